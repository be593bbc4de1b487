package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Finding;
import io.github.betza.processor.CompilerUnderTest.Outcome;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said about games with one mistake, and what it is advised to write instead. */
final class GameHelpTest {
  static final String ARMY =
      "KING ROOK @Betza(value = \"N\", letter = 'N') interface Knight {}"
          + " @Betza(value = \"F\", letter = 'B') interface Ferz {}"
          + " @Betza(value = \"WF\", letter = 'Q') interface Mann {}";

  private static final GameTable TABLE = new GameTable(GameHelpTest.class);

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          # The letters of the other side, or no royal piece at all.
          files = 4, ranks = 3, setup = "K2R/4/K2R w Kk" | CASTLER ROOK | Black has no royal piece | add royal = true to a piece that both sides have in the setup, or write royalty = Royalty.NONE
          files = 4, ranks = 3, setup = "r2r/4/R2R w Kk" | ROOK | White has no royal piece | add royal = true to a piece that both sides have in the setup, or write royalty = Royalty.NONE
          files = 3, ranks = 3, setup = "k2/3/2K" | `@SuppressWarnings("betza:read-differently") @Betza(value = "kW", letter = 'K') interface King {}` | White has no royal piece | add royal = true to a piece that both sides have in the setup, or write royalty = Royalty.NONE
          # Promotions of which the notation tells something else.
          files = 3, ranks = 3, setup = "1k1/rPq/K2", promotions = @Promotion(of = "P", to = "Q", zone = "3") | KING ROOK `@Betza(value = "fmW+fcF=R", letter = 'P', dialect = Dialect.BEX) interface Pawn {} @Betza(value = "Q", letter = 'Q') interface Queen {}` | the notation lets Pawn promote to R, but in the game it promotes to Queen | leave "R" out of the notation, or write the same pieces in both
          files = 3, ranks = 3, setup = "1k1/rPq/K2", promotions = @Promotion(of = "P", to = "RQ", zone = "3") | KING ROOK `@Betza(value = "fmW+fcF=R", letter = 'P', dialect = Dialect.BEX) interface Pawn {} @Betza(value = "Q", letter = 'Q') interface Queen {}` | the notation lets Pawn promote to R, but in the game it promotes to Rook, Queen | leave Queen out of the promotion, or write the same pieces in both
          # Castling rights that are of no use.
          files = 8, ranks = 3, setup = "r3k2r/8/R3K2R w KQkq" | ROOK `@Betza(value = "KisO4", letter = 'K', royal = true) interface King {}` | the setup has castling rights of the Rook on h1 and the Rook on h3, but the King on e1 and the King on e3 can never castle with them | write "r3k2r/8/R3K2R w Qq"
          files = 8, ranks = 3, setup = "4k1r1/8/4K1R1 w Kk" | ROOK CASTLER | the setup has castling rights of the Rook on g1 and the Rook on g3, but the King on e1 and the King on e3 can never castle with them | write "4k1r1/8/4K1R1 w -"
          # Slips of a setup in which the sides are alike.
          files = 8, ranks = 3, setup = "rnbqkbn/8/RNBQKBNR" | ARMY | the setup is wrong: rank 3 has 7 squares instead of 8: 'rnbqkbn' | write "rnbqkbnr/8/RNBQKBNR"
          files = 8, ranks = 3, setup = "rnbqkxnr/8/RNBQKBNR" | ARMY | the setup is wrong: no piece has the letter 'x', which is on f3 | write "rnbqkbnr/8/RNBQKBNR"
          files = 8, ranks = 3, setup = "rhbqkbhr/8/RHBQKBHR" | ARMY | the setup is wrong: no piece has the letter 'h', which is on b3 | write "rnbqkbnr/8/RNBQKBNR"
          files = 8, ranks = 4, setup = "rnbqkbnr/8/RNBQKBNR" | ARMY | the setup is wrong: the FEN has 3 ranks, the board 4 | write "rnbqkbnr/8/8/RNBQKBNR"
          files = 8, ranks = 3, setup = "rnbqkbnr/8/8/RNBQKBNR" | ARMY | the setup is wrong: the FEN has 4 ranks, the board 3 | write "rnbqkbnr/8/RNBQKBNR"
          files = 8, ranks = 3, setup = "rnbqkbnr/7/RNBQKBNR" | ARMY | the setup is wrong: rank 2 has 7 squares instead of 8: '7' | write "rnbqkbnr/8/RNBQKBNR"
          files = 8, ranks = 3, setup = "rnbqkbnr,8,RNBQKBNR" | ARMY | the setup is wrong: the FEN has 1 rank, the board 3 | write "rnbqkbnr/8/RNBQKBNR"
          files = 8, ranks = 3, setup = "rnbqkbnr/8/RNBQKBNR W" | ARMY | the setup is wrong: the side to move is w or b, not 'W' | write "rnbqkbnr/8/RNBQKBNR w"
          files = 8, ranks = 3, setup = "rnbqkbnr/8/RNBQKBNR w -- 0 1" | ARMY | the setup is wrong: the position has no castling right '-' | write "rnbqkbnr/8/RNBQKBNR w - - 0 1"
          # Rows and letters.
          files = 3, ranks = 4, setup = "k2/3/2K" | KING | the setup is wrong: the FEN has 3 ranks, the board 4 | write "k2/3/3/2K"
          files = 3, ranks = 10, setup = "k9/10/9K" | KING | the setup is wrong: the FEN has 3 ranks, the board 10 | write 10 rows of 3 squares, the last rank first, with a / between rows; "3" is an empty row
          files = 3, ranks = 3, setup = "k2/1-1/2K" | KING | the setup is wrong: no piece has the letter '-', which is on b2 | the letters are K, small for Black; a number is so many empty squares, * a hole
          files = 3, ranks = 3, setup = "k2/3/RK x - - 0 1 2" | KING | the setup is wrong: no piece has the letter 'R', which is on a1 | the letters are K, small for Black; a number is so many empty squares, * a hole
          files = 3, ranks = 3, setup = "k2/3/2K\u00a0w - -" | KING | the setup is wrong: rank 1 has 5 squares instead of 3: '2K\\u00a0w' | write "k2/3/2K w - -"
          files = 3, ranks = 2, setup = "k1K" | KING | the setup is wrong: the FEN has 1 rank, the board 2 | write 2 rows of 3 squares, the last rank first, with a / between rows; "3" is an empty row
          files = 3, ranks = 3, setup = "k2/3/2K[] w" | KING | the setup is wrong: the FEN has pieces in hand, '[]', but the game has no drops | write "k2/3/2K w"
          files = 3, ranks = 3, setup = "k2/1R/2K" | KING ROOK | the setup is wrong: rank 2 has 2 squares instead of 3: '1R' | write "k2/2R/2K"
          files = 3, ranks = 3, setup = "k2/1h1/2K" | KING ROOK | the setup is wrong: no piece has the letter 'h', which is on b2 | write "k2/1r1/2K"
          files = 3, ranks = 3, setup = "k2/1+r1/2K" | KING ROOK | the setup is wrong: no piece has the letter '+r', which is on b2 | write "k2/1r1/2K"
          files = 3, ranks = 3, setup = "2k/3/K2", zones = @Zone(of = "K", squares = "a2") | `@Betza(value = "K", letter = 'K', royal = true, name = "Emperor") interface King {}` | the setup is wrong: the Emperor on a1 is outside its zone | move the pieces in the setup, or change the rule that forbids it
          files = 4, ranks = 3, setup = "2k1/4/2K1", zones = @Zone(of = "K", squares = "c1-d2") | KING | the setup is wrong: the King on c3 is outside its zone, which is turned by 180 degrees for Black | move the pieces in the setup, or change the rule that forbids it
          files = 3, ranks = 4, setup = "k2/3/P2/2K", promotions = @Promotion(of = "P", to = "R", zone = "4"), zones = @Zone(of = "P", squares = "1-3") | KING ROOK `@Betza(value = "fmWfcF", letter = 'P') interface Pawn {}` | Pawn can never reach a square where it promotes | name squares that it can reach from the setup, such as zone = "3"; all squares are White's
          files = 3, ranks = 4, setup = "k2/3/P2/2K", goals = @Goal(of = "P", squares = "4"), zones = @Zone(of = "P", squares = "1-3") | KING `@Betza(value = "fmWfcF", letter = 'P') interface Pawn {}` | Pawn can never reach a square where it wins | name squares that it can reach from the setup; all squares are White's
          # Of two pieces with one letter.
          files = 3, ranks = 3, setup = "nk1/3/RNK" | KING `@Betza(value = "N", letter = 'R') interface Knight {} @Betza(value = "R", letter = 'R') interface Rook {}` | Rook and Knight have the same letter 'R' | change the letter of one of them, for example to 'N'
          files = 3, ranks = 3, setup = "kr1/3/1RK" | KING `@Betza(value = "N", letter = 'R') interface Knight {} @Betza(value = "R", letter = 'R') interface Rook {}` | Rook and Knight have the same letter 'R' | change the letter of one of them, for example to 'O'
          files = 5, ranks = 2, setup = "k..../..2K w - -" | KING | the setup is wrong: no piece has the letter '.', which is on b2 | write "k4/4K w - -"
          files = 3, ranks = 3, setup = "k2/3/2K/ w" | KING | the setup is wrong: the FEN has 4 ranks, the board 3 | write "k2/3/2K w"
          # Constants that were joined without what belongs between them.
          files = 3, ranks = 3, setup = "k2/3" + "2K w" | KING | the setup is wrong: the FEN has 2 ranks, the board 3 | write "k2/3/2K w"
          files = 3, ranks = 3, setup = "k2/3/2K" + "w - -" | KING | the setup is wrong: rank 1 has 4 squares instead of 3: '2Kw' | write "k2/3/2K w - -"
          # Castling rights as chess has them.
          files = 5, ranks = 5, setup = "k4/5/5/5/4K w KQkq -" | KING | the setup is wrong: the position has no castling rights 'K', 'Q', 'k', 'q' | write "k4/5/5/5/4K w - -"
          files = 5, ranks = 4, setup = "k3r/5/5/K3R w Qk" | CASTLER ROOK | the setup is wrong: the position has no castling right 'Q' | write "k3r/5/5/K3R w k"
          files = 5, ranks = 4, setup = "k4/5/5/K4 w KQkq" | CASTLER | the setup is wrong: the position has no castling rights 'K', 'Q', 'k', 'q' | write "k4/5/5/K4 w -"
          # Castling without rights.
          files = 5, ranks = 4, setup = "k3r/5/5/K3R w" | CASTLER ROOK | King never castles: the setup has no castling right for it | write castling rights after the side to move, such as KQkq; or remove castling (O) from the notation
          files = 5, ranks = 4, setup = "k2r1/5/5/K2R1 w" | CASTLER ROOK | King never castles: the setup has no castling right for it | write castling rights after the side to move, such as KQkq; or remove castling (O) from the notation
          files = 9, ranks = 4, setup = "r3k3r/9/9/R3K3R w KQkq -" | ROOK `@Betza(value = "WD", letter = 'K', royal = true) interface King {}` | the setup has castling rights, but King does not castle | write "r3k3r/9/9/R3K3R w - -"
          files = 3, ranks = 3, setup = "k2/3/2K x" | KING | the setup is wrong: the side to move is w or b, not 'x' | write "k2/3/2K w"
          files = 8, ranks = 3, setup = "4k3/8/4K1R1 w K" | ROOK CASTLER | the setup has a castling right of the Rook on g1, but the King on e1 can never castle with it | write "4k3/8/4K1R1 w -"
          # All rights at once that are of no use.
          files = 8, ranks = 3, setup = "r3k2r/8/R3K2R w KQkq" | ROOK `@Betza(value = "KisO9", letter = 'K', royal = true) interface King {}` | the setup has castling rights of the Rook on a1, the Rook on h1, the Rook on a3 and the Rook on h3, but the King on e1 and the King on e3 can never castle with them | write "r3k2r/8/R3K2R w -"
          files = 9, ranks = 3, setup = "1r2k3r/9/4K4 w kq" | ROOK `@Betza(value = "KisO9", letter = 'K', royal = true) interface King {}` | the setup has castling rights of the Rook on b3 and the Rook on i3, but the King on e3 can never castle with them | write "1r2k3r/9/4K4 w -"
          # Rows that are not one word.
          files = 3, ranks = 3, setup = "\\nk2/\\n3/\\n2K w - - 0 1\\n" | KING | the setup is wrong: the FEN has 2 ranks, the board 3 | write "k2/3/2K w - - 0 1"
          files = 3, ranks = 3, setup = "k2\\n3\\n2K\\n" | KING | the setup is wrong: the FEN has 1 rank, the board 3 | write "k2/3/2K"
          files = 3, ranks = 3, setup = "k2 / 3/ 2K w" | KING | the setup is wrong: the FEN has 1 rank, the board 3 | write "k2/3/2K w"
          files = 3, ranks = 3, setup = "k\\t2/3/2K" | KING | the setup is wrong: the FEN has 1 rank, the board 3 | write "k2/3/2K"
          files = 3, ranks = 3, setup = "k2/3/R KR w - - 0 1" | KING ROOK | the setup is wrong: rank 1 has 1 square instead of 3: 'R' | write "k2/3/RKR w - - 0 1"
          files = 3, ranks = 3, setup = "k2/3/KR b - - 0 1" | KING ROOK | the setup is wrong: rank 1 has 2 squares instead of 3: 'KR' | write "k2/3/KR1 b - - 0 1"
          # Extra moves.
          files = 3, ranks = 3, setup = "k2/3/2K", extras = @Extra(of = "K", moves = Tiny.King.class, squares = "1") | KING `@Betza("F") interface Step {}` | Step has no letter | add letter = 'S', or name it in "moves" of an @Extra
          # Letters and squares.
          files = 3, ranks = 3, setup = "1k1/1P1/K2", promotions = @Promotion(of = "P", to = "rq", zone = "3") | KING PAWN ROOK `@Betza(value = "Q", letter = 'Q') interface Queen {}` | no piece of the game has the letter 'r' | write "RQ"
          files = 3, ranks = 3, setup = "1k1/1P1/K2", promotions = @Promotion(of = "P", to = "R,Q", zone = "3") | KING PAWN ROOK `@Betza(value = "Q", letter = 'Q') interface Queen {}` | no piece of the game has the letter ',' | write "RQ"
          files = 3, ranks = 3, setup = "1k1/1P1/K2", promotions = @Promotion(of = "P", to = "Rook, queen", zone = "3") | KING PAWN ROOK `@Betza(value = "Q", letter = 'Q') interface Queen {}` | no piece of the game has the letter 'o' | write "RQ"
          files = 3, ranks = 3, setup = "1k1/1P1/K2", promotions = @Promotion(of = "P", to = "+P", zone = "3") | KING PAWN ROOK | no piece of the game has the letter '+P' | nest a type with letter = 'P', promoted = true
          files = 3, ranks = 3, setup = "1k1/1P1/K2", promotions = @Promotion(of = "P", to = "Castle", zone = "3") | KING PAWN ROOK | no piece of the game has the letter 'C' | write one of the letters of the game: K P R
          files = 3, ranks = 3, setup = "1k1/1P1/K2", promotions = @Promotion(of = "P", to = "N", zone = "3") | KING PAWN ROOK | no piece of the game has the letter 'N' | write one of the letters of the game: K P R
          files = 3, ranks = 3, setup = "k2/3/2K", zones = @Zone(of = "K", squares = "1\u20133") | KING | '1\\u20133' is not a square, file or rank of a board of 3x3 | write "1-3"
          files = 3, ranks = 3, setup = "k2/3/2K", zones = @Zone(of = "K", squares = "a1 - c3") | KING | '-' has nothing on one side of its hyphen, beside which no space may stand | write "a1-c3"
          files = 9, ranks = 7, setup = "4k4/9/9/9/9/9/4K4", zones = @Zone(of = "K", squares = "8") | KING | '8' is not a square, file or rank of a board of 9x7 | write squares from a1 to i7, separated by spaces; "a" is a whole file, "1" a whole rank, "a1-i7" a rectangle
          files = 9, ranks = 7, setup = "4k4/9/9/9/9/9/4K4", zones = @Zone(of = "K", squares = "A7-I7 A1-I1") | KING | 'A7' is not a square, file or rank of a board of 9x7 | write "a7-i7 a1-i1"
          files = 9, ranks = 7, setup = "4k4/9/9/9/9/9/4K4", zones = @Zone(of = "K", squares = "d1,d2,d3") | KING | 'd1,d2,d3' is not a square, file or rank of a board of 9x7 | write "d1 d2 d3"
          files = 3, ranks = 3, setup = "k2/3/2K", zones = @Zone(of = "K", squares = "c1 d1 c2 d2 c3 d3 c4 d4") | KING | 'd1' is not a square, file or rank of a board of 3x3; the same is true of 4 others | write squares from a1 to c3, separated by spaces; "a" is a whole file, "1" a whole rank, "a1-c3" a rectangle
          files = 9, ranks = 7, setup = "4k4/9/9/9/9/9/4K4", zones = @Zone(of = "K", squares = "d1..f3") | KING | 'd1..f3' is not a square, file or rank of a board of 9x7 | write "d1-f3"
          files = 9, ranks = 7, setup = "4k4/9/9/9/9/9/4K4", zones = @Zone(of = "K", squares = "rank 1, files d-f") | KING | 'rank' is not a square, file or rank of a board of 9x7 | write "1 d-f"
          files = 9, ranks = 7, setup = "4k4/9/9/9/9/9/4K4", zones = @Zone(of = "K", squares = "e1\u00a0e2") | KING | 'e1\\u00a0e2' is not a square, file or rank of a board of 9x7 | write "e1 e2"
          files = 1, ranks = 3, setup = "k/1/K", zones = @Zone(of = "K", squares = "b") | KING | 'b' is not a square, file or rank of a board of 1x3 | write squares from a1 to a3, separated by spaces; "a" is a whole file, "1" a whole rank, "a1-a3" a rectangle
          files = 3, ranks = 3, setup = "k2/1P1/2K", zones = @Zone(of = "P", squares = "1 2-3") | KING `@Betza(value = "fW", letter = 'P') interface Pawn {}` | this zone is the whole board, so it has no effect | name fewer squares, or remove the zone
          files = 3, ranks = 6, setup = "1k1/3/3/3/3/1K1", zones = @Zone(of = "K", squares = "1-2 5-6") | KING | King can never reach the squares "5-6" | write "1-2"
          # Two promotions of one piece on the same squares, and on some of them.
          files = 3, ranks = 3, setup = "1k1/rPq/K2", promotions = {@Promotion(of = "P", to = "R", zone = "3"), @Promotion(of = "P", to = "Q", zone = "3")} | KING PAWN ROOK `@Betza(value = "Q", letter = 'Q') interface Queen {}` | Pawn already promotes on some of these squares | write one promotion for these squares, with all pieces in "to"
          files = 3, ranks = 3, setup = "1k1/rPq/K2", promotions = {@Promotion(of = "P", to = "R", zone = "3"), @Promotion(of = "P", to = "Q", zone = "3", optional = true)} | KING PAWN ROOK `@Betza(value = "Q", letter = 'Q') interface Queen {}` | Pawn already promotes on some of these squares | write one promotion for these squares, with all pieces in "to"
          """)
  void isToldWithHelp(String members, String pieces, String message, String help) {
    List<Finding> findings = TABLE.findings(CompilerUnderTest.JAVAC, folder, members, pieces);
    assertThat(findings).hasSize(1);
    // Where it is, is the matter of another test.
    assertThat(findings.get(0).firstLine().replaceFirst(" \\((columns? .* of|in) \".*\"\\)$", ""))
        .endsWith("] " + message);
    assertThat(findings.get(0).message().lines())
        .anyMatch(line -> line.startsWith("help: " + help));
  }

  /** What is inherited looks like a piece of the game, and is none. */
  @Test
  void inheritedPiecesAreNamedWhereTheyAreSetUp() {
    String text =
        WrongVariantsTest.source("files = 3, ranks = 3, setup = \"kn1/3/K2\"", "KING")
            .replace("interface Tiny {", "interface Tiny extends Base {");
    String base =
        "interface Base { @Betza(value = \"N\", letter = 'N') interface Knight {}"
            + " @Betza(value = \"B\", letter = 'B') interface Bishop {} }";
    for (CompilerUnderTest compiler : CompilerUnderTest.values()) {
      List<Finding> findings =
          compiler
              .compile(
                  folder.resolve(compiler.name()),
                  List.of(),
                  CompilerUnderTest.file("test/Tiny.java", text + base))
              .errors();
      assertThat(findings).hasSize(1);
      assertThat(findings.get(0).message().lines())
          .anyMatch(line -> line.endsWith("nested directly in the game"));
    }
  }

  /** However long a setup is, only what might mend it is tried. */
  @Tag("deep")
  @ParameterizedTest
  @ValueSource(strings = {"3/", "K", "1 "})
  void setupsAsLongAsTextsMayBe(String part) {
    String setup = part.repeat(60_000 / part.length());
    List<Finding> errors =
        compile("long", "files = 3, ranks = 3, setup = \"" + setup + "\"", "KING").errors();
    assertThat(errors).hasSize(1);
    assertThat(errors.get(0).message().lines())
        .anyMatch(line -> line.startsWith("help: write 3 rows of 3 squares, the last rank first"));
  }

  /** What is wrong everywhere is told once, however often it is written. */
  @Tag("deep")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "z9 | 'z9' is not a square, file or rank of a board of 3x3; the same is true of 19999 others",
        "rank 9; | 'rank' is not a square, file or rank of a board of 3x3; the same is true of 19999 others"
      })
  void squaresAsManyAsTextsMayName(String part, String message) {
    String squares = (part.strip() + " ").repeat(20_000 / part.strip().split(" ", -1).length);
    List<Finding> errors =
        compile(
                "many",
                "files = 3, ranks = 3, setup = \"1k1/3/K2\", zones = @Zone(of = \"K\", squares = \""
                    + squares
                    + "\")",
                "KING")
            .errors();
    assertThat(errors).hasSize(1);
    assertThat(errors.get(0).firstLine()).contains(message);
  }

  /** A piece one type too deep is none of the game's. */
  @Test
  void whatLooksLikeAPieceIsNone() {
    String nested = "interface More { @Betza(value = \"N\", letter = 'N') interface Knight {} }";
    List<Finding> errors =
        compile("outside", "files = 3, ranks = 3, setup = \"kn1/3/K2\"", "KING " + nested).errors();
    assertThat(errors).hasSize(1);
    assertThat(errors.get(0).message().lines().toList())
        .anyMatch(line -> line.startsWith("help: the letters are K, small for Black;"))
        .anyMatch(line -> line.endsWith("nested directly in the game"));
  }

  /** Rights that speak of the wrong piece may name the squares of the right ones. */
  @Test
  void castlingRightsMayNameSquares() {
    String pieces =
        "ROOK @Betza(value = \"mWimD\", letter = 'D', royal = true) interface Duke {}"
            + " @Betza(value = \"KisO2\", letter = 'K', royal = true) interface King {}";
    String members = "files = 8, ranks = 3, setup = \"rd2k2r/8/RD2K2R w %s\"";
    List<Finding> errors = compile("wrong", members.formatted("KQkq"), pieces).errors();
    assertThat(errors).hasSize(1);
    assertThat(errors.get(0).message().lines())
        .anyMatch(
            line ->
                line.contains("name the squares of the pieces that castle and of their partners"));
  }

  /** What is offered above, written as it is offered. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          files = 5, ranks = 5, setup = "k4/5/5/5/4K w - -" | KING
          files = 9, ranks = 4, setup = "r3k3r/9/9/R3K3R w - -" | ROOK `@Betza(value = "WD", letter = 'K', royal = true) interface King {}`
          files = 5, ranks = 4, setup = "k3r/5/5/K3R w Kk" | CASTLER ROOK
          files = 5, ranks = 2, setup = "k4/4K w - -" | KING
          files = 3, ranks = 3, setup = "k2/3/2K w" | KING
          files = 3, ranks = 3, setup = "k2/3/2K w - - 0 1" | KING
          files = 9, ranks = 7, setup = "4k4/9/9/9/9/9/4K4", goals = @Goal(of = "K", squares = "a7-i7") | KING
          files = 9, ranks = 7, setup = "4k4/9/9/9/9/9/4K4", goals = @Goal(of = "K", squares = "d1 d2 d3") | KING
          files = 9, ranks = 7, setup = "4k4/9/9/9/9/9/4K4", goals = @Goal(of = "K", squares = "a1 i1") | KING
          files = 9, ranks = 7, setup = "4k4/9/9/9/9/9/4K4", goals = @Goal(of = "K", squares = "a1-c2") | KING
          files = 3, ranks = 3, setup = "1k1/rPq/K2", promotions = @Promotion(of = "P", to = "RQ", zone = "3") | KING PAWN ROOK `@Betza(value = "Q", letter = 'Q') interface Queen {}`
          """)
  void servesAsItIsOffered(String members, String pieces) {
    assertThat(TABLE.findings(CompilerUnderTest.JAVAC, folder, members, pieces)).isEmpty();
  }

  private Outcome compile(String subfolder, String members, String pieces) {
    String file =
        CompilerUnderTest.file("test/Tiny.java", WrongVariantsTest.source(members, pieces));
    return CompilerUnderTest.JAVAC.compile(folder.resolve(subfolder), List.of(), file);
  }
}
