package io.github.betza.browser;

import io.github.betza.play.search.PieceValues;
import io.github.betza.processor.interpret.game.InterpretedGame;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the pieces of a game are worth, in words. */
final class Worths {
  /** What a pawn of chess is worth to the search. */
  private static final int PAWN = 100;

  private Worths() {}

  /** Returns the kinds of pieces that are not royal, and what each is worth. */
  static List<Object> of(VariantFacts facts) {
    PieceValues values = new PieceValues(InterpretedGame.rules(facts));
    List<Object> all = new ArrayList<>();
    for (int kind = 1; kind <= facts.pieces().size(); kind++) {
      if (!facts.piece(kind).royal()) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("kind", kind);
        data.put("value", words(Math.round((float) values.of(kind) / PAWN)));
        all.add(data);
      }
    }
    return all;
  }

  private static String words(int pawns) {
    return switch (pawns) {
      case 0 -> "less than a pawn";
      case 1 -> "about a pawn";
      default -> "about " + pawns + " pawns";
    };
  }
}
