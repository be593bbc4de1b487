package io.github.betza.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.NotationPart;
import io.github.betza.processor.work.Work;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The parts of a notation, whose moves a page lights. */
class PartsTest {
  private static List<String> parts(String notation, Dialect dialect) {
    return Notations.parts(notation, dialect, Work.on(notation)).stream()
        .map(part -> (part.leg() ? "leg " : "") + part.span().of(notation))
        .toList();
  }

  @Test
  void areTheMovesAndTheirLegs() {
    assertThat(parts("FyafsF", Dialect.XBETZA)).containsExactly("F", "leg y", "leg afs", "yafsF");
    assertThat(parts("afsW", Dialect.XBETZA)).containsExactly("leg W", "leg afs", "afsW");
    assertThat(parts("KisO2", Dialect.XBETZA)).containsExactly("K", "isO2");
    assertThat(parts("W[F?fR](1,4)", Dialect.XBETZA)).containsExactly("W", "[F?fR]", "(1,4)");
    assertThat(parts("(paf)2R", Dialect.XBETZA)).containsExactly("(paf)2R");
    assertThat(parts("mRcpR", Dialect.CLASSIC)).containsExactly("mR", "cpR");
    assertThat(parts("W-F", Dialect.EXTENDED)).containsExactly("W-F");
  }

  /** On a board of three by three: the numbers of the squares begin with a1. */
  @Test
  void leadWhereTheyEnd() {
    FreeBoard board = BetzaEngine.board(3, 3);
    board.add("P", "piece", "fmFfcafmF", "XBETZA", false);
    board.put(0, 1, 0, false);
    String all = board.parts(0, "fmFfcafmF", "XBETZA", 0);
    assertThat(all)
        .contains("\"start\":0,\"end\":3,\"leg\":false", "\"squares\":[4]")
        .contains("\"start\":3,\"end\":5,\"leg\":true")
        .contains("\\u0027c\\u0027 captures any enemy piece\"],\"squares\":[4]")
        .contains("\"start\":5,\"end\":8,\"leg\":true");
    assertThat(board.parts(0, "B", "XBETZA", 0)).contains("\"squares\":[4,8]");
  }

  @Tag("deep")
  @Test
  void ofTermsAreSoundAloneAndLeaveNoLetterOut() throws IOException {
    List<String> wrong = new ArrayList<>();
    List<String> all = new ArrayList<>();
    ConformancePositions.forEach(
        "xbetza.tsv",
        position -> {
          String notation = position.notation();
          int end = 0;
          for (NotationPart part : Notations.parts(notation, Dialect.XBETZA, Work.on(notation))) {
            Span span = part.span();
            String text = span.of(notation);
            if (part.leg()) {
              if (span.start() < end) {
                wrong.add(notation + ": leg " + text);
              }
              continue;
            }
            all.add(text);
            if (span.start() != end
                || !part.piece()
                    .equals(Notations.read(text, Dialect.XBETZA).piece().orElse(null))) {
              wrong.add(notation + ": " + text);
            }
            end = span.end();
          }
          if (end != notation.length()) {
            wrong.add(notation);
          }
        });
    assertThat(all).hasSizeGreaterThan(100);
    assertThat(wrong).isEmpty();
  }
}
