package io.github.betza.processor.emit.code;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;

/** Describes the parameters of a generated method, and what it returns. */
public final class DocumentedMethod {
  private static final ClassName OVERRIDE = ClassName.get(Override.class);

  private DocumentedMethod() {}

  /** Returns a method with a complete description; the same where it overrides another. */
  public static MethodSpec of(MethodSpec method) {
    return of(method, isVoid(method) ? "" : returned(method.returnType()));
  }

  /**
   * As above.
   *
   * @param returned what it returns, in words, where it returns something
   */
  public static MethodSpec of(MethodSpec method, String returned) {
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
      documented.addJavadoc("@return $L\n", returned);
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
