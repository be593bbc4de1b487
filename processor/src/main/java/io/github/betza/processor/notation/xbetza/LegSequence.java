package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.Deed;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.spec.DirectionSet;
import io.github.betza.processor.path.spec.LegSpec;
import java.util.ArrayList;
import java.util.List;

/**
 * The legs of a move with one atom, which are read one after the other: what a leg is depends on
 * the range of the legs before it.
 *
 * @param initial whether only an unmoved piece has the move
 * @param legs its legs
 */
record LegSequence(boolean initial, List<LegSpec> legs) {
  /** The direction straight back, as the only one of a leg. */
  private static final int BACK = 1 << 4;

  /**
   * Reads the legs of a move.
   *
   * @param written the modifiers of each
   * @param atomShape the leap and the range that the atom has by itself
   */
  static LegSequence read(
      List<LegLetters> written, Shape atomShape, Vocabulary vocabulary, ProblemLog log) {
    List<LegSpec> legs = new ArrayList<>();
    Shape shape = atomShape;
    boolean sliderBefore = false;
    boolean sliderEver = false;
    boolean curveEver = false;
    boolean handUnclear = false;
    boolean captures = false;
    for (int i = 0; i < written.size(); i++) {
      boolean last = i == written.size() - 1;
      LegContext context =
          new LegContext(
              shape, i == 0, last, sliderBefore, sliderEver, curveEver, handUnclear, captures);
      LegReader reader = new LegReader(written.get(i), context, vocabulary, log);
      legs.addAll(reader.read());
      if (i == 0) {
        handUnclear = DirectionReader.isHandUnclear(legs.get(0));
      }
      captures |= written.get(i).hasAny("cdke");
      sliderBefore = reader.isSlider();
      sliderEver |= sliderBefore;
      curveEver |= written.get(i).hasAny("qz");
      if (reader.toggles()) {
        shape = shape.toggled();
      }
    }
    warnOfEmptyOrigin(written, legs, log);
    return new LegSequence(written.get(0).has('i'), legs);
  }

  /** Warns of a second step straight back that needs a piece on the square that was just left. */
  private static void warnOfEmptyOrigin(
      List<LegLetters> written, List<LegSpec> legs, ProblemLog log) {
    if (legs.size() < 2 || written.size() < 2) {
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
}
