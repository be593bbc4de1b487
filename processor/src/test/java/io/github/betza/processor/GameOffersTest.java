package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Finding;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games get offers that fit what was meant, and are told of all their mistakes at once. */
final class GameOffersTest {
  private static final String ARMY =
      "ROOK @Betza(value = \"N\", letter = 'N') interface Knight {}"
          + " @Betza(value = \"B\", letter = 'B') interface Bishop {}"
          + " @Betza(value = \"Q\", letter = 'Q') interface Queen {}";

  private static final String ON_10X8 =
      "files = 10, ranks = 8, setup = \"4k5/10/10/10/10/10/10/4K5\", ";

  private static final String ON_8X8 = "files = 8, ranks = 8, setup = \"4k3/8/8/8/8/8/8/4K3\", ";

  private static final Pattern OFFER = Pattern.compile("(?m)^help: (?:or )?write \"([^\"]*)\"");

  private static final Pattern LETTER = Pattern.compile("(?:letter = |example to )'(.)'");

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          rnbqkbnr/8/RNBQ\u041aBNR w KQkq | the Cyrillic letter that looks like 'K' | rnbqkbnr/8/RNBQKBNR w KQkq
          rnbqkbnr/8/RNBQ\u039aBNR w KQkq | the Greek letter that looks like 'K' | rnbqkbnr/8/RNBQKBNR w KQkq
          rnbqkbnr/8/RNBQ\uff2bBNR w KQkq | the fullwidth letter that looks like 'K' | rnbqkbnr/8/RNBQKBNR w KQkq
          rnb\u051akbnr/8/RNB\u051aKBNR w KQkq | the Cyrillic letter that looks like 'Q' | rnbQkbnr/8/RNBQKBNR w KQkq
          rnbqkbnr/8/RNBQKBNR w K\u051akq | the Cyrillic letter that looks like 'Q' | rnbqkbnr/8/RNBQKBNR w KQkq
          \uff52nbqkbnr/8/\u0420NBQKBNR w KQkq | the fullwidth letter that looks like 'r' | rnbqkbnr/8/PNBQKBNR w KQkq
          """)
  void lettersOfOtherScriptsAreNamedInSetups(String setup, String name, String offer) {
    String members = "files = 8, ranks = 3, setup = \"" + setup + "\"";
    Finding finding = only(members, "CASTLER PAWN " + ARMY);
    assertThat(finding.firstLine()).contains(" is " + name + " (column");
    assertThat(offers(finding)).containsExactly(offer);
  }

  @ParameterizedTest
  @CsvSource({
    "of = \"\u0420\", the Cyrillic letter that looks like 'P', P",
    "of = \"\u03a1\", the Greek letter that looks like 'P', P",
    "of = \"\uff30\", the fullwidth letter that looks like 'P', P",
    "to = \"R\u051c\", the Cyrillic letter that looks like 'W', RW",
    "zone = \"\u04303\", the Cyrillic letter that looks like 'a', a3"
  })
  void lettersOfOtherScriptsAreNamedInRules(String wrong, String name, String offer) {
    String right = "of = \"P\", to = \"RW\", zone = \"3\"";
    String member = wrong.substring(0, wrong.indexOf(' '));
    String rule = right.replaceFirst(member + " = \"[^\"]*\"", wrong);
    String wazir = "KING PAWN ROOK @Betza(value = \"W\", letter = 'W') interface Wazir {}";
    Finding finding =
        only(
            "files = 3, ranks = 3, setup = \"1k1/1P1/2K\", promotions = @Promotion(" + rule + ")",
            wazir);
    assertThat(finding.firstLine()).contains(" is " + name + " (");
    assertThat(offers(finding)).containsExactly(offer);
  }

  /** A square is never taken for a whole file or rank. */
  @ParameterizedTest
  @CsvSource({
    "10, a1 j9,    a1 j8",
    "10, a1 j10,   a1 j8",
    "10, k2 a1,    j2 a1",
    "10, a1-j9 a1, ''",
    "8,  i1,       h1",
    "8,  9,        8",
    "8,  g-i,      g-h",
    "8,  c1-c9,    c1-c8",
    "8,  cc4,      c4",
    "8,  4c,       c4",
    "8,  99,       ''",
    "8,  h8 i9,    ''"
  })
  void squaresBeyondTheBoardAreThoseAtItsEdge(int files, String squares, String offer) {
    Finding finding =
        only(
            (files == 8 ? ON_8X8 : ON_10X8)
                + ("goals = @Goal(of = \"K\", squares = \"" + squares + "\")"),
            "KING");
    assertThat(String.join(" or ", offers(finding))).isEqualTo(offer);
  }

  /** Rights are offered only with partners of the kind that the text names. */
  @ParameterizedTest
  @CsvSource({
    "bqnb1rkr, HFhf,   -",
    "bqnb1rkr, KQkq,   -",
    "bqnb1rkr, xx,     -",
    "r3k2r,    KQkqq,  KQkq",
    "4k2r,     KQkq,   Kk",
    "r3k3,     KQkq,   Qq",
    "r3k2r,    0-0,    KQkq"
  })
  void rightsHavePartnersOfOneKind(String row, String rights, String offer) {
    String rows = row + "/8/" + row.toUpperCase(Locale.ROOT) + " w ";
    Finding finding =
        only("files = 8, ranks = 3, setup = \"" + rows + rights + "\"", "CASTLER " + ARMY);
    assertThat(offers(finding))
        .contains(rows + offer)
        .noneMatch(each -> each.contains("b1rkr w Q"));
  }

  @Test
  void aFieldThatIsLeftOutIsOffered() {
    String members = "files = 8, ranks = 3, setup = \"r3k2r/8/R3K2R KQkq - 0 1\"";
    assertThat(offers(only(members, "CASTLER ROOK"))).containsExactly("r3k2r/8/R3K2R w KQkq - 0 1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          4k3/8/4K3 | @Betza("R") interface Tower {} @Betza("N") interface Titan {} @Betza("B") interface Turtle {} | T I U
          4k2n/8/N3K3 | @Betza("R") interface Tower {} @Betza("N") interface Knight {} @Betza("B") interface Turtle {} | T N U
          4k3/8/RNB1K3 | @Betza(value = "R", letter = 'R') interface Rook {} @Betza(value = "N", letter = 'R') interface Knight {} @Betza(value = "B", letter = 'R') interface Bishop {} | N B
          """)
  void everyPieceIsOfferedALetterOfItsOwn(String setup, String pieces, String letters) {
    List<Finding> errors =
        errors("files = 8, ranks = 3, setup = \"" + setup + " b\"", "KING " + pieces);
    assertThat(errors.stream().flatMap(error -> LETTER.matcher(error.message()).results()))
        .extracting(MatchResult::group)
        .extracting(found -> found.substring(found.length() - 2, found.length() - 1))
        .containsExactly(letters.split(" ", -1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          # A second promotion on the same squares, whatever else is wrong with the first or the second.
          setup = "1k1/rPq/K2", promotions = {@Promotion(of = "P", to = "X", zone = "3"), @Promotion(of = "P", to = "R", zone = "3")} | unknown-letter repeated-rule
          setup = "1k1/rPq/K2", promotions = {@Promotion(of = "P", to = "R", zone = "3"), @Promotion(of = "P", to = "X", zone = "3")} | unknown-letter repeated-rule
          setup = "1k1/rPq/K2", promotions = {@Promotion(of = "PX", to = "R", zone = "3"), @Promotion(of = "P", to = "Q", zone = "3")} | unknown-letter repeated-rule
          setup = "1k1/rPq/K2", promotions = {@Promotion(of = "P", to = "R", zone = "4"), @Promotion(of = "P", to = "Q", zone = "3")} | invalid-squares
          setup = "1k1/rPq/K2", promotions = @Promotion(of = "PP", to = "R", zone = "3") | repeated-rule
          # Squares that are given twice.
          setup = "1k1/rPq/K2", goals = @Goal(of = "X", squares = "3 a3") | unknown-letter repeated-rule
          setup = "1k1/rPq/K2", goals = @Goal(of = "K", squares = "3 a3 C1") | invalid-squares repeated-rule
          setup = "1k1/rPq/K2", goals = @Goal(of = "K", squares = "3 a3 z9") | invalid-squares repeated-rule
          # Castling rights beside other fields.
          setup = "k1r/3/K1R v Kk" | invalid-setup invalid-setup
          setup = "k1r/3/K1R v Xx" | invalid-setup invalid-setup
          setup = "k1r/3/K1R w Kk - 0 x" | invalid-setup invalid-setup
          setup = "k1r/3/K1R v Kk - x x" | invalid-setup invalid-setup invalid-setup
          setup = "k1r/3/K1R v - - 0 1" | invalid-setup
          setup = "k1r/3/K1R Kk - 0 1" | invalid-setup
          """)
  void mistakesAreReportedAtOnce(String members, String codes) {
    String pieces = "KING PAWN ROOK @Betza(value = \"Q\", letter = 'Q') interface Queen {}";
    assertThat(errors("files = 3, ranks = 3, " + members, pieces))
        .extracting(error -> error.message().replaceAll("(?s)^\\[Betza:|\\] .*", ""))
        .containsExactlyInAnyOrder(codes.split(" ", -1));
  }

  /** A type that lacks its annotation is the only mistake, however often its letter is used. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          setup = "knn/3/NNK" | KING interface Knight {} | no piece has the letter 'N', and Knight has no @Betza
          setup = "knn/3/NNK" | KING class Nag {} | no piece has the letter 'N', and Nag has no @Betza
          setup = "kr1/3/1RK" | interface King {} ROOK | no piece has the letter 'K', and King has no @Betza
          setup = "k1r/1P1/K1R", promotions = @Promotion(of = "P", to = "RN", zone = "3") | KING PAWN ROOK interface Knight {} | no piece has the letter 'N', and Knight has no @Betza
          setup = "kn1/3/2K" | KING interface Constants {} | the setup is wrong: no piece has the letter 'n', which is on b3 (column 2 of "kn1/3/2K")
          setup = "kn1/3/2K" | KING @interface Note {} | the setup is wrong: no piece has the letter 'n', which is on b3 (column 2 of "kn1/3/2K")
          """)
  void aTypeWithoutItsAnnotationIsNamed(String members, String pieces, String message) {
    assertThat(only("files = 3, ranks = 3, " + members, pieces).firstLine())
        .endsWith("] " + message);
  }

  /** Nothing follows from it that the king is not known either. */
  @Test
  void ofSeveralTypesTheKingIsRoyal() {
    String members = "files = 3, ranks = 3, setup = \"knr/3/RNK\"";
    assertThat(errors(members, "interface Knight {} interface King {} ROOK"))
        .extracting(
            error -> error.message().lines().filter(line -> line.startsWith("help")).toList())
        .containsExactlyInAnyOrder(
            List.of("help: write @Betza(value = ..., letter = 'N') before Knight"),
            List.of("help: write @Betza(value = ..., letter = 'K', royal = true) before King"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          setup = "1KR/1P1/rp1/1k1" | upside-down | 1k1/rp1/1P1/1KR or 1kr/1p1/RP1/1K1
          setup = "1KR/1P1/1p1/1kr" | upside-down | 1kr/1p1/1P1/1KR
          setup = "1KR/1P1/1p1/1kr", zones = @Zone(of = "K", squares = "1-2") | invalid-setup | 1kr/1p1/1P1/1KR
          """)
  void aSetupUpsideDownIsTurned(String members, String code, String offers) {
    String promotion = ", promotions = @Promotion(of = \"P\", to = \"R\", zone = \"4\")";
    Finding finding = only("files = 3, ranks = 4, " + members + promotion, "KING PAWN ROOK");
    assertThat(finding.firstLine()).startsWith("[Betza:" + code + "] ");
    assertThat(String.join(" or ", offers(finding))).isEqualTo(offers);
  }

  /** Neither is a side on one rank with the other upside down, nor a setup that its rules need. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "setup = \"1KR/3/3/1kr\", zones = @Zone(of = \"K\", squares = \"3-4\")",
        "setup = \"1kr/3/3/1KR\"",
        "setup = \"kKr/3/3/2R b\""
      })
  void otherSetupsAreNotUpsideDown(String members) {
    assertThat(findings("files = 3, ranks = 4, royalty = Royalty.NONE, " + members, "KING ROOK"))
        .noneMatch(finding -> finding.message().startsWith("[Betza:upside-down]"));
  }

  private static List<String> offers(Finding finding) {
    String helps = finding.message().replaceAll("\n {6}", "\nhelp: ");
    return OFFER.matcher(helps).results().map(found -> found.group(1)).toList();
  }

  private Finding only(String members, String pieces) {
    List<Finding> found = findings(members, pieces);
    assertThat(found).hasSize(1);
    return found.get(0);
  }

  private List<Finding> errors(String members, String pieces) {
    return findings(members, pieces).stream()
        .filter(finding -> finding.kind() == javax.tools.Diagnostic.Kind.ERROR)
        .toList();
  }

  private List<Finding> findings(String members, String pieces) {
    String text = WrongVariantsTest.source(members, pieces);
    return CompilerUnderTest.JAVAC
        .compile(folder, List.of(), CompilerUnderTest.file("test/Tiny.java", text))
        .findings();
  }
}
