package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Text from an annotation never becomes code. */
final class HarmlessTextTest {
  private static final String EVIL =
      "*/ static { } /* \\u002a/ \\u0022 \" + x + \" @deprecated {@link} $L $T <b> &amp; \u00e9 \t"
          + " \u4e00\ud83d\ude00 \u202e \u2028 \u0085 \u0001\u007f \ud83d";

  private static PieceSource source(String text) {
    return new PieceSource(
        "generated",
        "Evil",
        text,
        "EXTENDED",
        text,
        'E',
        true,
        List.of(text),
        List.of(text),
        List.of(text, text),
        Generated.piece("N"),
        Optional.empty(),
        BoardBinding.RUNTIME);
  }

  @Test
  void itComesBackAsItWas() throws Exception {
    Generated generated = new Generated().add(source(EVIL)).compile();

    assertThat(generated.type("Evil").getField("NOTATION").get(null)).isEqualTo(EVIL);
    assertThat(generated.type("Evil").getField("NAME").get(null)).isEqualTo(EVIL);
    assertThat(generated.type("Evil").getField("LETTER").get(null)).isEqualTo('E');
    assertThat(generated.type("Evil").getField("ROYAL").get(null)).isEqualTo(true);
  }

  @Test
  void theStubOfAWrongNotationHasTheSameMethodsAndThrows() {
    String text = Generated.text("generated", StubEmitter.emit(source(EVIL)));
    Generated generated = new Generated().add("Evil", text).compile();

    assertThatThrownBy(
            () -> generated.moves("Evil").generate(new Board(8, 8), 9, 1, 0, new MoveList()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("has errors");
  }
}
