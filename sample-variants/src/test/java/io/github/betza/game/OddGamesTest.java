package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.MoveList;
import io.github.betza.game.Result.Ending;
import io.github.betza.model.FastPath;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games that nobody plays, in which legality or counting has a corner of its own. */
@Tag("deep")
class OddGamesTest {
  private static final int PLAYOUTS = 12;
  private static final int PLIES = 60;

  /** Squares a file apart are as far from each other, as numbers, as others a rank apart. */
  @Test
  void manyFilesOnFewSquares() {
    play(
        "files = 10, ranks = 6, setup = \"rq3k4/10/10/10/10/RQ3K4 w - - 0 1\"",
        "@Betza(value = \"R\", letter = 'R') interface Rook {}",
        "@Betza(value = \"Q\", letter = 'Q') interface Queen {}",
        "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
  }

  /** On f1 the king would face the other one on its way to g1, unless a pawn is between them. */
  @ParameterizedTest
  @CsvSource({"5k2/8/8/4K2R, false", "5k2/5P2/8/4K2R, true", "6k1/6P1/8/4K2R, true"})
  void castlingPastAKingThatMustNotBeFaced(String placement, boolean castles) {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 4, flyingGeneral = true, setup = \"" + placement + " w K - 0 1\"",
            "@Betza(value = \"fmWfcF\", letter = 'P') interface Pawn {}",
            "@Betza(value = \"R\", letter = 'R') interface Rook {}",
            "@Betza(value = \"KisO2\", letter = 'K', royal = true) interface King {}");
    assertThat(OddGames.names(game, new MoveList()).contains("e1g1")).isEqualTo(castles);
  }

  /**
   * On d1 the king has left e1, which is no hurdle then, and the rook still stands on b1, which is
   * one; on c1 it has gone to d1.
   */
  @ParameterizedTest
  @CsvSource({
    "1R2K2h, pR3, true",
    "1R2K2h, pR4, false",
    "hR2K3, pR1, true",
    "hR2K3, pR2, false",
  })
  void castlingPastHoppers(String rank, String hopper, boolean castles) {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 4, setup = \"7k/8/8/" + rank + " w Q - 0 1\"",
            "@Betza(value = \"" + hopper + "\", letter = 'H') interface Hopper {}",
            "@Betza(value = \"R\", letter = 'R') interface Rook {}",
            "@Betza(value = \"KisjO2\", letter = 'K', royal = true) interface King {}");
    assertThat(OddGames.names(game, new MoveList()).contains("e1c1")).isEqualTo(castles);
  }

  /** The step passes e4 and ends on f3: one capture answers the check from there and from e8. */
  @Test
  void oneCaptureEnPassantAnswersTwoChecks() {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 8, setup = \"4r2k/8/8/4v3/8/3P4/8/4K3 b - - 0 1\"",
            "@Betza(value = \"fmWfceF\", letter = 'P') interface Pawn {}",
            "@Betza(value = \"R\", letter = 'R') interface Rook {}",
            "@Betza(value = \"cNimnN\", letter = 'V') interface Vaulter {}",
            "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
    game.make(game.move("e5f3"));
    assertThat(OddGames.names(game, new MoveList())).contains("d3e4");
  }

  @Test
  void pawnsThatBecomeKings() {
    play(
        "files = 8, ranks = 8, setup = \"rnbk4/pppp4/8/8/8/8/PPPP4/RNBK4 w - - 0 1\","
            + " promotions = @Variant.Promotion(of = \"P\", to = \"KR\", zone = \"8\")",
        "@Betza(value = \"fmWfcF\", letter = 'P') interface Pawn {}",
        "@Betza(value = \"R\", letter = 'R') interface Rook {}",
        "@Betza(value = \"B\", letter = 'B') interface Bishop {}",
        "@Betza(value = \"N\", letter = 'N') interface Knight {}",
        "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
  }

  /** A slide that begins where the piece stands, but asks for a square on another line before. */
  @Test
  void slidesThatAskForSquaresBesideThem() {
    play(
        "files = 12, ranks = 12,"
            + " setup = \"a10k/12/12/12/12/12/12/4p1p5/5A6/12/12/K10a w - - 0 1\"",
        "@Betza(value = \"fabyafF\", letter = 'A') interface Archer {}",
        "@Betza(value = \"fmWfcF\", letter = 'P') interface Pawn {}",
        "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
  }

  /** What a line has to look at depends on the side, and on the half of the board. */
  @Test
  void hoppersToOneSide() {
    play(
        "files = 10, ranks = 10, setup = \"cdp1k1pidc/p2p2p3/10/1p4p3/10/10/3P4P1/10/3P2P2P/CDPI1K1PDC"
            + " w - - 0 1\"",
        "@Betza(value = \"fmRfcpR\", letter = 'C') interface Cannon {}",
        "@Betza(value = \"fpRbmR\", letter = 'D') interface Dragon {}",
        "@Betza(value = \"ipRmWlcpB\", letter = 'I') interface Initial {}",
        "@Betza(value = \"fmWfcF\", letter = 'P') interface Pawn {}",
        "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
  }

  /** A slide passes every square of such a torus, so its lines are too many to be kept. */
  @Test
  void slidesRoundAWholeTorus() {
    play(
        "files = 15, ranks = 17, setup = \"b13k/15/15/15/15/15/15/15/15/15/15/15/15/15/15/15/K13B"
            + " w - - 0 1\"",
        "@Betza(value = \"ooB\", letter = 'B') interface Bishop {}",
        "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
  }

  /** A single step passes no square, so there is nothing to be captured en passant on. */
  @Test
  void stepsThatGrantNothing() {
    play(
        "files = 8, ranks = 8, setup = \"rnbk4/pppp4/8/8/8/8/PPPP4/RNBK4 w - - 0 1\"",
        "@Betza(value = \"fmWfcFifmnW\", letter = 'P') interface Pawn {}",
        "@Betza(value = \"R\", letter = 'R') interface Rook {}",
        "@Betza(value = \"B\", letter = 'B') interface Bishop {}",
        "@Betza(value = \"N\", letter = 'N') interface Knight {}",
        "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
  }

  /** The constants of a game are named after its pieces, and so are those of its tables. */
  @Test
  void piecesWithTheNamesOfTables() {
    play(
        "files = 8, ranks = 8, setup = \"trpk4/lz6/8/8/8/8/LZ6/TRPK4 w - - 0 1\","
            + " zones = @Variant.Zone(of = \"Z\", squares = \"a-g\"),"
            + " promotions = @Variant.Promotion(of = \"P\", to = \"R\", zone = \"8\")",
        "@Betza(value = \"N\", letter = 'T') interface Tables {}",
        "@Betza(value = \"R\", letter = 'R') interface Ray_0_1 {}",
        "@Betza(value = \"fmWfcF\", letter = 'P') interface Pawn {}",
        "@Betza(value = \"F\", letter = 'Z') interface Guard {}",
        "@Betza(value = \"D\", letter = 'L') interface GuardZone {}",
        "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
  }

  /** Cannons that are blockers to each other, and moves that are had on some squares only. */
  @Test
  void blockersAndExtraMovesOnFewSquares() {
    play(
        "files = 6, ranks = 7, setup = \"rckacn/6/p1pp1p/6/P1PP1P/6/RCKACN w - - 0 1\","
            + " zones = @Variant.Zone(of = \"AK\", squares = \"b1-d3\"),"
            + " extras = {"
            + "@Variant.Extra(of = \"AK\", moves = Odd.Step.class, squares = Odd.LINES),"
            + "@Variant.Extra(of = \"R\", moves = Odd.Slide.class, squares = Odd.LINES),"
            + "@Variant.Extra(of = \"C\", moves = Odd.Jump.class, squares = Odd.LINES),"
            + "@Variant.Extra(of = \"P\", moves = Odd.Advance.class, squares = Odd.LINES)},"
            + " blockers = @Variant.Blocker(of = \"C\", to = \"C\"), bikjang = true, passesEnd = true",
        "String LINES = \"b1 d1 c2 b3 d3 c5 c6 d6 e5 c7 e7\";",
        "@Betza(value = \"fsW\", letter = 'P') interface Soldier {}",
        "@Betza(value = \"afsW\", letter = 'N') interface Horse {}",
        "@Betza(value = \"R\", letter = 'R') interface Chariot {}",
        "@Betza(value = \"pR\", letter = 'C') interface Cannon {}",
        "@Betza(value = \"W\", letter = 'A') interface Guard {}",
        "@Betza(value = \"WO\", letter = 'K', royal = true) interface General {}",
        "@Betza(\"F\") interface Step {}",
        "@Betza(\"B\") interface Slide {}",
        "@Betza(\"pB\") interface Jump {}",
        "@Betza(\"fF\") interface Advance {}");
  }

  /** The same square may be attacked by own and by extra moves, over different squares. */
  @Test
  void ownAndExtraMovesToTheSameSquare() {
    play(
        "files = 8, ranks = 8, setup = \"ntk2gcr/pp4pp/8/8/8/8/PP4PP/NTK2GCR w - - 0 1\","
            + " extras = {"
            + "@Variant.Extra(of = \"N\", moves = Odd.Leap.class, squares = \"c-f\"),"
            + "@Variant.Extra(of = \"RP\", moves = Odd.Jump.class, squares = \"1-4\"),"
            + "@Variant.Extra(of = \"C\", moves = Odd.Slide.class, squares = \"3-6\"),"
            + "@Variant.Extra(of = \"K\", moves = Odd.Leap.class, squares = \"1-3\"),"
            + "@Variant.Extra(of = \"GR\", moves = Odd.Shot.class, squares = \"a-h\"),"
            + "@Variant.Extra(of = \"T\", moves = Odd.Leap.class, squares = \"3-6\")},"
            + " promotions = @Variant.Promotion(of = \"P\", to = \"NC\", zone = \"7 8\")",
        "@Betza(value = \"fmWfcF\", letter = 'P') interface Pawn {}",
        "@Betza(value = \"nN\", letter = 'N') interface Horse {}",
        "@Betza(value = \"R\", letter = 'R') interface Rook {}",
        "@Betza(value = \"mRcpR\", letter = 'C') interface Cannon {}",
        "@Betza(value = \"gQ\", letter = 'G') interface Grasshopper {}",
        "@Betza(value = \"F\", letter = 'T') interface Minister {}",
        "@Betza(value = \"KO\", letter = 'K', royal = true) interface King {}",
        "@Betza(\"N\") interface Leap {}",
        "@Betza(\"pR\") interface Jump {}",
        "@Betza(\"R\") interface Slide {}",
        "@Betza(\"gB\") interface Shot {}");
  }

  /** What is a blocker to one kind is none to another, and promotion makes blockers. */
  @Test
  void blockersToSomeKindsOnly() {
    play(
        "files = 8, ranks = 8, setup = \"cgk2hcr/p4ppp/8/8/8/8/P4PPP/CGK2HCR w - - 0 1\","
            + " blockers = {@Variant.Blocker(of = \"CP\", to = \"C\"),"
            + "@Variant.Blocker(of = \"R\", to = \"GH\"), @Variant.Blocker(of = \"K\", to = \"H\")},"
            + " promotions = @Variant.Promotion(of = \"P\", to = \"RC\", zone = \"7 8\")",
        "@Betza(value = \"fmWfcF\", letter = 'P') interface Pawn {}",
        "@Betza(value = \"R\", letter = 'R') interface Rook {}",
        "@Betza(value = \"mRcpR\", letter = 'C') interface Cannon {}",
        "@Betza(value = \"gQ\", letter = 'G') interface Grasshopper {}",
        "@Betza(value = \"pQ\", letter = 'H') interface Hopper {}",
        "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
  }

  /** A hole is no hurdle, and nothing is seen over it. */
  @Test
  void cannonsAmongHoles() {
    play(
        "files = 8, ranks = 8, setup = \"c1kn1c1c/8/pp*2*pp/3*4/4*3/PP*2*PP/8/C1KN1C1C w - - 0 1\","
            + " blockers = @Variant.Blocker(of = \"N\", to = \"C\"),"
            + " extras = @Variant.Extra(of = \"C\", moves = Odd.Jump.class, squares = \"b-g\")",
        "@Betza(value = \"fmWfcF\", letter = 'P') interface Pawn {}",
        "@Betza(value = \"N\", letter = 'N') interface Knight {}",
        "@Betza(value = \"mRcpR\", letter = 'C') interface Cannon {}",
        "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}",
        "@Betza(\"mBcpB\") interface Jump {}");
  }

  /** Several cannons attack several royal pieces over the same hurdles. */
  @Test
  void cannonsAgainstTwoKings() {
    play(
        "files = 8, ranks = 8, setup = \"ckncncck/8/8/p6p/P6P/8/8/CKNCNCCK w - - 0 1\"",
        "@Betza(value = \"fmWfcF\", letter = 'P') interface Pawn {}",
        "@Betza(value = \"N\", letter = 'N') interface Knight {}",
        "@Betza(value = \"mRcpQ\", letter = 'C') interface Cannon {}",
        "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
  }

  /** Cannons that see each other as blockers give and answer check with many pieces between. */
  @Test
  void manyCannonsAsBlockers() {
    play(
        "files = 8, ranks = 8, setup = \"cckcnccr/8/pp4pp/8/8/PP4PP/8/CCKCNCCR w - - 0 1\","
            + " blockers = @Variant.Blocker(of = \"CN\", to = \"CG\"),"
            + " promotions = @Variant.Promotion(of = \"P\", to = \"R\", zone = \"7 8\")",
        "@Betza(value = \"fmWfcF\", letter = 'P') interface Pawn {}",
        "@Betza(value = \"N\", letter = 'N') interface Knight {}",
        "@Betza(value = \"R\", letter = 'R') interface Rook {}",
        "@Betza(value = \"mQcpQ\", letter = 'C') interface Cannon {}",
        "@Betza(value = \"gQ\", letter = 'G') interface Grasshopper {}",
        "@Betza(value = \"KO\", letter = 'K', royal = true) interface King {}");
  }

  /** What is lost is gone for good, whichever side took it, where the move ends or on its way. */
  @ParameterizedTest
  @CsvSource({"h1h2, 3", "f1e1, 0", "f1e1d1, 0"})
  void ownPiecesThatAreCapturedEndTheCount(String move, int clock) {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 8, setup = \"k7/8/8/8/8/8/8/K3PNPR w - - 2 1\", moveLimit = 2",
            "@Betza(value = \"dKdaW\", letter = 'N') interface Cannibal {}",
            "@Betza(value = \"sW\", letter = 'P') interface Crab {}",
            "@Betza(value = \"R\", letter = 'R') interface Rook {}",
            "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
    MoveList moves = new MoveList();
    OddGames.play(game, moves, move);
    assertThat(game.halfmoveClock()).isEqualTo(clock);
    OddGames.play(game, moves, "a8b8");
    assertThat(game.result(true).ending()).isEqualTo(clock == 3 ? Ending.DRAW : Ending.NONE);
    game.unmake();
    game.unmake();
    assertThat(game.halfmoveClock()).isEqualTo(2);
  }

  /** A royal piece is never captured, but may become another one, and then a pawn may be it. */
  @Test
  void kingsThatComeBack() {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 8, setup = \"7k/P7/8/8/8/8/8/3K4 w - - 0 1\", promotions = {"
                + "@Variant.Promotion(of = \"K\", to = \"C\", zone = \"2\"),"
                + "@Variant.Promotion(of = \"P\", to = \"K\", zone = \"8\", limited = true)}",
            "@Betza(value = \"fW\", letter = 'P') interface Pawn {}",
            "@Betza(value = \"N\", letter = 'C', royal = true) interface Prince {}",
            "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
    MoveList moves = new MoveList();
    assertThat(OddGames.names(game, moves)).contains("d1d2c").doesNotContain("a7a8k");
    OddGames.play(game, moves, "d1d2c h8g8");
    moves.clear();
    assertThat(OddGames.names(game, moves)).contains("a7a8k");
  }

  /**
   * The leaper on c5 captures all that it leaps over on the way to g1, enemies with an empty square
   * behind each: not its own piece on d4, but what captures that one, and the king with it. A rook
   * on e3 is directly before the king, and stops it.
   */
  @ParameterizedTest
  @CsvSource({
    "8/8/8/2l5/1R1r4/8/5K2/k7, b4d4, false",
    "8/8/8/2l5/1R1r4/8/5K2/k7, b4c4, true",
    "8/8/8/2l5/1R1p4/4R3/5K2/k7, b4d4, true",
    "8/8/8/2l5/1R1p4/4R3/5K2/k7, e3e4, true",
    "8/8/8/2l5/1R6/4R3/5K2/k7, b4d4, true",
    "8/8/8/2l5/1R6/4R3/5K2/k7, e3e4, false",
    "8/8/8/2l5/3R4/4R3/5K2/k7, e3e4, false",
    "8/8/8/2l5/3R4/4R3/5K2/k7, d4d5, true",
  })
  void leapersOverAPieceThatHasCaptured(String placement, String move, boolean isLegal) {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 8, setup = \"" + placement + " w - - 0 1\"",
            "@Betza(value = \"mQ+[cl]Q\", dialect = Dialect.BEX, letter = 'L') interface Leaper {}",
            "@Betza(value = \"R\", letter = 'R') interface Rook {}",
            "@Betza(value = \"fmWfcF\", letter = 'P') interface Pawn {}",
            "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
    assertThat(FastPath.COMMON_MOVES_SAFE.fits(game.rules().features())).isTrue();
    Game cells = RunTimeGames.rules(game).cellsOnly().build().play(game.fen());
    for (Game each : List.of(game, cells)) {
      assertThat(OddGames.names(each, new MoveList()).contains(move)).isEqualTo(isLegal);
    }
  }

  /**
   * The imitator has moved last. While the king passes e1 nothing else has, so that the imitator
   * does not have the moves of the king there; where the king ends, it has.
   */
  @ParameterizedTest
  @CsvSource({"e3e2, true", "d3d2, false"})
  void castlingPastAnImitator(String last, boolean castles) {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 8, setup = \"7k/8/8/8/8/3ii3/7P/R4K2 b Q - 0 1\"",
            "@Betza(value = \"W\", letter = 'P') interface Pawn {}",
            "@Betza(value = \"mKI\", letter = 'I') interface Imitator {}",
            "@Betza(value = \"R\", letter = 'R') interface Rook {}",
            "@Betza(value = \"WisO2\", letter = 'K', royal = true) interface King {}");
    OddGames.play(game, new MoveList(), last);
    Game cells = RunTimeGames.rules(game).cellsOnly().build().play(game.rules().setup());
    OddGames.play(cells, new MoveList(), last);
    for (Game each : List.of(game, cells)) {
      assertThat(OddGames.names(each, new MoveList()).contains("f1d1")).isEqualTo(castles);
    }
  }

  /** A king that captures en passant is listed as a whole, and not counted besides. */
  @Test
  void kingsThatCaptureInPassing() {
    play(
        "files = 8, ranks = 8, setup = \"4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1\"",
        "@Betza(value = \"fmWfceFifmnD\", letter = 'P') interface Pawn {}",
        "@Betza(value = \"KfceF\", letter = 'K', royal = true) interface King {}");
  }

  /** Two leaps of a kind to one square are one move, also where all pieces leap at once. */
  @Test
  void leapsToTheSameSquare() {
    play(
        "files = 8, ranks = 8, setup = \"lllsk3/pppp4/8/8/8/8/PPPP4/LLLSK3 w - - 0 1\"",
        "@Betza(value = \"fmWifW\", letter = 'P') interface Pawn {}",
        "@Betza(value = \"fafsF\", letter = 'L') interface Lion {}",
        "@Betza(value = \"mnnD\", letter = 'S') interface Strider {}",
        "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
  }

  /** A king that castles, and grants the right to capture it en passant, in a game without mate. */
  @Test
  void kingsThatAreCaptured() {
    play(
        "files = 8, ranks = 8, royalty = io.github.betza.Royalty.LAST_CAPTURED,"
            + " setup = \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"",
        "@Betza(value = \"R\", letter = 'R') interface Rook {}",
        "@Betza(value = \"KimnDisO2\", letter = 'K', royal = true) interface King {}");
  }

  private static void play(String members, String... pieces) {
    Game setup = OddGames.compile(members, pieces);
    Walks.check(7, PLAYOUTS, PLIES, walk -> Walks.play(setup.copy(), walk, LegalityTest::compare));
  }
}
