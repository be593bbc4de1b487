package io.github.betza.convert;

import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.Export;
import io.github.betza.export.InteractiveDiagram;
import io.github.betza.export.fairy.FairyStockfish;
import io.github.betza.export.xboard.XBoardExport;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A program to which games can be exported. */
public enum Target {
  /** The engine Fairy-Stockfish: a section of its file {@code variants.ini}. */
  FAIRY_STOCKFISH("fairy-stockfish"),

  /** The graphical board XBoard: the commands {@code setup} and {@code piece} of its protocol. */
  XBOARD("xboard"),

  /** The Interactive Diagram for web pages: its definition in HTML. */
  INTERACTIVE_DIAGRAM("interactive-diagram");

  private static final int LONGEST_KEY = 41;

  private final String id;

  Target(String id) {
    this.id = id;
  }

  /** Returns the name of the program on the command line. */
  public String id() {
    return id;
  }

  /** Returns the target with a name. */
  public static Optional<Target> find(String id) {
    return Stream.of(values()).filter(target -> target.id.equals(id)).findFirst();
  }

  /** Returns the names of all targets. */
  public static List<String> ids() {
    return Stream.of(values()).map(Target::id).toList();
  }

  /** Returns the default name of a game in other programs: {@code betza-chess}. */
  public static String key(String name) {
    String key = "betza-" + name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9-]", "-");
    return key.substring(0, Math.min(key.length(), LONGEST_KEY));
  }

  /**
   * Returns the export of a game to the program.
   *
   * @param key the name of the game in the program: letters a to z, digits, hyphens
   * @throws IllegalArgumentException if the key contains other characters
   */
  public Export export(DeclaredVariant variant, String key) {
    if (!key.matches("[a-z][a-z0-9-]{0,40}")) {
      throw new IllegalArgumentException("the key may hold a to z, digits and hyphens only");
    }
    return switch (this) {
      case FAIRY_STOCKFISH -> FairyStockfish.export(variant, key);
      case XBOARD -> XBoardExport.export(variant, key);
      case INTERACTIVE_DIAGRAM -> InteractiveDiagram.export(variant);
    };
  }
}
