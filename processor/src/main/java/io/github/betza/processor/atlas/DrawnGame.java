package io.github.betza.processor.atlas;

import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.sentence.VariantSentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A game that a page describes. Pages are for games that have been checked, whose setup fits the
 * board and the pieces, and whose notations can be read.
 *
 * @param facts its rules
 * @param pieces its pieces, in the order of their kinds
 * @param origin its history and its rules in sentences, if known
 */
public record DrawnGame(VariantFacts facts, List<DrawnPiece> pieces, Optional<GameOrigin> origin) {
  public DrawnGame {
    pieces = List.copyOf(pieces);
  }

  /** Makes a game with its declaration only. */
  public DrawnGame(VariantFacts facts, List<DrawnPiece> pieces) {
    this(facts, pieces, Optional.empty());
  }

  /** Returns the same game with its origin. */
  public DrawnGame with(Optional<GameOrigin> newOrigin) {
    return new DrawnGame(facts, pieces, newOrigin);
  }

  /** Returns whether all notations are valid, including extra moves. */
  public boolean isReadable() {
    return !facts.isAnyUnknown();
  }

  /**
   * Returns the same game with its pieces in another order.
   *
   * @param symbols the symbols of its pieces, each once
   * @throws IllegalArgumentException if they belong to other pieces
   */
  public DrawnGame inOrder(List<String> symbols) {
    List<Integer> order = new ArrayList<>();
    symbols.forEach(symbol -> order.add(facts.kindOf(symbol)));
    if (order.size() != pieces.size()
        || order.contains(0)
        || Set.copyOf(order).size() < order.size()) {
      throw new IllegalArgumentException(
          "its pieces are not " + String.join(", ", symbols) + "; compile it again");
    }
    return new DrawnGame(
        facts.withPieces(order.stream().map(facts::piece).toList()),
        order.stream().map(kind -> pieces.get(kind - 1)).toList(),
        origin);
  }

  /** Returns the sentences about its rules, in which pieces have their labels. */
  VariantSentences sentences() {
    return new VariantSentences(facts, symbol -> pieces.get(facts.kindOf(symbol) - 1).label());
  }
}
