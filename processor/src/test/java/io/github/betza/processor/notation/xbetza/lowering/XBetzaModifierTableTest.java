package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.notation.modifier.DocumentedModifiers;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaModifierTable;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The table of modifiers of XBETZA, held against the page that explains them. */
final class XBetzaModifierTableTest {
  @Test
  void everyLetterIsDocumented() throws IOException {
    DocumentedModifiers.assertDocumented(XBetzaModifierTable.TABLE, "");
  }

  @Test
  void rulesAndPlacesAreAboutLettersOfTheTable() {
    DocumentedModifiers.assertKnown(
        XBetzaModifierTable.TABLE,
        LegRules.WAY.rules(),
        XBetzaModifierTable.PASS,
        XBetzaModifierTable.CASTLING,
        XBetzaModifierTable.UNIVERSAL,
        XBetzaModifierTable.IMITATOR,
        XBetzaModifierTable.BRACKET);
    DocumentedModifiers.assertKnown(XBetzaModifierTable.TABLE, LegRules.END.rules());
    DocumentedModifiers.assertKnown(XBetzaModifierTable.TABLE, BracketRules.LEG.rules());
  }
}
