package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.move.Fragment;
import io.github.betza.processor.notation.xbetza.lowering.LegContext.PrecedingLegs;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaAtoms;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.XBetzaTerm;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaRepetition;
import io.github.betza.processor.path.spec.Heading;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the moves of a term with a leaping or sliding atom: one move, or with a repeated group one
 * for every number of rounds.
 */
record XBetzaChainReader(XBetzaTerm term, LegShape shape, ProblemLog log) {
  /** The same legs, repeated. */
  private static final Pattern AGAIN = Pattern.compile("([a-z]*?a[a-z]*?)\\1+");

  /**
   * The number of rounds after which a group has met everything that it can meet: longer moves
   * repeat it.
   */
  private static final int TELLING_ROUNDS = 4;

  /** Returns the moves of a term; empty if a mistake affects all its legs at once. */
  static List<MoveSpec> read(XBetzaTerm term, LegShape shape, ProblemLog log) {
    XBetzaChainReader reader = new XBetzaChainReader(term, shape, log);
    if (reader.isTooLong()) {
      return List.of();
    }
    // A mistake in the range does not affect the legs, so they are still read.
    reader.checkStar();
    return reader.isTwofold() ? List.of() : reader.read();
  }

  private List<MoveSpec> read() {
    if (term.repetition().isEmpty()) {
      List<LegLetters> written = LegLetters.split(term, term.modifiers(), log);
      LegSequence only = LegSequence.read(written, shape, log);
      Chain chain = new Chain(only.initial(), only.legs());
      if (!log.hasErrors()) {
        IdleEdgeCheck.warn(written, Optional.empty(), chain, log);
      }
      return List.of(chain);
    }
    XBetzaRepetition repetition = term.repetition().get();
    log.addRepeated(Letter.span(term.modifiers()));
    int most = repetition.rounds(term.modifiers());
    Map<Boolean, List<List<LegSpec>>> sequences = new LinkedHashMap<>();
    for (int rounds = 0; rounds <= most; rounds++) {
      LegSequence next = sequence(repetition.writtenOut(term.modifiers(), rounds));
      sequences.computeIfAbsent(next.initial(), key -> new ArrayList<>()).add(next.legs());
      if (rounds >= TELLING_ROUNDS && log.hasErrors()) {
        break;
      }
    }
    List<MoveSpec> moves = new ArrayList<>();
    sequences.forEach((initial, legs) -> moves.add(Fragment.joined(legs).chain(initial)));
    return moves;
  }

  private LegSequence sequence(List<Letter> modifiers) {
    return LegSequence.read(LegLetters.split(term, modifiers, log), shape, log);
  }

  /** Returns whether the move has too many legs, which is reported. */
  private boolean isTooLong() {
    long again = term.modifiers().stream().filter(letter -> letter.value() == 'a').count();
    long legs =
        term.repetition().isPresent()
            ? term.repetition().get().longest(term.modifiers())
            : again + 1;
    if (legs > XBetzaPart.MOST_LEGS) {
      log.add(
          ProblemCode.TOO_MANY_LEGS,
          term.repetition().map(XBetzaRepetition::span).orElse(term.span()),
          "the move has " + legs + " legs, more than " + XBetzaPart.MOST_LEGS,
          Advice.suggest(asGroup())
              .noting(
                  "write fewer legs in one move (each 'a' begins one), or a repeated group: "
                      + "\"(paf)R\""));
    }
    return legs > XBetzaPart.MOST_LEGS;
  }

  /** Returns the text in which repeated modifiers are a repeated group. */
  private List<Suggestion> asGroup() {
    if (term.repetition().isPresent()) {
      return List.of();
    }
    Span letters = Letter.span(term.modifiers());
    Matcher again = AGAIN.matcher(letters.of(log.notation()));
    return again.matches()
        ? List.of(
            log.edited(
                letters,
                "(" + again.group(1) + ")",
                "\"" + again.group(1) + "\" any number of times"))
        : List.of();
  }

  /** Checks that a range {@code *} follows a leg for which it is supported. */
  private void checkStar() {
    Optional<Span> star = term.range().filter(XBetzaTerm.Range::star).map(XBetzaTerm.Range::span);
    if (star.isEmpty()) {
      return;
    }
    if (hasAny("apgj")) {
      starPassesOver(term.atom(), star.get(), log);
    } else if (hasAny("q")) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          star.get(),
          "'*' cannot follow a circular rider, whose range is the whole circle",
          "remove '*'");
    }
  }

  /**
   * Reports a range {@code *} on a move with squares passed over that are not noted, or not of its
   * last leg: seed 003 makes all of them en-passant squares. R, B and Q are unlimited without a
   * range.
   */
  static void starPassesOver(Letter atom, Span star, ProblemLog log) {
    log.add(
        ProblemCode.UNDEFINED_COMBINATION,
        star,
        "'*' is supported only for a move of one leg that neither hops nor skips a square",
        XBetzaAtoms.isSlider(atom.value())
            ? Advice.NONE
            : Advice.suggest(log.edited(star, "0", "any number of steps")));
  }

  /** Returns whether the legs would have two atoms at once, which is reported. */
  private boolean isTwofold() {
    boolean twofold = hasAny("a") && term.atom().value() == 'K' && term.extension().isPresent();
    if (twofold) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          term.extension().get().span(),
          "\"KX\" stands for the two atoms WX and FX, so it cannot be a leg of a longer move",
          "write the move twice, once with WX and once with FX");
    }
    return twofold;
  }

  private boolean hasAny(String letters) {
    return term.modifiers().stream().anyMatch(letter -> letters.indexOf(letter.value()) >= 0);
  }

  /**
   * The legs of a move with one atom, which are read one after the other: a leg depends on the
   * range of the legs before it.
   *
   * @param initial whether only an unmoved piece has the move
   * @param legs its legs
   */
  private record LegSequence(boolean initial, List<LegSpec> legs) {
    /** The work of reading a leg. */
    private static final long LEG = 300;

    /**
     * Reads the legs of a move.
     *
     * @param written the modifiers of each
     * @param atomShape the atom's own leap and range
     */
    static LegSequence read(List<LegLetters> written, LegShape atomShape, ProblemLog log) {
      List<LegSpec> legs = new ArrayList<>();
      LegShape shape = atomShape;
      PrecedingLegs before = PrecedingLegs.NOTHING;
      for (int i = 0; i < written.size(); i++) {
        log.work().count(LEG);
        boolean first = i == 0;
        boolean last = i == written.size() - 1;
        LegContext context = new LegContext(shape, first, last, false, before);
        LegGeometry geometry = new LegGeometry(written.get(i), context);
        LegOutcomes outcomes = LegOutcomes.of(geometry.outcomeLetters(), context);
        legs.addAll(read(geometry, outcomes, context, log));
        before = before.after(geometry, outcomes);
        if (first) {
          before = before.withHandUnclear(XBetzaDirectionReader.isHandUnclear(legs.get(0)));
        }
        // The next leg slides if this one leaps, and leaps if this one slides.
        if (!last && geometry.letters().hasAny("yg")) {
          shape = geometry.shape().toggled();
        }
      }
      return new LegSequence(written.get(0).has('i'), legs);
    }

    /** Returns a leg, or the two legs of a hop. */
    private static List<LegSpec> read(
        LegGeometry geometry, LegOutcomes outcomes, LegContext context, ProblemLog log) {
      LegRules.check(geometry, log);
      LegRules.check(outcomes, log);
      Heading heading =
          XBetzaDirectionReader.read(geometry.letters(), geometry.shape().atom(), context, log);
      LegSpecBuilder builder = new LegSpecBuilder(geometry);
      if (!context.last()) {
        return List.of(builder.before(heading, List.of(), outcomes.all()));
      }
      new DoubtfulHopCheck(geometry.letters(), log).warn();
      return builder.last(heading, outcomes.all());
    }
  }
}
