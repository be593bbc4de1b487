package io.github.betza.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.declared.Declarations;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.game.Capturing;
import io.github.betza.game.Royalty;
import io.github.betza.game.Stalemate;
import io.github.betza.processor.tool.BetzaTool;
import io.github.betza.samples.chess.Chess;
import io.github.betza.samples.xiangqi.Xiangqi;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AtlasTest {
  private static final Pattern TAG = Pattern.compile("<(/?)([A-Za-z][A-Za-z0-9]*)([^>]*)>");
  private static final Set<String> VOID = Set.of("meta", "input");

  private static DeclaredVariant game(String name, String notation) {
    return new DeclaredVariant(
        name,
        3,
        3,
        "k2/3/K2 w - - 0 1",
        List.of(new DeclaredPiece(name, 'K', notation, Dialect.XBETZA, true)),
        List.of(),
        List.of(),
        Royalty.CHECKMATE,
        Stalemate.DRAW,
        Capturing.FREE,
        false);
  }

  /** Every tag is closed where it must be, and no name of an element is used twice. */
  private static void assertWellFormed(String page) {
    String body = page.replaceAll("(?s)<script>.*?</script>|<style>.*?</style>", "");
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
    String page = Atlas.page(Declarations.read(List.of(Chess.class)).get(0));
    assertWellFormed(page);
    assertThat(page).contains("<title>Chess</title>", "prefers-color-scheme: dark");
    assertThat(page.split("<section ", -1)).hasSize(1 + 6);
    assertThat(page.split("class='board moves'", -1)).hasSize(1 + 6);
    assertThat(page.split("class='board setup'", -1)).hasSize(1 + 1);
    assertThat(page)
        .contains("id='piece-N'", "<code>fmWfceFifmnD</code> <span class='dialect'>XBETZA</span>")
        .contains("<tr><th scope='row'>EXTENDED</th><td>", "P promotes to QRBN on 8.")
        .contains("<em>none: ", "moves or captures</li>", "first move only</li>");
    for (String sentence : BetzaTool.explain("KisO2", Dialect.XBETZA).words()) {
      assertThat(page).contains("<li>" + Html.escape(sentence) + "</li>");
    }
  }

  @Test
  void loadsNothing() {
    String page = Atlas.page(Declarations.read(List.of(Xiangqi.class)).get(0));
    assertWellFormed(page);
    assertThat(page)
        .contains("default-src 'none'")
        .doesNotContain("http:", "https:", "src=", "@import", "url(", "<link", "innerHTML");
    assertThat(page.split("<script>", -1)).hasSize(2);
  }

  @Test
  void escapesWhatTheAnnotationsSay() {
    String evil = "</title><script>alert(1)</script>'\"&\u0000";
    String page = Atlas.page(game(evil, "K"));
    assertWellFormed(page);
    assertThat(page)
        .doesNotContain("alert(1)</script>")
        .contains("&lt;script&gt;alert(1)&lt;/script&gt;&#39;&quot;&amp; ");
    assertThat(page.split("<script>", -1)).hasSize(2);
    Map<String, DeclaredVariant> games = new TreeMap<>(Map.of("evil", game(evil, "K")));
    assertWellFormed(Atlas.index(games));
    assertThat(Atlas.index(games).split("<script>", -1)).hasSize(2);
  }

  @Test
  void drawsTheSquaresOfTheTextDiagram() {
    List<String> lines = BetzaTool.explain("mRcpRafF", Dialect.XBETZA).diagram();
    MoveDiagram diagram = MoveDiagram.parse(lines);
    int size = diagram.rows().size();
    assertThat(diagram.rows()).allMatch(row -> row.length() == size);
    assertThat(diagram.rows().get(size / 2).charAt(size / 2)).isEqualTo('O');
    String svg = Drawing.moves(diagram, 'C', "title");
    assertThat(svg.split("<rect [^>]*width='10'", -1)).hasSize(1 + size * size);
    long marked = String.join("", diagram.rows()).chars().filter(c -> c != '.' && c != 'O').count();
    assertThat(svg.split("<svg x=", -1)).hasSize(1 + (int) marked);
  }

  /** Colours only help: no two symbols of a diagram may look the same without them. */
  @Test
  void noTwoSymbolsShareAShape() {
    Set<String> shapes = new HashSet<>();
    String symbols = "ZPSV#C+MxhmcLs!pkioz v^?-:".replace(" ", "");
    for (int i = 0; i < symbols.length(); i++) {
      char symbol = symbols.charAt(i);
      assertThat(Shapes.has(symbol)).as("%s", symbol).isTrue();
      assertThat(shapes.add(Shapes.draw(symbol).replaceAll("<g class='[a-z]+'>", "")))
          .as("%s", symbol)
          .isTrue();
    }
    assertThat(Shapes.draw('<')).contains("&lt;");
  }

  /** Whatever symbol a piece needs, it has a shape. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "KNADcaKcabKmabK",
        "fmWfceFifmnD",
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
        "zB"
      })
  void everySymbolHasAShape(String notation) {
    MoveDiagram diagram = MoveDiagram.parse(BetzaTool.explain(notation, Dialect.XBETZA).diagram());
    String symbols = String.join("", diagram.rows()).replace(".", "").replace("O", "");
    for (int i = 0; i < symbols.length(); i++) {
      assertThat(Shapes.has(symbols.charAt(i))).as(symbols).isTrue();
      assertThat(diagram.legend()).containsKey(symbols.charAt(i));
    }
    assertWellFormed(Atlas.page(game("Piece", notation)));
  }
}
