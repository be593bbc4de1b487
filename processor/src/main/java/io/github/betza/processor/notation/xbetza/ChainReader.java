package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.path.Deed;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.spec.DirectionSet;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads the legs of a term with a leaping or sliding atom, one after the other: what a leg is
 * depends on the range of the legs before it.
 */
final class ChainReader {
  /** The direction straight back, as the only one of a leg. */
  private static final int BACK = 1 << 4;

  private final Term term;
  private final ProblemLog log;
  private final List<LegSpec> legs = new ArrayList<>();

  private ChainReader(Term term, ProblemLog log) {
    this.term = term;
    this.log = log;
  }

  /** Returns the move of a term, or nothing where there are too many legs. */
  static Optional<MoveSpec> read(Term term, Shape shape, ProblemLog log) {
    return new ChainReader(term, log).read(shape);
  }

  private Optional<MoveSpec> read(Shape atomShape) {
    List<LegLetters> written = LegLetters.split(term, log);
    if (written.size() > XBetza.MOST_LEGS) {
      Span span = written.get(0).span().to(term.atom().span());
      log.add(
          ProblemCode.TOO_MANY_LEGS,
          span,
          "the move has " + written.size() + " legs, more than " + XBetza.MOST_LEGS);
      return Optional.empty();
    }
    if (!checkWholeTerm(written)) {
      return Optional.empty();
    }
    Shape shape = atomShape;
    boolean sliderBefore = false;
    boolean sliderEver = false;
    boolean curveEver = false;
    boolean bothHands = false;
    boolean captures = false;
    for (int i = 0; i < written.size(); i++) {
      boolean last = i == written.size() - 1;
      LegContext context =
          new LegContext(
              shape, i == 0, last, sliderBefore, sliderEver, curveEver, bothHands, captures);
      LegReader reader = new LegReader(written.get(i), context, log);
      legs.addAll(reader.read());
      if (i == 0) {
        bothHands = DirectionReader.hasBothHands(legs.get(0).heading());
      }
      captures |= written.get(i).hasAny("cdke");
      sliderBefore = reader.isSlider();
      sliderEver |= sliderBefore;
      curveEver |= written.get(i).hasAny("qz");
      if (reader.toggles()) {
        shape = shape.toggled();
      }
    }
    warnOfEmptyOrigin(written);
    boolean initial = written.get(0).has('i');
    return Optional.of(new Chain(initial, legs));
  }

  /** Warns of a second step straight back that needs a piece on the square that was just left. */
  private void warnOfEmptyOrigin(List<LegLetters> written) {
    if (legs.size() < 2) {
      return;
    }
    LegSpec first = legs.get(0);
    LegSpec second = legs.get(1);
    boolean steps = first.length().isOne() && second.length().isOne();
    boolean sameAtom = first.atom().equals(second.atom());
    boolean plain = first.wrap() == Wrap.NONE && second.wrap() == Wrap.NONE;
    boolean stays = first.outcomes().stream().noneMatch(outcome -> outcome.deed() == Deed.EXCITE);
    boolean needsPiece = !LegModes.mayMeetEmpty(second);
    if (steps
        && sameAtom
        && plain
        && stays
        && second.heading().equals(new DirectionSet(BACK))
        && needsPiece) {
      log.add(
          ProblemCode.NEVER_MOVES,
          written.get(1).span(),
          "this leg goes back to the square that the piece left, which is empty, but it needs a"
              + " piece there",
          "let it end on or go on from an empty square ('m'), or choose another direction");
    }
  }

  /** Checks what concerns all legs at once: the range and the extension of the atom. */
  private boolean checkWholeTerm(List<LegLetters> written) {
    boolean multiple = written.size() > 1;
    if (term.range().isPresent() && term.range().get().star()) {
      LegLetters only = written.get(0);
      if (multiple || only.hasAny("pgqzj")) {
        log.add(
            ProblemCode.UNDEFINED_COMBINATION,
            term.range().get().span(),
            "the range '*' is defined for a plain slide only",
            "write a number, or 0 for unlimited");
        return false;
      }
    }
    if (multiple && term.atom().value() == 'K' && term.extension().isPresent()) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          term.extension().get().span(),
          "\"KX\" is WX and FX, which cannot be legs of one move",
          "write two moves, one with WX and one with FX");
      return false;
    }
    return true;
  }
}
