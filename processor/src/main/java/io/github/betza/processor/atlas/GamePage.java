package io.github.betza.processor.atlas;

import io.github.betza.model.Blocker;
import io.github.betza.model.Extra;
import io.github.betza.model.GameModel;
import io.github.betza.model.Promotion;
import io.github.betza.model.Zone;
import io.github.betza.processor.json.Json;
import io.github.betza.processor.text.PlainText;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.address.GameAddress;
import io.github.betza.processor.variant.sentence.VariantSentences;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes the page about a game. */
final class GamePage {
  private GamePage() {}

  /**
   * Returns the page as complete HTML.
   *
   * @param forms finds the notations of pieces in other dialects
   * @throws IllegalArgumentException if the notation of a piece is wrong
   */
  static String of(DrawnGame game, OtherForms forms) {
    VariantFacts facts = game.facts();
    SetupPlacement placement = SetupPlacement.of(game);
    PiecePictures pictures = PiecePictures.of(game);
    StringBuilder html =
        new StringBuilder("<p class='back'><a href='index.html'>All games</a></p>\n");
    html.append("<h1>").append(Html.escape(facts.name())).append("</h1>\n");
    html.append("<div class='columns intro'>\n<figure class='diagram' id='board'>\n");
    html.append(Drawing.setup(game, placement, pictures))
        .append("\n</figure>\n<div class='meaning'>\n<p>");
    html.append(facts.files()).append(" files, ").append(facts.ranks()).append(" ranks, ");
    html.append(game.pieces().size()).append(" kinds of pieces.</p>\n").append(rules(game));
    html.append("<p class='fen'><code>").append(Html.escape(facts.setup()));
    html.append("</code></p>\n").append(change(facts)).append(pieces(game.pieces()));
    html.append(SymbolShapes.key());
    html.append("</div>\n</div>\n");
    html.append(Document.search("Search pieces"));
    for (int i = 0; i < game.pieces().size(); i++) {
      DrawnPiece piece = game.pieces().get(i);
      Token token = pictures.token(piece.symbol(), i + 1);
      List<String> rules = PieceSentences.of(game, piece.symbol());
      PieceFigure figure = new PieceFigure(piece, i + 1, token, placement);
      html.append(PieceSection.of(figure, address(game, piece), rules, forms));
    }
    html.append("<footer><p>The diagrams were drawn when this page was written. The games and the");
    html.append(
        " boards of the pieces are played here, by the rules that the page holds as data. It");
    html.append(" loads nothing but the scripts beside it.</p></footer>\n");
    String data = "<script type='application/json' id='game'>" + data(game, placement, pictures);
    return Document.of(
        new Document.Entry(
            facts.name(),
            facts.files() + "x" + facts.ranks(),
            kinds(game),
            Thumbnail.code(game, placement, pictures),
            searched(game),
            GameAddress.of(facts).text()),
        html.toString(),
        Drawing.definitions(pictures.definitions()) + data + "</script>\n",
        scripts(),
        List.of("search.js", "theme.js"),
        List.of());
  }

  /**
   * Returns the rules: the exact ones are folded away if the origin also contains rules in plain
   * sentences.
   */
  private static String rules(DrawnGame game) {
    StringBuilder exact = new StringBuilder("<ul class='rules'>\n");
    game.sentences()
        .all()
        .forEach(rule -> exact.append("<li>").append(Html.escape(rule)).append("</li>\n"));
    exact.append("</ul>\n");
    return game.origin()
        .map(
            origin ->
                origin.html()
                    + "<details class='exact'><summary>The exact rules</summary>\n"
                    + exact
                    + "</details>\n")
        .orElseGet(exact::toString);
  }

  /** Returns the scripts; without the engine, the drawings are static. */
  private static List<SharedScript> scripts() {
    return SharedScript.ENGINE.isBuilt()
        ? List.of(SharedScript.ENGINE, SharedScript.BOARD, SharedScript.GAME)
        : List.of();
  }

  /** Returns the link to the studio, which a build without the engine does not have. */
  private static String change(VariantFacts facts) {
    return SharedScript.ENGINE.isBuilt()
        ? "<p><a class='change' href='"
            + Html.escape(StudioPage.address(facts))
            + "'>Change this game</a></p>\n"
        : "";
  }

  private static String address(DrawnGame game, DrawnPiece piece) {
    return PlaygroundAddress.of(piece, game.facts().files(), game.facts().ranks());
  }

  private static String pieces(List<DrawnPiece> pieces) {
    StringBuilder html = new StringBuilder("<nav aria-label='Pieces'><ul class='chips'>\n");
    for (DrawnPiece piece : pieces) {
      html.append("<li><a href='#").append(PieceSection.id(piece)).append("'><b>");
      html.append(Html.escape(piece.symbol())).append("</b> ");
      html.append(Html.escape(piece.name())).append("</a></li>\n");
    }
    return html.append("</ul></nav>\n").toString();
  }

  private static String searched(DrawnGame game) {
    return game.pieces().stream()
        .map(piece -> piece.name() + " " + piece.notation())
        .collect(Collectors.joining(" "));
  }

  private static String kinds(DrawnGame game) {
    Set<MoveKind> kinds = EnumSet.noneOf(MoveKind.class);
    game.facts()
        .withExtras()
        .flatMap(piece -> piece.piece().stream())
        .forEach(piece -> kinds.addAll(MoveKind.of(piece)));
    return kinds.stream().map(MoveKind::word).collect(Collectors.joining(", "));
  }

  /**
   * Returns the data of a game for the script of its page: its declaration, and the look of its
   * pieces.
   */
  private static String data(DrawnGame game, SetupPlacement placement, PiecePictures pictures) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("declaration", declaration(game.facts()));
    List<Object> looks = new ArrayList<>();
    List<Object> faces = new ArrayList<>();
    for (int kind = 1; kind <= game.pieces().size(); kind++) {
      looks.add(pictures.of(kind).orElse(""));
      pictures.face(kind).map(PieceCharacters.Face::data).ifPresent(faces::add);
    }
    data.put("pictures", looks);
    data.put("faces", faces);
    data.put("plain", pictures.areTiles() || PointBoard.of(game.facts()).isPresent());
    data.put("lines", PointBoard.of(game.facts()).map(PointBoard::lines).orElse(List.of()));
    data.put("holes", placement.holes());
    return Json.of(data);
  }

  /**
   * Returns the data of a declaration for the scripts of the page: its address, from which the
   * engine makes the game, the board, and the pieces in the order of their kinds.
   */
  private static Map<String, Object> declaration(VariantFacts facts) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("address", GameAddress.of(facts).text());
    data.put("files", facts.files());
    data.put("ranks", facts.ranks());
    data.put("setup", facts.setup());
    data.put("pieces", facts.pieces().stream().map(GamePage::piece).toList());
    return data;
  }

  private static Map<String, Object> piece(PieceFacts piece) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("symbol", piece.symbol());
    data.put("name", PlainText.of(piece.name()));
    data.put("royal", piece.royal());
    data.put("notation", piece.notation());
    data.put("dialect", piece.dialect().name());
    return data;
  }

  /** Describes the rules that change what a piece does. */
  static final class PieceSentences {
    private PieceSentences() {}

    /** Returns the rules in sentences; a rule for several pieces names only the one. */
    static List<String> of(DrawnGame game, String symbol) {
      VariantFacts facts = game.facts();
      VariantSentences sentences = game.sentences();
      int kind = facts.kindOf(symbol);
      List<String> rules = new ArrayList<>();
      for (Promotion rule : facts.model().promotions()) {
        if (facts.kindsOf(rule.of()).contains(kind)) {
          String choices = String.join("", rule.choices(symbol));
          rules.add(
              sentences.of(
                  GameModel.PROMOTIONS,
                  new Promotion(
                      symbol, choices, rule.zone(), rule.on(), rule.optional(), rule.limited())));
        }
      }
      for (Zone zone : facts.zonesOf(kind)) {
        rules.add(sentences.of(GameModel.ZONES, new Zone(symbol, zone.squares(), zone.captures())));
      }
      for (Extra extra : facts.extrasOf(kind)) {
        rules.add(
            sentences.of(GameModel.EXTRAS, new Extra(symbol, extra.moves(), extra.squares())));
      }
      for (Blocker blocker : facts.blockersTo(kind)) {
        rules.add(sentences.of(GameModel.BLOCKERS, new Blocker(blocker.of(), symbol)));
      }
      return rules;
    }
  }
}
