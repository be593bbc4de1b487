package io.github.betza.processor.emit;

import io.github.betza.processor.path.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Generated code makes the moves that the interpreter finds, whatever the model can hold. */
final class RandomPiecesTest {
  private static final int PIECES = 120;
  private static final int POSITIONS = 20;

  @Test
  void anyPiece() throws TooLargeException {
    Comparison comparison = new Comparison();
    RandomPieces random = new RandomPieces(20_261);
    List<Piece> pieces = new ArrayList<>();
    Generated generated = new Generated();
    for (int i = 0; i < PIECES; i++) {
      pieces.add(random.next());
      generated.add("Piece" + i, pieces.get(i));
    }
    generated.compile();
    for (int i = 0; i < PIECES; i++) {
      RandomPositions positions = comparison.positions(i);
      for (int round = 0; round < POSITIONS; round++) {
        comparison.compare(
            pieces.get(i).toString(),
            pieces.get(i),
            generated.moves("Piece" + i),
            positions.next(),
            new Random(round));
      }
    }
  }
}
