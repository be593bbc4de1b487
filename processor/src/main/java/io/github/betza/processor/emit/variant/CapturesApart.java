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
    Code pieces = near(kind, moves.jumps());
    return new CodeBuilder().addStatement("$L.generateCaptures(0, $L)", LEGAL, pieces).build();
  }

  private Code near(int kind, List<Jump> jumps) {
    return Code.of("$L$W& ($L)", words.pieces(game.name(kind), 0), from(jumps, empty()));
  }

  private Code empty() {
    return Code.of("~$L", words.variable(BitWords.OCCUPIED, 0));
  }

  private Code from(List<Jump> jumps, Code empty) {
    return Code.join(jumps.stream().map(jump -> from(jump, empty)).toList(), "\n| ");
  }

  /** Returns the squares from which a jump leads over an enemy to a square of a set. */
  private Code from(Jump jump, Code empty) {
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
