package io.github.betza.processor.emit.bits;

import com.palantir.javapoet.CodeBlock;
import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.path.Vector;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes the calls of the runtime that find how far slides go.
 *
 * @param constants the tables
 * @param words how sets of bits are named
 * @param home the word in which the piece stands, or {@link #ANY}
 */
record RayCalls(BitConstants constants, BitWords words, int home) {
  /** The piece may stand in any word. */
  static final int ANY = -1;

  /** The variable with the bit of the square where the piece stands. */
  static final String FROM = "from";

  /**
   * Returns a word of what a slide reaches; nothing where that is known to be empty, because the
   * slide leads away from it.
   *
   * @param from the variable with the bit of the square where it begins
   */
  CodeBlock reach(Vector step, int most, String from, int word) {
    boolean up = isUp(step);
    List<Integer> met = words.met(up, from.equals(FROM) ? home : ANY, word);
    if (met.isEmpty()) {
      return CodeBlock.of("");
    }
    String stops =
        met.stream()
            .map(each -> words.variable("occupied", each))
            .collect(Collectors.joining(", "));
    String way = (up ? "up" : "down") + words.half(word);
    return CodeBlock.of(
        "$T.$L($L, $L, $L)", BitConstants.TABLES, way, constants.ray(step, most), from, stops);
  }

  /**
   * Returns what a slide reaches whose left and right edges are joined, on a board of at most 64
   * squares.
   */
  CodeBlock round(Slide slide) {
    String way = isUp(slide.step()) ? "up" : "down";
    return CodeBlock.of(
        "$T.$L($L, $L, $L)",
        BitConstants.TABLES,
        slide.step().ranks() == 0 ? way + "Round" : way,
        constants.joinedRay(slide.step(), slide.most()),
        FROM,
        words.variable("occupied", 0));
  }

  /** Returns what a slide behind a pivot reaches, on a board of at most 64 squares. */
  CodeBlock behind(Slide slide) {
    return CodeBlock.of(
        "$T.$L($L, $L, $L)",
        BitConstants.TABLES,
        isUp(slide.step()) ? "up" : "down",
        constants.bentRay(slide),
        FROM,
        words.variable("occupied", 0));
  }

  /** Returns where a slide stops on a board of more than 128 squares. */
  CodeBlock stop(Vector step, String ray, String from) {
    return CodeBlock.of(
        "$T.$L($L, $L, $L)",
        BitConstants.WIDE_TABLES,
        isUp(step) ? "stopUp" : "stopDown",
        ray,
        from,
        String.join(", ", words.variables("occupied")));
  }

  /** Returns the first piece on a slide. */
  CodeBlock first(Vector step, int most) {
    if (words.areMany()) {
      return stop(step, constants.ray(step, most), "from");
    }
    return CodeBlock.of(
        "$T.$L($L, from, $L)",
        BitConstants.TABLES,
        isUp(step) ? "firstUp" : "firstDown",
        constants.ray(step, most),
        String.join(", ", words.variables("occupied")));
  }

  /** Returns whether a step leads to higher bits. */
  static boolean isUp(Vector step) {
    return step.ranks() > 0 || (step.ranks() == 0 && step.files() > 0);
  }
}
