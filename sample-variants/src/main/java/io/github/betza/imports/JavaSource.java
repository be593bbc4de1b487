package io.github.betza.imports;

import io.github.betza.BareKing;
import io.github.betza.Capturing;
import io.github.betza.Dialect;
import io.github.betza.Promoting;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.declared.DeclaredExtra;
import io.github.betza.declared.DeclaredGoal;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredPromotion;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.DeclaredZone;
import io.github.betza.processor.tool.BetzaTool;
import io.github.betza.processor.tool.JavaLiteral;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
   * @param typeName the name of the type that declares it, with its package if it shall have one
   * @throws IllegalArgumentException where that is no name of a type
   */
  public static String of(DeclaredVariant variant, String typeName) {
    return new JavaSource(variant, typeName).text();
  }

  /**
   * Checks the name of a type that shall declare a game, whatever the game.
   *
   * @throws IllegalArgumentException where it cannot be one
   */
  public static void checkTypeName(String typeName) {
    TypeNames.check(typeName);
  }

  /** Returns a name for the type that declares a game, made of the game's name. */
  public static String typeName(String name) {
    String typeName = TypeNames.camelCase(name, "Game");
    return TypeNames.isTaken(typeName) ? typeName + "Chess" : typeName;
  }

  private String text() {
    // The annotations are written first, for they tell which types are named.
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
                variant.pieces().stream().map(this::piece),
                variant.extras().stream().map(this::moves))
            .collect(Collectors.joining("\n")));
    return text.append("}\n").toString();
  }

  private Map<String, String> members() {
    Map<String, String> members = new LinkedHashMap<>();
    if (!variant.name().equals(names.simpleName())) {
      members.put("name", JavaLiteral.of(variant.name()));
    }
    members.put("files", String.valueOf(variant.files()));
    members.put("ranks", String.valueOf(variant.ranks()));
    members.put("setup", JavaLiteral.of(variant.setup()));
    list(members, "promotions", variant.promotions().stream().map(this::promotion).toList());
    list(members, "zones", variant.zones().stream().map(this::zone).toList());
    list(members, "extras", variant.extras().stream().map(this::extra).toList());
    constant(members, "royalty", variant.royalty(), Royalty.CHECKMATE);
    constant(members, "stalemate", variant.stalemate(), Stalemate.DRAW);
    constant(members, "bareKing", variant.ends().bareKing(), BareKing.PLAYS_ON);
    list(members, "goals", variant.ends().goals().stream().map(this::goal).toList());
    number(members, "repetitions", variant.ends().repetitions());
    number(members, "moveLimit", variant.ends().moveLimit());
    constant(members, "capturing", variant.capturing(), Capturing.FREE);
    if (variant.flyingGeneral()) {
      members.put("flyingGeneral", "true");
    }
    return members;
  }

  private static void list(Map<String, String> members, String name, List<String> items) {
    if (items.size() == 1) {
      members.put(name, items.get(0));
    } else if (!items.isEmpty()) {
      members.put(
          name,
          items.stream().map(item -> "      " + item).collect(Collectors.joining(",\n", "{\n", ""))
              + "\n    }");
    }
  }

  private <T extends Enum<T>> void constant(
      Map<String, String> members, String name, T value, T usual) {
    if (value != usual) {
      imports.add(value.getDeclaringClass().getName());
      members.put(name, value.getDeclaringClass().getSimpleName() + "." + value.name());
    }
  }

  private static void number(Map<String, String> members, String name, int value) {
    if (value != 0) {
      members.put(name, String.valueOf(value));
    }
  }

  private String promotion(DeclaredPromotion rule) {
    imports.add("io.github.betza.Variant.Promotion");
    return "@Promotion(of = "
        + JavaLiteral.of(rule.of())
        + ", to = "
        + JavaLiteral.of(rule.to())
        + ", zone = "
        + JavaLiteral.of(rule.zone())
        + on(rule.on())
        + (rule.optional() ? ", optional = true" : "")
        + (rule.limited() ? ", limited = true" : "")
        + ")";
  }

  private String on(Promoting on) {
    if (on == Promoting.ARRIVAL) {
      return "";
    }
    imports.add(Promoting.class.getName());
    return ", on = Promoting." + on;
  }

  private String extra(DeclaredExtra extra) {
    imports.add("io.github.betza.Variant.Extra");
    return "@Extra(of = "
        + JavaLiteral.of(extra.of())
        + ", moves = "
        + names.simpleName()
        + "."
        + names.of(extra)
        + ".class, squares = "
        + JavaLiteral.of(extra.squares())
        + ")";
  }

  private String zone(DeclaredZone zone) {
    return squares("Zone", zone.of(), zone.squares());
  }

  private String goal(DeclaredGoal goal) {
    return squares("Goal", goal.of(), goal.squares());
  }

  /** Returns an annotation that says something of the squares of some pieces. */
  private String squares(String annotation, String of, String squares) {
    imports.add("io.github.betza.Variant." + annotation);
    return "@"
        + annotation
        + "(of = "
        + JavaLiteral.of(of)
        + ", squares = "
        + JavaLiteral.of(squares)
        + ")";
  }

  /** Returns the type of moves that some pieces have within some squares. */
  private String moves(DeclaredExtra extra) {
    return notation(extra.notation(), extra.dialect())
        + ")\n  interface "
        + names.of(extra)
        + " {}\n";
  }

  /** Returns the beginning of an annotation, with a comment before it. */
  private String notation(String notation, Dialect dialect) {
    List<String> words = BetzaTool.explain(notation, dialect).words();
    String text =
        comment("  ", String.join(" ", words)) + "  @Betza(value = " + JavaLiteral.of(notation);
    if (dialect == Dialect.XBETZA) {
      return text;
    }
    imports.add(Dialect.class.getName());
    return text + ", dialect = Dialect." + dialect;
  }

  private String piece(DeclaredPiece piece) {
    String typeName = names.of(piece);
    StringBuilder text = new StringBuilder(notation(piece.notation(), piece.dialect()));
    text.append(", letter = '").append(piece.letter()).append('\'');
    if (!piece.name().equals(typeName)) {
      text.append(", name = ").append(JavaLiteral.of(piece.name()));
    }
    text.append(piece.royal() ? ", royal = true" : "").append(")\n");
    return text.append("  interface ").append(typeName).append(" {}\n").toString();
  }

  /** Returns a comment of as many lines as it needs. */
  private static String comment(String indent, String text) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : JavaText.comment(text).split(" +", -1)) {
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
}
