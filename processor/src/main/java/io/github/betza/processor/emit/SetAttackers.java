package io.github.betza.processor.emit;

import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.bits.EdgeLike;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes the search for the pieces that attack a square by sets of bits. */
final class SetAttackers {
  private SetAttackers() {}

  /**
   * Returns the statements of the search, where they fit into a method.
   *
   * @param plan the captures, walked backward
   * @param check the statement that checks the size of the board
   */
  static Optional<CodeText> write(SetPlan plan, BitConstants constants, Code check) {
    BitWords words = plan.words();
    EdgeLike edgeLike = plan.needsEmptySquaresOnly() ? EdgeLike.NONE : EdgeLike.CLOSED;
    CodeText search = SetStatements.of(plan, constants, edgeLike, SetAttackers::found);
    Code.Builder code = Code.builder().add(check);
    code.add("$L occupancy = board.occupancy();\n", RuntimeTypes.OCCUPANCY);
    code.add("int from = occupancy.bit(square);\n");
    code.add("int side = $L.side(attacker);\n", RuntimeTypes.CELL);
    // They are the enemies of what stands on the square.
    code.add(SetStatements.squares(search, words, "side"));
    CodeText all = new CodeText(code.add(search.code()).build());
    return all.fits() ? Optional.of(all) : Optional.empty();
  }

  private static Code found(List<String> sets) {
    return Code.of(
        "return $L;\n",
        IntStream.range(0, sets.size())
            .mapToObj(
                word ->
                    "occupancy.hits(board, " + sets.get(word) + ", " + word + ", attacker, found)")
            .collect(Collectors.joining("\n|| ")));
  }
}
