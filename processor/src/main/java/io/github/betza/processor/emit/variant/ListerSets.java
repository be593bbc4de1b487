package io.github.betza.processor.emit.variant;

import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import java.util.Locale;
import java.util.Set;

/**
 * The sets of pieces that the method which lists the legal moves holds in variables.
 *
 * @param game the game
 */
record ListerSets(GameSets game) {
  /** The side that does not move. */
  static final CodeName OTHER = CodeName.variable("other");

  /** Returns the variable with the pieces of a kind of the side to move. */
  CodeName own(int kind) {
    return variable("own", kind);
  }

  /** Returns the same of the other side. */
  CodeName enemy(int kind) {
    return variable("enemy", kind);
  }

  private CodeName variable(String whose, int kind) {
    String name = game.word(kind);
    return CodeName.variable(
        whose + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1));
  }

  /** Returns the statements that find those sets which some code reads. */
  Code declared(Code body) {
    Set<Code> read = body.names();
    CodeBuilder code = new CodeBuilder();
    code.addStatement("int $L = board.side()", BitWords.SIDE);
    code.addStatement("int $L = $L ^ 1", OTHER, BitWords.SIDE);
    if (read.contains(GameVariables.TURN)) {
      code.add(BitLoops.TURNED);
    }
    for (int kind : game.numbers()) {
      declare(code, read, own(kind), BitWords.SIDE, kind);
      declare(code, read, enemy(kind), OTHER, kind);
    }
    code.addStatement("long own = $L", Code.of("$L.side($L)", BitWords.SETS, BitWords.SIDE));
    code.addStatement("long enemy = $L", Code.of("$L.side($L)", BitWords.SETS, OTHER));
    code.addStatement("long $L = own | enemy", BitWords.OCCUPIED);
    if (read.contains(CodeName.variable("unmoved"))) {
      code.addStatement("long unmoved = $L.unmoved(0)", BitWords.SETS);
    }
    if (read.contains(CodeName.variable("movers"))) {
      code.addStatement("long movers");
    }
    return code.build();
  }

  private void declare(CodeBuilder code, Set<Code> read, CodeName name, CodeName side, int kind) {
    if (read.contains(name)) {
      Code pieces = game.words().pieces(side, game.name(kind), Code.of("0"));
      code.addStatement("long $L = $L", name, pieces);
    }
  }
}
