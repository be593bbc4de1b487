package io.github.betza.processor.emit.code;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Describes the parameters of a generated method, and what it returns. */
public final class DocumentedMethod {
  private static final ClassName OVERRIDE = ClassName.get(Override.class);

  private static final Map<String, String> WORDS =
      Map.ofEntries(
          Map.entry("arrived", "the kind that stands where the move ends"),
          Map.entry("attacker", "the kind and side of the attackers"),
          Map.entry("barred", "what must not stand where a capture ends, as bits of a cell"),
          Map.entry("before", "how many steps the leg before took"),
          Map.entry("begin", "the square that the move leaves, or -1 where it is made"),
          Map.entry("board", "the position"),
          Map.entry("cells", "the contents of the squares"),
          Map.entry("closed", "the squares on which no move ends, as bits"),
          Map.entry("count", "how many of the squares hold a piece"),
          Map.entry("crossed", "whether the piece has gone over a joined edge"),
          Map.entry("end", "the square that the move reaches, or -1"),
          Map.entry("enemies", "the enemy pieces, as bits"),
          Map.entry("enemy", "the other side, or its pieces as bits"),
          Map.entry("files", "how many files to the right a step goes"),
          Map.entry("forward", "1 where the piece faces the enemy, -1 where it faces its own side"),
          Map.entry("found", "the list of attackers"),
          Map.entry("from", "the square of the piece"),
          Map.entry("kind", "the kind of the pieces"),
          Map.entry("legal", "where moves may end"),
          Map.entry("moves", "the list of moves"),
          Map.entry("occupancy", "the pieces of the position, as bits"),
          Map.entry("occupied", "the squares that are not empty, as bits"),
          Map.entry("other", "the game to copy"),
          Map.entry("own", "the side of the piece, or its pieces as bits"),
          Map.entry("enemyOrNone", "the side that is captured, or 1 for none"),
          Map.entry("parts", "what the game has for them"),
          Map.entry("passed", "the squares on which a piece may be captured en passant, as bits"),
          Map.entry("quiets", "1 where moves to empty squares are wanted, 0 elsewhere"),
          Map.entry("ranks", "how many ranks upward a step goes"),
          Map.entry("right", "the offset of a file to the right"),
          Map.entry("royal", "whether the piece that is attacked is royal"),
          Map.entry("compared", "the bits of a cell that are compared"),
          Map.entry("side", "the side that moves"),
          Map.entry("sign", "1 where the piece moves up the board, -1 where it moves down"),
          Map.entry("size", "how many moves it has"),
          Map.entry("square", "the square to start from"),
          Map.entry("squares", "the squares of the pieces"),
          Map.entry("step", "the offset of a step"),
          Map.entry("target", "the square aimed at"),
          Map.entry("targets", "where moves may end, as bits"),
          Map.entry("excluded", "the bits of a cell on which no move ends"),
          Map.entry("unmoved", "the pieces that have not moved, as bits"),
          Map.entry("up", "the offset of a rank forward"),
          Map.entry("victim", "the square of the piece that may be captured en passant, if any"),
          Map.entry("wanted", "all moves, captures or quiet moves"),
          Map.entry("words", "the array of moves"));

  /** A name followed by the number of a word. */
  private static final Pattern NUMBERED = Pattern.compile("([a-z]+)([0-9])");

  private DocumentedMethod() {}

  /** Returns a method with a complete description; the same method if it overrides another. */
  public static MethodSpec of(MethodSpec method) {
    return of(method, isVoid(method) ? "" : returned(method.returnType()));
  }

  /**
   * As above.
   *
   * @param returned the returned value in words; ignored for a method without one
   */
  public static MethodSpec of(MethodSpec method, String returned) {
    if (method.annotations().stream().anyMatch(each -> each.type().equals(OVERRIDE))) {
      return method;
    }
    MethodSpec.Builder documented = method.toBuilder();
    if (!method.parameters().isEmpty() || !isVoid(method)) {
      documented.addJavadoc("\n");
    }
    for (ParameterSpec parameter : method.parameters()) {
      documented.addJavadoc("@param $L $L\n", parameter.name(), words(parameter.name()));
    }
    if (!isVoid(method)) {
      documented.addJavadoc("@return $L\n", returned);
    }
    return documented.build();
  }

  /** Returns whether a method returns nothing, as constructors do. */
  private static boolean isVoid(MethodSpec method) {
    return method.isConstructor() || method.returnType().equals(TypeName.VOID);
  }

  private static String returned(TypeName type) {
    if (type.equals(TypeName.BOOLEAN)) {
      return "whether that is so";
    }
    return type.equals(TypeName.INT)
        ? "how many there are"
        : type.equals(TypeName.LONG) ? "the squares, as bits" : "nothing";
  }

  /**
   * The parameters of generated methods, in words. Private methods are described as well, because
   * compilers with all warnings check them.
   */
  private static String words(String name) {
    String words = WORDS.get(name);
    if (words != null) {
      return words;
    }
    Matcher numbered = NUMBERED.matcher(name);
    return numbered.matches() ? words(numbered.group(1)) + ": word " + numbered.group(2) : name;
  }
}
