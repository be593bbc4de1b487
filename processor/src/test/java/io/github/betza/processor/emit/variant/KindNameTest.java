package io.github.betza.processor.emit.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How the code of a game names its kinds. */
final class KindNameTest {
  @ParameterizedTest
  @CsvSource({
    "Pawn, PAWN, pawn",
    "IronGeneral, IRON_GENERAL, ironGeneral",
    "Drunk_Elephant, DRUNK_ELEPHANT, drunkElephant",
    "Tai2Eagle, TAI2_EAGLE, tai2Eagle",
    // The first letter is no new word, and neither is one behind two underscores.
    "_Odd, _ODD, _odd",
    "Odd__Name, ODD__NAME, odd_Name",
    "HM, HM, hm",
    // The rules have this name.
    "Rules, RULES_1, rules_1",
  })
  void beginsAWordWhereTheTypeDoes(String type, String constant, String word) {
    assertThat(KindName.of(List.of(type))).containsExactly(new KindName(constant, word));
  }

  @ParameterizedTest
  @CsvSource({
    "Pawn, Pawn, PAWN_2, pawn_2",
    "Pawn, PAWN, PAWN_2, pawn_2",
    "IronGeneral, Iron_General, IRON_GENERAL_2, ironGeneral_2",
    // The sign of kelvins has another capital, and the same small letter.
    "K, \u212a, \u212a, k_2",
  })
  void namesNoTwoKindsAlike(String first, String second, String constant, String word) {
    assertThat(KindName.of(List.of(first, second)).get(1)).isEqualTo(new KindName(constant, word));
  }
}
