package io.github.betza.processor.emit;

import io.github.betza.Dialect;
import io.github.betza.processor.Choices;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Piece;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * A piece, and the choices by which its positions are drawn. This is no record: the hash code of a
 * piece goes over a leg wherever it is reached, which may be too often.
 */
final class Drawn {
  private final String name;
  private final Piece piece;
  private final Choices choices;

  /**
   * Makes a piece.
   *
   * @param name what is shown of it
   */
  Drawn(String name, Piece piece, Choices choices) {
    this.name = name;
    this.piece = piece;
    this.choices = choices;
  }

  String name() {
    return name;
  }

  Piece piece() {
    return piece;
  }

  Choices choices() {
    return choices;
  }

  /** Draws pieces of sound notations. */
  static Arbitrary<Drawn> notations(Arbitrary<String> notations, Dialect dialect) {
    return Combinators.combine(notations, Choices.any())
        .as(
            (notation, choices) ->
                new Drawn(
                    notation, Notations.read(notation, dialect).piece().orElseThrow(), choices));
  }

  /** Draws pieces that no notation needs to be able to say. */
  static Arbitrary<Drawn> pieces() {
    return Combinators.combine(Choices.any(), Choices.any())
        .as(
            (parts, choices) -> {
              Piece piece = new RandomPieces(parts).next();
              return new Drawn("piece of " + parts, piece, choices);
            });
  }

  /** Draws as many different ones as may be compiled in one run; fewer once that fails. */
  static Arbitrary<List<Drawn>> batch(Arbitrary<Drawn> each, int count) {
    return each.list()
        .uniqueElements(Drawn::name)
        .ofMinSize(1)
        .ofMaxSize(count)
        .withSizeDistribution(Choices.LONGEST);
  }

  @Override
  public String toString() {
    return name;
  }
}
