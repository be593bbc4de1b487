package io.github.betza.processor.emit;

import com.palantir.javapoet.FieldSpec;
import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.bits.BitWriter;
import io.github.betza.processor.emit.bits.Walls;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/** Writes how a piece moves by sets of bits. {@link SetPlan} says which pieces do. */
final class SetMoves {
  /** The name of the method that finds the squares reached. */
  static final String METHOD = "reached";

  /** The name of the method that does so on a board with holes. */
  static final String AMONG_HOLES = "reachedAmongHoles";

  private final SetPlan plan;
  private final BitConstants constants;
  private final BitWords words;
  private final CodeText statements;

  /** The statements for a board with holes, where those are others. */
  private final Optional<CodeText> amongHoles;

  private SetMoves(SetPlan plan) {
    this.plan = plan;
    this.constants = plan.constants();
    this.words = plan.words();
    this.statements = statements(plan.walls());
    this.amongHoles =
        plan.looksAtHolesApart() ? Optional.of(statements(Walls.CLOSED)) : Optional.empty();
  }

  private CodeText statements(Walls walls) {
    BitWriter writer = new BitWriter(constants, words, walls, !plan.isSymmetric());
    List<String> sets = writer.doubtPivots().write(plan.terms());
    return new CodeText(Code.of("$L$L", named(writer.code().toString()), returned(sets)));
  }

  private static Code returned(List<String> sets) {
    if (sets.size() == 1) {
      return Code.of("return $L;\n", sets.get(0));
    }
    Code.Builder code = Code.builder().add("long[] reached = occupancy.reached();\n");
    for (int word = 0; word < sets.size(); word++) {
      code.add("reached[$L] = $L;\n", word, sets.get(word));
    }
    return code.add("return reached;\n").build();
  }

  /** Returns the writer for a piece, where it is written so. */
  static Optional<SetMoves> of(PieceSource source, PiecePlan piece) {
    return SetPlan.of(source, piece)
        .map(SetMoves::new)
        .filter(moves -> moves.statements().stream().allMatch(CodeText::fits));
  }

  /** A library writes whole names of types; here they are imported. */
  private static String named(String text) {
    return text.replace(BitConstants.TABLES.canonicalName(), Types.BIT_TABLES.toString())
        .replace(BitConstants.HOPS.canonicalName(), Types.BIT_HOPS.toString());
  }

  /** Returns the statements of each method that finds the squares reached. */
  List<CodeText> statements() {
    return Stream.concat(Stream.of(statements), amongHoles.stream()).toList();
  }

  /** Returns the tables. */
  Code tables() {
    Code.Builder tables = Code.builder();
    for (FieldSpec field : constants.fields()) {
      tables.add("$L", named(field.toString()));
    }
    return tables.build();
  }

  /**
   * Returns the statements that list the moves.
   *
   * @param check the statement that checks the size of the board
   */
  Code list(Code check) {
    Code.Builder code = Code.builder().add(squares(check, "forward"));
    if (plan.listsByFours()) {
      return code.add("occupancy.appendMany(from, to, wanted, moves);\n").build();
    }
    for (int word : words.all()) {
      code.add("occupancy.append(from, $L, $L, wanted, moves);\n", to(word), word);
    }
    return code.build();
  }

  /**
   * Returns the statements that count the moves.
   *
   * @param check the statement that checks the size of the board
   */
  Code count(Code check) {
    List<String> counts =
        words.all().stream().map(word -> "Long.bitCount(" + to(word) + ")").toList();
    return Code.of("$Lreturn $L;\n", squares(check, "1"), String.join(" + ", counts));
  }

  /** Returns the statements that find the squares reached. */
  private Code squares(Code check, String forward) {
    return Code.of(
        "$L$L occupancy = board.occupancy();\n$L to = $L;\n",
        check,
        Types.OCCUPANCY,
        type(),
        call(METHOD, "from", forward));
  }

  private Code call(String name, String square, String forward) {
    return Code.of("$L(board, occupancy, $L$L)", name, square, turns() ? ", " + forward : "");
  }

  private Code type() {
    return words.count() == 1 ? Types.LONG : Types.LONGS;
  }

  private String to(int word) {
    return words.count() == 1 ? "to" : "to[" + word + "]";
  }

  private boolean turns() {
    return statements.uses("side");
  }

  /** Returns the methods that find the squares reached. */
  List<Code> reached() {
    String remark = "The squares that the piece goes to, as bits.";
    if (amongHoles.isEmpty()) {
      return List.of(method(METHOD, remark, Code.NOTHING, statements));
    }
    Code other =
        Code.builder()
            .beginControlFlow("if ($L != 0)", anyHole())
            .addStatement("return $L", call(AMONG_HOLES, "square", "forward"))
            .endControlFlow()
            .build();
    return List.of(
        method(METHOD, remark, other, statements),
        method(
            AMONG_HOLES, "The same, where a hole is no hurdle.", Code.NOTHING, amongHoles.get()));
  }

  private String anyHole() {
    List<String> holes = words.all().stream().map(word -> "occupancy.holes(" + word + ")").toList();
    return words.count() == 1 ? holes.get(0) : "(" + String.join(" | ", holes) + ")";
  }

  private Code method(String name, String remark, Code first, CodeText text) {
    Method method =
        new Method("private static", type(), name)
            .remark(remark)
            .take(Types.BOARD, "board")
            .take(Types.OCCUPANCY, "occupancy")
            .take(Types.INT, "square");
    if (turns()) {
      method.take(Types.INT, "forward");
    }
    Code.Builder code = Code.builder().add(first);
    code.add("int owner = $L.side(board.get(square));\n", Types.CELL);
    code.add("int from = occupancy.bit(square);\n");
    if (turns()) {
      code.add("int side = forward == 1 ? owner : owner ^ 1;\n");
    }
    declare(code, text, "own", word -> Code.of("occupancy.closed(owner, $L)", word));
    declare(code, text, "enemy", word -> Code.of("occupancy.pieces(owner ^ 1, $L)", word));
    declare(code, text, "occupied", word -> Code.of("occupancy.occupied($L)", word));
    declare(code, text, "walls", word -> Code.of("occupancy.holes($L)", word));
    // Whether any other piece has moved, nobody asks.
    Code unmoved = Code.of("(board.get(square) & $L.UNMOVED) == 0 ? 0 : -1", Types.CELL);
    declare(code, text, "unmoved", word -> unmoved);
    return method.of(code.add(text.code()).build());
  }

  /** Adds the words of a set that the statements read. */
  private void declare(Code.Builder code, CodeText text, String set, IntFunction<Code> value) {
    for (int word : words.all()) {
      String variable = words.variable(set, word);
      if (text.uses(variable)) {
        code.add("long $L = $L;\n", variable, value.apply(word));
      }
    }
  }
}
