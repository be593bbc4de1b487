package io.github.betza.play.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class OutputTest {
  /** The name of a Java type may hold such a character, and is the name of a user's own game. */
  @Test
  void namesDoNotChangeTheDirectionOfWriting() {
    StringWriter text = new StringWriter();
    new Output(new PrintWriter(text)).line("option name UCI_Variant type combo var Che\u202ess");
    assertThat(text).hasToString("option name UCI_Variant type combo var Che ss\n");
  }

  @Test
  void aLineIsOneLine() {
    StringWriter text = new StringWriter();
    new Output(new PrintWriter(text)).line("a\nbestmove e2e4\u2028");
    assertThat(text).hasToString("a bestmove e2e4 \n");
  }
}
