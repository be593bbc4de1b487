package io.github.betza.processor.emit;

import static io.github.betza.processor.emit.Variables.BOARD;
import static io.github.betza.processor.emit.Variables.FORWARD;
import static io.github.betza.processor.emit.Variables.FROM;
import static io.github.betza.processor.emit.Variables.MOVES;
import static io.github.betza.processor.emit.Variables.OCCUPANCY;
import static io.github.betza.processor.emit.Variables.OWNER;
import static io.github.betza.processor.emit.Variables.SIDE;
import static io.github.betza.processor.emit.Variables.SQUARE;
import static io.github.betza.processor.emit.Variables.WANTED;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.bits.BitWriter;
import io.github.betza.processor.emit.bits.EdgeLike;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.emit.code.DocumentedMethod;
import io.github.betza.processor.emit.plan.CodeLimits;
import io.github.betza.processor.emit.plan.PiecePlan;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Writes the moves of a piece by sets of bits. {@link SetPlan} decides for which pieces. */
final class SetMoves {
  /** The name of the method that finds the squares reached. */
  static final String METHOD = "reached";

  /** The name of the same method for a board with holes. */
  static final String AMONG_HOLES = "reachedAmongHoles";

  private static final ClassName LONG = ClassName.get(Long.class);

  private final SetPlan plan;
  private final BitConstants constants;
  private final BitWords words;
  private final Code statements;

  /** The statements for a board with holes, if they differ. */
  private final Optional<Code> amongHoles;

  private SetMoves(SetPlan plan, BitConstants constants) {
    this.plan = plan;
    this.constants = constants;
    this.words = plan.words();
    this.statements = statements(plan.edgeLike());
    this.amongHoles =
        plan.looksAtHolesApart() ? Optional.of(statements(EdgeLike.CLOSED)) : Optional.empty();
  }

  private Code statements(EdgeLike edgeLike) {
    return SetStatements.of(plan, constants, edgeLike, SetMoves::returned);
  }

  private static Code returned(List<Code> sets) {
    if (sets.size() == 1) {
      return Code.of("return $L;\n", sets.get(0));
    }
    CodeBuilder code = new CodeBuilder();
    code.addStatement("long[] reached = $L.reached()", OCCUPANCY);
    for (int word = 0; word < sets.size(); word++) {
      code.addStatement("reached[$L] = $L", word, sets.get(word));
    }
    return code.addStatement("return reached").build();
  }

  /**
   * Returns the writer for a piece, if its moves are written so.
   *
   * @param constants the tables of the class
   */
  static Optional<SetMoves> of(PieceSource source, PiecePlan piece, BitConstants constants) {
    return SetPlan.of(source, piece)
        .map(plan -> new SetMoves(plan, constants))
        .filter(
            moves -> moves.statements().stream().allMatch(each -> CodeLimits.allow(each.bytes())));
  }

  /** Returns whether the moves are also listed so, not only counted. */
  boolean lists() {
    return plan.pays();
  }

  /** Returns the statements of each method that finds the squares reached. */
  List<Code> statements() {
    return Stream.concat(Stream.of(statements), amongHoles.stream()).toList();
  }

  /**
   * Returns the statements that list the moves.
   *
   * @param check the statement that checks the size of the board
   */
  Code list(Code check) {
    CodeBuilder code = new CodeBuilder().add(squares(check, FORWARD));
    if (plan.listsByFours()) {
      return code.addStatement("$L.appendMany($L, to, $L, $L)", OCCUPANCY, FROM, WANTED, MOVES)
          .build();
    }
    for (int word : words.all()) {
      code.addStatement(
          "$L.append($L, $L, $L, $L, $L)", OCCUPANCY, FROM, to(word), word, WANTED, MOVES);
    }
    return code.build();
  }

  /**
   * Returns the statements that count the moves.
   *
   * @param check the statement that checks the size of the board
   */
  Code count(Code check) {
    List<Code> counts =
        words.all().stream().map(word -> Code.of("$T.bitCount($L)", LONG, to(word))).toList();
    return new CodeBuilder()
        .add(squares(check, MovesWriter.ALWAYS_FORWARD))
        .addStatement("return $L", Code.join(counts, " + "))
        .build();
  }

  /** Returns the statements that find the squares reached. */
  private Code squares(Code check, Code forward) {
    return new CodeBuilder()
        .add(check)
        .addStatement(
            "$T $L = $T.of($L)", RuntimeTypes.OCCUPANCY, OCCUPANCY, RuntimeTypes.OCCUPANCY, BOARD)
        .addStatement("$T to = $L", type(), call(METHOD, FROM, forward))
        .build();
  }

  private Code call(String name, Code square, Code forward) {
    Code last = turns() ? Code.of(", $L", forward) : Code.nothing();
    return Code.of("$L($L, $L, $L$L)", name, BOARD, OCCUPANCY, square, last);
  }

  private TypeName type() {
    return words.count() == 1 ? TypeName.LONG : RuntimeTypes.LONGS;
  }

  private String to(int word) {
    return words.count() == 1 ? "to" : "to[" + word + "]";
  }

  private boolean turns() {
    return statements.names().contains(SIDE);
  }

  /** Returns the methods that find the squares reached. */
  List<MethodSpec> reached() {
    String remark = "The squares that the piece goes to, as bits.";
    if (amongHoles.isEmpty()) {
      return List.of(method(METHOD, remark, Code.nothing(), statements));
    }
    Code other =
        new CodeBuilder()
            .beginControlFlow("if ($L != 0)", anyHole())
            .addStatement("return $L", call(AMONG_HOLES, SQUARE, FORWARD))
            .endControlFlow()
            .build();
    return List.of(
        method(METHOD, remark, other, statements),
        method(
            AMONG_HOLES, "The same, where a hole is no hurdle.", Code.nothing(), amongHoles.get()));
  }

  private Code anyHole() {
    List<Code> holes =
        words.all().stream().map(word -> Code.of("$L.holes($L)", OCCUPANCY, word)).toList();
    return words.count() == 1 ? holes.get(0) : Code.of("($L)", Code.join(holes, " | "));
  }

  private MethodSpec method(String name, String remark, Code first, Code found) {
    CodeBuilder code = new CodeBuilder().add(first);
    code.addStatement("int $L = $T.side($L)", OWNER, RuntimeTypes.CELL, cell());
    code.addStatement("int $L = $L.bit($L)", FROM, OCCUPANCY, SQUARE);
    if (turns()) {
      code.addStatement("int $L = $L == 1 ? $L : $L ^ 1", SIDE, FORWARD, OWNER, OWNER);
    }
    Set<Code> read = found.names();
    code.add(
        SetStatements.declared(
            read, words, "own", word -> Code.of("$L.closed($L, $L)", OCCUPANCY, OWNER, word)));
    code.add(SetStatements.squares(read, words, Code.of("$L ^ 1", OWNER)));
    // Whether other pieces have moved does not matter.
    Code unmoved = Code.of("($L & $T.UNMOVED) == 0 ? 0 : -1", cell(), RuntimeTypes.CELL);
    code.add(SetStatements.declared(read, words, "unmoved", word -> unmoved));
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .addJavadoc("$L\n", remark)
            .returns(type())
            .addParameter(RuntimeTypes.BOARD, BOARD.name())
            .addParameter(RuntimeTypes.OCCUPANCY, OCCUPANCY.name())
            .addParameter(TypeName.INT, SQUARE.name());
    if (turns()) {
      method.addParameter(TypeName.INT, FORWARD.name());
    }
    method.addCode(code.add(found).build().block());
    return DocumentedMethod.of(method.build(), "the squares");
  }

  private static Code cell() {
    return Code.of("$L.get($L)", BOARD, SQUARE);
  }

  /** Writes statements that find squares as sets of bits, and the variables that these read. */
  static final class SetStatements {
    private SetStatements() {}

    /**
     * Returns the statements that find the squares where the paths of a plan end.
     *
     * @param edgeLike what is like the edge of the board
     * @param end makes the last statement of an expression for each word of the set
     */
    static Code of(
        SetPlan plan, BitConstants constants, EdgeLike edgeLike, Function<List<Code>, Code> end) {
      BitWriter writer = new BitWriter(constants, plan.words(), edgeLike, !plan.isSymmetric());
      Code last = end.apply(writer.doubtPivots().write(plan.terms()));
      return Code.sequence(writer.code(), last);
    }

    /**
     * Returns the declarations of what statements read of the squares of the board.
     *
     * @param enemy the side whose pieces the set {@code enemy} has
     */
    static Code squares(Set<Code> read, BitWords words, Code enemy) {
      return Code.sequence(
          declared(
              read, words, "enemy", word -> Code.of("$L.pieces($L, $L)", OCCUPANCY, enemy, word)),
          declared(read, words, "occupied", word -> Code.of("$L.occupied($L)", OCCUPANCY, word)),
          declared(read, words, "blockers", word -> Code.of("$L.holes($L)", OCCUPANCY, word)));
    }

    /** Returns the declarations of the words of a set that statements read. */
    static Code declared(Set<Code> read, BitWords words, String set, IntFunction<Code> value) {
      CodeBuilder code = new CodeBuilder();
      for (int word : words.all()) {
        CodeName variable = words.variable(set, word);
        if (read.contains(variable)) {
          code.addStatement("long $L = $L", variable, value.apply(word));
        }
      }
      return code.build();
    }
  }
}
