package io.github.betza.play.protocol;

import io.github.betza.Betza;
import io.github.betza.Hand;
import io.github.betza.Promoting;
import io.github.betza.Stalemate;
import io.github.betza.Variant;
import io.github.betza.Variant.Drop;
import io.github.betza.Variant.Promotion;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.game.Game;
import io.github.betza.play.Repertoire;
import io.github.betza.play.SampleGames;
import java.util.List;
import java.util.stream.Stream;

/** The games of the samples, and Shogi. */
final class UsiGames implements Repertoire {
  private final Repertoire samples = SampleGames.all();

  @Override
  public List<String> names() {
    return Stream.concat(samples.names().stream(), Stream.of("shogi")).toList();
  }

  @Override
  public Game open(String name, String fen) {
    if (!name.equals("shogi")) {
      return samples.open(name, fen);
    }
    return fen == null ? new UsiGames_ShogiGame() : new UsiGames_ShogiGame(fen);
  }

  @Override
  public DeclaredVariant declaration(String name) {
    return samples.declaration(name);
  }

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
}
