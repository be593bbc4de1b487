package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.model.FastPath;
import io.github.betza.model.RuleFeature;
import io.github.betza.processor.tool.CompiledPiece;
import io.github.betza.processor.tool.MoverCompiler;
import io.github.betza.processor.tool.NotatedPiece;
import io.github.betza.samples.Games;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Games that are built at run time are those that are generated, though nothing is said twice. */
class TableGameTest {
  private static final String KIWIPETE =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  private static final long MOST_NODES = 2_000;

  /** Games with blockers or extra moves are counted to this depth all the same. */
  private static final int LEAST_DEPTH = 3;

  private static final int PLAYOUTS = 5;
  private static final int PLIES = 40;

  private static final String KING =
      "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}";
  private static final String PAWN =
      "@Betza(value = \"fmWfceFifmnD\", letter = 'P') interface Pawn {}";

  static Stream<String> samples() {
    return Games.names().stream();
  }

  @Tag("deep")
  @ParameterizedTest
  @MethodSource("samples")
  void samples(String name) {
    assertSame(Games.find(name, null).orElseThrow());
  }

  /** The counts are published: the double step, en passant and castling are all in them. */
  @ParameterizedTest
  @CsvSource({"'', 4, 197281", KIWIPETE + ", 3, 97862"})
  void piecesCompiledAtRunTimePlayChess(String fen, int depth, long nodes) {
    GameRules rules = chess(compile("fmWfceFifmnD", "KisO2", "N", "B", "R", "Q")).build();
    String from = fen.isEmpty() ? rules.setup() : fen;
    assertThat(Perft.count(rules.play(from), depth)).isEqualTo(nodes);
  }

  /** Whoever says what the pieces tell says nothing else. */
  @Test
  void whatIsToldMayBeSaidAsWell() {
    List<PieceMoves> pieces = compile("fmWfceFifmnD", "KisO2", "N", "B", "R", "Q");
    GameRulesBuilder said =
        chess(
            pieces,
            pawn -> pawn.trait(Trait.INITIAL).trait(Trait.DISTANT),
            king -> king.trait(Trait.DISTANT),
            other -> {});
    assertThat(Perft.count(said.enPassant(1).build().play(KIWIPETE), 3)).isEqualTo(97862);
  }

  /** Whether pieces can attack at all is tested while the game is played. */
  @Test
  void directPiecesAttackAsOthersDo() {
    List<PieceMoves> pieces = compile("fmWfceFifmnD", "KisO2", "N", "B", "R", "Q");
    for (boolean cells : new boolean[] {false, true}) {
      GameRulesBuilder rules =
          chess(pieces, pawn -> {}, GameRulesBuilder::direct, GameRulesBuilder::direct);
      if (cells) {
        rules.cellsOnly();
      }
      assertThat(Perft.count(rules.build().play(KIWIPETE), 3)).isEqualTo(97862);
    }
  }

  /** Of moves that tell nothing it has to be said; without that there is no double step. */
  @Test
  void handWrittenMovesTellNothingUnlessTheySaySo() {
    List<PieceMoves> pieces = compile("fmWfceFifmnD", "KisO2", "N", "B", "R", "Q");
    PieceMoves pawn = pieces.get(0);
    assertThat(pawn.traits()).containsExactly(Trait.INITIAL, Trait.DISTANT, Trait.EN_PASSANT);
    assertThat(pieces.get(1).traits()).containsExactly(Trait.CASTLING);
    assertThat(pieces.get(2).traits()).isEmpty();

    pieces.set(0, new Wrapped(pawn, Set.of()));
    assertThat(pieces.get(0).traits()).isEmpty();
    assertThat(Perft.count(begin(chess(pieces)), 1)).isEqualTo(12);
    assertThat(
            Perft.count(
                begin(chess(pieces, rules -> rules.trait(Trait.INITIAL), king -> {}, other -> {})),
                2))
        .isEqualTo(400);
    pieces.set(0, new Wrapped(pawn, pawn.traits()));
    assertThat(Perft.count(begin(chess(pieces)), 2)).isEqualTo(400);
  }

  /** A piece behind which no move leaves a right to capture it is not read with one. */
  @Test
  void whatIsNotCapturedEnPassantIsKnown() {
    List<PieceMoves> pieces = compile("fmWfceFifmnD", "KisO2", "N", "B", "R", "Q");
    String knight = "4k3/8/8/8/4N3/8/8/4K3 b - e3 0 1";
    assertThatThrownBy(() -> chess(pieces).build().play(knight))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage("the piece on e4 is not captured en passant");
    String pawn = "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1";
    assertThat(chess(pieces).build().play(pawn).fen()).isEqualTo(pawn);
    // Of moves written by hand nobody knows.
    pieces.set(2, new Wrapped(pieces.get(2), Set.of()));
    assertThat(chess(pieces).build().play(knight).fen()).isEqualTo(knight);
  }

  /** Games in which what the rules must know of pieces decides; each line is one piece. */
  static Stream<Arguments> oddGames() {
    return Stream.of(
        odd(
            "makes others move",
            "files = 8, ranks = 8, setup = \"2x1k1g1/pp2pp2/8/8/8/8/PP2PP2/2X1K1G1 w - - 0 1\","
                + " zones = @Variant.Zone(of = \"G\", squares = \"1-4\"),"
                + " promotions = @Variant.Promotion(of = \"P\", to = \"G\", zone = \"8\")",
            "@Betza(value = \"KxaK\", letter = 'X') interface Exciter {}",
            "@Betza(value = \"N\", letter = 'G') interface Guard {}",
            PAWN,
            KING),
        odd(
            "imitates",
            "files = 6, ranks = 6, setup = \"rnikp1/6/6/6/6/RNIKP1 w - - 0 1\"",
            "@Betza(value = \"I\", letter = 'I') interface Imitator {}",
            "@Betza(value = \"N\", letter = 'N') interface Knight {}",
            "@Betza(value = \"R\", letter = 'R') interface Rook {}",
            PAWN,
            KING),
        odd(
            "borrows",
            "files = 6, ranks = 6, setup = \"xnpk2/6/6/6/6/XNPK2 w - - 0 1\"",
            "@Betza(value = \"mWxK\", letter = 'X') interface Borrower {}",
            "@Betza(value = \"N\", letter = 'N') interface Knight {}",
            PAWN,
            KING),
        odd(
            "swaps enemies out of their zones",
            "files = 6, ranks = 6, setup = \"sk2a1/1p4/6/6/4P1/1A2KS w - - 0 1\","
                + " zones = @Variant.Zone(of = \"A\", squares = \"a1-c2\")",
            "@Betza(value = \"mQuQ\", letter = 'S') interface Swapper {}",
            "@Betza(value = \"K\", letter = 'A') interface Advisor {}",
            PAWN,
            KING),
        odd(
            "captures beyond its zone",
            "files = 6, ranks = 6, setup = \"l2k2/2p2p/p5/5P/P2P2/2K2L w - - 0 1\","
                + " zones = @Variant.Zone(of = \"L\", squares = \"a-b e-f\")",
            "@Betza(value = \"KcabK\", letter = 'L') interface Lion {}",
            PAWN,
            KING),
        odd(
            "is royal and captured en passant",
            "files = 6, ranks = 6, setup = \"k4p/5p/6/6/P5/P4K w - - 0 1\"",
            PAWN,
            "@Betza(value = \"KimnD\", letter = 'K', royal = true) interface King {}"),
        odd(
            "castles without being royal",
            "files = 8, ranks = 4, royalty = io.github.betza.Royalty.NONE,"
                + " setup = \"r3k2r/8/8/R3K2R w - - 0 1\"",
            "@Betza(value = \"RimW\", letter = 'R') interface Rook {}",
            "@Betza(value = \"KisO2\", letter = 'K') interface King {}"),
        odd(
            "has extra moves with traits of their own",
            "files = 7, ranks = 6, setup = \"xrkp1ac/p2p1p1/7/7/P2P1P1/XRKP1AC w - - 0 1\","
                + " zones = @Variant.Zone(of = \"A\", squares = \"b-f\"),"
                + " promotions = @Variant.Promotion(of = \"P\", to = \"C\", zone = \"6\"),"
                + " extras = {@Variant.Extra(of = \"R\", moves = Odd.Double.class, squares = \"1-3\"),"
                + " @Variant.Extra(of = \"AC\", moves = Odd.Lion.class, squares = \"2-5\"),"
                + " @Variant.Extra(of = \"K\", moves = Odd.Double.class, squares = \"1-4\"),"
                + " @Variant.Extra(of = \"X\", moves = Odd.Exciter.class, squares = \"a-d\")},"
                + " blockers = {@Variant.Blocker(of = \"PA\", to = \"CX\"),"
                + " @Variant.Blocker(of = \"K\", to = \"A\")}",
            "@Betza(value = \"fmWfceF\", letter = 'P') interface Pawn {}",
            "@Betza(value = \"W\", letter = 'R') interface Runner {}",
            "@Betza(value = \"F\", letter = 'A') interface Advisor {}",
            "@Betza(value = \"mRcpR\", letter = 'C') interface Cannon {}",
            "@Betza(value = \"F\", letter = 'X') interface Excited {}",
            "@Betza(value = \"W\", letter = 'K', royal = true) interface King {}",
            "@Betza(\"fmnD\") interface Double {}",
            "@Betza(\"cabK\") interface Lion {}",
            "@Betza(\"xaK\") interface Exciter {}"));
  }

  private static Arguments odd(String what, String members, String... pieces) {
    return Arguments.of(what, members, List.of(pieces));
  }

  @Tag("deep")
  @ParameterizedTest(name = "{0}")
  @MethodSource("oddGames")
  void piecesThatRulesMustKnowMoreOf(String what, String members, List<String> pieces) {
    Game game = OddGames.compile(members, pieces.toArray(String[]::new));
    assertThat(game.rules().pieces().moves(1).traits()).isNotEmpty();
    assertSame(game);
  }

  /** Of moves that are known only at run time, aid is always assumed. */
  private static Set<RuleFeature> known(GameRules rules) {
    Set<RuleFeature> features = new HashSet<>(rules.features());
    features.remove(RuleFeature.AIDED_CAPTURES);
    return features;
  }

  private static void assertSame(Game generated) {
    GameRules rules = RunTimeGames.rules(generated).build();
    Game table = rules.play(rules.setup());
    assertThat(known(rules)).isEqualTo(known(generated.rules()));
    long nodes = 1;
    int least = rules.allow(FastPath.ATTACKERS_BY_PATHS) ? 1 : LEAST_DEPTH;
    for (int depth = 1; nodes > 0 && (nodes < MOST_NODES || depth <= least); depth++) {
      nodes = Perft.count(generated, depth);
      assertThat(Perft.count(table, depth)).as("depth %s", depth).isEqualTo(nodes);
    }
    Walks.check(
        1,
        PLAYOUTS,
        PLIES,
        walk -> {
          List<Game> games = List.of(generated.copy(), table.copy());
          Walks.together(games, walk, () -> compare(games.get(0), games.get(1)));
        });
  }

  private static void compare(Game generated, Game table) {
    assertThat(OddGames.names(table, new MoveList()))
        .as(generated.fen())
        .containsExactlyInAnyOrderElementsOf(OddGames.names(generated, new MoveList()));
    assertThat(table.hash()).as(generated.fen()).isEqualTo(generated.hash());
    assertThat(table.result()).as(generated.fen()).isEqualTo(generated.result());
    assertThat(table.inCheck()).as(generated.fen()).isEqualTo(generated.inCheck());
    assertThat(table.rules().play(generated.fen()).fen()).isEqualTo(generated.fen());
  }

  /** Returns pieces that are compiled now, in the order of their notations. */
  private static List<PieceMoves> compile(String... notations) {
    Map<String, NotatedPiece> pieces = new LinkedHashMap<>();
    for (String notation : notations) {
      pieces.put(notation, new NotatedPiece(notation, Dialect.XBETZA));
    }
    Map<String, CompiledPiece> compiled = MoverCompiler.compile(pieces);
    List<PieceMoves> moves = new ArrayList<>();
    compiled.values().forEach(piece -> moves.add(piece.moves().orElseThrow()));
    return moves;
  }

  private static GameRulesBuilder chess(List<PieceMoves> pieces) {
    return chess(pieces, pawn -> {}, king -> {}, other -> {});
  }

  /** Returns the rules of chess, with something that is said of pawns, kings, and the others. */
  private static GameRulesBuilder chess(
      List<PieceMoves> pieces,
      Consumer<GameRulesBuilder> ofPawns,
      Consumer<GameRulesBuilder> ofKings,
      Consumer<GameRulesBuilder> ofOthers) {
    GameRulesBuilder rules =
        GameRules.builder(
            "chess", 8, 8, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    ofPawns.accept(rules.piece('P', "pawn", pieces.get(0)));
    ofKings.accept(rules.royal('K', "king", pieces.get(1)));
    for (int i = 2; i < pieces.size(); i++) {
      ofOthers.accept(rules.piece("NBRQ".charAt(i - 2), "piece", pieces.get(i)));
    }
    return rules.promotion(1, "8", 3, 4, 5, 6);
  }

  private static Game begin(GameRulesBuilder builder) {
    GameRules rules = builder.build();
    return rules.play(rules.setup());
  }

  /** Moves that pass all calls on, and tell what they are told to tell. */
  private record Wrapped(PieceMoves moves, Set<Trait> traits) implements PieceMoves {
    @Override
    public void generate(Board board, int from, int forward, int wanted, MoveList list) {
      moves.generate(board, from, forward, wanted, list);
    }

    @Override
    public boolean canCapture(Board board, int from, int target) {
      return moves.canCapture(board, from, target);
    }
  }
}
