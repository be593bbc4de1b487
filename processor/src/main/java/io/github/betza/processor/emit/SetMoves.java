package io.github.betza.processor.emit;

import com.palantir.javapoet.FieldSpec;
import io.github.betza.board.Occupancy;
import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitTerm.Hop;
import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.bits.BitWriter;
import java.util.List;
import java.util.Optional;

/**
 * Writes how a piece moves by sets of bits, where its board is declared to have at most 64 squares.
 * A rider or a hopper finds its moves twice as fast so, because nobody can foresee how far a slide
 * goes; a leaper does not, and is left to the cells, as is a piece of which sets of bits cannot say
 * all.
 */
final class SetMoves {
  private static final String METHOD = "reached";

  private final BitConstants constants;
  private final CodeText statements;

  private SetMoves(DeclaredGeometry size, BitPlan plan) {
    this.constants = new BitConstants(size.files(), size.ranks(), List.of());
    boolean turns = !BitTerm.areSymmetric(plan.terms());
    BitWriter writer = new BitWriter(constants, BitWords.of(1), jumps(plan), turns);
    String set = writer.write(plan.terms()).get(0);
    this.statements = new CodeText(Code.of("$Lreturn $L;\n", named(writer.code().toString()), set));
  }

  /** Returns the writer for a piece, where it can be written so and that pays. */
  static Optional<SetMoves> of(PieceSource source, PiecePlan piece) {
    boolean fits =
        source.board().access() == BoardBinding.Access.OUR_BOARD
            && source
                .geometry()
                .filter(size -> size.files() * size.ranks() <= Occupancy.MOST_SQUARES)
                .isPresent();
    if (!fits) {
      return Optional.empty();
    }
    DeclaredGeometry size = source.geometry().get();
    int furthest = Math.max(1, Math.max(size.files(), size.ranks()) - 1);
    return piece
        .bits(furthest)
        .filter(SetMoves::isWhole)
        .filter(plan -> plan.terms().stream().anyMatch(SetMoves::isFar))
        .filter(BitPlan::allowsWalls)
        .map(plan -> new SetMoves(size, plan))
        .filter(moves -> moves.statements.bytes() <= Limits.METHOD_BYTES);
  }

  /** Returns whether the moves are all that the piece has, and none has effects. */
  private static boolean isWhole(BitPlan plan) {
    return plan.enPassant().isEmpty()
        && plan.castlings().isEmpty()
        && !plan.passes()
        && plan.terms().size() <= BitPlan.MOST_TERMS
        && plan.terms().stream().noneMatch(BitTerm::grants);
  }

  private static boolean isFar(BitTerm term) {
    return term.shape() instanceof Hop || term.shape() instanceof Slide;
  }

  /** Returns whether there are hurdles: then a hole, which is none, must be told from a piece. */
  private static boolean jumps(BitPlan plan) {
    return !plan.asksForEmptySquaresOnly();
  }

  /** A library writes whole names of types; here they are imported. */
  private static String named(String text) {
    return text.replace(BitConstants.TABLES.canonicalName(), Types.BIT_TABLES.toString());
  }

  /** Returns the tables. */
  Code tables() {
    Code.Builder tables = Code.builder();
    for (FieldSpec field : constants.fields()) {
      tables.add("$L", named(field.toString()));
    }
    return tables.build();
  }

  /** Returns the statements that list the moves. */
  Code list() {
    return Code.builder()
        .add("long to = $L;\n", call("forward"))
        .beginControlFlow("if (wanted != ALL)")
        .add("long enemy = board.occupancy().pieces($L.side(board.get(from)) ^ 1);\n", Types.CELL)
        .add("to &= wanted == CAPTURES ? enemy : ~enemy;\n")
        .endControlFlow()
        .add("board.occupancy().append(from, to, moves);\n")
        .build();
  }

  /** Returns the statements that count the moves. */
  Code count() {
    return Code.of("return Long.bitCount($L);\n", call("1"));
  }

  private Code call(String forward) {
    return Code.of("$L(board, from$L)", METHOD, turns() ? ", " + forward : "");
  }

  private boolean turns() {
    return statements.uses("side");
  }

  /**
   * Returns the method that finds the squares reached.
   *
   * @param check the statement that checks the size of the board
   */
  Code reached(Code check) {
    Method method =
        new Method("private static", Types.LONG, METHOD)
            .remark("The squares that the piece goes to, as bits.")
            .take(Types.BOARD, "board")
            .take(Types.INT, "square");
    if (turns()) {
      method.take(Types.INT, "forward");
    }
    Code.Builder code = Code.builder().add(check);
    code.add("$L occupancy = board.occupancy();\n", Types.OCCUPANCY);
    code.add("int owner = $L.side(board.get(square));\n", Types.CELL);
    code.add("int from = occupancy.bit(square);\n");
    declare(code, "int side", "forward == 1 ? owner : owner ^ 1");
    declare(code, "long own", "occupancy.closed(owner)");
    declare(code, "long enemy", "occupancy.pieces(owner ^ 1)");
    declare(code, "long occupied", "occupancy.occupied()");
    declare(code, "long unmoved", "(board.get(square) & " + Types.CELL + ".UNMOVED) == 0 ? 0 : -1");
    declare(code, "long walls", "occupancy.holes()");
    return method.of(code.add(statements.code()).build());
  }

  /** Adds a variable that the statements read. */
  private void declare(Code.Builder code, String variable, String value) {
    if (statements.uses(variable.substring(variable.indexOf(' ') + 1))) {
      code.add("$L = $L;\n", variable, value);
    }
  }
}
