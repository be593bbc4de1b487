package io.github.betza.processor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.analysis.Offer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What there is to say about single sources; another test applies the offers. */
final class SourceCheckerTest {
  private static final String HEAD = "import io.github.betza.*; import io.github.betza.Variant.*; ";

  private static List<SourceProblem> check(String source) {
    return SourceChecker.check(Map.of("-", source), "").get("-");
  }

  private static SourceProblem only(String source) {
    List<SourceProblem> problems = check(source);
    assertThat(problems).hasSize(1);
    return problems.get(0);
  }

  /** The letters of a mistake are between angle quotes. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          @Betza("«h»K") class A {} | A | value
          @Betza(value = "W" + "«h»K" + "F") class A {} | A | value
          @Betza("\\127«\\150»K") class A {} | A | value
          @Betza(("«\\u0068»K")) class A {} | A | value
          @Betza("W" + «A.TAIL» + "F") class A { static final String TAIL = "hK"; } | A | value
          @Betza("W" + 1 + 'F' + "«h»K") class A {} | A | value
          @Betza(value = "K", letter = «'k'») class A {} | A | letter
          class A { @Betza("«h»K") static class B {} } | A.B | value
          «@Variant»(files = 3, ranks = 3, setup = "k2/3/2K") class A {} | A | ``
          @Variant(files = 3, ranks = 3, setup = "k2/3/2K", zones = {@Zone(of = "K", squares = "1 2-3"), @Zone(of = "«X»", squares = "1")}) class A { @Betza(value = "K", letter = 'K', royal = true) class K {} } | A | zones[1].of
          class A { void f() { «@Betza»("K") class B {} } } | `` | ``
          """)
  void hasItsPlace(String marked, String type, String member) {
    String source = HEAD + marked;
    List<SourceProblem> problems = check(source.replaceAll("[«»]", ""));
    assertThat(problems)
        .anySatisfy(
            problem -> {
              assertThat(problem.start()).isEqualTo(source.indexOf('«'));
              assertThat(problem.end()).isEqualTo(source.indexOf('»') - 1);
              assertThat(problem.type()).isEqualTo(type);
              assertThat(problem.member()).isEqualTo(member);
            });
  }

  /** A constant may be used elsewhere, and other expressions are not taken apart. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Betza(A.K) class A { static final String K = \"hK\"; }",
        "@Betza(\"FyafsF\" + A.Y) class A { static final String Y = \"y\"; }",
        "@Betza(true ? \"hK\" : \"\") class A {}",
        "@Betza((String) \"hK\") class A {}"
      })
  void whatIsNotWrittenThereIsNotChanged(String source) {
    SourceProblem problem = only(HEAD + source);
    assertThat(problem.offers()).isNotEmpty().allMatch(offer -> offer.edits().isEmpty());
    assertThat(problem.diagnosis().offers()).allMatch(offer -> !offer.edits().isEmpty());
  }

  /** A part that is a constant stays as it is. */
  @Test
  void whatIsWrittenBesideAConstantIsChanged() {
    String source = HEAD + "@Betza(A.F + \"y\") class A { static final String F = \"FyafsF\"; }";
    assertThat(only(source).offers())
        .extracting(offer -> offer.appliedTo(source))
        .contains(source.replace("\"y\"", "\"\""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          import io.github.betza.Betza; @Betza("FtR") class A {} | import io.github.betza.Betza; @Betza(value = "FtR", dialect = io.github.betza.Dialect.EXTENDED) class A {}
          import io.github.betza.*; @Betza("F" + "tR") class A {} | import io.github.betza.*; @Betza(value = "F" + "tR", dialect = Dialect.EXTENDED) class A {}
          import io.github.betza.*; @Betza(value = "FtR", name = "Griffon") class A {} | import io.github.betza.*; @Betza(value = "FtR", name = "Griffon", dialect = Dialect.EXTENDED) class A {}
          import io.github.betza.*; @Betza(dialect = Dialect.BEX, value = "FtR") class A {} | import io.github.betza.*; @Betza(dialect = Dialect.EXTENDED, value = "FtR") class A {}
          """)
  void aDialectIsDeclared(String source, String wanted) {
    assertThat(only(source).offers())
        .filteredOn(offer -> offer.dialect().isPresent())
        .extracting(offer -> offer.appliedTo(source))
        .contains(wanted);
  }

  /** A constant of another source is found, in whatever order the sources are given. */
  @Test
  void sourcesBelongTogether() {
    Map<String, String> sources = new LinkedHashMap<>();
    sources.put("src/a/A.java", "package a; @io.github.betza.Betza(b.B.NOTATION) class A {}");
    sources.put(
        "src/b/B.java",
        "package b; public class B { public static final String NOTATION = \"hK\"; }");
    Map<String, List<SourceProblem>> checked = SourceChecker.check(sources, "");
    assertThat(checked.keySet()).containsExactly("src/a/A.java", "src/b/B.java");
    assertThat(checked.get("src/a/A.java"))
        .singleElement()
        .extracting(problem -> problem.diagnosis().code())
        .isEqualTo("lonely-h");
    assertThat(checked.get("src/b/B.java"))
        .singleElement()
        .extracting(problem -> problem.diagnosis().text())
        .isEqualTo("no type of this file has @Betza or @Variant");
  }

  /** An editor asks while the source is being typed. */
  @Test
  void whatCannotBeParsedHidesNothing() {
    List<SourceProblem> problems = check(HEAD + "\n@Betza(\"hK\") class A {\n  int x = ; }");
    assertThat(problems)
        .extracting(problem -> problem.line() + ":" + problem.diagnosis().code())
        .containsExactly("2:lonely-h", "3:compiler.err.illegal.start.of.expr");
    assertThat(problems.get(1).diagnosis().page()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\u0000\u0001", "class", "}", "@Betza class A {}", "\"\"\"", "@"})
  void whatIsNoSourceIsAnError(String source) {
    assertThat(check(source)).isNotEmpty().allMatch(SourceProblem::isError);
  }

  @Test
  void aSourceIsBounded() {
    assertThat(check("/".repeat(2_000_000)))
        .singleElement()
        .extracting(problem -> problem.diagnosis().text())
        .isEqualTo("the source has 2000000 letters, more than 1000000");
    String nested = "class A { int x = " + "(".repeat(30_000) + "1" + ")".repeat(30_000) + "; }";
    assertThat(check(nested))
        .singleElement()
        .extracting(problem -> problem.diagnosis().text())
        .isEqualTo("the compiler fails on this source: java.lang.StackOverflowError");
  }

  @Test
  void warningsAreTold() {
    SourceProblem problem = only(HEAD + "@Betza(\"FtR\") class A {}");
    assertThat(problem.isError()).isFalse();
    assertThat(check(HEAD + "@SuppressWarnings(\"betza\") @Betza(\"FtR\") class A {}")).isEmpty();
  }

  /** The bodies of methods are the matter of the compiler, which may know more classes. */
  @Test
  void aSoundSourceHasNoProblems() {
    assertThat(check(HEAD + "@Betza(\"K\") class A { int f() { return AMoves.x + zzz; } }"))
        .isEmpty();
    assertThat(check("import other.*; @io.github.betza.Betza(\"K\") class A extends other.B {}"))
        .isNotEmpty()
        .extracting(problem -> problem.diagnosis().code())
        .allMatch(code -> code.startsWith("compiler.err."));
  }

  /** Offers of a member of a game are those of its value, and of the source. */
  @Test
  void offersOfAGameAreThere() {
    CompiledGame game =
        GameCompiler.compile(
            "Tiny",
            HEAD
                + "@Variant(files = 3, ranks = 3, setup = \"k2/1R/2K\") interface Tiny {"
                + " @Betza(value = \"K\", letter = 'K', royal = true) interface King {}"
                + " @Betza(value = \"R\", letter = 'R') interface Rook {} }");
    assertThat(game.game()).isEmpty();
    assertThat(game.problems()).hasSize(1);
    SourceProblem problem = game.problems().get(0);
    assertThat(problem.member()).isEqualTo("setup");
    assertThat(problem.diagnosis().start()).isEqualTo(3);
    assertThat(problem.diagnosis().page()).endsWith("#invalid-setup");
    Offer offer = problem.diagnosis().offers().get(0);
    assertThat(offer.appliedTo("k2/1R/2K")).isEqualTo(offer.text()).isEqualTo("k2/2R/2K");
    assertThat(problem.offers().get(0).edits())
        .singleElement()
        .extracting(edit -> edit.start() - problem.start())
        .isEqualTo(offer.edits().get(0).start() - 3);
  }
}
