package io.github.betza.declared;

import io.github.betza.Variant;
import io.github.betza.processor.tool.ClassFiles;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the annotations of compiled classes. */
public final class Declarations {
  private Declarations() {}

  /**
   * Reads the declarations of games, all in one run of the compiler.
   *
   * @param types the types with the annotation {@link Variant}
   * @return their declarations, in the same order
   * @throws io.github.betza.processor.tool.NoCompilerException if this Java has no compiler
   * @throws IllegalStateException if a type is not a game or was not loaded from a file
   */
  public static List<DeclaredVariant> read(Collection<Class<?>> types) {
    Map<String, DeclaredVariant> variants = new HashMap<>();
    Optional<String> errors =
        ClassFiles.show(
            types,
            (type, elements) ->
                new DeclarationReader(elements)
                    .read(type)
                    .ifPresent(found -> variants.put(type.getQualifiedName().toString(), found)));
    if (errors.isPresent()) {
      throw new IllegalStateException("the compiler cannot read the games: " + errors.get());
    }
    return types.stream().map(type -> variant(type.getCanonicalName(), variants)).toList();
  }

  private static DeclaredVariant variant(String name, Map<String, DeclaredVariant> variants) {
    DeclaredVariant variant = variants.get(name);
    if (variant == null) {
      throw new IllegalStateException(name + " does not carry @Variant");
    }
    return variant;
  }
}
