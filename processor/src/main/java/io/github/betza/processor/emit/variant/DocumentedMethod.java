package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.ParameterWords;

/** Describes the parameters of a generated method, and what it returns. */
final class DocumentedMethod {
  private static final ClassName OVERRIDE = ClassName.get(Override.class);

  private DocumentedMethod() {}

  /** Returns a method with a complete description; the same where it overrides another. */
  static MethodSpec of(MethodSpec method) {
    if (method.annotations().stream().anyMatch(each -> each.type().equals(OVERRIDE))) {
      return method;
    }
    MethodSpec.Builder documented = method.toBuilder();
    if (!method.parameters().isEmpty() || !isVoid(method)) {
      documented.addJavadoc("\n");
    }
    for (ParameterSpec parameter : method.parameters()) {
      documented.addJavadoc(
          "@param $L $L\n", parameter.name(), ParameterWords.of(parameter.name()));
    }
    if (!isVoid(method)) {
      documented.addJavadoc("@return $L\n", returned(method.returnType()));
    }
    return documented.build();
  }

  /** Returns whether a method returns nothing, as constructors do. */
  private static boolean isVoid(MethodSpec method) {
    return method.isConstructor() || method.returnType().equals(TypeName.VOID);
  }

  private static String returned(TypeName type) {
    if (type.equals(TypeName.BOOLEAN)) {
      return "whether that is so";
    }
    return type.equals(TypeName.INT)
        ? "how many there are"
        : type.equals(TypeName.LONG) ? "the squares, as bits" : "nothing";
  }
}
