package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves.Trait;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Castling of pieces of which no right, but their place, tells that they have not moved. */
@Tag("deep")
class CastlingByPlaceTest {
  private final MoveList moves = new MoveList();

  private List<String> names(Game game) {
    moves.clear();
    return OddGames.names(game, moves);
  }

  private void play(Game game, String line) {
    OddGames.play(game, moves, line);
  }

  /** A pawn in the corner has not moved because of where it stands, and could be a partner. */
  @Test
  void castlingThatNoRightTellsOf() {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 4, setup = \"1p2k2r/8/8/1P2K2R w Kk - 0 1\"",
            "@Betza(value = \"fmWifmnD\", letter = 'P') interface Pawn {}",
            "@Betza(value = \"R\", letter = 'R') interface Rook {}",
            "@Betza(value = \"KisO2\", letter = 'K', royal = true) interface King {}");
    assertThat(names(game)).contains("e1g1").doesNotContain("e1c1");
    // Where the board ends beside the pawn, the king may castle with it.
    GameRules rules = game.rules();
    assertThatThrownBy(() -> rules.play("1p2k2r/8/8/*P2K2R w Kk - 0 1"))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage("no castling right allows that the King on e1 castles with the Pawn on b1");
    GameRulesBuilder other =
        GameRules.builder("other", 8, 4, "p3k2r/8/8/P3K2R w Kk - 0 1")
            .piece('P', "pawn", rules.pieces().moves(1))
            .trait(Trait.INITIAL)
            .piece('R', "rook", rules.pieces().moves(2))
            .royal('K', "king", rules.pieces().moves(3));
    // In a setup it counts as moved, and so has no first move either.
    assertThat(names(other.build().play("p3k2r/8/8/P3K2R w Kk - 0 1")))
        .contains("e1g1", "a1a2")
        .doesNotContain("e1c1", "a1a3");
  }

  /** Who borrows castles as the king does, so that his partners must not be its own. */
  @Test
  void castlingThatIsBorrowed() {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 4, setup = \"4k3/8/4E3/R3K2R w KQ - 0 1\"",
            "@Betza(value = \"R\", letter = 'R') interface Rook {}",
            "@Betza(value = \"xKimA\", letter = 'E') interface Borrower {}",
            "@Betza(value = \"KisO2\", letter = 'K', royal = true) interface King {}");
    GameRules rules = game.rules();
    GameRulesBuilder other =
        GameRules.builder("other", 8, 4, "4k3/8/8/R3KE1R w KQ - 0 1")
            .piece('R', "rook", rules.pieces().moves(1))
            .piece('E', "borrower", rules.pieces().moves(2))
            .royal('K', "king", rules.pieces().moves(3));
    assertThat(names(other.build().play("4k3/8/8/R3KE1R w KQ - 0 1")))
        .contains("f1g1", "e1c1")
        .doesNotContain("f1h1", "f1h3");
  }

  /** A piece without first moves of its own counts as moved, and has none of those of others. */
  @Test
  void firstMovesAreNotBorrowed() {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 4, setup = \"4k3/8/8/R2DKE1R w KQ - 0 1\"",
            "@Betza(value = \"R\", letter = 'R') interface Rook {}",
            "@Betza(value = \"iN\", letter = 'D') interface Beginner {}",
            "@Betza(value = \"xK\", letter = 'E') interface Borrower {}",
            "@Betza(value = \"KisO2\", letter = 'K', royal = true) interface King {}");
    assertThat(names(game)).contains("d1c3", "f1g1", "f1f2").doesNotContain("f1h1", "f1g3");
  }

  /** Where neither piece of a pair has rights, their places tell whether they have moved. */
  @Test
  void castlingThatIsNoMatterOfRights() {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 4, setup = \"r2ck3/8/8/R2CK3 w - - 0 1\"",
            "@Betza(value = \"RimN\", letter = 'R') interface Rook {}",
            "@Betza(value = \"KisO2\", letter = 'C') interface Commoner {}",
            "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
    assertThat(names(game)).contains("d1b1");
    long hash = game.hash();
    play(game, "d1d2 d4d3 d2d1 d3d4");
    assertThat(names(game)).doesNotContain("d1b1");
    assertThat(game.hash()).isNotEqualTo(hash);
  }

  /** So it is where the first is royal, as long as no right speaks of either. */
  @Test
  void castlingOfAKingThatIsNoMatterOfRights() {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 4, setup = \"r3k2r/8/8/R3K2R w - - 0 1\"",
            "@Betza(value = \"RimN\", letter = 'R') interface Rook {}",
            "@Betza(value = \"KisO2imN\", letter = 'K', royal = true) interface King {}");
    assertThat(names(game)).contains("e1g1", "e1c1");
    assertThat(game.legalMoveCount()).isEqualTo(moves.size());
    play(game, "a1a2 a4a3 a2a1 a3a4");
    assertThat(names(game)).contains("e1g1").doesNotContain("e1c1");
    long withoutOne = game.hash();
    play(game, "h1h2 h4h3 h2h1 h3h4");
    assertThat(names(game)).contains("e1c2").doesNotContain("e1g1", "e1c1");
    assertThat(game.hash()).isNotEqualTo(withoutOne);
    // A rook by its place is none for a king whom a right must tell of.
    GameRules rules = game.rules();
    GameRulesBuilder other =
        GameRules.builder("other", 8, 4, "r3k2q/8/8/R3K2Q w Kk - 0 1")
            .piece('R', "rook", rules.pieces().moves(1))
            .trait(Trait.INITIAL)
            .piece('Q', "queen", rules.pieces().moves(1))
            .royal('K', "king", rules.pieces().moves(2))
            .trait(Trait.INITIAL);
    assertThat(names(other.build().play("r3k2q/8/8/R3K2Q w Kk - 0 1")))
        .contains("e1g1", "a1a3")
        .doesNotContain("e1c1", "a1b3");
  }

  /** What an attack forbids and what the rook's own squares allow is the same without rights. */
  @Test
  void castlingByPlaceHeedsAttacks() {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 4, setup = \"r3k2r/8/8/R3K2R w - - 0 1\"",
            "@Betza(value = \"RimN\", letter = 'R') interface Rook {}",
            "@Betza(value = \"KisO2imN\", letter = 'K', royal = true) interface King {}");
    Game attacked = OddGames.at(game, "3rk2r/8/8/R3K2R w - - 0 1");
    assertThat(names(attacked)).contains("e1g1").doesNotContain("e1c1");
    assertThat(attacked.legalMoveCount()).isEqualTo(moves.size());
    play(attacked, "e1g1");
    assertThat(attacked.fen()).isEqualTo("3rk2r/8/8/R4RK1 b - - 1 1");
    assertThat(OddGames.at(attacked, attacked.fen()).hash()).isEqualTo(attacked.hash());
  }

  /** Castling takes the rook out of its zone, and the position can be read nevertheless. */
  @ParameterizedTest
  @CsvSource({"true, KisO2imN", "false, KisO2"})
  void partnersThatAreCastledOutOfTheirZone(boolean royal, String castler) {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 4, setup = \"r3c1dr/8/8/R3C1DR w - - 0 1\","
                + " zones = @Variant.Zone(of = \"R\", squares = \"a b h\")",
            "@Betza(value = \"RimN\", letter = 'R') interface Rook {}",
            "@Betza(value = \"%s\", letter = 'C', royal = %s) interface Castler {}"
                .formatted(castler, royal),
            "@Betza(value = \"mW\", letter = 'D', royal = true) interface Duke {}");
    play(game, "e1c1 e4c4");
    assertThat(game.fen()).isEqualTo("2cr2dr/8/8/2CR2DR w - - 2 2");
    assertThat(OddGames.at(game, game.fen()).hash()).isEqualTo(game.hash());
  }

  /** A right told that the partner has not moved, which may have the first moves of others. */
  @ParameterizedTest
  @CsvSource({"WxW, F", "W, xW"})
  void partnersThatHaveTheFirstMovesOfOthers(String own, String further) {
    long[] hashes = new long[2];
    String[] lines = {"e1e2 e5e4 e2e1 e4e5", "a1a2 a5a4 a2a1 a4a5"};
    for (int i = 0; i < lines.length; i++) {
      Game game =
          OddGames.compile(
              "files = 8, ranks = 5, setup = \"rp2k3/8/8/8/RP2K3 w Qq - 0 1\","
                  + " extras = @Variant.Extra(of = \"R\", moves = Odd.More.class, squares = \"a b\")",
              "@Betza(value = \"%s\", letter = 'R') interface Rook {}".formatted(own),
              "@Betza(\"%s\") interface More {}".formatted(further),
              "@Betza(value = \"fmWifmnD\", letter = 'P') interface Pawn {}",
              "@Betza(value = \"KisO2\", letter = 'K', royal = true) interface King {}");
      play(game, lines[i]);
      assertThat(game.fen()).startsWith("rp2k3/8/8/8/RP2K3 w - - ");
      assertThat(names(game).contains("a1a3")).isEqualTo(i == 0);
      hashes[i] = game.hash();
    }
    assertThat(hashes[0]).isNotEqualTo(hashes[1]);
  }
}
