package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.github.betza.processor.emit.variant.GameSource.GamePromotion;
import io.github.betza.processor.path.Piece;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * Writes how the moves of a game on at most 128 squares are counted without listing them. A kind
 * whose moves sets of bits cannot express is listed, alone.
 */
final class BitCounter {
  /** From so many pieces of a kind on it pays to move all of them at once. */
  private static final int NUMEROUS = 3;

  private static final ClassName BITS = ClassName.get("io.github.betza.game", "BitBoards");
  private static final ClassName LIMITS = ClassName.get("io.github.betza.game", "Limits");
  private static final ClassName MOVE_LIST = ClassName.get("io.github.betza.board", "MoveList");

  private final GameSource source;
  private final List<String> kinds;
  private final BitWords words;
  private final BitConstants constants;
  private final List<MethodSpec> counts = new ArrayList<>();

  /** The calls that count the moves of one piece, by the kinds that can be pinned. */
  private final Map<String, CodeBlock> calls = new LinkedHashMap<>();

  BitCounter(GameSource source, List<String> kinds) {
    this.source = source;
    this.kinds = kinds;
    this.words = BitWords.of(source.files() * source.ranks());
    this.constants = new BitConstants(source.files(), source.ranks(), taken(kinds));
  }

  private static Set<String> taken(List<String> kinds) {
    Set<String> taken = new HashSet<>(kinds);
    taken.add(GameEmitter.RULES);
    return taken;
  }

  /** Returns whether the board is small enough, and no piece decides whether others may move. */
  boolean isPossible() {
    return source.files() * source.ranks() <= BitWords.MOST_SQUARES && !source.immobilizes();
  }

  /** Adds the methods and what they need, unless there is nothing that they could count. */
  void addTo(TypeSpec.Builder type) {
    MethodSpec count = count();
    if (counts.isEmpty()) {
      return;
    }
    constants.fields().forEach(type::addField);
    type.addMethod(count);
    if (!calls.isEmpty()) {
      type.addMethod(countOne());
    }
    type.addMethods(counts);
  }

  private MethodSpec count() {
    CodeBlock.Builder listed = CodeBlock.builder();
    CodeBlock.Builder counted = CodeBlock.builder();
    for (int kind = 1; kind <= kinds.size(); kind++) {
      Optional<BitPlan> plan = constants.isFull() ? Optional.empty() : plan(kind);
      if (plan.isEmpty()) {
        list(listed, kind);
      } else {
        listed.add(enPassant(kind, plan.get()));
        counted.add(isChecked(kind) ? countRoyal(kind, plan.get()) : count(kind, plan.get()));
      }
    }
    CodeBlock body = listed.add(counted.build()).build();
    return MethodSpec.methodBuilder("count")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PROTECTED)
        .returns(TypeName.INT)
        .addParameter(LIMITS, "limits")
        .addParameter(MOVE_LIST, "moves")
        .addCode(variables(body, "limits.targets($L)"))
        .addStatement("int count = 0")
        .addCode(together(body))
        .addCode(body)
        .addStatement("return count + countRest(limits, moves)")
        .build();
  }

  /** Returns the variables of the code that moves all pieces of a kind at once. */
  private CodeBlock together(CodeBlock body) {
    CodeBlock.Builder code = CodeBlock.builder();
    if (uses(body, "turn")) {
      code.addStatement("int turn = 1 - 2 * side");
      words.variables("those").forEach(those -> code.addStatement("long $L", those));
      if (words.count() > 1) {
        code.addStatement("long below");
      }
    }
    return code.build();
  }

  private void list(CodeBlock.Builder code, int kind) {
    for (int word : words.all()) {
      code.addStatement(
          "limits.list($L, bits.pieces(side, $L, $L))", word, kinds.get(kind - 1), word);
    }
  }

  /** Returns the method that counts the moves of one piece, which is pinned. */
  private MethodSpec countOne() {
    CodeBlock.Builder cases = CodeBlock.builder().add("return switch (kind) {\n$>");
    calls.forEach((name, call) -> cases.add("case $L -> $L;\n", name, call));
    CodeBlock body = cases.add("default -> super.count(kind, from, limits);\n$<};\n").build();
    return MethodSpec.methodBuilder("count")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PROTECTED)
        .returns(TypeName.INT)
        .addParameter(TypeName.INT, "kind")
        .addParameter(TypeName.INT, "from")
        .addParameter(LIMITS, "limits")
        .addCode(variables(body, "limits.targetsOf(from, $L)"))
        .addCode(body)
        .build();
  }

  /**
   * Returns the statements that find what some code reads.
   *
   * @param targets how the code gets a word of the squares on which moves may end
   */
  private CodeBlock variables(CodeBlock body, String targets) {
    CodeBlock.Builder sets = CodeBlock.builder();
    for (String set : BitKindCounter.SETS) {
      String value =
          switch (set) {
            case "walls" -> walls();
            case "own" -> "bits.side(side, $L)";
            case "enemy" -> "bits.side(side ^ 1, $L)";
            case "targets" -> targets;
            case "wallTargets" -> targets.replace("limits.targets(", "limits.wallTargets(");
            default -> "bits." + set + "($L)";
          };
      for (int word : words.all()) {
        if (uses(body, words.variable(set, word))) {
          sets.addStatement(
              "long $L = $L", words.variable(set, word), value.replace("$L", "" + word));
        }
      }
    }
    CodeBlock found = sets.build();
    CodeBlock.Builder variables = CodeBlock.builder();
    if (uses(found, "bits") || uses(body, "bits")) {
      variables.addStatement("$T bits = bits()", BITS);
    }
    if (uses(found, "side") || uses(body, "side")) {
      variables.addStatement("int side = side()");
    }
    return variables.add(found).build();
  }

  /** Returns how a word of the pieces is got that are like the edge of the board to others. */
  private String walls() {
    return source.commonWalls().orElseThrow().stream()
        .map(kind -> kinds.get(kind - 1))
        .map(name -> "bits.pieces(0, " + name + ", $L) | bits.pieces(1, " + name + ", $L)")
        .collect(Collectors.joining(" | "));
  }

  private Optional<BitPlan> plan(int kind) {
    int furthest = Math.max(1, Math.max(source.files(), source.ranks()) - 1);
    Optional<BitPlan> plan =
        isComplicated(kind)
            ? Optional.empty()
            : plan(source.pieces().get(kind - 1).moves(), furthest);
    for (int number : source.extrasOf(kind)) {
      Optional<BitPlan> extra = plan(source.extras().get(number).moves(), furthest);
      plan = plan.flatMap(own -> extra.flatMap(more -> own.with(number, more)));
    }
    boolean hasWalls = !source.wallsTo(kind).isEmpty();
    return plan.filter(own -> !own.terms().isEmpty())
        .filter(own -> !hasWalls || (own.allowsWalls() && source.commonWalls().isPresent()))
        .filter(own -> !own.passes() || isChecked(kind))
        .filter(own -> !own.castles() || isChecked(kind) || !isPlayedForMate());
  }

  private static Optional<BitPlan> plan(Optional<Piece> moves, int furthest) {
    return moves.flatMap(known -> BitPlan.of(known, furthest));
  }

  /** How often a move counts must depend on nothing but the square it reaches. */
  private boolean isComplicated(int kind) {
    List<GamePromotion> rules = source.promotionsOf(kind);
    return source.zones().stream()
            .anyMatch(zone -> zone.kind() == kind && !zone.captures().isEmpty())
        || rules.size() > 1
        || (isChecked(kind) && !rules.isEmpty())
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

  private boolean isPlayedForMate() {
    return source.royalty().equals("CHECKMATE");
  }

  /** Returns whether a kind may not go where it would be attacked. */
  private boolean isChecked(int kind) {
    return isRoyal(kind) && isPlayedForMate();
  }

  private CodeBlock enPassant(int kind, BitPlan plan) {
    CodeBlock.Builder code = CodeBlock.builder();
    if (plan.enPassant().isEmpty()) {
      return code.build();
    }
    code.add("// Who may capture en passant is listed.\n");
    code.beginControlFlow("if (limits.isPassing())");
    String table = constants.leaps(plan.enPassant());
    String meets =
        words.all().stream()
            .map(
                word ->
                    String.format(
                        "(%s[%s] & limits.passing(%d))", table, words.place("from", word), word))
            .collect(Collectors.joining(" | "));
    pieces(
        code,
        kind,
        "",
        CodeBlock.builder()
            .beginControlFlow("if (($L) != 0)", meets)
            .addStatement("limits.list($L, left & -left)", word())
            .endControlFlow()
            .build());
    return code.endControlFlow().build();
  }

  private String word() {
    return words.count() == 1 ? "0" : "word";
  }

  /** Writes a loop over some pieces of a kind; the body reads the bit {@code from} of one. */
  private void pieces(CodeBlock.Builder code, int kind, String which, CodeBlock body) {
    if (words.count() > 1) {
      code.beginControlFlow("for (int word = 0; word < $L; word++)", words.count());
    }
    code.beginControlFlow(
        "for (long left = bits.pieces(side, $L, $L)$L; left != 0; left &= left - 1)",
        kinds.get(kind - 1),
        word(),
        which);
    code.addStatement("int from = $L", words.lowest("left")).add(body).endControlFlow();
    if (words.count() > 1) {
      code.endControlFlow();
    }
  }

  private CodeBlock count(int kind, BitPlan plan) {
    BitKindCounter counter = kindCounter(kind);
    CodeBlock call = counter.addPlain(plan);
    calls.put(kinds.get(kind - 1), call);
    BitShifter shifter = new BitShifter(source.files(), words, constants);
    boolean ofWalls = source.isWall(kind) || !source.wallsTo(kind).isEmpty();
    if (!plan.castles() && !ofWalls && isNumerous(kind) && shifter.isPossible(plan)) {
      return countTogether(kind, plan, call, shifter.write(plan, counter.sumOfReached()));
    }
    CodeBlock.Builder body = CodeBlock.builder().addStatement("count += $L", call);
    if (plan.castles()) {
      listCastling(body, plan);
    }
    CodeBlock.Builder code = CodeBlock.builder();
    pieces(code, kind, " & limits.free(" + word() + ")", body.build());
    return code.build();
  }

  /** Those are counted one by one that stand where they have further moves. */
  private CodeBlock countTogether(int kind, BitPlan plan, CodeBlock call, CodeBlock leaps) {
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add("// $L: all of them at once.\n", source.pieces().get(kind - 1).typeName());
    for (int word : words.all()) {
      code.addStatement(
          "$L = bits.pieces(side, $L, $L) & limits.free($L)$L",
          words.variable("those", word),
          kinds.get(kind - 1),
          word,
          word,
          plan.extras().isEmpty() ? "" : " & ~(" + extraSquares(plan, "" + word) + ")");
    }
    code.add(leaps);
    if (!plan.extras().isEmpty()) {
      String which = " & limits.free(" + word() + ") & (" + extraSquares(plan, word()) + ")";
      pieces(code, kind, which, CodeBlock.builder().addStatement("count += $L", call).build());
    }
    return code.build();
  }

  private String extraSquares(BitPlan plan, String word) {
    return plan.extras().stream()
        .map(extra -> constants.extra(extra.number()) + "[" + words.placeBySide(word) + "]")
        .collect(Collectors.joining(" | "));
  }

  /** Returns whether a side has many pieces of a kind when a game begins. */
  private boolean isNumerous(int kind) {
    String symbol = source.pieces().get(kind - 1).symbol();
    String placement = source.setup().split(" ", 2)[0];
    return placement.chars().filter(letter -> symbol.equals(Character.toString(letter))).count()
        >= NUMEROUS;
  }

  /** Castling is looked at where the king has not moved and its way to one side is free. */
  private void listCastling(CodeBlock.Builder code, BitPlan plan) {
    CodeBlock.Builder test =
        CodeBlock.builder().add("($L >>> from & 1) != 0", words.wordOf("unmoved", "from"));
    if (plan.castlings().stream().noneMatch(List::isEmpty)) {
      BitWriter writer = new BitWriter(constants, words, false);
      test.add(
          " && ($L)",
          plan.castlings().stream()
              .map(way -> writer.none("", constants.leaps(way)))
              .collect(CodeBlock.joining(" || ")));
    }
    code.beginControlFlow("if ($L)", test.build())
        .addStatement("listSpecial(from, moves)")
        .endControlFlow();
  }

  private CodeBlock countRoyal(int kind, BitPlan plan) {
    CodeBlock.Builder body =
        CodeBlock.builder().addStatement("count += $L", kindCounter(kind).addRoyal(plan));
    if (plan.castles()) {
      listCastling(body, plan);
    }
    if (plan.passes()) {
      body.addStatement("count += limits.allowPass() ? 1 : 0");
    }
    CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("if (limits.hasOneRoyal())");
    pieces(code, kind, "", body.build());
    code.nextControlFlow("else");
    list(code, kind);
    return code.endControlFlow().build();
  }

  private BitKindCounter kindCounter(int kind) {
    return new BitKindCounter(source, kinds, kind, words, constants, counts);
  }

  /** Returns whether code reads a variable. */
  static boolean uses(CodeBlock code, String variable) {
    return Pattern.compile("\\b" + variable + "\\b").matcher(code.toString()).find();
  }
}
