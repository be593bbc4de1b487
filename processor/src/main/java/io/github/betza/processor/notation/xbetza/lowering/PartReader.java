package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.NotationPart;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaModifierTable;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.Bracket;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.XBetzaTerm;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaScanner;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.resolve.PathTreeBuilder;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.List;

/** Cuts a notation into its terms and brackets, and terms of several legs into legs. */
public final class PartReader {
  private final Work work;
  private final ProblemLog log;
  private final List<NotationPart> parts = new ArrayList<>();

  private PartReader(String notation, Work work) {
    this.work = work;
    this.log = new ProblemLog(notation, work);
  }

  /**
   * Returns the parts of a notation in their order, each term after its legs. A repeated group and
   * a bracket are not cut.
   *
   * @param notation a notation without errors, of XBETZA or of CLASSIC
   */
  public static List<NotationPart> read(String notation, Work work) {
    PartReader reader = new PartReader(notation, work);
    XBetzaScanner.scan(notation, reader.log).forEach(reader::add);
    return reader.parts;
  }

  private void add(XBetzaPart part) {
    if (part instanceof Bracket bracket) {
      add(bracket.span(), BracketReader.read(bracket, log), false, List.of());
      return;
    }
    XBetzaTerm term = (XBetzaTerm) part;
    List<MoveSpec> moves = XBetzaTermReader.read(term, log);
    List<List<Letter>> legs = term.repetition().isPresent() ? List.of() : legs(term);
    if (legs.size() > 1) {
      for (int i = 0; i < legs.size(); i++) {
        addLeg(term, legs.get(i), i < legs.size() - 1 ? shortened(moves, i) : moves);
      }
    }
    add(term.span(), moves, false, legs.size() > 1 ? List.of() : clauses(term.modifiers()));
  }

  /** Returns the modifiers of each leg; the modifiers of a later leg begin with its {@code a}. */
  private static List<List<Letter>> legs(XBetzaTerm term) {
    List<List<Letter>> legs = new ArrayList<>();
    legs.add(new ArrayList<>());
    for (Letter letter : term.modifiers()) {
      if (letter.value() == 'a') {
        legs.add(new ArrayList<>());
      }
      legs.get(legs.size() - 1).add(letter);
    }
    return legs;
  }

  /** A first leg without letters is the plain move of the atom. */
  private void addLeg(XBetzaTerm term, List<Letter> letters, List<MoveSpec> moves) {
    Span span = letters.isEmpty() ? term.atomSpan() : Letter.span(letters);
    add(span, moves, true, clauses(letters));
  }

  /** Returns moves that end with an earlier leg than their last. */
  private static List<MoveSpec> shortened(List<MoveSpec> moves, int number) {
    List<MoveSpec> all = new ArrayList<>();
    for (MoveSpec move : moves) {
      Chain chain = (Chain) move;
      List<LegSpec> legs = new ArrayList<>(chain.legs().subList(0, number + 1));
      LegSpec last = legs.get(number);
      legs.set(number, last.ending(ends(last), List.of()));
      all.add(new Chain(chain.initial(), legs));
    }
    return all;
  }

  /** Returns landings in place of branches; a hurdle is shown as a victim. */
  private static List<Landing> ends(LegSpec leg) {
    return leg.outcomes().stream()
        .map(LegOutcome::occupant)
        .distinct()
        .map(
            occupant ->
                new LegOutcome(occupant, occupant.isPiece() ? LegEffect.REMOVE : LegEffect.NONE))
        .map(outcome -> new Landing(outcome, false))
        .toList();
  }

  private void add(Span span, List<MoveSpec> moves, boolean leg, List<String> clauses) {
    parts.add(new NotationPart(span, PathTreeBuilder.build(moves, work), leg, clauses));
  }

  /** Returns the clauses of letters other than directions. */
  private static List<String> clauses(List<Letter> letters) {
    return letters.stream()
        .filter(letter -> !XBetzaModifierTable.TABLE.isDirection(letter))
        .map(Letter::value)
        .distinct()
        .map(XBetzaModifierTable.TABLE::clause)
        .toList();
  }
}
