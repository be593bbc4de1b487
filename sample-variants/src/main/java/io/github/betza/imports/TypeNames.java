package io.github.betza.imports;

import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.model.Extra;
import io.github.betza.model.Form;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The names of the types that declare a game and its pieces. */
final class TypeNames {
  /** The types that the source names; a nested type with the same name would hide them. */
  private static final Set<String> TAKEN = taken();

  private final String packageName;
  private final String simpleName;
  private final Map<String, String> pieces = new HashMap<>();
  private final Map<String, String> moves = new LinkedHashMap<>();

  TypeNames(String typeName, DeclaredVariant variant) {
    int dot = typeName.lastIndexOf('.');
    packageName = typeName.substring(0, Math.max(dot, 0));
    simpleName = typeName.substring(dot + 1);
    // Classes are generated with these names; some file systems ignore case.
    Set<String> used = new HashSet<>();
    TAKEN.forEach(name -> used.add(name.toLowerCase(Locale.ROOT)));
    used.add(simpleName.toLowerCase(Locale.ROOT));
    for (DeclaredPiece piece : variant.all()) {
      pieces.put(piece.symbol(), free(camelCase(piece.name(), "Piece" + piece.letter()), used));
    }
    for (Extra extra : variant.model().extras()) {
      String type = extra.moves();
      String name = type.substring(type.lastIndexOf('.') + 1);
      moves.computeIfAbsent(type, key -> free(camelCase(name, "Moves"), used));
    }
  }

  private static Set<String> taken() {
    Set<String> taken = new HashSet<>(Set.of("Betza", "Dialect", "Object", "String"));
    addTypes(GameModel.FORM, taken);
    return taken;
  }

  /** Adds the annotation of a form, the annotations in it, and the enums of their constants. */
  private static void addTypes(Form<?> form, Set<String> types) {
    types.add(form.annotation());
    for (Member<?> member : form.members()) {
      member.ruleForm().ifPresent(rules -> addTypes(rules, types));
      if (member.defaultValue().orElse(null) instanceof Enum<?> constant) {
        types.add(constant.getDeclaringClass().getSimpleName());
      }
    }
  }

  /** Returns a name, with a number if another type has it, and marks it as used. */
  private static String free(String wished, Set<String> used) {
    String name = wished;
    for (int number = 2; !used.add(name.toLowerCase(Locale.ROOT)); number++) {
      name = wished + number;
    }
    return name;
  }

  static boolean isTaken(String name) {
    return TAKEN.contains(name);
  }

  /**
   * Returns the name of a type made from any text.
   *
   * @param instead the name for a text without letters and digits, and the prefix of a text that
   *     begins with a digit, because no type may begin so
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
    return pieces.get(piece.symbol());
  }

  /** Returns the name of the type of some pieces' extra moves. */
  String ofMoves(String type) {
    return moves.get(type);
  }

  /** Returns the names of all types of extra moves, by their names in the game. */
  Map<String, String> moves() {
    return moves;
  }
}
