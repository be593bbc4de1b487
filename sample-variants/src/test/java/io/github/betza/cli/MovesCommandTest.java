package io.github.betza.cli;

import static java.io.OutputStream.nullOutputStream;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MovesCommandTest {
  @Test
  void answersInTheOrderOfTheQueriesAndLeavesOutBlankLines() {
    Cli run =
        Cli.withInput(
            """
            b\tXBETZA\tW\t3\t3\t....P....\tb2\t
            a\tXBETZA\tF\t3\t3\t....p....\tb2\t\tmore\tfields

            c\tXBETZA\tW\t1\t1\tK\ta1\t
            """,
            "moves");
    assertThat(run.out())
        .isEqualTo("b\tb2-a2 b2-b1 b2-b3 b2-c2\na\tb2-a1 b2-a3 b2-c1 b2-c3\nc\t\n");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
  }

  @Test
  void aMarkOfTheByteOrderIsNoPartOfTheFirstId() {
    String query = "\uFEFFa\tXBETZA\tfW\t1\t2\tK.\ta1\t\n";
    Cli run = Cli.withInput(query + query, "moves");
    assertThat(run.outLines()).containsExactly("a\ta1-a2", "\uFEFFa\ta1-a2");
  }

  @Test
  void aNotationThatIsWrongIsAnAnswer() {
    Cli run =
        Cli.withInput("x\tXBETZA\tW{\t1\t1\tK\ta1\t\ny\tXBETZA\tI\t1\t1\tK\ta1\tlast={\n", "moves");
    assertThat(run.outLines()).hasSize(2);
    assertThat(run.outLines().get(0)).startsWith("x\t!unknown-character ");
    assertThat(run.outLines().get(1)).startsWith("y\t!unknown-character ");
    assertThat(run.code()).isZero();
  }

  /** The second query is asked only when the first is answered, and with a piece known already. */
  @Test
  @Timeout(120)
  void answersWhatHasComeBeforeItWaitsForMore() throws Exception {
    PipedInputStream in = new PipedInputStream();
    PipedInputStream answers = new PipedInputStream();
    PrintStream out = new PrintStream(new PipedOutputStream(answers), true, UTF_8);
    FutureTask<Integer> run =
        new FutureTask<>(() -> Main.run(in, out, new PrintStream(nullOutputStream()), "moves"));
    try (PrintStream questions = new PrintStream(new PipedOutputStream(in), true, UTF_8);
        BufferedReader reader = new BufferedReader(new InputStreamReader(answers, UTF_8))) {
      new Thread(run, "betza moves").start();
      for (String square : List.of("a1", "b1", "c1")) {
        questions.print(square + "\tXBETZA\tfW\t3\t2\tKKK...\t" + square + "\t\n");
        questions.flush();
        assertThat(reader.readLine())
            .isEqualTo(square + "\t" + square + "-" + square.charAt(0) + "2");
      }
    }
    assertThat(run.get()).isZero();
  }

  @Test
  void showsWhatAMoveDoesBesides() {
    Cli run =
        Cli.withInput(
            """
            locust\tXBETZA\tfcafmF\t3\t3\tP...p....\ta1\t
            swap\tXBETZA\tfcuR\t1\t2\tPp\ta1\t
            castling\tXBETZA\tisO2\t5\t1\tR.K.R\tc1\tunmoved=a1,c1
            en passant\tXBETZA\tfceF\t2\t3\t..Pp..\ta2\tep=b2:b3
            imitator\tXBETZA\tI\t2\t2\tP...\ta1\tlast=F
            borrower\tXBETZA\txW\t2\t2\tPF..\ta1\tpiece=f:F
            """,
            "moves");
    assertThat(run.outLines())
        .containsExactly(
            "locust\ta1-c3xb2",
            "swap\ta1-a2ua1",
            "castling\tc1-a1Ca1b1",
            "en passant\ta2-b3xb2",
            "imitator\ta1-b2",
            "borrower\ta1-b2");
  }

  /** A piece that captures on its way may end where another would capture en passant. */
  @Test
  void imitatorsKnowCapturesOnTheWayFromThoseEnPassant() {
    Cli run =
        Cli.withInput(
            """
            both\tXBETZA\tI\t3\t1\tPp.\ta1\tlast=mWcafmW ep=b1:c1
            passing\tXBETZA\teI\t3\t1\tPp.\ta1\tlast=mWcafmW ep=b1:c1
            lost\tXBETZA\tI\t3\t2\tPp....\ta1\tlast=fceF ep=b1:b2
            found\tXBETZA\teI\t3\t2\tPp....\ta1\tlast=fceF ep=b1:b2
            """,
            "moves");
    assertThat(run.outLines())
        .containsExactly("both\ta1-c1xb1", "passing\t", "lost\t", "found\ta1-b2xb1");
  }

  /** The partner leaves the square on which the king ends, so nothing is captured there. */
  @Test
  void imitatorsCastleToTheSquareOfThePartner() {
    Cli run =
        Cli.withInput(
            """
            own\tXBETZA\trO2\t4\t1\t.K.R\tb1\tunmoved=d1
            imitated\tXBETZA\tI\t4\t1\t.K.R\tb1\tlast=rO2 unmoved=d1
            capturing\tXBETZA\tdI\t4\t1\t.K.R\tb1\tlast=rO2 unmoved=d1
            """,
            "moves");
    assertThat(run.outLines())
        .containsExactly("own\tb1-d1Cd1c1", "imitated\tb1-d1Cd1c1", "capturing\t");
  }

  /** Seed 002: {@code [xiK]} immobilises the enemy pieces that it could reach moving as K. */
  @Test
  void anImmobilisedPieceHasNoMoves() {
    Cli run =
        Cli.withInput(
            """
            beside\tBEX\tW\t3\t3\tP...i....\ta1\tpiece=i:[x!iK]--mQ--[xiK]
            away\tBEX\tW\t3\t3\tP.......i\ta1\tpiece=i:[x!iK]--mQ--[xiK]
            own\tBEX\tW\t3\t3\tP...I....\ta1\tpiece=i:[x!iK]--mQ--[xiK]
            unknown\tBEX\tW\t3\t3\tP...i....\ta1\t
            mutual\tBEX\t[x!iK]--mQ--[xiK]\t3\t3\tP...i....\ta1\tpiece=i:[x!iK]--mQ--[xiK]
            black\tBEX\tW\t3\t3\tp...I....\ta1\tpiece=i:[x!iK]--mQ--[xiK]
            """,
            "moves");
    assertThat(run.outLines())
        .containsExactly(
            "beside\t",
            "away\ta1-a2 a1-b1",
            "own\ta1-a2 a1-b1",
            "unknown\ta1-a2 a1-b1",
            "mutual\t",
            "black\t");
    assertThat(run.err()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          q | a query has 8 fields separated by tabs, not 1
          q;XBETZA;W;1;1;K;a1 | a query has 8 fields separated by tabs, not 7
          q;BETZA;W;1;1;K;a1; | there is no dialect 'BETZA'
          q;XBETZA;W;x;1;K;a1; | a board has no size 'x'
          q;XBETZA;W;1;37;K;a1; | a board has 1 to 36 files and ranks, not 37
          q;XBETZA;W;0;1;K;a1; | a board has 1 to 36 files and ranks, not 0
          q;XBETZA;W;1;2;K;a1; | a board of 1x2 has not 1 squares
          q;XBETZA;W;1;1;?;a1; | no square holds '?'
          q;XBETZA;W;1;1;.;a1; | no piece stands on a1
          q;XBETZA;W;1;1;K;a9; | there is no square 'a9'
          q;XBETZA;W;1;1;K;; | there is no square ''
          q;XBETZA;W;1;1;K;a1;royal=b1 | there is no square 'b1'
          q;XBETZA;W;1;1;K;a1;ep=a1 | ep=VICTIM:SQUARE,... needs a colon
          q;XBETZA;W;1;1;K;a1;what | unknown option 'what'
          q;XBETZA;W;1;1;K;a1;unmoved=a1 unmoved=a1 | there are two options 'unmoved'
          q;XBETZA;W;1;1;K;a1;piece=n:N piece=n:R | there are two options 'piece'
          q;XBETZA;W;1;1;K;a1;piece=R:R | piece=LETTER:NOTATION needs a small letter
          """)
  void aMalformedLineIsNamedAndTheOthersAreAnswered(String line, String message) {
    String query = line.replace(';', '\t');
    Cli run = Cli.withInput(query + "\nok\tXBETZA\tW\t1\t1\tK\ta1\t\n", "moves");
    assertThat(run.out()).isEqualTo("q\t!malformed-query " + message + "\nok\t\n");
    assertThat(run.errLines()).containsExactly("betza moves: line 1: " + message);
    assertThat(run.code()).isEqualTo(Main.FAILED);
  }

  @Test
  void dialectsAreWrittenInEitherCase() {
    Cli run = Cli.withInput("a\txBetza\tfW\t1\t2\tK.\ta1\t\r\n", "moves");
    assertThat(run.out()).isEqualTo("a\ta1-a2\n");
  }

  /** They would move the cursor, or colour what follows. */
  @Test
  void idsAreShownWithoutControlCharacters() {
    Cli run =
        Cli.withInput(
            "\u001b[1ma\tXBETZA\tfW\t1\t2\tK.\ta1\t\n\u001b[1mb\tXBETZA\tfW\t1\t2\tK.\ta2\t\n",
            "moves");
    assertThat(run.outLines())
        .containsExactly(" [1ma\ta1-a2", " [1mb\t!malformed-query no piece stands on a2");
  }

  @Test
  void aLineThatIsTooLongIsRefusedWhateverItHolds() {
    String query = "a\tXBETZA\tfW\t1\t2\tK.\ta1\t\t";
    String longest = query + "x".repeat(MovesCommand.LONGEST - query.length());
    Cli run = Cli.withInput(longest + "\n" + longest + "xx\n" + query, "moves");
    assertThat(run.outLines())
        .containsExactly(
            "a\ta1-a2", "a\t!malformed-query a query has at most 100000 characters", "a\ta1-a2");
    assertThat(run.errLines())
        .containsExactly("betza moves: line 2: a query has at most 100000 characters");
    assertThat(run.code()).isEqualTo(Main.FAILED);
  }
}
