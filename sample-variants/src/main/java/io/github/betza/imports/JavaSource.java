package io.github.betza.imports;

import io.github.betza.Dialect;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.model.Form;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.processor.tool.BetzaTool;
import io.github.betza.processor.tool.JavaLiteral;
import io.github.betza.processor.tool.PlainLine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/** Writes a game as a Java source file with annotations. */
public final class JavaSource {
  private static final int LONGEST_LINE = 100;

  private final DeclaredVariant variant;
  private final TypeNames names;
  private final TreeSet<String> imports = new TreeSet<>();

  private JavaSource(DeclaredVariant variant, String typeName) {
    this.variant = variant;
    this.names = new TypeNames(typeName, variant);
    imports.add("io.github.betza.Betza");
    imports.add("io.github.betza.Variant");
  }

  /**
   * Returns the source file of a game.
   *
   * @param typeName the name of the type that declares it, with its package, if any: a name made by
   *     {@link #typeName}, or one that {@link TypeCheck} accepts
   */
  public static String of(DeclaredVariant variant, String typeName) {
    return new JavaSource(variant, typeName).text();
  }

  /** Returns a name for the type that declares a game, derived from the game's name. */
  public static String typeName(String name) {
    String typeName = TypeNames.camelCase(name, "Game");
    return TypeNames.isTaken(typeName) ? typeName + "Chess" : typeName;
  }

  private String text() {
    // The annotations are written first, because they determine the imported types.
    String declaration = declaration();
    StringBuilder text = new StringBuilder();
    if (!names.packageName().isEmpty()) {
      text.append("package ").append(names.packageName()).append(";\n\n");
    }
    imports.forEach(name -> text.append("import ").append(name).append(";\n"));
    return text.append('\n').append(declaration).toString();
  }

  private String declaration() {
    StringBuilder text = new StringBuilder(comment("", variant.name() + "."));
    text.append("@Variant(\n");
    text.append(
        members().entrySet().stream()
            .map(member -> "    " + member.getKey() + " = " + member.getValue())
            .collect(Collectors.joining(",\n")));
    text.append(")\npublic interface ").append(names.simpleName()).append(" {\n");
    text.append(
        Stream.concat(
                variant.all().stream().map(this::piece),
                names.moves().entrySet().stream()
                    .map(each -> moves(variant.moves().get(each.getKey()), each.getValue())))
            .collect(Collectors.joining("\n")));
    return text.append("}\n").toString();
  }

  private Map<String, String> members() {
    GameModel model = variant.model();
    return members(
        GameModel.FORM,
        model.name().equals(names.simpleName()) ? model.with(GameModel.NAME, "") : model);
  }

  /** Returns the values that are not the default, as Java. */
  private <T> Map<String, String> members(Form<T> form, T whole) {
    Map<String, String> members = new LinkedHashMap<>();
    for (Member<?> member : form.members()) {
      Object value = form.value(whole, member);
      if (!member.isDefault(value)) {
        members.put(member.name(), value(member, value));
      }
    }
    return members;
  }

  private String value(Member<?> member, Object value) {
    return switch (member.kind()) {
      case TEXT, LETTERS, SQUARES -> JavaLiteral.of((String) value);
      case NUMBER, FLAG -> value.toString();
      case TYPE -> names.simpleName() + "." + names.ofMoves((String) value) + ".class";
      case CONSTANT -> constant((Enum<?>) value);
      case RULES -> list(annotations(member, (List<?>) value));
    };
  }

  private String constant(Enum<?> value) {
    Class<?> type = value.getDeclaringClass();
    imports.add(type.getName());
    return type.getSimpleName() + "." + value.name();
  }

  @SuppressWarnings("unchecked") // The rules of a member have the type of the member.
  private List<String> annotations(Member<?> member, List<?> rules) {
    Form<Object> form = (Form<Object>) member.ruleForm().orElseThrow();
    imports.add("io.github.betza.Variant." + form.annotation());
    return rules.stream()
        .map(
            rule ->
                members(form, rule).entrySet().stream()
                    .map(each -> each.getKey() + " = " + each.getValue())
                    .collect(Collectors.joining(", ", "@" + form.annotation() + "(", ")")))
        .toList();
  }

  private static String list(List<String> items) {
    return items.size() == 1
        ? items.get(0)
        : items.stream().map(item -> "      " + item).collect(Collectors.joining(",\n", "{\n", ""))
            + "\n    }";
  }

  /** Returns the type of moves that some pieces have within some squares. */
  private String moves(DeclaredPiece moves, String typeName) {
    return notation(moves) + ")\n  interface " + typeName + " {}\n";
  }

  /** Returns the beginning of an annotation, with a comment before it. */
  private String notation(DeclaredPiece piece) {
    List<String> words = BetzaTool.explain(piece.notation(), piece.dialect()).words();
    String text =
        comment("  ", String.join(" ", words))
            + "  @Betza(value = "
            + JavaLiteral.of(piece.notation());
    return piece.dialect() == Dialect.XBETZA
        ? text
        : text + ", dialect = " + constant(piece.dialect());
  }

  private String piece(DeclaredPiece piece) {
    String typeName = names.of(piece);
    StringBuilder text = new StringBuilder(notation(piece));
    text.append(", letter = '").append(piece.letter()).append('\'');
    if (!piece.name().equals(typeName)) {
      text.append(", name = ").append(JavaLiteral.of(piece.name()));
    }
    text.append(piece.promoted() ? ", promoted = true" : "");
    text.append(piece.royal() ? ", royal = true" : "").append(")\n");
    return text.append("  interface ").append(typeName).append(" {}\n").toString();
  }

  /** Returns a comment, on several lines if it is long. */
  private static String comment(String indent, String text) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : harmless(text).split(" +", -1)) {
      if (!line.isEmpty() && indent.length() + 3 + line.length() + word.length() >= LONGEST_LINE) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    String one = indent + "/** " + lines.get(0) + " */";
    if (lines.size() == 1 && one.length() <= LONGEST_LINE) {
      return one + "\n";
    }
    return lines.stream()
        .map(each -> indent + " * " + each + "\n")
        .collect(Collectors.joining("", indent + "/**\n", indent + " */\n"));
  }

  /** Returns text for a Javadoc comment: one line, in which all special characters are escaped. */
  private static String harmless(String text) {
    StringBuilder result = new StringBuilder();
    text.codePoints()
        .forEach(
            point -> {
              if (!PlainLine.isPlain(point)) {
                result.append(' ');
              } else if (point < 0x7F && "<>&@*/\\{}".indexOf(point) < 0) {
                result.appendCodePoint(point);
              } else {
                result.append("&#").append(point).append(';');
              }
            });
    return result.toString();
  }

  /** Checks the names that users give the types of games. */
  public static final class TypeCheck {
    private TypeCheck() {}

    /**
     * Checks the name of a type that shall declare a game, whatever the game.
     *
     * @throws IllegalArgumentException if it cannot be one
     */
    public static void check(String typeName) {
      if (!SourceVersion.isName(typeName)) {
        throw new IllegalArgumentException("'" + typeName + "' cannot be the name of a type");
      }
      String simpleName = typeName.substring(typeName.lastIndexOf('.') + 1);
      if (TypeNames.isTaken(simpleName)) {
        throw new IllegalArgumentException(
            "'" + simpleName + "' is the name of another type there");
      }
    }
  }
}
