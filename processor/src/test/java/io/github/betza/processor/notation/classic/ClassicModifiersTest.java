package io.github.betza.processor.notation.classic;

import io.github.betza.processor.notation.modifier.DocumentedModifiers;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The table of modifiers of CLASSIC, held against the page that explains them. */
final class ClassicModifiersTest {
  @Test
  void everyLetterIsDocumented() throws IOException {
    DocumentedModifiers.assertDocumented(ClassicModifierCheck.TABLE, "");
  }
}
