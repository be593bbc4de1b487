package io.github.betza.processor.notation.bex;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.notation.Problem;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Brackets that differ from an exotic effect by one sign are offered as that. */
final class NearExoticTest {
  @ParameterizedTest
  @CsvSource({
    "mQ+[w]Q,         3,  6,  mQ+[cw]Q",
    "[icj]fA,         0,  5,  [cj]fA",
    "K+(mK--[x]),     7,  10, K+(mK--[xo])",
    "K+[rK],          2,  6,  K+[crK]",
    "K+cr[K],         4,  7,  K+[crK]",
    "mQ+{cw}Q,        3,  4,  mQ+[cw]Q",
    "{mW-F}*,         0,  1,  (mW-F)*",
    "K+[CrK],         2,  7,  K+[crK]",
    "mR+mR--[CcD],    7,  12, mR+mR--[ccD]",
    "[X!iK]--mQ--[xiK], 0, 6, [x!iK]--mQ--[xiK]"
  })
  void theyAreOffered(String text, int start, int end, String mended) {
    List<Problem> problems = Bex.read(text).problems();
    assertThat(problems).hasSize(1);
    assertThat(problems.get(0).span().start()).isEqualTo(start);
    assertThat(problems.get(0).span().end()).isEqualTo(end);
    assertThat(problems.get(0).help()).contains("write \"" + mended + "\"");
    assertThat(Bex.read(mended).isSound()).isTrue();
  }

  /** All effects are named where several are as near. */
  @Test
  void noneIsGuessed() {
    assertThat(Bex.read("[c]fA").problems().get(0).help()).startsWith("the exotic effects are");
  }
}
