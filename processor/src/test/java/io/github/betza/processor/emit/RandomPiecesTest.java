package io.github.betza.processor.emit;

import io.github.betza.processor.path.Piece;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Generated code makes the moves that the interpreter finds, whatever the model can hold. */
final class RandomPiecesTest {
  private static final int PIECES = 120;
  private static final int POSITIONS = 20;

  /** More of them where {@code -Dbetza.random=FIRST:COUNT} asks for it. */
  @Test
  void anyPiece() throws TooLargeException {
    String[] wanted = System.getProperty("betza.random", "20261:1").split(":", 2);
    int first = Integer.parseInt(wanted[0]);
    for (int i = 0; i < Integer.parseInt(wanted[1]); i++) {
      compare(first + i);
    }
  }

  private static void compare(int seed) throws TooLargeException {
    Comparison comparison = new Comparison();
    RandomPieces random = new RandomPieces(seed);
    Map<String, Piece> pieces = new LinkedHashMap<>();
    Generated generated = new Generated();
    for (int i = 0; i < PIECES; i++) {
      String name = "Piece" + i;
      Piece piece = random.next();
      generated.add(name, piece);
      pieces.put(name, piece);
    }
    generated.compile();
    int number = 0;
    for (Map.Entry<String, Piece> entry : pieces.entrySet()) {
      RandomPositions positions = comparison.positions(number++);
      for (int round = 0; round < POSITIONS; round++) {
        comparison.compare(
            "seed " + seed + " " + entry.getKey(),
            entry.getValue(),
            generated.moves(entry.getKey()),
            positions.next(),
            new Random(round));
      }
    }
  }
}
