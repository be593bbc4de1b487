package io.github.betza.processor.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PlainTextTest {
  @Test
  void whatChangesOtherTextIsASpace() {
    for (int point :
        List.of(
            0, 9, 10, 13, 0x7f, 0x85, 0x61c, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202b, 0x202c,
            0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0xd83d, 0xde00)) {
      assertThat(PlainText.of("King " + Character.toString(point) + "neve"))
          .as(Integer.toHexString(point))
          .isEqualTo("King  neve");
    }
  }

  /** The joiner in the last one is needed for letters of some languages, and for pictures. */
  @Test
  void allOtherTextStaysAsItIs() {
    for (String text :
        List.of("", "Knight 'n <b>", "Лошадь", "مهرة", "馬", "\ud83d\ude00", "न\u200d")) {
      assertThat(PlainText.of(text)).isEqualTo(text);
    }
  }
}
