package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.betza.board.PieceTable;
import io.github.betza.samples.Games;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The pages of all samples: that they are there, and that a browser shows them and plays the games
 * (with Chromium, where it is installed). That the engine of the pages finds the moves of the games
 * is tested where it is made.
 */
@Tag("deep")
class AtlasPagesTest {
  @TempDir private static Path folder;

  private static Path pages;

  @BeforeAll
  static void write() throws IOException {
    pages = Files.createDirectory(folder.resolve("pages"));
    AtlasPages.write(pages);
  }

  private static String page(String name) {
    return AtlasPages.read(pages.resolve(name + ".html"));
  }

  private static int count(String text, String regex) {
    Matcher matcher = Pattern.compile(regex).matcher(text);
    int count = 0;
    while (matcher.find()) {
      count++;
    }
    return count;
  }

  private static int kinds(String name) {
    return Games.find(name, null).orElseThrow().rules().pieces().size();
  }

  @Test
  void everyPieceOfEveryGameHasALiveDiagram() {
    String index = page("index");
    for (String name : Games.names()) {
      String html = page(name);
      assertThat(count(html, "<section class='piece'")).as(name).isEqualTo(kinds(name));
      assertThat(count(html, "<svg class='board moves'")).as(name).isEqualTo(kinds(name));
      assertThat(count(html, "<figure class='diagram' data-kind=")).isEqualTo(kinds(name));
      assertThat(index).contains("<a href='" + name + ".html'>");
    }
  }

  /** No rule is dropped: the page of a game tells all of them. */
  @Test
  void thePagesTellTheRules() {
    assertThat(page("janggi"))
        .contains("The Guard and the General may not leave d1-f3.")
        .contains("<li>The Cannon also has these moves, from one to another of the squares d1, f1,")
        .contains("The Cannon can neither capture, nor pass, nor jump over the Cannon of either")
        .contains("must end that, or pass, which draws the game.", "both sides have passed");
    assertThat(page("rococo"))
        .contains("may not leave b2-i9, but moves that capture, or change places with an enemy,");
    assertThat(page("chu"))
        .contains("may promote to Tokin (+P) on rank 12.", "with a move that enters ranks 9-12,")
        .contains("A side that has lost its last royal piece has lost.", "id='piece-+P'")
        .contains("<li>The Bishop may promote to Dragon horse (+B) with a move that enters");
  }

  /** The pieces have the numbers that the game has for them. */
  @Test
  void thePiecesHaveTheOrderOfTheGame() {
    for (String name : Games.names()) {
      PieceTable pieces = Games.find(name, null).orElseThrow().rules().pieces();
      List<String> symbols = new ArrayList<>();
      Matcher section =
          Pattern.compile("<section class='piece' id='piece-([^']*)'").matcher(page(name));
      while (section.find()) {
        symbols.add(section.group(1));
      }
      for (int kind = 1; kind <= pieces.size(); kind++) {
        assertThat(symbols.get(kind - 1)).as(name).isEqualTo(pieces.symbol(kind));
      }
    }
  }

  @Test
  void everyPageLoadsItsScriptsFromItsFolder() {
    for (String script : List.of("board.js", "engine.js", "game.js")) {
      assertThat(pages.resolve(script)).isNotEmptyFile();
      for (String name : Games.names()) {
        assertThat(page(name))
            .contains(
                "<script src='" + script + "'></script>", "; script-src 'self' file: 'sha256-");
      }
    }
  }

  @Test
  void aBrowserShowsEveryDiagramAndTheGame() throws IOException, InterruptedException {
    for (String name : List.of("chess", "ultima", "terachess")) {
      String html = dump(name, "");
      assertThat(count(html, "<svg class=\"board moves\"")).isEqualTo(kinds(name));
      assertThat(count(html, "<svg [^>]*role=\"application\"")).isOne();
      assertThat(count(html, "Try it</button>")).isEqualTo(kinds(name));
      assertThat(html).contains("Colours: auto", "data-theme=\"auto\"", "White to move.");
    }
  }

  @Test
  void handsAreBesideTheBoard() throws IOException, InterruptedException {
    String html = dump("shogi", "#fen=4k4/9/9/9/9/9/9/9/4K4[PPr]_w_-_-_0_1");
    assertThat(html)
        .contains("aria-label=\"Pawn: 2\" aria-disabled=\"false\"")
        .contains("aria-label=\"Rook: 1\" aria-disabled=\"true\"")
        .contains("class=\"by-character\"", "class=\"by-picture\"");
  }

  /** The address holds a position; the engine of the page says what it is. */
  @Test
  void theBoardObeysTheGame() throws IOException, InterruptedException {
    String mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR_w_KQkq_-_1_3";
    String html = dump("chess", "#fen=" + mate);
    assertThat(html).contains("class=\"check\"").doesNotContain("White to move");
    assertThat(status(html)).contains("Black wins").contains("checkmate");
    assertThat(status(dump("chess", "#fen=4k3/8/8/8/8/8/4r3/4K3_w_-_-_0_1")))
        .isEqualTo("White to move, in check.");
    assertThat(dump("chess", "#fen=nonsense")).containsPattern("role=\"alert\">[^<]+<");
  }

  /** The address holds a whole game, of which moves may be taken back. */
  @Test
  void theAddressHoldsAGame() throws IOException, InterruptedException {
    String html = dump("chess", "#line=e2e4.d7d5.e4d5.d8d5.b1c3&at=4");
    assertThat(html)
        .containsPattern("1\\. <button[^>]*>e4</button><button[^>]*>d5</button>")
        .containsPattern("<button[^>]*aria-current=\"step\"[^>]*>Qxd5</button>")
        .containsPattern("3\\. <button[^>]*>Nc3</button>");
    assertThat(status(html)).isEqualTo("White to move.");
    assertThat(dump("chess", "#line=e2e4.e2e4")).containsPattern("role=\"alert\">[^<]+<");
  }

  /** In a worker, from a disk and over HTTP; the page allows no script but its own. */
  @Test
  void theComputerPlays() throws IOException, InterruptedException {
    assumeTrue(AtlasPages.isInstalled("chromium"), "Chromium is not installed");
    try (InputStream in = AtlasPagesTest.class.getResourceAsStream("/script/press.js")) {
      Files.write(pages.resolve("press.js"), in.readAllBytes());
    }
    Files.writeString(pages.resolve("wait.js"), "");
    String page = page("chess").replace("</body>", "<script src='press.js'></script></body>");
    Path file = Files.writeString(pages.resolve("chess-played.html"), page);
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", AtlasPagesTest::send);
    server.start();
    try {
      String site = "http://127.0.0.1:" + server.getAddress().getPort() + "/";
      for (String address : List.of(file.toUri().toString(), site + file.getFileName())) {
        String html = AtlasPages.browse(folder, address, "--dump-dom");
        assertThat(status(html)).as(address).isEqualTo("Black to move.");
        assertThat(html)
            .containsPattern("<p class=\"thought\">Depth 1, White [+-][0-9.]+: [^<]+<")
            .containsPattern("1\\. <button[^>]*aria-current=\"step\"");
      }
    } finally {
      server.stop(0);
    }
  }

  private static void send(HttpExchange exchange) throws IOException {
    String name = exchange.getRequestURI().getPath();
    byte[] bytes = Files.readAllBytes(pages.resolve(name.substring(1)));
    String type = name.endsWith(".js") ? "text/javascript" : "text/html";
    exchange.getResponseHeaders().add("Content-Type", type + "; charset=utf-8");
    exchange.sendResponseHeaders(200, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  private static String status(String html) {
    Matcher status = Pattern.compile("<p class=\"status\" role=\"status\">([^<]*)<").matcher(html);
    assertThat(status.find()).isTrue();
    return status.group(1);
  }

  @Test
  void aScreenshotHasTheSizeOfTheWindowAndManyColours() throws IOException, InterruptedException {
    Path picture = folder.resolve("xiangqi.png");
    browse("xiangqi", "", "--screenshot=" + picture, "--window-size=900,700");
    BufferedImage image = ImageIO.read(picture.toFile());
    assertThat(image.getWidth()).isEqualTo(900);
    assertThat(image.getHeight()).isEqualTo(700);
    Set<Integer> colours = new HashSet<>();
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        colours.add(image.getRGB(x, y));
      }
    }
    assertThat(colours).hasSizeGreaterThan(50);
  }

  private static String dump(String name, String fragment)
      throws IOException, InterruptedException {
    return browse(name, fragment, "--dump-dom");
  }

  private static String browse(String name, String fragment, String... options)
      throws IOException, InterruptedException {
    assumeTrue(AtlasPages.isInstalled("chromium"), "Chromium is not installed");
    String address = pages.resolve(name + ".html").toUri() + fragment;
    return AtlasPages.browse(folder, address, options);
  }
}
