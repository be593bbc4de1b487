package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
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
    boolean captures = false;
    for (int i = 0; i < written.size(); i++) {
      boolean last = i == written.size() - 1;
      LegContext context =
          new LegContext(shape, i == 0, last, sliderBefore, sliderEver, curveEver, captures);
      LegReader reader = new LegReader(written.get(i), context, log);
      legs.addAll(reader.read());
      captures |= written.get(i).hasAny("cdke");
      sliderBefore = reader.isSlider();
      sliderEver |= sliderBefore;
      curveEver |= written.get(i).hasAny("qz");
      if (reader.toggles()) {
        shape = shape.toggled();
      }
    }
    boolean initial = written.get(0).has('i');
    return Optional.of(new Chain(initial, legs));
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
