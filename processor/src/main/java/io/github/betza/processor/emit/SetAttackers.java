package io.github.betza.processor.emit;

import static io.github.betza.processor.emit.Variables.ATTACKER;
import static io.github.betza.processor.emit.Variables.BOARD;
import static io.github.betza.processor.emit.Variables.FOUND;
import static io.github.betza.processor.emit.Variables.FROM;
import static io.github.betza.processor.emit.Variables.OCCUPANCY;
import static io.github.betza.processor.emit.Variables.SIDE;
import static io.github.betza.processor.emit.Variables.SQUARE;

import io.github.betza.processor.emit.SetMoves.SetStatements;
import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.bits.EdgeLike;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.plan.CodeLimits;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Writes the search for the pieces that attack a square by sets of bits. */
final class SetAttackers {
  private SetAttackers() {}

  /**
   * Returns the statements of the search, if they fit into a method.
   *
   * @param plan the captures, walked backward
   * @param check the statement that checks the size of the board
   */
  static Optional<Code> write(SetPlan plan, BitConstants constants, Code check) {
    BitWords words = plan.words();
    EdgeLike edgeLike = plan.needsEmptySquaresOnly() ? EdgeLike.NONE : EdgeLike.CLOSED;
    Code search = SetStatements.of(plan, constants, edgeLike, SetAttackers::found);
    CodeBuilder code = new CodeBuilder().add(check);
    code.addStatement(
        "$T $L = $T.of($L)", RuntimeTypes.OCCUPANCY, OCCUPANCY, RuntimeTypes.OCCUPANCY, BOARD);
    code.addStatement("int $L = $L.bit($L)", FROM, OCCUPANCY, SQUARE);
    code.addStatement("int $L = $T.side($L)", SIDE, RuntimeTypes.CELL, ATTACKER);
    // They are the enemies of the piece on the square.
    code.add(SetStatements.squares(search.names(), words, SIDE));
    Code all = code.add(search).build();
    return CodeLimits.allow(all.bytes()) ? Optional.of(all) : Optional.empty();
  }

  private static Code found(List<Code> sets) {
    List<Code> hits =
        IntStream.range(0, sets.size()).mapToObj(word -> hits(sets.get(word), word)).toList();
    return new CodeBuilder().addStatement("return $L", Code.anyByLine(hits)).build();
  }

  private static Code hits(Code set, int word) {
    return Code.of("$L.hits($L, $L, $L, $L, $L)", OCCUPANCY, BOARD, set, word, ATTACKER, FOUND);
  }
}
