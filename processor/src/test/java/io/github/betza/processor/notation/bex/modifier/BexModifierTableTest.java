package io.github.betza.processor.notation.bex.modifier;

import io.github.betza.processor.notation.modifier.DocumentedModifiers;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The table of modifiers of BEX, held against the page that explains them. */
final class BexModifierTableTest {
  @Test
  void everyLetterIsDocumented() throws IOException {
    DocumentedModifiers.assertDocumented(BexModifierTable.TABLE, "");
  }

  @Test
  void rulesAndPlacesAreAboutLettersOfTheTable() {
    DocumentedModifiers.assertKnown(
        BexModifierTable.TABLE, BaseMoveRules.CHECK.rules(), BexModifierTable.NULL_MOVE);
  }
}
