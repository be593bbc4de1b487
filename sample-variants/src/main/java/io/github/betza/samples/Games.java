package io.github.betza.samples;

import io.github.betza.game.Game;
import io.github.betza.samples.almost.AlmostChessGame;
import io.github.betza.samples.amazon.AmazonChessGame;
import io.github.betza.samples.antichess.AntichessGame;
import io.github.betza.samples.atomic.AtomicGame;
import io.github.betza.samples.berolina.BerolinaGame;
import io.github.betza.samples.capablanca.CapablancaGame;
import io.github.betza.samples.capahouse.CapahouseGame;
import io.github.betza.samples.checkers.CheckersGame;
import io.github.betza.samples.chess.ChessGame;
import io.github.betza.samples.chess960.Chess960Game;
import io.github.betza.samples.chu.ChuShogiGame;
import io.github.betza.samples.courier.CourierChessGame;
import io.github.betza.samples.crazyhouse.CrazyhouseGame;
import io.github.betza.samples.cylinder.CylinderChessGame;
import io.github.betza.samples.dobutsu.DobutsuShogiGame;
import io.github.betza.samples.grand.GrandGame;
import io.github.betza.samples.grasshopper.GrasshopperChessGame;
import io.github.betza.samples.griffon.GriffonChessGame;
import io.github.betza.samples.griffonhouse.GriffonhouseGame;
import io.github.betza.samples.hill.KingOfTheHillGame;
import io.github.betza.samples.hook.HookShogiGame;
import io.github.betza.samples.hoppelpoppel.HoppelPoppelGame;
import io.github.betza.samples.horde.HordeGame;
import io.github.betza.samples.janggi.JanggiGame;
import io.github.betza.samples.kyoto.KyotoShogiGame;
import io.github.betza.samples.makruk.MakrukGame;
import io.github.betza.samples.minishogi.MinishogiGame;
import io.github.betza.samples.nightrider.NightriderChessGame;
import io.github.betza.samples.omicron.OmicronGame;
import io.github.betza.samples.opulent.OpulentGame;
import io.github.betza.samples.placement.PlacementGame;
import io.github.betza.samples.racing.RacingKingsGame;
import io.github.betza.samples.rococo.RococoGame;
import io.github.betza.samples.seirawan.SeirawanGame;
import io.github.betza.samples.shako.ShakoGame;
import io.github.betza.samples.shatranj.ShatranjGame;
import io.github.betza.samples.shogi.ShogiGame;
import io.github.betza.samples.tencubed.TenCubedGame;
import io.github.betza.samples.terachess.TerachessGame;
import io.github.betza.samples.threecheck.ThreeCheckGame;
import io.github.betza.samples.tori.ToriShogiGame;
import io.github.betza.samples.ultima.UltimaGame;
import io.github.betza.samples.xiangqi.XiangqiGame;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;

/** The games of this package, by name. */
public final class Games {
  /** The constructors of a game: at its setup, and at a position. */
  private record Entry(Supplier<Game> begin, Function<String, Game> goOn) {}

  private static final Map<String, Entry> ENTRIES = new TreeMap<>();

  static {
    ENTRIES.put("almost", new Entry(AlmostChessGame::new, AlmostChessGame::new));
    ENTRIES.put("amazon", new Entry(AmazonChessGame::new, AmazonChessGame::new));
    ENTRIES.put("antichess", new Entry(AntichessGame::new, AntichessGame::new));
    ENTRIES.put("atomic", new Entry(AtomicGame::new, AtomicGame::new));
    ENTRIES.put("berolina", new Entry(BerolinaGame::new, BerolinaGame::new));
    ENTRIES.put("capablanca", new Entry(CapablancaGame::new, CapablancaGame::new));
    ENTRIES.put("capahouse", new Entry(CapahouseGame::new, CapahouseGame::new));
    ENTRIES.put("checkers", new Entry(CheckersGame::new, CheckersGame::new));
    ENTRIES.put("chess", new Entry(ChessGame::new, ChessGame::new));
    ENTRIES.put("chess960", new Entry(Chess960Game::new, Chess960Game::new));
    ENTRIES.put("chu", new Entry(ChuShogiGame::new, ChuShogiGame::new));
    ENTRIES.put("courier", new Entry(CourierChessGame::new, CourierChessGame::new));
    ENTRIES.put("crazyhouse", new Entry(CrazyhouseGame::new, CrazyhouseGame::new));
    ENTRIES.put("cylinder", new Entry(CylinderChessGame::new, CylinderChessGame::new));
    ENTRIES.put("dobutsu", new Entry(DobutsuShogiGame::new, DobutsuShogiGame::new));
    ENTRIES.put("grand", new Entry(GrandGame::new, GrandGame::new));
    ENTRIES.put("grasshopper", new Entry(GrasshopperChessGame::new, GrasshopperChessGame::new));
    ENTRIES.put("griffon", new Entry(GriffonChessGame::new, GriffonChessGame::new));
    ENTRIES.put("griffonhouse", new Entry(GriffonhouseGame::new, GriffonhouseGame::new));
    ENTRIES.put("hook", new Entry(HookShogiGame::new, HookShogiGame::new));
    ENTRIES.put("hoppelpoppel", new Entry(HoppelPoppelGame::new, HoppelPoppelGame::new));
    ENTRIES.put("horde", new Entry(HordeGame::new, HordeGame::new));
    ENTRIES.put("janggi", new Entry(JanggiGame::new, JanggiGame::new));
    ENTRIES.put("kingofthehill", new Entry(KingOfTheHillGame::new, KingOfTheHillGame::new));
    ENTRIES.put("kyotoshogi", new Entry(KyotoShogiGame::new, KyotoShogiGame::new));
    ENTRIES.put("makruk", new Entry(MakrukGame::new, MakrukGame::new));
    ENTRIES.put("minishogi", new Entry(MinishogiGame::new, MinishogiGame::new));
    ENTRIES.put("nightrider", new Entry(NightriderChessGame::new, NightriderChessGame::new));
    ENTRIES.put("omicron", new Entry(OmicronGame::new, OmicronGame::new));
    ENTRIES.put("opulent", new Entry(OpulentGame::new, OpulentGame::new));
    ENTRIES.put("placement", new Entry(PlacementGame::new, PlacementGame::new));
    ENTRIES.put("racingkings", new Entry(RacingKingsGame::new, RacingKingsGame::new));
    ENTRIES.put("rococo", new Entry(RococoGame::new, RococoGame::new));
    ENTRIES.put("seirawan", new Entry(SeirawanGame::new, SeirawanGame::new));
    ENTRIES.put("shako", new Entry(ShakoGame::new, ShakoGame::new));
    ENTRIES.put("shatranj", new Entry(ShatranjGame::new, ShatranjGame::new));
    ENTRIES.put("shogi", new Entry(ShogiGame::new, ShogiGame::new));
    ENTRIES.put("tencubed", new Entry(TenCubedGame::new, TenCubedGame::new));
    ENTRIES.put("terachess", new Entry(TerachessGame::new, TerachessGame::new));
    ENTRIES.put("threecheck", new Entry(ThreeCheckGame::new, ThreeCheckGame::new));
    ENTRIES.put("torishogi", new Entry(ToriShogiGame::new, ToriShogiGame::new));
    ENTRIES.put("ultima", new Entry(UltimaGame::new, UltimaGame::new));
    ENTRIES.put("xiangqi", new Entry(XiangqiGame::new, XiangqiGame::new));
  }

  private Games() {}

  /** Returns the names of all games, in the order of the alphabet. */
  public static List<String> names() {
    return List.copyOf(ENTRIES.keySet());
  }

  /**
   * Returns a game; empty if no game has that name.
   *
   * @param name its name, for example {@code chess}
   * @param fen its first position, or null for the setup
   * @throws io.github.betza.game.MalformedPositionException if the position cannot occur in the
   *     game
   */
  public static Optional<Game> find(String name, String fen) {
    return Optional.ofNullable(ENTRIES.get(name))
        .map(entry -> fen == null ? entry.begin().get() : entry.goOn().apply(fen));
  }
}
