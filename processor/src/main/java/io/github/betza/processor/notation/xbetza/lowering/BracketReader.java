package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.EmptySelectionCheck;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.move.Budget;
import io.github.betza.processor.notation.move.Fragment;
import io.github.betza.processor.notation.xbetza.lowering.LegContext.PrecedingLegs;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.Bracket;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.XBetzaTerm;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.resolve.PathCount;
import io.github.betza.processor.path.resolve.WholePaths;
import io.github.betza.processor.path.resolve.WholePaths.Selected;
import io.github.betza.processor.path.spec.Heading;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a bracket: its legs, and the modifiers before it for the whole move. */
public final class BracketReader {
  private final Bracket bracket;
  private final LegLetters whole;
  private final BracketEndReader end;
  private final ProblemLog log;
  private final List<LegLetters> lettersOfLegs = new ArrayList<>();
  private final List<LegSpec> legs = new ArrayList<>();

  private BracketReader(Bracket bracket, ProblemLog log) {
    this.bracket = bracket;
    this.whole = LegLetters.of(bracket.modifiers(), bracket.span(), log);
    this.end = new BracketEndReader(bracket, whole, log);
    this.log = log;
  }

  /** Returns the moves of a bracket; empty if it has no meaning, which is reported. */
  public static List<MoveSpec> read(Bracket bracket, ProblemLog log) {
    List<Optional<LegShape>> shapes = BracketCheck.shapes(bracket, log);
    if (shapes.stream().anyMatch(Optional::isEmpty)) {
      return List.of();
    }
    BracketReader reader = new BracketReader(bracket, log);
    reader.readLegs(shapes.stream().map(Optional::orElseThrow).toList());
    Chain chain = new Chain(reader.whole.has('i'), reader.legs);
    return reader.selected(chain).map(List::<MoveSpec>of).orElse(List.of());
  }

  private void readLegs(List<LegShape> shapes) {
    PrecedingLegs before = PrecedingLegs.NOTHING;
    for (int i = 0; i < shapes.size(); i++) {
      boolean last = i == shapes.size() - 1;
      boolean stops = !last && bracket.mayStopAfter(i);
      LegContext context = new LegContext(shapes.get(i), i == 0, last, stops, before);
      before = readLeg(bracket.legs().get(i), context);
    }
  }

  /** Reads a leg, and returns the preceding legs of the next one. */
  private PrecedingLegs readLeg(XBetzaTerm term, LegContext context) {
    LegLetters written = LegLetters.of(term.modifiers(), term.atomSpan(), !context.first(), log);
    lettersOfLegs.add(written);
    LegLetters letters = written.with(whole, "o");
    LegGeometry geometry = new LegGeometry(letters, context);
    LegRules.check(geometry, log);
    Heading heading =
        context.first()
            ? XBetzaDirectionReader.read(letters, geometry.shape().atom(), context, log)
            : SectorReader.ofContinuation(written, log);
    LegOutcomes outcomes = LegOutcomes.of(geometry.outcomeLetters(), context);
    LegSpecBuilder builder = new LegSpecBuilder(geometry);
    if (context.last()) {
      legs.addAll(
          builder.last(heading, end.ofLastLeg(written, geometry.outcomeLetters(), context)));
    } else {
      LegRules.check(outcomes, log);
      List<LegOutcome> endings =
          context.stops() ? end.ofMove(context.before().captures()) : List.of();
      legs.add(builder.before(heading, endings, outcomes.all()));
    }
    return context.before().after(geometry, outcomes);
  }

  private Optional<Chain> selected(Chain chain) {
    if (log.hasErrors()) {
      return Optional.of(chain);
    }
    IdleEdgeCheck.warn(lettersOfLegs, Optional.of(whole), chain, log);
    long paths = PathCount.all(chain, log.work());
    if (whole.runs().isEmpty()) {
      return Optional.of(chain);
    }
    Span letters = Letter.span(whole.directions());
    if (paths > Budget.MOST_LEGS) {
      log.add(
          ProblemCode.TOO_MANY_PATHS,
          letters,
          "direction letters before a bracket can choose among "
              + Budget.MOST_LEGS
              + " paths at the most, but this one has "
              + paths,
          "put the direction letters on the legs instead");
      return Optional.empty();
    }
    Selected selected = WholePaths.select(chain, SectorReader.ofWholePaths(whole, log), log.work());
    Optional<Chain> meant =
        selected.paths().isEmpty()
            ? Optional.empty()
            : Optional.of(Fragment.joined(selected.paths()).chain(chain.initial()));
    if (log.hasErrors()) {
      return meant;
    }
    EmptySelectionCheck empty = new EmptySelectionCheck();
    empty.add(letters, meant.isPresent());
    empty.report(log);
    if (selected.all()) {
      log.addNeedless(
          ProblemCode.REDUNDANT_MODIFIER,
          letters,
          "these direction letters exclude no move of the bracket",
          List.of(Letter.spans(whole.directions())));
    }
    return meant;
  }
}
