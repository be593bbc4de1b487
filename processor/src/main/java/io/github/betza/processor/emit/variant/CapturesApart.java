package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.LEGAL;
import static io.github.betza.processor.emit.variant.GameVariables.TURN;

import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.bits.QuietMoves;
import io.github.betza.processor.emit.bits.QuietMoves.Jump;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.path.Vector;
import java.util.List;

/**
 * Writes which pieces may jump over an enemy to an empty square, on a board of at most 64 squares:
 * the code of the notation is asked for the captures of these alone.
 */
final class CapturesApart {
  private final GameSets game;
  private final BitWords words;

  CapturesApart(GameSets game) {
    this.game = game;
    this.words = game.words();
  }

  /** Returns the statement that marks the pieces of a kind. */
  Code mark(int kind, QuietMoves moves) {
    return new CodeBuilder()
        .addStatement(
            "$L.generateCaptures(0, $L$W& ($L))",
            LEGAL,
            words.pieces(game.name(kind), 0),
            Code.join(moves.jumps().stream().map(this::near).toList(), "\n| "))
        .build();
  }

  /** Returns the squares from which a jump leads over an enemy. */
  private Code near(Jump jump) {
    Code empty = Code.of("~$L", words.variable(BitWords.OCCUPIED, 0));
    Code over =
        Code.of("$L & $L", words.variable("enemy", 0), back(empty, jump.end().minus(jump.over())));
    return Code.of(
        "$L[$L] & $L",
        game.constants().origins(List.of(jump.over()), jump.end()),
        BitWords.SIDE,
        back(over, jump.over()));
  }

  private Code back(Code set, Vector step) {
    int distance = step.ranks() * game.source().board().files() + step.files();
    return Code.of("Long.rotateLeft($L, $L * $L)", set, TURN, -distance);
  }
}
