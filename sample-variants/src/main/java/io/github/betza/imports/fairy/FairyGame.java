package io.github.betza.imports.fairy;

import io.github.betza.Capturing;
import io.github.betza.Hand;
import io.github.betza.board.Geometry;
import io.github.betza.declared.DeclaredExtra;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.Setup;
import io.github.betza.export.fairy.FairyNotation;
import io.github.betza.imports.Armies;
import io.github.betza.imports.Findings;
import io.github.betza.imports.fairy.FairyCastle.Castles;
import io.github.betza.imports.fairy.FairyRoyals.Royals;
import io.github.betza.model.Blast;
import io.github.betza.model.Blocker;
import io.github.betza.model.GameModel;
import io.github.betza.model.Promotion;
import io.github.betza.model.Zone;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Makes a game from a variant of Fairy-Stockfish. */
final class FairyGame {
  private static final String CANNON = "janggiCannon";
  private static final String MUTUALLY_IMMUNE = "mutuallyImmuneTypes";
  private static final Set<String> STEPPERS = Set.of("king", "commoner");

  private final FairyState state;
  private final String name;
  private final Geometry geometry;
  private final Findings findings;
  private final Squares squares;
  private final Map<String, FairyNotation> notations = new LinkedHashMap<>();

  FairyGame(FairyState state, String name, Geometry geometry) {
    this.state = state;
    this.name = name;
    this.geometry = geometry;
    this.findings = state.findings();
    this.squares = new Squares(geometry);
  }

  /** Returns the game, or null if there are problems. */
  DeclaredVariant build() {
    FairyMissing.report(state);
    Optional<FairySetup.Position> read = new FairySetup(state, geometry).read();
    DeclaredVariant game = read.map(this::build).orElse(null);
    return game == null ? null : game;
  }

  private DeclaredVariant build(FairySetup.Position position) {
    Setup setup = position.setup();
    FairyPromotions promotions = new FairyPromotions(state, squares, setup);
    InPlay play = new InPlay(state, position, promotions);
    readNotations(play, setup);
    FairyZones zones = new FairyZones(state, geometry, squares, setup, play, promotions);
    FairyStuck stuck = new FairyStuck(state, geometry, setup, zones, notations);
    FairyHands hands =
        new FairyHands(state, geometry, squares, position, play, promotions, zones, stuck);
    FairySteps steps = new FairySteps(state, geometry, squares, setup, play, notations, hands);
    Map<String, List<String>> terms = new LinkedHashMap<>();
    play.names().forEach(each -> terms.put(each, new ArrayList<>(steps.terms(each))));
    FairyEnPassant enPassant =
        new FairyEnPassant(state, geometry, play, notations, steps, promotions);
    Set<String> capturing = enPassant.capturing();
    List<Zone> declaredZones = zones.read();
    zones.checkPawns(steps);
    FairyCastle castle = new FairyCastle(state, geometry, setup, zones).withDropped(hands);
    Castles castling = castle.read();
    if (!castling.king().isEmpty()) {
      terms.get(castling.king()).addAll(castling.terms());
    }
    FairyRoyals reader = new FairyRoyals(state, setup, play);
    Royals royals = reader.read(castling);
    FairyPalace palace = new FairyPalace(state, squares, play);
    boolean mayPass = palace.mayPass();
    if (mayPass && play.names().contains("king")) {
      terms.get("king").add(FairyPalace.PASS);
    }
    boolean flying = state.flag("flyingGeneral") && play.names().contains("king");
    if (flying && new FairyFacing(state, geometry, zones).onRanks()) {
      terms.get("king").add(FairyFacing.ATTACK);
    }
    List<DeclaredPiece> pieces = new ArrayList<>();
    Map<String, DeclaredPiece> kinds = new LinkedHashMap<>();
    for (String each : play.names()) {
      String text = text(each, capturing.contains(each), terms.get(each));
      kinds.put(each, piece(each, text, royals.royal().contains(each)));
    }
    kinds.keySet().stream().filter(play::isOwn).forEach(each -> pieces.add(kinds.get(each)));
    play.forms().forEach((base, form) -> pieces.add(form(kinds.get(base), kinds.get(form))));
    List<Promotion> declaredPromotions = promotions.declared(play, stuck);
    List<DeclaredExtra> extras = new ArrayList<>(steps.extras());
    extras.addAll(zones.soldiers());
    extras.addAll(palace.extras());
    DeclaredVariant declared =
        new DeclaredVariant(
                GameModel.of(
                        name,
                        geometry.files(),
                        geometry.ranks(),
                        position.fen(
                            hands.rights(
                                setup.castling().equals("-")
                                    ? "-"
                                    : castling.rights(royals.royal()),
                                castling),
                            enPassant.field(position, capturing)))
                    .with(GameModel.PROMOTIONS, declaredPromotions)
                    .with(GameModel.ZONES, declaredZones)
                    .with(GameModel.BLOCKERS, blockers(play))
                    .with(GameModel.CASTLINGS, castle.rules(castling, play))
                    .with(GameModel.HAND, FairyHands.hand(state))
                    .with(GameModel.DROPS, hands.drops(royals.royal(), castle.setup()))
                    .with(GameModel.GATES, hands.gates(royals.royal()))
                    .with(GameModel.BLASTS, blasts(play))
                    .with(GameModel.ROYALTY, royals.royalty())
                    .with(GameModel.EXTINCTIONS, royals.extinctions())
                    .with(GameModel.CHECKMATE, reader.checkmate(royals))
                    .with(GameModel.STALEMATE, reader.stalemate())
                    .with(
                        GameModel.CAPTURING,
                        state.flag("mustCapture") ? Capturing.MANDATORY : Capturing.FREE)
                    .with(GameModel.CHECKS_FORBIDDEN, !state.flag("checking"))
                    .with(GameModel.FLYING_GENERAL, flying)
                    .with(
                        GameModel.BIKJANG,
                        state.flag("bikjangRule") && play.names().contains("king"))
                    .with(GameModel.PASSES_END, mayPass)
                    .with(
                        GameModel.CHECKS,
                        position.checks().stream().mapToInt(Integer::intValue).max().orElse(0)),
                pieces)
            .withExtras(extras)
            .with(GameModel.BARE_KING, royals.bareKing());
    return new FairyEndings(state, squares, setup, play, promotions).read(declared, notations);
  }

  private void readNotations(InPlay play, Setup setup) {
    for (String each : play.names()) {
      FairyKinds.Kind kind = state.pieces().get(each);
      if (kind.notation().isEmpty()) {
        continue;
      }
      boolean rises = each.equals("soldier") && !state.text("soldierPromotionRank").equals("1");
      FairyNotation notation = FairyNotation.read(rises ? "fW" : kind.notation());
      notations.put(each, notation);
      if (!notation.refusal().isEmpty()) {
        findings.problem(kind.line(), each + ": " + notation.refusal());
      } else if (notation.text(false, List.of()).isEmpty()) {
        findings.problem(kind.line(), each + " has no moves in Fairy-Stockfish");
      }
      notation.notes().forEach(note -> findings.note(each + ": " + note));
      if (notation.hops() && !setup.holes().isEmpty()) {
        findings.problem(kind.line(), each + " hops over holes in Fairy-Stockfish, as over pieces");
      }
    }
  }

  /** Returns the notation of a piece. */
  private String text(String each, boolean enPassant, List<String> terms) {
    FairyNotation notation = notations.get(each);
    if (notation != null) {
      return notation.text(enPassant, terms);
    }
    String first = String.join("", terms);
    return switch (each) {
      case "pawn" -> "fmW" + (enPassant ? "fceF" : "fcF") + first;
      // A board so small has no square for such a leap.
      case "immobile" -> FairyZones.isTiny(geometry) ? "H" : "W";
      default -> "K" + first;
    };
  }

  private DeclaredPiece piece(String each, String text, boolean royal) {
    FairyKinds.Kind kind = state.pieces().get(each);
    String shown =
        each.startsWith("customPiece") ? "Piece" + kind.letter() : FairyState.title(each);
    return Armies.piece(shown, kind.letter(), text, royal);
  }

  /**
   * Returns the blockers. The engine's cannons of Janggi neither hop over nor capture each other.
   * Pieces that do not capture each other are blockers, too, if they step.
   */
  private List<Blocker> blockers(InPlay play) {
    List<Blocker> blockers = new ArrayList<>();
    if (play.names().contains(CANNON)) {
      blockers.add(new Blocker(play.symbols(CANNON), play.symbols(CANNON)));
    }
    Set<String> immune = new LinkedHashSet<>(state.pieces(MUTUALLY_IMMUNE));
    immune.retainAll(play.names());
    if (!STEPPERS.containsAll(immune)) {
      state.problem(
          MUTUALLY_IMMUNE,
          "pieces that do not capture each other are imported if they are kings or commoners:"
              + " write mutuallyImmuneTypes = - to import the game without it");
    } else if (!immune.isEmpty()) {
      String letters = immune.stream().map(play::symbols).collect(Collectors.joining());
      blockers.add(new Blocker(letters, letters));
    }
    return blockers;
  }

  /**
   * Returns the blasts. The engine's pawns are not removed next to a capture, but they are removed
   * as capturers.
   */
  private List<Blast> blasts(InPlay play) {
    if (!state.flag("blastOnCapture")) {
      return List.of();
    }
    if (FairyHands.hand(state) != Hand.NONE) {
      state
          .findings()
          .omit("that pieces which a blast removes beside the captured one go to a hand");
    }
    String pawns = play.names().contains("pawn") ? play.symbols("pawn") : "";
    String immune =
        state.pieces("blastImmuneTypes").stream()
            .filter(play.names()::contains)
            .map(play::symbols)
            .collect(Collectors.joining());
    return List.of(new Blast("", pawns, immune));
  }

  /** Returns the promoted form of a piece, which moves as another piece. */
  private static DeclaredPiece form(DeclaredPiece base, DeclaredPiece moves) {
    return new DeclaredPiece(
        "Promoted" + base.name(),
        base.letter(),
        moves.notation(),
        moves.dialect(),
        moves.royal(),
        true);
  }

  /**
   * Reads the lines on which kings may not face each other: on files, as here, and in the engine
   * also on ranks. On ranks the import makes them attack each other.
   */
  private record FairyFacing(FairyState state, Geometry geometry, FairyZones zones) {
    /** The moves by which a king attacks another one on its rank. */
    static final String ATTACK = "ksR";

    private static final String KEY = "flyingGeneral";

    /** Returns whether kings could face each other on a rank. */
    boolean onRanks() {
      boolean on = false;
      for (int rank = 0; rank < geometry.ranks(); rank++) {
        Set<String> white = of(rank, true);
        Set<String> black = of(rank, false);
        if (white.isEmpty() || black.isEmpty()) {
          continue;
        }
        on = true;
        // A king attacks no square that it may not enter.
        if (!white.equals(black)) {
          state.problem(
              KEY,
              "kings may not face each other on a rank in Fairy-Stockfish; here they may on rank "
                  + (rank + 1)
                  + ", of which their regions have other squares: give them regions that share no"
                  + " rank");
          return true;
        }
      }
      return on;
    }

    /** Returns the squares of a rank that the king of a side may enter. */
    private Set<String> of(int rank, boolean white) {
      Squares squares = new Squares(geometry);
      Set<String> zone = new LinkedHashSet<>(squares.own(zones.zone("king", white), white));
      zone.retainAll(squares.row(rank));
      return zone;
    }
  }
}
