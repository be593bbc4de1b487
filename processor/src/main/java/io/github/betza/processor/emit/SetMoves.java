package io.github.betza.processor.emit;

import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.bits.EdgeLike;
import io.github.betza.processor.emit.plan.PiecePlan;
import java.util.List;
import java.util.Optional;
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

  private SetMoves(SetPlan plan, BitConstants constants) {
    this.plan = plan;
    this.constants = constants;
    this.words = plan.words();
    this.statements = statements(plan.edgeLike());
    this.amongHoles =
        plan.looksAtHolesApart() ? Optional.of(statements(EdgeLike.CLOSED)) : Optional.empty();
  }

  private CodeText statements(EdgeLike edgeLike) {
    return SetStatements.of(plan, constants, edgeLike, SetMoves::returned);
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

  /**
   * Returns the writer for a piece, where it is written so.
   *
   * @param constants where the tables are kept
   */
  static Optional<SetMoves> of(PieceSource source, PiecePlan piece, BitConstants constants) {
    return SetPlan.of(source, piece)
        .map(plan -> new SetMoves(plan, constants))
        .filter(moves -> moves.statements().stream().allMatch(CodeText::fits));
  }

  /** Returns whether the moves are listed so as well, and not only counted. */
  boolean lists() {
    return plan.pays();
  }

  /** Returns the statements of each method that finds the squares reached. */
  List<CodeText> statements() {
    return Stream.concat(Stream.of(statements), amongHoles.stream()).toList();
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
        RuntimeTypes.OCCUPANCY,
        type(),
        call(METHOD, "from", forward));
  }

  private Code call(String name, String square, String forward) {
    return Code.of("$L(board, occupancy, $L$L)", name, square, turns() ? ", " + forward : "");
  }

  private Code type() {
    return words.count() == 1 ? RuntimeTypes.LONG : RuntimeTypes.LONGS;
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
    GeneratedMethod method =
        new GeneratedMethod("private static", type(), name)
            .describe(remark + "\n")
            .returns("the squares")
            .take(RuntimeTypes.BOARD, "board")
            .take(RuntimeTypes.OCCUPANCY, "occupancy")
            .take(RuntimeTypes.INT, "square");
    if (turns()) {
      method.take(RuntimeTypes.INT, "forward");
    }
    Code.Builder code = Code.builder().add(first);
    code.add("int owner = $L.side(board.get(square));\n", RuntimeTypes.CELL);
    code.add("int from = occupancy.bit(square);\n");
    if (turns()) {
      code.add("int side = forward == 1 ? owner : owner ^ 1;\n");
    }
    code.add(
        SetStatements.declared(
            text, words, "own", word -> Code.of("occupancy.closed(owner, $L)", word)));
    code.add(SetStatements.squares(text, words, "owner ^ 1"));
    // Whether other pieces have moved does not matter.
    Code unmoved = Code.of("(board.get(square) & $L.UNMOVED) == 0 ? 0 : -1", RuntimeTypes.CELL);
    code.add(SetStatements.declared(text, words, "unmoved", word -> unmoved));
    return method.of(code.add(text.code()).build());
  }
}
