package io.github.betza.imports;

import io.github.betza.declared.DeclaredExtra;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.lang.model.SourceVersion;

/** The names of the types that declare a game and its pieces. */
final class TypeNames {
  /** What the source names; a nested type of that name would be meant instead. */
  private static final List<String> TAKEN =
      List.of(
          "Betza",
          "Variant",
          "Promotion",
          "Zone",
          "Goal",
          "Extra",
          "Promoting",
          "BareKing",
          "Dialect",
          "Royalty",
          "Stalemate",
          "Capturing",
          "Object",
          "String");

  private final String packageName;
  private final String simpleName;
  private final Map<Character, String> pieces = new LinkedHashMap<>();
  private final Map<DeclaredExtra, String> extras = new LinkedHashMap<>();

  TypeNames(String typeName, DeclaredVariant variant) {
    check(typeName);
    int dot = typeName.lastIndexOf('.');
    packageName = typeName.substring(0, Math.max(dot, 0));
    simpleName = typeName.substring(dot + 1);
    // Classes are generated with these names; some disks do not tell A from a.
    Set<String> used = new HashSet<>();
    TAKEN.forEach(name -> used.add(name.toLowerCase(Locale.ROOT)));
    used.add(simpleName.toLowerCase(Locale.ROOT));
    for (DeclaredPiece piece : variant.pieces()) {
      pieces.put(piece.letter(), free(camelCase(piece.name(), "Piece" + piece.letter()), used));
    }
    for (DeclaredExtra extra : variant.extras()) {
      extras.put(extra, free(camelCase(extra.name(), "Moves"), used));
    }
  }

  /** Returns a name, with a number where another type has it, and takes it. */
  private static String free(String wished, Set<String> used) {
    String name = wished;
    for (int number = 2; !used.add(name.toLowerCase(Locale.ROOT)); number++) {
      name = wished + number;
    }
    return name;
  }

  /**
   * Checks the name of a type that shall declare a game.
   *
   * @throws IllegalArgumentException where it cannot be one
   */
  static void check(String typeName) {
    if (!SourceVersion.isName(typeName)) {
      throw new IllegalArgumentException("'" + typeName + "' cannot be the name of a type");
    }
    String simpleName = typeName.substring(typeName.lastIndexOf('.') + 1);
    if (isTaken(simpleName)) {
      throw new IllegalArgumentException("'" + simpleName + "' is the name of another type there");
    }
  }

  static boolean isTaken(String name) {
    return TAKEN.contains(name);
  }

  /**
   * Returns the name of a type made from any text.
   *
   * @param instead the name to take where the text has neither letters nor digits, and to put
   *     before digits that it begins with, for no type begins so
   */
  static String camelCase(String text, String instead) {
    StringBuilder name = new StringBuilder();
    boolean begins = true;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      boolean fits = letter < 0x7F && Character.isLetterOrDigit(letter);
      if (fits) {
        name.append(name.isEmpty() && Character.isDigit(letter) ? instead : "");
        name.append(begins ? Character.toUpperCase(letter) : letter);
      }
      begins = !fits;
    }
    return name.isEmpty() ? instead : name.toString();
  }

  String packageName() {
    return packageName;
  }

  String simpleName() {
    return simpleName;
  }

  String of(DeclaredPiece piece) {
    return pieces.get(piece.letter());
  }

  String of(DeclaredExtra extra) {
    return extras.get(extra);
  }

  /** Returns the name of the type whose moves some pieces have besides. */
  String ofMoves(String moves) {
    return extras.entrySet().stream()
        .filter(each -> each.getKey().name().equals(moves.substring(moves.lastIndexOf('.') + 1)))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElseThrow();
  }
}
