package io.github.betza.browser;

import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.ExportedGame;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.address.GameAddress;
import io.github.betza.samples.Games;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** The samples as pages have them. */
final class SampleDesigns {
  /** Reading one takes a run of the compiler. */
  private static final Map<String, DeclaredVariant> KNOWN = new ConcurrentHashMap<>();

  private SampleDesigns() {}

  static DeclaredVariant declaration(String name) {
    return KNOWN.computeIfAbsent(
        name, key -> ExportedGame.declaration(Games.find(key, null).orElseThrow()));
  }

  static VariantFacts facts(DeclaredVariant game) {
    List<PieceFacts> pieces =
        game.all().stream().map(piece -> piece(piece.symbol(), piece)).toList();
    Map<String, PieceFacts> moves = new TreeMap<>();
    game.moves()
        .forEach(
            (type, piece) -> {
              if (game.model().extras().stream().anyMatch(extra -> extra.moves().equals(type))) {
                moves.put(type, piece(" ", piece));
              }
            });
    return new VariantFacts(game.model(), pieces, moves);
  }

  private static PieceFacts piece(String symbol, DeclaredPiece piece) {
    String name = symbol.isBlank() ? "" : piece.name();
    return GameAddress.piece(symbol, name, piece.notation(), piece.dialect(), piece.royal());
  }

  /** Returns the address of a sample. */
  static String address(String name) {
    return GameAddress.of(facts(declaration(name))).text();
  }
}
