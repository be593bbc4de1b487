package io.github.betza.processor.emit.variant;

import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import java.util.Locale;
import java.util.Set;

/**
 * The sets of pieces that a method which counts the answers of one colour holds in variables: as
 * they are after the move that is answered, which is not made on the board.
 *
 * @param game the game
 * @param side the side that answers, 0 or 1
 */
record AnswerSets(GameSets game, int side) {
  /** The squares that the move leaves and reaches, and the kind that arrives. */
  static final CodeName BEGIN = CodeName.variable("begin");

  static final CodeName END = CodeName.variable("end");
  static final CodeName ARRIVED = CodeName.variable("arrived");

  /** The square of the piece that may be captured en passant, and the squares on which it may. */
  static final CodeName VICTIM = CodeName.variable("victim");

  static final CodeName PASSED = CodeName.variable("passed");

  /** The side that has made the move. */
  static final CodeName OTHER = CodeName.variable("other");

  /** Returns the name of the side that answers. */
  String colour() {
    return colour(side);
  }

  private static String colour(int side) {
    return side == 0 ? "white" : "black";
  }

  /** Returns the variable with the pieces of a kind of the side that answers. */
  CodeName own(int kind) {
    return variable(side, kind);
  }

  /** Returns the same of the other side. */
  CodeName enemy(int kind) {
    return variable(side ^ 1, kind);
  }

  private CodeName variable(int colour, int kind) {
    String name = game.word(kind);
    return CodeName.variable(
        colour(colour) + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1));
  }

  /** Returns the statements that find those sets which some code reads. */
  Code declared(Code body) {
    Set<Code> read = body.names();
    CodeBuilder code = new CodeBuilder();
    code.addStatement("final int $L = $L", BitWords.SIDE, side);
    code.addStatement("final int $L = $L", OTHER, side ^ 1);
    if (read.contains(GameVariables.TURN)) {
      code.addStatement("final int $L = $L", GameVariables.TURN, side == 0 ? 1 : -1);
    }
    code.addStatement("long vacated = $L < 0 ? 0 : 1L << $L", BEGIN, BEGIN);
    code.addStatement("long reached = $L < 0 ? 0 : 1L << $L", END, END);
    game.numbers().forEach(kind -> declare(code, read, kind));
    code.addStatement("long own = $L & ~reached", game.words().side(BitWords.SIDE));
    code.addStatement("long enemy = ($L & ~vacated) | reached", game.words().side(OTHER));
    code.addStatement("long $L = own | enemy", BitWords.OCCUPIED);
    if (read.contains(CodeName.variable("unmoved"))) {
      code.addStatement("long unmoved = $L.unmoved(0) & ~(vacated | reached)", BitWords.SETS);
    }
    if (read.contains(CodeName.variable("movers"))) {
      code.addStatement("long movers");
    }
    return code.build();
  }

  private void declare(CodeBuilder code, Set<Code> read, int kind) {
    String name = game.name(kind);
    Code word = Code.of("0");
    if (read.contains(own(kind))) {
      Code pieces = game.words().pieces(BitWords.SIDE, name, word);
      code.addStatement("long $L = $L & ~reached", own(kind), pieces);
    }
    if (read.contains(enemy(kind))) {
      Code pieces = game.words().pieces(OTHER, name, word);
      code.addStatement(
          "long $L = ($L & ~vacated) | ($L == $L ? reached : 0)",
          enemy(kind),
          pieces,
          ARRIVED,
          name);
    }
  }
}
