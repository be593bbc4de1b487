package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import io.github.betza.model.AttackPath;
import io.github.betza.model.AttackPath.Leg;
import io.github.betza.model.AttackPath.Start;
import io.github.betza.processor.emit.code.DocumentedMethod;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the paths along which the pieces of a game capture royal pieces. */
final class AttackPathWriter {
  /**
   * The most legs, because with more the initializer of the class would be larger than a method may
   * be.
   */
  private static final int MOST_LEGS = 500;

  private static final ClassName ATTACK_PATH = ClassName.get(AttackPath.class);

  private final List<MethodSpec> methods = new ArrayList<>();
  private int legs;

  /**
   * Returns the call that sets paths, directly or, if there are many, as the result of a separate
   * method.
   *
   * @param setter the name of the method called
   * @param before the arguments before the paths
   * @param method the name of the separate method
   * @param owner the owner of the paths, in words
   */
  CodeBlock call(
      String setter, List<Integer> before, List<AttackPath> paths, String method, String owner) {
    List<CodeBlock> arguments = new ArrayList<>();
    before.forEach(number -> arguments.add(CodeBlock.of("$L", number)));
    int more = paths.stream().mapToInt(path -> path.legs().size()).sum();
    if (legs + more <= MOST_LEGS) {
      legs += more;
      paths.forEach(path -> arguments.add(path(path)));
    } else {
      addMethod(paths, method, owner);
      arguments.add(CodeBlock.of("$L()", method));
    }
    return CodeBlock.of(".$L($>$>$L$<$<)", setter, CodeBlock.join(arguments, ",$W"));
  }

  private void addMethod(List<AttackPath> paths, String method, String owner) {
    CodeBlock all = CodeBlock.join(paths.stream().map(AttackPathWriter::path).toList(), ",$W");
    methods.add(
        DocumentedMethod.of(
            MethodSpec.methodBuilder(method)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .addJavadoc("Returns along which paths $L attacks royal pieces.\n", owner)
                .returns(ArrayTypeName.of(ATTACK_PATH))
                .addStatement("return new $T[] {$>$>$L$<$<}", ATTACK_PATH, all)
                .build(),
            "the paths"));
  }

  /** Returns the methods that the arguments call. */
  List<MethodSpec> methods() {
    return methods;
  }

  private static CodeBlock path(AttackPath path) {
    Leg first = path.legs().get(0);
    CodeBlock.Builder code = CodeBlock.builder();
    code.add("$T.$L$L", ATTACK_PATH, first.most() == 1 ? "leap" : "slide", steps(first));
    for (Leg leg : path.legs().subList(1, path.legs().size())) {
      code.add(".$L$L", leg.start() == Start.PIECE ? "overPiece" : "overEmpty", steps(leg));
    }
    return code.add(
            switch (path.edges()) {
              case CLOSED -> "";
              case CYLINDER -> ".onCylinder()";
              case TORUS -> ".onTorus()";
            })
        .build();
  }

  /** Returns the arguments for a leg. */
  private static String steps(Leg leg) {
    String step = "(" + leg.files() + ", " + leg.ranks();
    return leg.most() == 1 ? step + ")" : step + ", " + leg.least() + ", " + leg.most() + ")";
  }
}
