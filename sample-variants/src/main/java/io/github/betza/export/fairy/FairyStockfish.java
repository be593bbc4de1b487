package io.github.betza.export.fairy;

import io.github.betza.Capturing;
import io.github.betza.Checkmate;
import io.github.betza.board.Geometry;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.Setup;
import io.github.betza.export.BoardRegion;
import io.github.betza.export.Export;
import io.github.betza.export.OmittedRules;
import io.github.betza.export.SimpleMove;
import io.github.betza.export.XBetzaForm;
import io.github.betza.model.Castling;
import io.github.betza.model.Drop;
import io.github.betza.model.Extinction;
import io.github.betza.model.GameModel;
import io.github.betza.model.Gate;
import io.github.betza.model.Goal;
import io.github.betza.model.Promotion;
import io.github.betza.model.SquareSet;
import io.github.betza.model.Zone;
import io.github.betza.processor.tool.PlainLine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes a game as a section of Fairy-Stockfish's {@code variants.ini}. */
public final class FairyStockfish {
  /** The required version; earlier ones silently ignore options. */
  private static final String VERSION = "For Fairy-Stockfish of August 2023 (230826) or later";

  private static final OmittedRules OMITTED =
      OmittedRules.except(
              GameModel.PROMOTIONS,
              Promotion.OF,
              Promotion.TO,
              Promotion.ZONE,
              Promotion.ON,
              Promotion.OPTIONAL,
              Promotion.LIMITED,
              GameModel.ZONES,
              Zone.OF,
              Zone.SQUARES,
              GameModel.CASTLINGS,
              Castling.OF,
              Castling.WITH,
              Castling.TO,
              Castling.PARTNER,
              GameModel.HAND,
              GameModel.DROPS,
              Drop.OF,
              Drop.SQUARES,
              Drop.PER_FILE,
              Drop.CHECKMATES,
              Drop.CHECKS,
              Drop.FIRST,
              Drop.UNMOVED,
              Drop.APART,
              GameModel.GATES,
              Gate.OF,
              Gate.SQUARES,
              GameModel.ROYALTY,
              GameModel.EXTINCTIONS,
              Extinction.OF,
              Extinction.EACH,
              Extinction.LEFT,
              Extinction.WINS,
              GameModel.CHECKMATE,
              GameModel.STALEMATE,
              GameModel.CAPTURING,
              GameModel.CHECKS_FORBIDDEN,
              GameModel.FLYING_GENERAL,
              GameModel.GOALS,
              Goal.OF,
              Goal.SQUARES,
              Goal.COUNT,
              Goal.LINE,
              Goal.ORTHOGONAL,
              Goal.BLOCK,
              Goal.ANSWERED,
              Goal.SAFE,
              Goal.BLACK,
              GameModel.CHECKS,
              GameModel.REPETITIONS,
              GameModel.REPETITION,
              GameModel.PERPETUAL_CHECK,
              GameModel.MOVE_LIMIT)
          .andForms();

  private final DeclaredVariant variant;
  private final Geometry geometry;
  private final Setup setup;
  private final List<String> omissions = new ArrayList<>();
  private final Map<String, String> options = new LinkedHashMap<>();
  private final FairyArmy army;

  private FairyStockfish(DeclaredVariant variant) {
    this.variant = variant;
    this.geometry = new Geometry(variant.files(), variant.ranks());
    this.setup = Setup.of(variant);
    this.army = new FairyArmy(variant, omissions);
  }

  public static Export export(DeclaredVariant variant, String key) {
    if (variant.files() > FairyLimits.FILES || variant.ranks() > FairyLimits.RANKS) {
      return Export.none(
          "the engine has boards of at most "
              + FairyLimits.FILES
              + " files and "
              + FairyLimits.RANKS
              + " ranks, not "
              + variant.files()
              + "x"
              + variant.ranks());
    }
    FairyStockfish writer = new FairyStockfish(variant);
    writer.collect();
    return new Export(writer.text(key), writer.omissions);
  }

  private void collect() {
    options.put("maxFile", String.valueOf(variant.files()));
    options.put("maxRank", String.valueOf(variant.ranks()));
    options.putAll(army.options());
    options.put("startFen", variant.setup());
    new FairyFirstMoves(army, setup, omissions).write(options);
    new FairyPromotion(army, omissions).write(options);
    new FairyForms(army, omissions).write(options);
    FairyDrops drops = new FairyDrops(army, omissions);
    new FairyCastling(army, drops.castlingSetup(setup), omissions).write(options);
    variant.zones().forEach(this::zone);
    army.zones()
        .forEach(
            (letter, squares) -> {
              if (!squares.isEmpty()) {
                zone(new Zone(String.valueOf(letter), squares));
              }
            });
    drops.write(options);
    new FairyGates(army, omissions).write(options);
    FairyRoyalty.write(army, setup, options, omissions);
    if (variant.model().checkmate() == Checkmate.WIN) {
      options.put("checkmateValue", "win");
    }
    options.put("stalemateValue", variant.model().stalemate().name().toLowerCase(Locale.ROOT));
    if (variant.model().checksForbidden()) {
      options.put("checking", "false");
    }
    if (variant.model().flyingGeneral()) {
      options.put("flyingGeneral", "true");
      FairyRoyalty.flyingGeneral(army, omissions);
    }
    if (variant.model().capturing() != Capturing.FREE) {
      options.put("mustCapture", "true");
      if (variant.model().capturing() == Capturing.COMPLETE) {
        omissions.add("in the engine a side must capture, but need not capture all that it can");
      }
    }
    checkHoles();
    new FairyEnds(army, omissions).write(options);
    OMITTED.addTo(omissions, variant);
  }

  /** Reports holes that hoppers can use: in the engine pieces hop over a hole as over a piece. */
  private void checkHoles() {
    for (DeclaredPiece piece : variant.pieces()) {
      if (!setup.holes().isEmpty()
          && army.moves(piece.letter()).stream().anyMatch(SimpleMove::hops)) {
        omissions.add(XBetzaForm.title(piece) + " hops over holes in the engine");
      }
    }
  }

  private void zone(Zone zone) {
    SquareSet squares = SquareSet.parse(geometry, zone.squares());
    for (int i = 0; i < zone.of().length(); i++) {
      char letter = zone.of().charAt(i);
      String name = army.name(letter);
      String title = Character.toUpperCase(name.charAt(0)) + name.substring(1);
      BoardRegion.put(options, "mobilityRegion", title, geometry, squares);
    }
  }

  private String text(String key) {
    String pieces =
        variant.pieces().stream()
            .map(piece -> piece.letter() + " " + piece.name())
            .collect(Collectors.joining(", "));
    StringBuilder text = new StringBuilder();
    text.append("# ").append(PlainLine.of(variant.name() + ": " + pieces)).append('\n');
    text.append("# ").append(VERSION).append('\n');
    // The comments list all omissions for readers of the file alone.
    omissions.forEach(
        omission -> text.append("# Not told: ").append(PlainLine.of(omission)).append('\n'));
    text.append('[').append(key).append("]\n");
    options.forEach((name, value) -> text.append(name).append(" = ").append(value).append('\n'));
    return text.toString();
  }
}
