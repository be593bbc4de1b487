package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.LEGAL;
import static io.github.betza.processor.emit.variant.GameVariables.TURN;

import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.bits.QuietMoves;
import io.github.betza.processor.emit.bits.QuietMoves.Jump;
import io.github.betza.processor.emit.bits.SingleJumps;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes which pieces may jump over an enemy to an empty square, on a board of at most 64 squares:
 * the code of the notation is asked for the captures of these alone.
 */
final class CapturesApart {
  /** How many captures are counted. */
  static final CodeName CAPTURES = CodeName.variable("captures");

  private final GameSets game;
  private final BitWords words;

  CapturesApart(GameSets game) {
    this.game = game;
    this.words = game.words();
  }

  /** Returns the statement that marks the pieces of a kind. */
  Code mark(int kind, QuietMoves moves) {
    return mark(near(kind, moves.jumps()));
  }

  private static Code mark(Code pieces) {
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

  /**
   * Returns the statements that count the captures of a kind where none of them can go on, and mark
   * its pieces otherwise.
   */
  Code count(int kind, QuietMoves moves) {
    Optional<SingleJumps> single = single(kind, moves);
    if (single.isEmpty()) {
      return mark(kind, moves);
    }
    CodeBuilder code = new CodeBuilder();
    CodeName movers = CodeName.variable("jumping" + kind);
    code.addStatement("long $L = $L", movers, near(kind, moves.jumps()));
    code.beginControlFlow("if ($L != 0)", movers);
    List<Code> counts = new ArrayList<>();
    List<Code> over = new ArrayList<>();
    List<Code> ends = new ArrayList<>();
    for (Jump jump : moves.jumps()) {
      CodeName set = CodeName.variable("jump" + (counts.size() + 1));
      code.addStatement("long $L = $L & $L", set, movers, from(jump, empty()));
      counts.add(Code.of("Long.bitCount($L)", set));
      over.add(back(set, jump.over().opposite()));
      ends.add(back(set, jump.end().opposite()));
    }
    Code count = Code.of("$L += $L;\n", CAPTURES, Code.join(counts, " + "));
    List<Jump> further = single.get().further();
    if (further.isEmpty()) {
      return code.add(count).endControlFlow().build();
    }
    // What the first jump takes, and the square that it leaves, are as good as empty.
    CodeName emptied = CodeName.variable("emptied");
    code.addStatement("long $L = $L | $L | $L", emptied, empty(), movers, Code.join(over, " | "));
    code.addStatement("long further = $L", from(further, emptied));
    code.beginControlFlow("if ((further & ($L)) == 0)", Code.join(ends, " | "))
        .add(count)
        .nextControlFlow("else")
        .add(mark(movers))
        .endControlFlow();
    return code.endControlFlow().build();
  }

  /** No rule may forbid that a capture ends where it does, or make several of one. */
  private Optional<SingleJumps> single(int kind, QuietMoves moves) {
    GameSource source = game.source();
    boolean plain =
        !source.endsByMate()
            && !source.rules().isConfined(kind)
            && source.rules().blockersTo(kind).isEmpty()
            && source.rules().promotionsOf(kind).stream()
                .allMatch(promotion -> promotion.more() == 0 && !promotion.rule().limited());
    return plain
        ? source.piece(kind).moves().flatMap(piece -> SingleJumps.of(piece, moves))
        : Optional.empty();
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
