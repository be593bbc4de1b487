package io.github.betza.processor.emit.variant;

import io.github.betza.processor.emit.variant.GameSource.GamePiece;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The names of the constants that hold the kinds of pieces. */
final class KindNames {
  private KindNames() {}

  /**
   * Returns a name for each piece: that of its type in capitals, with underscores where a new word
   * begins. Where two types would share one, or it is that of another constant, its kind follows.
   */
  static List<String> of(List<GamePiece> pieces) {
    Set<String> taken = new HashSet<>(Set.of(GameEmitter.RULES));
    List<String> names = new ArrayList<>();
    for (GamePiece piece : pieces) {
      String name =
          piece.typeName().replaceAll("(\\p{Ll}|\\d)(\\p{Lu})", "$1_$2").toUpperCase(Locale.ROOT);
      while (!taken.add(name)) {
        name += "_" + (names.size() + 1);
      }
      names.add(name);
    }
    return names;
  }
}
