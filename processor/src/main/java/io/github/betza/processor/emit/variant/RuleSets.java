package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.CodeBlock;
import io.github.betza.processor.emit.bits.BitConstants;

/**
 * The sets of squares that the rules of a game name, by side; each of these methods returns the
 * name of a set.
 */
final class RuleSets {
  private RuleSets() {}

  /** Where a kind promotes, which its constant names. */
  static String promotion(BitConstants constants, String kind) {
    return constants.set(kind + "_PROMOTION", of("promotionZone", kind));
  }

  /** Where a kind that is confined may go, which its constant names. */
  static String zone(BitConstants constants, String kind) {
    return constants.set(kind + "_ZONE", of("zone", kind));
  }

  /** From where a kind attacks each square, which its constant names. */
  static String attackOrigins(BitConstants constants, String kind) {
    return constants.set(kind + "_ORIGINS", of("attackOrigins", kind));
  }

  /** Within what squares moves are had. */
  static String extra(BitConstants constants, int number) {
    return constants.set("EXTRA_" + number, of("extraSquares", number));
  }

  private static CodeBlock of(String method, Object which) {
    return CodeBlock.of("$L.$L($L)", GameEmitter.RULES, method, which);
  }
}
