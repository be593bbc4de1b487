package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.github.betza.processor.emit.variant.GameSource.GamePiece;
import io.github.betza.processor.emit.variant.GameSource.GamePromotion;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;

/**
 * Writes how the moves of a game on at most 64 squares are counted without listing them. A kind
 * whose moves sets of bits cannot express is listed, alone.
 */
final class BitCounter {
  private static final int MOST_SQUARES = Long.SIZE;
  private static final ClassName BITS = ClassName.get("io.github.betza.game", "BitBoards");
  private static final ClassName MOVE_LIST = ClassName.get("io.github.betza.board", "MoveList");

  /** What the code of a count may need. */
  private static final Map<String, String> VARIABLES =
      new TreeMap<>(
          Map.of(
              "own", "bits.side(side)",
              "enemy", "bits.side(side ^ 1)",
              "occupied", "bits.occupied()",
              "unmoved", "bits.unmoved()"));

  private final GameSource source;
  private final List<String> kinds;
  private final BitConstants constants;
  private final List<MethodSpec> reaches = new ArrayList<>();
  private final List<FieldSpec> zones = new ArrayList<>();

  /** What the constants of zones are called, by what they would be called if nothing else were. */
  private final Map<String, String> zoneNames = new HashMap<>();

  BitCounter(GameSource source, List<String> kinds) {
    this.source = source;
    this.kinds = kinds;
    this.constants = new BitConstants(source.files(), source.ranks(), taken(kinds));
  }

  private static Set<String> taken(List<String> kinds) {
    Set<String> taken = new HashSet<>(kinds);
    taken.add(GameEmitter.RULES);
    return taken;
  }

  /** Returns whether the board is small enough, and no piece decides whether others may move. */
  boolean isPossible() {
    return source.files() * source.ranks() <= MOST_SQUARES && !source.immobilizes();
  }

  /** Adds the method and what it needs, unless there is nothing that it could count. */
  void addTo(TypeSpec.Builder type) {
    MethodSpec count = count();
    if (reaches.isEmpty()) {
      return;
    }
    constants.fields().forEach(type::addField);
    zones.forEach(type::addField);
    type.addMethod(count);
    reaches.forEach(type::addMethod);
  }

  private MethodSpec count() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (int kind = 1; kind <= kinds.size(); kind++) {
      GamePiece piece = source.pieces().get(kind - 1);
      Optional<BitPlan> plan =
          piece.royal() || isComplicated(kind) || constants.isFull()
              ? Optional.empty()
              : plan(piece);
      String name = kinds.get(kind - 1);
      if (plan.isPresent()) {
        code.add(count(kind, plan.get()));
      } else {
        code.addStatement("listed |= bits.pieces(side, $L)", name);
      }
    }
    CodeBlock body = code.addStatement("list(listed, moves)").addStatement("return count").build();
    CodeBlock.Builder variables =
        CodeBlock.builder()
            .addStatement("$T bits = bits()", BITS)
            .addStatement("int side = side()");
    VARIABLES.forEach(
        (name, value) -> {
          if (uses(body, name)) {
            variables.addStatement("long $L = $L", name, value);
          }
        });
    variables.addStatement("long listed = held").addStatement("int count = 0");
    return MethodSpec.methodBuilder("count")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PROTECTED)
        .returns(TypeName.INT)
        .addParameter(TypeName.LONG, "held")
        .addParameter(TypeName.LONG, "passing")
        .addParameter(MOVE_LIST, "moves")
        .addCode(variables.add(body).build())
        .build();
  }

  private Optional<BitPlan> plan(GamePiece piece) {
    int furthest = Math.max(source.files(), source.ranks()) - 1;
    return piece.moves().flatMap(moves -> BitPlan.of(moves, Math.max(1, furthest)));
  }

  /** How often a move counts must depend on nothing but the square it reaches. */
  private boolean isComplicated(int kind) {
    List<GamePromotion> rules = promotions(kind);
    return source.zones().stream()
            .anyMatch(zone -> zone.kind() == kind && !zone.captures().isEmpty())
        || rules.size() > 1
        || rules.stream()
            .anyMatch(
                rule ->
                    rule.limited()
                        || !rule.on().equals("ARRIVAL")
                        || rule.choices().stream().anyMatch(this::isRoyal));
  }

  private boolean isRoyal(int kind) {
    return source.pieces().get(kind - 1).royal();
  }

  private List<GamePromotion> promotions(int kind) {
    return source.promotions().stream().filter(rule -> rule.kind() == kind).toList();
  }

  private CodeBlock count(int kind, BitPlan plan) {
    String name = kinds.get(kind - 1);
    CodeBlock.Builder code = CodeBlock.builder();
    if (!plan.enPassant().isEmpty()) {
      code.add("// Who may capture en passant is listed.\n");
      code.beginControlFlow("if (passing != 0)");
      code.beginControlFlow(
          "for (long left = bits.pieces(side, $L); left != 0; left &= left - 1)", name);
      code.addStatement("int from = Long.numberOfTrailingZeros(left)");
      code.beginControlFlow(
          "if (($L[from + side * 64] & passing) != 0)", constants.leaps(plan.enPassant()));
      code.addStatement("listed |= left & -left");
      code.endControlFlow().endControlFlow().endControlFlow();
    }
    code.beginControlFlow(
        "for (long left = bits.pieces(side, $L) & ~listed; left != 0; left &= left - 1)", name);
    code.addStatement("int from = Long.numberOfTrailingZeros(left)");
    if (!plan.plain().isEmpty()) {
      add(code, kind, reach(kind, "Reach", plan.plain()));
    }
    code.endControlFlow();
    for (BitTerm term : plan.granting()) {
      String those = term.initial() ? " & unmoved" : "";
      code.beginControlFlow(
          "for (long left = bits.pieces(side, $L) & ~listed$L; left != 0; left &= left - 1)",
          name,
          those);
      code.addStatement("int from = Long.numberOfTrailingZeros(left)");
      BitTerm any = new BitTerm(term.shape(), term.ends(), false, true);
      add(code, kind, reach(kind, "Passing", List.of(any)));
      code.endControlFlow();
    }
    return code.build();
  }

  /** Adds the moves to some squares. */
  private void add(CodeBlock.Builder code, int kind, MethodSpec method) {
    CodeBlock call = CodeBlock.of("$L($L)", method.name(), String.join(", ", parameters(method)));
    if (isConfined(kind)) {
      call = CodeBlock.of("$L & $L", call, zone(kind, "ZONE", "zone"));
    }
    if (promotions(kind).isEmpty()) {
      code.addStatement("count += Long.bitCount($L)", call);
      return;
    }
    GamePromotion rule = promotions(kind).get(0);
    int more = rule.choices().size() - (rule.optional() ? 0 : 1);
    code.addStatement("long to = $L", call);
    code.addStatement(
        "count += Long.bitCount(to) + $L * Long.bitCount(to & $L)",
        more,
        zone(kind, "PROMOTION", "promotionZone"));
  }

  private boolean isConfined(int kind) {
    return source.zones().stream().anyMatch(zone -> zone.kind() == kind);
  }

  private CodeBlock zone(int kind, String suffix, String method) {
    String name =
        zoneNames.computeIfAbsent(
            kinds.get(kind - 1) + "_" + suffix, wanted -> constants.free(wanted));
    if (zones.stream().noneMatch(field -> field.name().equals(name))) {
      zones.add(
          FieldSpec.builder(long[].class, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
              .initializer("$L.$L($L)", GameEmitter.RULES, method, kinds.get(kind - 1))
              .build());
    }
    return CodeBlock.of("$L[side]", name);
  }

  private static List<String> parameters(MethodSpec method) {
    return method.parameters().stream().map(ParameterSpec::name).toList();
  }

  /** Adds a method that finds the squares that a piece moves to. */
  private MethodSpec reach(int kind, String suffix, List<BitTerm> terms) {
    String name = kinds.get(kind - 1).toLowerCase(Locale.ROOT) + suffix;
    String free = name;
    for (int i = 2; isTaken(free); i++) {
      free = name + i;
    }
    CodeBlock code = new BitWriter(constants).write(terms);
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(free)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(TypeName.LONG)
            .addJavadoc(
                "Returns the squares that a $L on a square moves to.\n",
                source.pieces().get(kind - 1).typeName());
    for (String parameter : List.of("from", "side")) {
      if (uses(code, parameter)) {
        method.addParameter(TypeName.INT, parameter);
      }
    }
    for (String parameter : VARIABLES.keySet()) {
      if (uses(code, parameter)) {
        method.addParameter(TypeName.LONG, parameter);
      }
    }
    MethodSpec built = method.addCode(code).build();
    reaches.add(built);
    return built;
  }

  private static boolean uses(CodeBlock code, String variable) {
    return Pattern.compile("\\b" + variable + "\\b").matcher(code.toString()).find();
  }

  private boolean isTaken(String name) {
    return reaches.stream().anyMatch(method -> method.name().equals(name));
  }
}
