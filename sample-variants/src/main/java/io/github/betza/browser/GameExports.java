package io.github.betza.browser;

import io.github.betza.convert.Target;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.Export;
import io.github.betza.imports.JavaSource;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a page can give away of a design, for other programs. */
final class GameExports {
  private static final String JAVA = "java";
  private static final String FEN = "fen";

  /** A program that is told about a game, and the name of the file for it. */
  private record Kind(String id, String name, String file) {}

  private static final List<Kind> KINDS =
      List.of(
          new Kind(JAVA, "Java", ".java"),
          new Kind(Target.FAIRY_STOCKFISH.id(), "variants.ini", ".ini"),
          new Kind(Target.XBOARD.id(), "XBoard", ".txt"),
          new Kind(Target.INTERACTIVE_DIAGRAM.id(), "Interactive Diagram", ".html"),
          new Kind(FEN, "FEN", ".fen"));

  private GameExports() {}

  /** Returns the targets: for each its id, its name, and how the name of the file ends. */
  static List<Object> targets() {
    List<Object> all = new ArrayList<>();
    for (Kind kind : KINDS) {
      Map<String, Object> data = new LinkedHashMap<>();
      data.put("id", kind.id());
      data.put("name", kind.name());
      data.put("extension", kind.file());
      all.add(data);
    }
    return all;
  }

  /**
   * Returns a game that has no errors for a target: the text, the name of the file, and in
   * sentences what the text does not tell. The text is empty if the target cannot have the game at
   * all.
   */
  static Map<String, Object> export(VariantFacts facts, String id) {
    Kind kind = KINDS.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
    DeclaredVariant game = declared(facts);
    String typeName = JavaSource.typeName(facts.name());
    Export export =
        switch (id) {
          case JAVA -> new Export(JavaSource.of(game, typeName), List.of());
          case FEN ->
              new Export(
                  game.setup() + "\n", List.of("how the pieces move, and all rules of the game"));
          default -> Target.find(id).orElseThrow().export(game, Target.key(facts.name()));
        };
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("text", export.text());
    data.put("file", (id.equals(JAVA) ? typeName : Target.key(facts.name())) + kind.file());
    data.put("omissions", export.sentences());
    return data;
  }

  /** Returns what a game declares. */
  static DeclaredVariant declared(VariantFacts facts) {
    Map<String, DeclaredPiece> moves = new HashMap<>();
    facts.moves().forEach((type, piece) -> moves.put(type, declared(piece, type)));
    return new DeclaredVariant(
        facts.model(),
        facts.pieces().stream().map(piece -> declared(piece, piece.name())).toList(),
        moves);
  }

  private static DeclaredPiece declared(PieceFacts piece, String name) {
    return new DeclaredPiece(
        name, piece.letter(), piece.notation(), piece.dialect(), piece.royal(), piece.promoted());
  }
}
