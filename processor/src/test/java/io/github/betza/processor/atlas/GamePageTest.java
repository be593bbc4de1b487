package io.github.betza.processor.atlas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.Dialect;
import io.github.betza.Promoting;
import io.github.betza.Stalemate;
import io.github.betza.model.GameModel;
import io.github.betza.model.Promotion;
import io.github.betza.model.Zone;
import io.github.betza.processor.describe.Chart;
import io.github.betza.processor.describe.Description;
import io.github.betza.processor.describe.Diagram;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.work.Work;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GamePageTest {
  private static final Pattern TAG = Pattern.compile("<(/?)([A-Za-z][A-Za-z0-9]*)([^>]*)>");
  private static final Pattern SCRIPT = Pattern.compile("(?s)<(script|style)[^>]*>.*?</\\1>");
  private static final Set<String> VOID = Set.of("meta", "link", "input");

  /** Returns a game of a king and other pieces, which are given as letter, colon, notation. */
  static DrawnGame game(String name, String... notations) {
    List<DrawnPiece> pieces = new ArrayList<>();
    pieces.add(new DrawnPiece("King", "K", true, "K", Dialect.XBETZA));
    for (String each : notations) {
      String notation = each.substring(2);
      pieces.add(new DrawnPiece(name, each.substring(0, 1), false, notation, Dialect.XBETZA));
    }
    GameModel model =
        GameModel.of(name, 3, 4, "k1*/3/3/K2 w - - 0 1")
            .with(
                GameModel.PROMOTIONS,
                List.of(new Promotion("K", "K", "4", Promoting.ARRIVAL, true, true)))
            .with(GameModel.ZONES, List.of(new Zone("K", "a b2-c3", "")))
            .with(GameModel.STALEMATE, Stalemate.LOSS)
            .with(GameModel.FLYING_GENERAL, true);
    VariantFacts facts =
        new VariantFacts(model, pieces.stream().map(GamePageTest::facts).toList(), Map.of());
    return new DrawnGame(facts, pieces);
  }

  private static String page(DrawnGame game) {
    return GamePage.of(game, new OtherForms());
  }

  /** A name that turns the direction of writing would turn that of the text after it. */
  @Test
  void namesDoNotChangeTheDirectionOfWriting() {
    String page = page(game("Ki\u202egn\u2067\u200f\u061c", "N:N"));
    assertThat(page)
        .contains("<h1>Ki gn   </h1>")
        .doesNotContainPattern("[\u202e\u2067\u200f\u061c]");
    assertThat(page.toLowerCase(Locale.ROOT))
        .doesNotContain("\\u202e", "\\u2067", "\\u200f", "\\u061c", "&#8238;");
  }

  static PieceFacts facts(DrawnPiece piece) {
    return new PieceFacts(
        piece.name(),
        piece.name(),
        piece.name(),
        piece.symbol().charAt(piece.symbol().length() - 1),
        piece.symbol().startsWith("+"),
        true,
        piece.royal(),
        true,
        true,
        List.of(),
        piece.notation(),
        piece.dialect(),
        Notations.read(piece.notation(), piece.dialect()).piece());
  }

  private static PieceFigure figure(DrawnPiece piece) {
    return new PieceFigure(
        piece, 1, Token.letter(piece.symbol()), new SetupPlacement(8, List.of(), List.of()));
  }

  private static Piece read(String notation) {
    return Notations.read(notation, Dialect.XBETZA).piece().orElseThrow();
  }

  /** Every tag is closed where it must be, and no name of an element is used twice. */
  static void assertWellFormed(String page) {
    String body = SCRIPT.matcher(page).replaceAll("");
    Deque<String> open = new ArrayDeque<>();
    Set<String> names = new HashSet<>();
    Matcher tag = TAG.matcher(body);
    while (tag.find()) {
      String name = tag.group(2);
      if (!tag.group(1).isEmpty()) {
        assertThat(open.pop()).as(tag.group()).isEqualTo(name);
      } else if (!VOID.contains(name) && !tag.group(3).endsWith("/")) {
        open.push(name);
      }
      Matcher id = Pattern.compile(" id='([^']*)'").matcher(tag.group(3));
      if (id.find()) {
        assertThat(names.add(id.group(1))).as(id.group(1)).isTrue();
      }
    }
    assertThat(open).isEmpty();
  }

  @Test
  void showsEveryPieceWithItsDiagramWordsAndForms() {
    String page = page(game("Pawns", "P:fmWfceFifmnD", "X:KisO2"));
    assertWellFormed(page);
    assertThat(page).contains("<title>Pawns</title>", "prefers-color-scheme: dark");
    assertThat(page.split("<section ", -1)).hasSize(1 + 3);
    assertThat(page.split("class='board moves'", -1)).hasSize(1 + 3);
    assertThat(page.split("class='board setup'", -1)).hasSize(1 + 1);
    assertThat(page)
        .contains("id='piece-P'", "<code>fmWfceFifmnD</code> <span class='dialect'>XBETZA</span>")
        .contains("<em>none: only XBETZA captures en passant</em>")
        .contains("moves or captures</li>", "first move only</li>")
        .contains("The King may promote to King on rank 4, as far as such pieces were lost.")
        .contains("The King may not leave file a, b2-c3.", "A side that is stalemated has lost.")
        .contains("3 files, 4 ranks, 3 kinds of pieces.")
        .contains("<g class='holes'><rect width='10' height='10' x='20' y='0'/></g>")
        .contains("by the rules that the page holds as data");
    for (String sentence : Description.of(read("KisO2"), new Work(1_000_000))) {
      assertThat(page).contains("<li>" + Html.escape(sentence) + "</li>");
    }
  }

  @Test
  void foldsTheExactRulesAwayBehindThePlainOnes() {
    GameOrigin origin =
        new GameOrigin("Win <soon>.", "Nobody, never", "https://example.org/?a=1&b=2");
    String page = page(game("Game", "N:N").with(Optional.of(origin)));
    assertWellFormed(page);
    assertThat(page)
        .contains("<p class='plainly'>Win &lt;soon&gt;.</p>")
        .contains("Nobody, never. <a href='https://example.org/?a=1&amp;b=2'>More about it</a>")
        .contains("<summary>The exact rules</summary>\n<ul class='rules'>");
    assertThat(page(game("Game", "N:N"))).doesNotContain("The exact rules");
    assertThatThrownBy(() -> new GameOrigin("", "", "javascript:alert(1)"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void isTheSameEveryTime() {
    String[] notations = {"P:fmWfceFifmnD", "L:KNADcaKcabKmabK", "G:[F?R]"};
    assertThat(page(game("Game", notations))).isEqualTo(page(game("Game", notations)));
  }

  @Test
  void loadsNothingButItsScripts() {
    String page = page(game("Game", "C:mRcpR"));
    assertThat(page)
        .contains("default-src 'none'; style-src 'sha256-")
        .doesNotContain(
            "http:", "https:", "@import", "<link rel='style", "innerHTML", "unsafe-inline")
        .doesNotContain("fetch(", "XMLHttpRequest", "import(");
    assertThat(page.split("url\\((?!#|`|')", -1)).as("addresses outside the page").hasSize(1);
  }

  @Test
  void itsScriptsLoadNothingAndMakeNoCode() {
    for (SharedScript script : List.of(SharedScript.BOARD, SharedScript.GAME)) {
      assertThat(script.text().replace("http://www.w3.org/2000/svg", ""))
          .doesNotContain("http:", "https:", "innerHTML", "fetch(", "XMLHttpRequest", "import(")
          .doesNotContain("importScripts", "eval(", "new Function");
    }
  }

  @Test
  void takesTheScriptsThatWereWrittenForItOnly() {
    String page = page(game("Game", "C:mRcpR"));
    Matcher head = Pattern.compile("script-src ([^\";]*)").matcher(page);
    assertThat(head.find()).isTrue();
    List<String> allowed = List.of(head.group(1).split(" ", -1));
    Matcher script = Pattern.compile("(?s)<script>(.*?)</script>").matcher(page);
    List<String> hashes = new ArrayList<>();
    while (script.find()) {
      hashes.add(Document.hash(script.group(1)));
    }
    assertThat(hashes).hasSize(2);
    assertThat(allowed).isEqualTo(hashes);
  }

  @Test
  void escapesWhatTheAnnotationsSay() {
    String evil = "</title></script><script>alert(1)</script><!--*/'\"&\u0000\u2028";
    String page = page(game(evil, "A:W"));
    assertWellFormed(page);
    assertThat(page)
        .doesNotContain("alert(1)</script>", "<!--")
        .contains("&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--*/&#39;&quot;&amp; ")
        .contains("\\u003c/script\\u003e\\u003cscript\\u003ealert(1)");
    String harmless = page(game("Game", "A:W"));
    assertThat(page.split("<script", -1)).hasSameSizeAs(harmless.split("<script", -1));
    assertThat(page.split("</script>", -1)).hasSameSizeAs(harmless.split("</script>", -1));
    String entry = IndexPage.entry(evil + ".html", page).orElseThrow().item();
    assertThat(entry).doesNotContain("<script", "'>alert").contains("&lt;script&gt;");
    assertWellFormed(entry);
  }

  /** What cannot be written in UTF-8 does not keep a page from being written. */
  @Test
  void writesNamesOfAnyLetters() {
    String page = page(game("\uD800 \u4e2d\ud83d\ude00", "A:W"));
    assertThat(page).contains("<h1>  \u4e2d\ud83d\ude00</h1>", "\\ud83d\\ude00");
    assertThat(StandardCharsets.UTF_8.newEncoder().canEncode(page)).isTrue();
  }

  /** The notation of a sound piece has no such letters, but a page must not depend on that. */
  @Test
  void refusesAWrongNotation() {
    assertThatThrownBy(
            () ->
                PieceSection.of(
                    figure(new DrawnPiece("Evil", "E", false, "</script>", Dialect.XBETZA)),
                    "playground.html",
                    List.of(),
                    new OtherForms()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void drawsTheSquaresOfTheTextDiagram() {
    Chart chart = Diagram.chart(read("mRcpRafF"));
    int size = chart.rows().size();
    assertThat(chart.rows()).allMatch(row -> row.length() == size);
    assertThat(chart.rows().get(size / 2).charAt(size / 2)).isEqualTo(Chart.PIECE);
    String svg = Drawing.moves(chart, Token.letter("C"), "title");
    long marked = String.join("", chart.rows()).chars().filter(c -> c != '.' && c != 'O').count();
    assertThat(marked).isPositive();
    assertThat(svg.split("<use ", -1)).hasSize(1 + (int) marked);
  }

  /** Colours only help: no two symbols of a diagram may look the same without them. */
  @Test
  void noTwoSymbolsShareAShape() {
    Matcher shape =
        Pattern.compile(
                "<symbol id='shape-([a-z-]+)' viewBox='0 0 10 10'><g class='[a-z]+'>(.*?)</g>")
            .matcher(Drawing.definitions(""));
    Set<String> names = new HashSet<>();
    Set<String> drawings = new HashSet<>();
    while (shape.find()) {
      assertThat(names.add(shape.group(1))).as(shape.group(1)).isTrue();
      assertThat(drawings.add(shape.group(2))).as(shape.group(1)).isTrue();
    }
    assertThat(names).hasSize(Diagram.symbols().length());
  }

  @Test
  void everySymbolHasAShape() {
    for (char symbol : Diagram.symbols().toCharArray()) {
      assertThat(SymbolShapes.use(symbol, 0, 0)).contains("#shape-");
    }
  }

  /** Whatever symbol a piece needs, it has a shape. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "KNADcaKcabKmabK",
        "fmWfceFifmnD",
        "eF",
        "KisO2",
        "gQ",
        "mRcpR",
        "nA",
        "nN",
        "afsK",
        "[F?R]",
        "udQ",
        "dK",
        "cafK",
        "jD",
        "jB",
        "mpafN",
        "pafsR",
        "U",
        "I",
        "mNxaN",
        "fmW*",
        "yxaW",
        "zB"
      })
  void everySymbolHasAShapeAndAMeaning(String notation) {
    Chart chart = Diagram.chart(read(notation));
    String symbols = String.join("", chart.rows()).replace(".", "").replace("O", "");
    for (int i = 0; i < symbols.length(); i++) {
      assertThat(SymbolShapes.use(symbols.charAt(i), 0, 0)).contains("#shape-");
      assertThat(chart.legend()).containsKey(symbols.charAt(i));
    }
    DrawnPiece piece = new DrawnPiece("Piece", "A", false, notation, Dialect.XBETZA);
    assertWellFormed(figure(piece).html(read(notation)));
  }

  /** What a script needs to set up the board of a piece. */
  @Test
  void saysWhatTheBoardOfAPieceNeeds() {
    String page = page(game("Game", "P:fmWfceFifmnD", "C:KisO1", "N:N"));
    assertThat(page)
        .contains("<figure class='diagram' data-kind='1'>\n<div class='stage' data-size='5'>")
        .contains("data-kind='2'>\n<div class='stage' data-size='5' data-first>")
        .contains("data-kind='3'>\n<div class='stage' data-size='5' data-first data-sized>")
        .contains("data-kind='4'>\n<div class='stage' data-size='5'>");
  }

  /** The marks of the engine are symbols that the page defines. */
  @Test
  void theShapesOfTheEngineAreDefined() {
    String page = page(game("Game", "C:mRcpR"));
    for (String name :
        List.of(
            "vanish", "castle", "first", "both", "move", "locust", "capture", "own", "swap",
            "victim", "hold")) {
      assertThat(page).contains("<symbol id='shape-" + name + "'");
    }
  }
}
