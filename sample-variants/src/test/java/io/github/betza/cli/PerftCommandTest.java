package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PerftCommandTest {
  private static Cli perft(String args) {
    return Cli.run(("perft " + args).split(" "));
  }

  @Test
  void countsAndDivides() {
    Cli run =
        Cli.run(
            "perft",
            "--files",
            "3",
            "--ranks",
            "3",
            "--piece",
            "N=N",
            "--piece",
            "k=K",
            "--royal",
            "k",
            "--fen",
            "k2/3/N1K w - - 0 1",
            "--depth",
            "2",
            "--divide");
    assertThat(run.outLines())
        .containsExactlyInAnyOrder("a1b3: 2", "a1c2: 2", "c1b1: 0", "c1c2: 1", "5")
        .endsWith("5");
    assertThat(run.err()).matches("[0-9.]+ s\n");
    assertThat(run.code()).isZero();
  }

  @Test
  void aRoyalPieceWithoutNotationIsAKing() {
    String rest = "--files 3 --ranks 1 --royal k --depth 1 --fen K1k";
    assertThat(Cli.run(("perft " + rest).split(" ")).out()).isEqualTo("0\n");
  }

  @Test
  void castlesAndStepsTwiceWhereTheNotationSaysSo() {
    String[] args = {
      "perft",
      "--files",
      "5",
      "--ranks",
      "5",
      "--piece",
      "k=KisO2",
      "--piece",
      "r=R",
      "--piece",
      "p=fmWfcFifmnD",
      "--royal",
      "k",
      "--depth",
      "1",
      "--divide",
      "--fen",
      "4k/5/5/P4/R2K1 w Q"
    };
    assertThat(Cli.run(args).outLines()).contains("d1b1: 1", "a2a4: 1", "a2a3: 1");
  }

  @Test
  void piecesAreUnmovedWhereTheOptionSaysSo() {
    String common = "--files 1 --ranks 5 --piece p=fmWifmnD --depth 1 --fen 1/1/P/1/1";
    assertThat(perft(common).out()).isEqualTo("1\n");
    assertThat(perft(common + " --unmoved a3").out()).isEqualTo("2\n");
  }

  @Test
  void noPieceIsUnmovedWhereTheOptionNamesNone() {
    String common = "--files 1 --ranks 5 --piece p=fmWifmnD --depth 1 --fen 1/1/1/P/1";
    assertThat(perft(common).out()).isEqualTo("2\n");
    assertThat(perft(common + " --unmoved=").out()).isEqualTo("1\n");
  }

  @Test
  void noMoveTakesTheOwnRoyalPieceOff() {
    assertThat(perft("--files 2 --ranks 1 --piece d=dW --royal k --depth 1 --fen DK").out())
        .isEqualTo("0\n");
  }

  @Test
  void piecesWhoseNotationsSaySoAreRoyal() {
    String common = "--files 5 --ranks 5 --dialect EXTENDED --piece R=R --depth 2 ";
    String fen = "--fen k4/5/5/5/R3K";
    assertThat(perft(common + "--piece K=kK " + fen).out()).isEqualTo("19\n");
    assertThat(perft(common + "--piece K=K --royal K " + fen).out()).isEqualTo("19\n");
    assertThat(perft(common + "--piece K=K " + fen).out()).isEqualTo("27\n");
  }

  @Test
  void locustCapturesAreAttacks() {
    String common = "--files 3 --ranks 3 --royal k --piece p=cafmF --piece w=W --depth 1 --fen ";
    assertThat(perft(common + "W1p/1K1/3").out()).isEqualTo("7\n");
    // Here a move of the wazir would open the square that the capturing piece needs.
    assertThat(perft(common + "2p/1K1/W2").out()).isEqualTo("7\n");
    assertThat(perft(common + "3/1K1/W2").out()).isEqualTo("9\n");
  }

  @Test
  void aSideWithoutRoyalPieceMovesAsItLikes() {
    assertThat(perft("--files 1 --ranks 3 --piece r=W --royal k --depth 2 --fen r/R/1").out())
        .isEqualTo("1\n");
  }

  @Test
  void countsChess() {
    assertThat(perft("--variant chess --depth 3").out()).isEqualTo("8902\n");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void threadsPrintTheSame(int threads) {
    String command = "--variant grasshopper --depth 4 --divide";
    Cli run = perft(command + " --threads " + threads);
    assertThat(run.out()).isEqualTo(perft(command).out());
    assertThat(run.outLines()).hasSizeGreaterThan(20);
  }

  @Test
  void anUnknownVariantIsAnsweredWithThoseThatThereAre() {
    Cli run = perft("--variant schach --depth 1");
    assertThat(run.err())
        .startsWith("betza perft: there is no variant 'schach'; there are: ")
        .contains("chess, chess960, chu, ");
    assertThat(run.code()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --variant chess | 2 | Missing required option: '--depth=N'
          --variant chess --depth x | 2 | Invalid value for option '--depth': 'x' is not an int
          --variant chess --depth 31 | 2 | --depth is 0 to 30, not 31
          --variant chess --depth -1 | 2 | --depth is 0 to 30, not -1
          --variant chess --depth 1 --threads 0 | 2 | --threads is 1 to 1024, not 0
          --variant chess --depth 1 --threads 1025 | 2 | --threads is 1 to 1024, not 1025
          --variant chess --depth 1 --cluster | 2 | --cluster needs betza-cluster.jar in place of \
          betza.jar
          --variant chess --depth 0 --cluster | 2 | with --cluster, --depth is at least 1
          --variant chess --depth 1 --cluster --port 0 | 2 | --port is 1 to 65535, not 0
          --variant chess --depth 1 --port 1 | 2 | --join, --bind, --port and --resume need --cluster
          --variant chess --depth 1 --join a:1 | 2 | --join, --bind, --port and --resume need --cluster
          --variant chess --depth 1 --cluster --join a:b | 2 | Invalid value for option '--join' \
          (HOST:PORT): expected HOST:PORT, not 'a:b'
          --variant chess --files 8 --depth 1 | 2 | a variant brings its own board and pieces
          --variant chess --fen x --depth 1 | 1 | the FEN has 1 rank, the board 8
          --depth 1 | 2 | --files, --ranks and --fen are needed, or --variant
          --files 0 --ranks 1 --fen 1 --depth 1 | 2 | a board has 1 to 36 files and ranks
          --files 1 --ranks 1 --fen 1 --depth 1 --piece n | 2 | a piece is LETTER=NOTATION, not \
          'n'
          --files 1 --ranks 1 --fen 1 --depth 1 --piece 1=N | 2 | a piece is LETTER=NOTATION, \
          not '1=N'
          --files 1 --ranks 1 --fen 1 --depth 1 --piece K=K --royal KK | 2 | --royal is one \
          letter, not 'KK'
          --files 1 --ranks 1 --fen n --depth 1 | 1 | no piece has the letter 'n', which is on a1
          --files 1 --ranks 1 --fen n --depth 1 --piece n=N --piece N=W | 2 | two pieces have \
          the letter N
          --files 1 --ranks 1 --fen 1 --depth 1 --unmoved b1 | 1 | there is no square 'b1'
          --files 1 --ranks 1 --fen 1 --depth 1 --unmoved a1 | 1 | no piece is on a1, so none there is unmoved
          --dialect X --depth 1 | 2 | Invalid value for option '--dialect': expected one of \
          [XBETZA, \
          EXTENDED, BEX, CLASSIC] (case-insensitive) but was 'X'
          """)
  void saysWhatIsWrongOnOneLine(String args, int code, String message) {
    Cli run = perft(args);
    assertThat(run.errLines()).containsExactly("betza perft: " + message);
    assertThat(run.out()).isEmpty();
    assertThat(run.code()).isEqualTo(code);
  }

  @Test
  void allWrongNotationsAreShown() {
    Cli run = perft("--files 1 --ranks 1 --fen 1 --depth 1 --piece e=WE --piece N=N --piece v=V");
    assertThat(run.errLines().get(0)).isEqualTo("betza perft: wrong notation: E='WE', V='V'");
    assertThat(run.errLines()).contains("    WE", "    V", "     ^", "    ^");
    assertThat(run.code()).isEqualTo(Main.FAILED);
  }

  @Test
  void aWrongNotationIsShownAsTheCompilerDoes() {
    Cli run = perft("--files 1 --ranks 1 --fen 1 --depth 1 --piece n=N{");
    assertThat(run.errLines())
        .startsWith(
            "betza perft: wrong notation: N='N{'",
            "error: [Betza:unknown-character] '{' has no meaning in XBETZA (column 2 of \"N{\")",
            "    N{",
            "     ^")
        .hasSize(6);
    assertThat(run.errLines().get(4)).startsWith("help: ");
    assertThat(run.code()).isEqualTo(Main.FAILED);
    assertThat(run.out()).isEmpty();
  }
}
