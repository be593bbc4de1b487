package io.github.betza.processor.emit.bits;

import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the calls of the runtime that find the ends of slides.
 *
 * @param constants the tables
 * @param words the names of sets of bits
 * @param home the word in which the piece is, or {@link #ANY}
 */
record RayCalls(BitConstants constants, BitWords words, int home) {
  /** The piece may be in any word. */
  static final int ANY = -1;

  /**
   * Returns a word of the squares that a slide reaches; no code if it is known to be empty, because
   * the slide leads away from it.
   *
   * @param from the variable with the bit of the square where it begins
   */
  Code reach(Vector step, int most, Code from, int word) {
    boolean up = isUp(step);
    List<Integer> met = words.met(up, from.equals(BitWords.FROM) ? home : ANY, word);
    if (met.isEmpty()) {
      return Code.nothing();
    }
    List<Code> stops = new ArrayList<>();
    met.forEach(each -> stops.add(words.variable(BitWords.OCCUPIED, each)));
    String way = (up ? "up" : "down") + words.half(word);
    return Code.of(
        "$T.$L($L, $L, $L)",
        BitConstants.TABLES,
        way,
        constants.ray(step, most),
        from,
        Code.join(stops, ", "));
  }

  /**
   * Returns the squares that a slide over joined left and right edges reaches, on a board of at
   * most 64 squares.
   */
  Code round(Slide slide) {
    String way = isUp(slide.step()) ? "up" : "down";
    return Code.of(
        "$T.$L($L, $L, $L)",
        BitConstants.TABLES,
        slide.step().ranks() == 0 ? way + "Round" : way,
        constants.joinedRay(slide.step(), slide.most()),
        BitWords.FROM,
        words.variable(BitWords.OCCUPIED, 0));
  }

  /** Returns the squares that a slide beyond a pivot reaches, on a board of at most 64 squares. */
  Code behind(Slide slide) {
    return Code.of(
        "$T.$L($L, $L, $L)",
        BitConstants.TABLES,
        isUp(slide.step()) ? "up" : "down",
        constants.bentRay(slide),
        BitWords.FROM,
        words.variable(BitWords.OCCUPIED, 0));
  }

  /** Returns the first piece on a slide. */
  Code first(Vector step, int most) {
    return Code.of(
        "$T.$L($L, $L, $L)",
        BitConstants.TABLES,
        isUp(step) ? "firstUp" : "firstDown",
        constants.ray(step, most),
        BitWords.FROM,
        Code.join(words.variables(BitWords.OCCUPIED), ", "));
  }

  /** Returns whether a step leads to higher bits. */
  static boolean isUp(Vector step) {
    return step.ranks() > 0 || (step.ranks() == 0 && step.files() > 0);
  }
}
