package io.github.betza.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeSpec;
import io.github.betza.processor.emit.bitboard.BitboardWriter;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.plan.Mode;
import java.util.List;
import java.util.Set;

/** Writes the class of a piece whose notation is wrong. */
public final class StubEmitter {
  private StubEmitter() {}

  /**
   * Returns a class with the signatures of {@link Emitter#emit}, so that the mistake is the only
   * error that the compiler reports. Its methods throw {@link IllegalStateException}.
   *
   * @param source the data of the piece; its moves are not used
   */
  public static TypeSpec emit(PieceSource source) {
    ClassWriter type = new ClassWriter(source, BoardAccess.of(source));
    Code fail =
        Code.of(
            "throw new $T($L);\n",
            ClassName.get(IllegalStateException.class),
            JavaString.literal("the notation of " + source.pieceName() + " has errors"));
    List.of(Mode.ALL, Mode.CAPTURES, Mode.QUIETS).forEach(mode -> type.addMoves(mode, fail));
    type.addAttacks(fail);
    if (!type.isOnOurBoard()) {
      type.addCanMove(fail);
    }
    if (type.isOnOurBoard() || source.board().knowsKinds()) {
      type.addAttackers(fail, "");
    }
    if (type.isOnOurBoard()) {
      type.addList(false, fail);
      type.addInstanceMethods(true);
      source
          .geometry()
          .map(size -> size.files() * size.ranks())
          .ifPresent(squares -> BitboardWriter.stubs(squares, fail.block()).forEach(type::add));
    }
    return type.type(new MovesCode(List.of(), Set.of(), type.methods(), Set.of(), List.of()));
  }
}
