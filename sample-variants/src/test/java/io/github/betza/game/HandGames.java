package io.github.betza.game;

import io.github.betza.Betza;
import io.github.betza.Hand;
import io.github.betza.Promoting;
import io.github.betza.Stalemate;
import io.github.betza.Variant;
import io.github.betza.Variant.Drop;
import io.github.betza.Variant.Promotion;
import io.github.betza.samples.crazyhouse.CrazyhouseGame;
import java.util.Map;
import java.util.function.Function;

/** Games with pieces in hand. */
final class HandGames {
  /** Each game by the name that it has in the data. */
  static final Map<String, Function<String, Game>> ALL =
      Map.of(
          "crazyhouse", CrazyhouseGame::new,
          "shogi", HandGames_ShogiGame::new,
          "minishogi", HandGames_MinishogiGame::new,
          "gorogoro", HandGames_GorogoroGame::new,
          "judkins", HandGames_JudkinsGame::new,
          "kyotoshogi", HandGames_KyotoGame::new,
          "torishogi", HandGames_ToriShogiGame::new,
          "loop", HandChess_LoopGame::new,
          "pocketknight", HandChess_PocketKnightGame::new,
          "capahouse", HandChess_CapahouseGame::new);

  private HandGames() {}

  /** Shogi. */
  @Variant(
      files = 9,
      ranks = 9,
      setup = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1",
      promotions = {
        @Promotion(of = "SBR", to = "+", zone = "7-9", on = Promoting.CONTACT, optional = true),
        @Promotion(of = "PL", to = "+", zone = "7-8", on = Promoting.CONTACT, optional = true),
        @Promotion(of = "PL", to = "+", zone = "9"),
        @Promotion(of = "N", to = "+", zone = "7", on = Promoting.CONTACT, optional = true),
        @Promotion(of = "N", to = "+", zone = "8-9")
      },
      hand = Hand.CAPTURED,
      drops = {
        @Drop(of = "P", squares = "1-8", perFile = 1, checkmates = false),
        @Drop(of = "L", squares = "1-8"),
        @Drop(of = "N", squares = "1-7"),
        @Drop(of = "SGBR")
      },
      stalemate = Stalemate.LOSS,
      repetitions = 4)
  interface Shogi {
    @Betza(value = "fW", letter = 'P')
    interface Pawn {}

    @Betza(value = "fR", letter = 'L')
    interface Lance {}

    @Betza(value = "ffN", letter = 'N')
    interface Knight {}

    @Betza(value = "FfW", letter = 'S')
    interface Silver {}

    @Betza(value = "WfF", letter = 'G')
    interface Gold {}

    @Betza(value = "B", letter = 'B')
    interface Bishop {}

    @Betza(value = "R", letter = 'R')
    interface Rook {}

    @Betza(value = "WfF", letter = 'P', promoted = true)
    interface Tokin {}

    @Betza(value = "WfF", letter = 'L', promoted = true)
    interface PromotedLance {}

    @Betza(value = "WfF", letter = 'N', promoted = true)
    interface PromotedKnight {}

    @Betza(value = "WfF", letter = 'S', promoted = true)
    interface PromotedSilver {}

    @Betza(value = "BW", letter = 'B', promoted = true)
    interface Horse {}

    @Betza(value = "RF", letter = 'R', promoted = true)
    interface Dragon {}

    @Betza(value = "K", letter = 'K', royal = true)
    interface King {}
  }

  /** Shogi on five files and ranks. */
  @Variant(
      files = 5,
      ranks = 5,
      setup = "rbsgk/4p/5/P4/KGSBR[] w - - 0 1",
      promotions = {
        @Promotion(of = "SBR", to = "+", zone = "5", on = Promoting.CONTACT, optional = true),
        @Promotion(of = "P", to = "+", zone = "5")
      },
      hand = Hand.CAPTURED,
      drops = {
        @Drop(of = "P", squares = "1-4", perFile = 1, checkmates = false),
        @Drop(of = "SGBR")
      },
      stalemate = Stalemate.LOSS)
  interface Minishogi {
    @Betza(value = "fW", letter = 'P')
    interface Pawn {}

    @Betza(value = "FfW", letter = 'S')
    interface Silver {}

    @Betza(value = "WfF", letter = 'G')
    interface Gold {}

    @Betza(value = "B", letter = 'B')
    interface Bishop {}

    @Betza(value = "R", letter = 'R')
    interface Rook {}

    @Betza(value = "WfF", letter = 'P', promoted = true)
    interface Tokin {}

    @Betza(value = "WfF", letter = 'S', promoted = true)
    interface PromotedSilver {}

    @Betza(value = "BW", letter = 'B', promoted = true)
    interface Horse {}

    @Betza(value = "RF", letter = 'R', promoted = true)
    interface Dragon {}

    @Betza(value = "K", letter = 'K', royal = true)
    interface King {}
  }

  /** Shogi with silvers and golds alone, with mates by dropped pawns, as an engine counts it. */
  @Variant(
      files = 5,
      ranks = 6,
      setup = "sgkgs/5/1ppp1/1PPP1/5/SGKGS[] w - - 0 1",
      promotions = {
        @Promotion(of = "S", to = "+", zone = "5-6", on = Promoting.CONTACT, optional = true),
        @Promotion(of = "P", to = "+", zone = "5", on = Promoting.CONTACT, optional = true),
        @Promotion(of = "P", to = "+", zone = "6")
      },
      hand = Hand.CAPTURED,
      drops = {@Drop(of = "P", squares = "1-5", perFile = 1), @Drop(of = "SG")},
      stalemate = Stalemate.LOSS)
  interface Gorogoro {
    @Betza(value = "fW", letter = 'P')
    interface Pawn {}

    @Betza(value = "FfW", letter = 'S')
    interface Silver {}

    @Betza(value = "WfF", letter = 'G')
    interface Gold {}

    @Betza(value = "WfF", letter = 'P', promoted = true)
    interface Tokin {}

    @Betza(value = "WfF", letter = 'S', promoted = true)
    interface PromotedSilver {}

    @Betza(value = "K", letter = 'K', royal = true)
    interface King {}
  }

  /** Shogi on six files and ranks. */
  @Variant(
      files = 6,
      ranks = 6,
      setup = "rbnsgk/5p/6/6/P5/KGSNBR[] w - - 0 1",
      promotions = {
        @Promotion(of = "SBR", to = "+", zone = "5-6", on = Promoting.CONTACT, optional = true),
        @Promotion(of = "P", to = "+", zone = "5", on = Promoting.CONTACT, optional = true),
        @Promotion(of = "P", to = "+", zone = "6"),
        @Promotion(of = "N", to = "+", zone = "5-6")
      },
      hand = Hand.CAPTURED,
      drops = {
        @Drop(of = "P", squares = "1-5", perFile = 1, checkmates = false),
        @Drop(of = "N", squares = "1-4"),
        @Drop(of = "SGBR")
      },
      stalemate = Stalemate.LOSS)
  interface Judkins {
    @Betza(value = "fW", letter = 'P')
    interface Pawn {}

    @Betza(value = "ffN", letter = 'N')
    interface Knight {}

    @Betza(value = "FfW", letter = 'S')
    interface Silver {}

    @Betza(value = "WfF", letter = 'G')
    interface Gold {}

    @Betza(value = "B", letter = 'B')
    interface Bishop {}

    @Betza(value = "R", letter = 'R')
    interface Rook {}

    @Betza(value = "WfF", letter = 'P', promoted = true)
    interface Tokin {}

    @Betza(value = "WfF", letter = 'N', promoted = true)
    interface PromotedKnight {}

    @Betza(value = "WfF", letter = 'S', promoted = true)
    interface PromotedSilver {}

    @Betza(value = "BW", letter = 'B', promoted = true)
    interface Horse {}

    @Betza(value = "RF", letter = 'R', promoted = true)
    interface Dragon {}

    @Betza(value = "K", letter = 'K', royal = true)
    interface King {}
  }

  /** Shogi in which pieces change with each move, and are dropped as either form. */
  @Variant(
      files = 5,
      ranks = 5,
      setup = "p+nks+l/5/5/5/+LSK+NP[] w - - 0 1",
      promotions = {
        @Promotion(of = "PLNS", to = "+", zone = "1-5"),
        @Promotion(of = "+P", to = "P", zone = "1-5"),
        @Promotion(of = "+L", to = "L", zone = "1-5"),
        @Promotion(of = "+N", to = "N", zone = "1-5"),
        @Promotion(of = "+S", to = "S", zone = "1-5")
      },
      hand = Hand.CAPTURED,
      drops = @Drop(of = "P+PL+LN+NS+S"),
      stalemate = Stalemate.LOSS)
  interface Kyoto {
    @Betza(value = "fW", letter = 'P')
    interface Pawn {}

    @Betza(value = "fR", letter = 'L')
    interface Lance {}

    @Betza(value = "ffN", letter = 'N')
    interface Knight {}

    @Betza(value = "FfW", letter = 'S')
    interface Silver {}

    @Betza(value = "R", letter = 'P', promoted = true)
    interface Rook {}

    @Betza(value = "WfF", letter = 'L', promoted = true)
    interface Tokin {}

    @Betza(value = "WfF", letter = 'N', promoted = true)
    interface Gold {}

    @Betza(value = "B", letter = 'S', promoted = true)
    interface Bishop {}

    @Betza(value = "K", letter = 'K', royal = true)
    interface King {}
  }

  /** Shogi of birds: two swallows of a side may be on a file. */
  @Variant(
      files = 7,
      ranks = 7,
      setup = "rpckcpl/3f3/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR[] w - - 0 1",
      promotions = {
        @Promotion(of = "F", to = "+", zone = "6-7", on = Promoting.CONTACT, optional = true),
        @Promotion(of = "S", to = "+", zone = "6-7")
      },
      hand = Hand.CAPTURED,
      drops = {
        @Drop(of = "S", squares = "1-6", perFile = 2, checkmates = false),
        @Drop(of = "FCPLR")
      },
      stalemate = Stalemate.LOSS)
  interface ToriShogi {
    @Betza(value = "fW", letter = 'S')
    interface Swallow {}

    @Betza(value = "FfsW", letter = 'F')
    interface Falcon {}

    @Betza(value = "FvW", letter = 'C')
    interface Crane {}

    @Betza(value = "fDbF", letter = 'P')
    interface Pheasant {}

    @Betza(value = "fRrbBlbF", letter = 'L')
    interface LeftQuail {}

    @Betza(value = "fRlbBrbF", letter = 'R')
    interface RightQuail {}

    @Betza(value = "fAbD", letter = 'S', promoted = true)
    interface Goose {}

    @Betza(value = "fBbRWbB2", letter = 'F', promoted = true)
    interface Eagle {}

    @Betza(value = "K", letter = 'K', royal = true)
    interface King {}
  }
}
