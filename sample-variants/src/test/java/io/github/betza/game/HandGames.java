package io.github.betza.game;

import io.github.betza.Betza;
import io.github.betza.Hand;
import io.github.betza.Promoting;
import io.github.betza.Stalemate;
import io.github.betza.Variant;
import io.github.betza.Variant.Drop;
import io.github.betza.Variant.Promotion;
import io.github.betza.samples.capahouse.CapahouseGame;
import io.github.betza.samples.crazyhouse.CrazyhouseGame;
import io.github.betza.samples.kyoto.KyotoShogiGame;
import io.github.betza.samples.minishogi.MinishogiGame;
import io.github.betza.samples.placement.PlacementGame;
import io.github.betza.samples.shogi.ShogiGame;
import io.github.betza.samples.tori.ToriShogiGame;
import java.util.Map;
import java.util.function.Function;

/** Games with pieces in hand. */
final class HandGames {
  /** Each game by the name that it has in the data. */
  static final Map<String, Function<String, Game>> ALL =
      Map.ofEntries(
          entry("crazyhouse", CrazyhouseGame::new),
          entry("shogi", ShogiGame::new),
          entry("minishogi", MinishogiGame::new),
          entry("gorogoro", HandGames_GorogoroGame::new),
          entry("judkins", HandGames_JudkinsGame::new),
          entry("kyotoshogi", KyotoShogiGame::new),
          entry("torishogi", ToriShogiGame::new),
          entry("loop", HandChess_LoopGame::new),
          entry("pocketknight", HandChess_PocketKnightGame::new),
          entry("capahouse", CapahouseGame::new),
          entry("placement", PlacementGame::new));

  private HandGames() {}

  private static Map.Entry<String, Function<String, Game>> entry(
      String name, Function<String, Game> game) {
    return Map.entry(name, game);
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
}
