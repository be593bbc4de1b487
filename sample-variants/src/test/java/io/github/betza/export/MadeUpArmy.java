package io.github.betza.export;

import io.github.betza.Dialect;
import io.github.betza.board.PieceMoves;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.game.Game;
import io.github.betza.game.GameRules;
import io.github.betza.game.GameRulesBuilder;
import io.github.betza.model.GameModel;
import io.github.betza.model.Promotion;
import io.github.betza.processor.tool.CompiledPiece;
import io.github.betza.processor.tool.MoverCompiler;
import io.github.betza.processor.tool.NotatedPiece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Chess with other pieces, drawn by lot from those that the engine can have. */
final class MadeUpArmy {
  private static final List<String> NOTATIONS =
      List.of(
          "NW", "FD", "WAD", "CF", "HFD", "BmW", "fBbR", "vRsB", "NN", "mNcB", "mRcN", "mRcpR",
          "mQcgQ", "gQ", "nDF", "nAW", "nNF", "B3", "R4fF", "frlbNW", "hrNF", "ZfW", "fNbsK",
          "sRvW3", "mKcD", "GfhN", "fsWbF", "rfN3K", "cpBmB");
  private static final String LETTERS = "ABCD";

  private final DeclaredVariant variant;
  private final Map<Character, PieceMoves> moves = new LinkedHashMap<>();

  MadeUpArmy(int seed) {
    Random random = new Random(seed);
    List<DeclaredPiece> pieces = new ArrayList<>();
    pieces.add(piece('P', "fmWfceFifmnD"));
    pieces.add(new DeclaredPiece("King", 'K', "K", Dialect.XBETZA, true));
    List<String> rest = new ArrayList<>(NOTATIONS);
    for (int i = 0; i < LETTERS.length(); i++) {
      pieces.add(piece(LETTERS.charAt(i), rest.remove(random.nextInt(rest.size()))));
    }
    variant =
        new DeclaredVariant(
            GameModel.of(
                    "Army" + seed, 8, 8, "abcdkcba/pppppppp/8/8/8/8/PPPPPPPP/ABCDKCBA w - - 0 1")
                .with(GameModel.PROMOTIONS, List.of(new Promotion("P", "ABCD", "8", false, false))),
            pieces);
    compile();
  }

  private static DeclaredPiece piece(char letter, String notation) {
    return new DeclaredPiece(notation, letter, notation, Dialect.XBETZA, false);
  }

  private void compile() {
    Map<String, NotatedPiece> notated = new LinkedHashMap<>();
    variant
        .pieces()
        .forEach(
            piece ->
                notated.put(
                    String.valueOf(piece.letter()),
                    new NotatedPiece(piece.notation(), piece.dialect())));
    Map<String, CompiledPiece> compiled = MoverCompiler.compile(notated);
    compiled.forEach((letter, piece) -> moves.put(letter.charAt(0), piece.moves().orElseThrow()));
  }

  DeclaredVariant variant() {
    return variant;
  }

  Game game() {
    GameRulesBuilder rules = GameRules.builder(variant.name(), 8, 8, variant.setup());
    for (DeclaredPiece piece : variant.pieces()) {
      PieceMoves own = moves.get(piece.letter());
      if (piece.royal()) {
        rules.royal(piece.letter(), piece.name(), own);
      } else {
        rules.piece(piece.letter(), piece.name(), own);
      }
    }
    return rules.promotion(1, "8", 3, 4, 5, 6).build().play(variant.setup());
  }
}
