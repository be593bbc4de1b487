package io.github.betza.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.work.Work;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The terms of a notation, whose moves a page lights. */
class TermsTest {
  @Test
  void areThePartsThatAreMovesOfTheirOwn() {
    assertThat(BetzaEngine.terms("FyafsF", "XBETZA")).isEqualTo("[[0,1],[1,6]]");
    assertThat(BetzaEngine.terms("KisO2", "XBETZA")).isEqualTo("[[0,1],[1,5]]");
    assertThat(BetzaEngine.terms("W[F?fR](1,4)", "XBETZA")).isEqualTo("[[0,1],[1,7],[7,12]]");
    assertThat(BetzaEngine.terms("mRcpR", "CLASSIC")).isEqualTo("[[0,2],[2,5]]");
    assertThat(BetzaEngine.terms("W-F", "EXTENDED")).isEqualTo("[[0,3]]");
  }

  @Test
  void areSoundAloneAndLeaveNoLetterOut() throws IOException {
    List<String> wrong = new ArrayList<>();
    List<String> all = new ArrayList<>();
    ConformancePositions.forEach(
        "xbetza.tsv",
        position -> {
          String notation = position.notation();
          int end = 0;
          for (Span term : Notations.terms(notation, Dialect.XBETZA, Work.on(notation))) {
            String text = notation.substring(term.start(), term.end());
            all.add(text);
            if (term.start() != end || !Notations.read(text, Dialect.XBETZA).isSound()) {
              wrong.add(notation + ": " + text);
            }
            end = term.end();
          }
          if (end != notation.length()) {
            wrong.add(notation);
          }
        });
    assertThat(all).hasSizeGreaterThan(100);
    assertThat(wrong).isEmpty();
  }
}
