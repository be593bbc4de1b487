package io.github.betza.processor.emit.variant;

import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A game whose moves are found by sets of bits, with the names in that code. The sets of squares
 * that the rules name are tables by side.
 *
 * @param source the game
 * @param kinds the names of all kinds
 * @param words the names of sets
 * @param constants the tables
 */
record GameSets(GameSource source, List<KindName> kinds, BitWords words, BitConstants constants) {

  /** Returns the names in a game, which has no tables yet. */
  static GameSets of(GameSource source, List<KindName> kinds) {
    Set<String> taken = new HashSet<>(Set.of(GameShell.RULES));
    kinds.forEach(kind -> taken.add(kind.constant()));
    return new GameSets(
        source,
        kinds,
        BitWords.of(source.board().squares()),
        new BitConstants(source.board().files(), source.board().ranks(), taken));
  }

  /** Returns the numbers of the kinds. */
  List<Integer> numbers() {
    return IntStream.rangeClosed(1, kinds.size()).boxed().toList();
  }

  /** Returns whether some kinds of the game are all of its kinds. */
  boolean areAll(Set<Integer> some) {
    return some.size() == kinds.size();
  }

  /** Returns the name of the constant of a kind. */
  String name(int kind) {
    return kinds.get(kind - 1).constant();
  }

  /** Returns the beginning of the names of methods for a kind. */
  String word(int kind) {
    return kinds.get(kind - 1).word();
  }

  /** Returns the name of the set of squares where a kind promotes. */
  String promotion(int kind) {
    return set("PROMOTION", "The squares of the promotion zone", "promotionZone", kind);
  }

  /**
   * Returns the name of the set of squares where a kind promotes by one of its rules.
   *
   * @param rule the index of the rule among the rules of the kind
   */
  String promotion(int kind, int rule) {
    return source.rules().promotionsOf(kind).size() == 1
        ? promotion(kind)
        : constants.set(
            name(kind) + "_PROMOTION_" + (rule + 1),
            "The squares where one rule promotes, by side.",
            Code.of("$L.promotionZone($L, $L)", GameShell.RULES, name(kind), rule));
  }

  /** Returns the name of the set of squares of a confined kind. */
  String zone(int kind) {
    return set("ZONE", "The squares that the pieces may not leave", "zone", kind);
  }

  /** Returns the name of the table of the squares from which a kind attacks each square. */
  String attackOrigins(int kind) {
    return set("ORIGINS", "The squares from which each square is attacked", "attackOrigins", kind);
  }

  private String set(String suffix, String meaning, String method, int kind) {
    return constants.set(
        name(kind) + "_" + suffix, meaning + ", by side.", made(method, name(kind)));
  }

  /** Returns the name of the set of squares of extra moves. */
  String extra(int number) {
    return constants.set(
        "EXTRA_" + number, "The squares of further moves, by side.", made("extraSquares", number));
  }

  private static Code made(String method, Object which) {
    return Code.of("$L.$L($L)", GameShell.RULES, method, which);
  }
}
