package io.github.betza.processor.assemble;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.tool.BetzaTool;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines that are too long are broken. */
class LineBreaksTest {
  private static final String LONG = "x".repeat(70);

  @Test
  void aLineBeginsWithAnArgumentOrAnOperatorThatIsInFewParentheses() {
    assertThat(LineBreaks.in("  f(" + LONG + ", g(a, b), " + LONG + ");"))
        .isEqualTo("  f(" + LONG + ", g(a, b),\n      " + LONG + ");");
    assertThat(LineBreaks.in("  x = f(" + LONG + ", a) & " + LONG + ";"))
        .isEqualTo("  x = f(" + LONG + ", a)\n      & " + LONG + ";");
    assertThat(LineBreaks.in("  x = " + LONG + LONG + ";"))
        .isEqualTo("  x =\n      " + LONG + LONG + ";");
  }

  @Test
  void commentsAreBrokenBetweenWords() {
    assertThat(LineBreaks.in(" *   <li>" + LONG + " " + LONG))
        .isEqualTo(" *   <li>" + LONG + "\n *       " + LONG);
    assertThat(LineBreaks.in("  // " + LONG + " " + LONG))
        .isEqualTo("  // " + LONG + "\n  // " + LONG);
    assertThat(LineBreaks.in("/* " + LONG + LONG)).isEqualTo("/* " + LONG + LONG);
  }

  @Test
  void aStringIsBrokenButNoEscape() {
    String text = "  String s = \"" + LONG + "/" + LONG + "\";";
    assertThat(LineBreaks.in(text))
        .isEqualTo("  String s =\n      \"" + LONG + "/\"\n      + \"" + LONG + "\";");
    String escaped = "\\u00e9".repeat(40);
    assertThat(LineBreaks.in("  f(\"" + escaped + "\");"))
        .contains("\\u00e9\"\n")
        .doesNotContain("\"\\\"");
  }

  @ParameterizedTest
  @CsvSource({
    "mQ+[cl]Q, BEX",
    "KNADcaKcabKmabK, XBETZA",
    "FyafsFWyafsWNyafsNDyafsD, XBETZA",
    "KisO2isO3isO4, XBETZA",
    "mR+mR--[ccD], BEX"
  })
  void noLineOfAPieceIsTooLong(String notation, Dialect dialect) {
    assertThat(BetzaTool.source(notation, dialect, "AMoves").lines())
        .allMatch(line -> line.length() <= LineBreaks.MOST_COLUMNS);
  }

  @Provide
  static Arbitrary<String> someMoves() {
    return Arbitraries.of(
            "fmWfceFifmnD", "KisO2", "mRcpR", "FyafsF", "cabK", "gQ", "nN", "oR", "vC", "sW4")
        .list()
        .uniqueElements()
        .ofMinSize(1)
        .ofMaxSize(4)
        .map(moves -> String.join("", moves));
  }

  @Property(tries = 20, seed = "1")
  void noLineOfARandomPieceIsTooLong(@ForAll("someMoves") String notation) {
    assertThat(BetzaTool.source(notation, Dialect.XBETZA, "AMoves").lines())
        .as(notation)
        .allMatch(line -> line.length() <= LineBreaks.MOST_COLUMNS);
  }

  @Test
  void aLongNotationIsAString() {
    String notation = "mRcB".repeat(30);
    assertThat(BetzaTool.source(notation, Dialect.XBETZA, "AMoves")).contains("\"\n      + \"");
  }
}
