package io.github.betza.processor.emit;

import static io.github.betza.processor.emit.Variables.ATTACKER;
import static io.github.betza.processor.emit.Variables.BOARD;
import static io.github.betza.processor.emit.Variables.FOUND;
import static io.github.betza.processor.emit.Variables.SQUARE;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.DocumentedMethod;
import javax.lang.model.element.Modifier;

/** Writes the signatures of the methods that search for attackers of a square. */
record AttackersMethods(BoardAccess access, boolean onOurBoard) {
  /** Returns the method that returns whether there is an attacker. */
  MethodSpec isAttacked() {
    String which =
        onOurBoard
            ? "Returns whether a piece {@code Cell.of(kind, side)} could capture an enemy on a"
                + " square.\n"
            : "Returns whether a piece of a side and a kind could capture an enemy on a square.\n";
    Code call =
        Code.of(
            "return attackers($L, $L, $L, $T.ANY);\n",
            BOARD,
            SQUARE,
            Code.join(access.sought(), ", "),
            RuntimeTypes.ATTACKERS);
    Code check = Code.of("$T.checkAttacker($L);\n", RuntimeTypes.CELL, ATTACKER);
    Code statements = onOurBoard ? Code.sequence(check, call) : call;
    MethodSpec method = method("isAttacked", which).addCode(statements.block()).build();
    String thrown =
        onOurBoard ? "@throws IllegalArgumentException where the attacker has no side\n" : "";
    return DocumentedMethod.of(method, "whether there is one").toBuilder()
        .addJavadoc("$L@see #attackers\n", thrown)
        .build();
  }

  /**
   * Returns the method that finds the attackers, without its statements.
   *
   * @param note a sentence for its description, with the end of its line, or an empty text
   */
  MethodSpec.Builder attackers(String note) {
    String what =
        onOurBoard
            ? """
              Finds the pieces that could capture an enemy on a square, see
              {@code PieceMoves.findAttackers}.
              """
            : """
              Finds the pieces of a side and a kind that could capture an enemy on a square.
              What stands there does not matter: if it is no enemy of theirs, it is as if a
              royal enemy stood there.
              """;
    return method("attackers", what + note).addParameter(RuntimeTypes.ATTACKERS, FOUND.name());
  }

  private MethodSpec.Builder method(String name, String javadoc) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(TypeName.BOOLEAN)
            .addJavadoc("$L", javadoc)
            .addParameter(access.boardType(), BOARD.name())
            .addParameter(TypeName.INT, SQUARE.name());
    access.sought().forEach(sought -> method.addParameter(TypeName.INT, sought.name()));
    return method;
  }
}
