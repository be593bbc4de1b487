package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.modifier.DocumentedModifiers;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The table of modifiers of EXTENDED, held against the page that explains them. */
final class ExtendedModifierTableTest {
  @Test
  void everyLetterIsDocumented() throws IOException {
    DocumentedModifiers.assertDocumented(ExtendedModifierTable.TABLE, "txdy");
  }

  @Test
  void rulesAndPlacesAreAboutLettersOfTheTable() {
    DocumentedModifiers.assertKnown(
        ExtendedModifierTable.TABLE,
        ExtendedModifierTable.PREFIXES.rules(),
        ExtendedModifierTable.NULL_MOVE);
  }
}
