package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceTable;
import io.github.betza.game.Game;
import io.github.betza.processor.interpret.InterpretedMove;
import io.github.betza.samples.Games;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The pages of all samples: that they are there, that their scripts find the moves that the games
 * have (with Node.js, where it is installed), and that a browser shows them (with Chromium, where
 * it is).
 */
@Tag("deep")
class AtlasPagesTest {
  private static final int PLIES = 24;

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
      assertThat(count(html, "<figure class='diagram' data-kind=")).isEqualTo(1 + kinds(name));
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

  /** Random games; in each position the page is asked for the moves of every piece. */
  @Test
  void theScriptsFindTheMovesOfTheGames() throws IOException, InterruptedException {
    assumeTrue(AtlasPages.isInstalled("node"), "Node.js is not installed");
    List<String> questions = new ArrayList<>();
    List<String> answers = new ArrayList<>();
    for (String name : Games.names()) {
      ask(name, new Random(name.hashCode()), questions, answers);
    }
    Path input = Files.write(folder.resolve("positions.txt"), questions);
    Path script = folder.resolve("pages.js");
    try (InputStream in = AtlasPagesTest.class.getResourceAsStream("/atlas/pages.js")) {
      Files.write(script, Objects.requireNonNull(in).readAllBytes());
    }
    String out =
        AtlasPages.run(
            folder, List.of("node", script.toString(), pages.toString(), input.toString()));
    List<String> found = out.lines().toList();
    assertThat(found).hasSameSizeAs(answers).hasSizeGreaterThan(10_000);
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < found.size(); i++) {
      if (!found.get(i).equals(answers.get(i))) {
        wrong.add(questions.get(i) + "\n" + found.get(i) + "\nnot\n" + answers.get(i));
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static void ask(
      String name, Random random, List<String> questions, List<String> answers) {
    Game game = Games.find(name, null).orElseThrow();
    MoveList moves = new MoveList();
    for (int ply = 0; ply < PLIES; ply++) {
      Board board = game.board();
      String position = position(board);
      for (int square = 0; square < board.cells().length; square++) {
        if (Cell.isPiece(board.get(square))) {
          questions.add(name + " " + position + " " + number(board, square));
          answers.add(moves(board, square));
        }
      }
      moves.clear();
      game.legalMoves(moves);
      if (moves.size() == 0) {
        return;
      }
      game.make(moves, random.nextInt(moves.size()));
    }
  }

  /** Returns a position in the form that the script reads. */
  private static String position(Board board) {
    List<String> pieces = new ArrayList<>();
    for (int square = 0; square < board.cells().length; square++) {
      int cell = board.get(square);
      if (Cell.isPiece(cell)) {
        int royal = (cell & Cell.ROYAL) == 0 ? 0 : 1;
        int unmoved = (cell & Cell.UNMOVED) == 0 ? 0 : 1;
        pieces.add(
            "%s:%s:%s:%s:%s"
                .formatted(
                    number(board, square), Cell.kind(cell), Cell.side(cell), royal, unmoved));
      }
    }
    return "%s %s %s".formatted(String.join(",", pieces), enPassant(board), board.lastMovedKind());
  }

  private static String enPassant(Board board) {
    if (board.enPassantVictim() == Geometry.OFF) {
      return "-";
    }
    StringBuilder text = new StringBuilder().append(number(board, board.enPassantVictim()));
    for (int square = 0; square < board.cells().length; square++) {
      if (board.enPassantVictim(square) != Geometry.OFF) {
        text.append(',').append(number(board, square));
      }
    }
    return text.toString();
  }

  private static int number(Board board, int square) {
    Geometry geometry = board.geometry();
    return geometry.rank(square) * geometry.files() + geometry.file(square);
  }

  private static String moves(Board board, int from) {
    PieceTable table = board.pieces();
    MoveList list = new MoveList();
    table.moves(Cell.kind(board.get(from))).generate(board, from, 1, PieceMoves.ALL, list);
    Set<String> texts = new TreeSet<>();
    for (int i = 0; i < list.size(); i++) {
      texts.add(text(board, InterpretedMove.of(list, i)));
    }
    return String.join(",", texts);
  }

  /** Returns a move as the script writes it. */
  private static String text(Board board, InterpretedMove move) {
    Set<String> effects = new TreeSet<>();
    for (int effect : move.effects()) {
      int first = number(board, Effect.first(effect));
      String second = ":" + number(board, Effect.second(effect));
      effects.add(
          switch (Effect.kind(effect)) {
            case Effect.REMOVE -> "remove:" + first;
            case Effect.UNLOAD -> "unload:" + first + second;
            case Effect.PARTNER -> "partner:" + first + second;
            case Effect.GRANT_EN_PASSANT -> "grant:" + first;
            case Effect.SWAP -> "swap:" + first + second;
            case Effect.VANISH -> "vanish:" + first;
            default -> throw new IllegalArgumentException("unknown effect " + effect);
          });
    }
    List<String> parts = new ArrayList<>();
    parts.add(String.valueOf(number(board, move.from())));
    parts.add(String.valueOf(number(board, move.to())));
    parts.add(move.captures() ? "x" : "-");
    parts.addAll(effects);
    return String.join(" ", parts);
  }

  @Test
  void aBrowserShowsEveryDiagramAndControls() throws IOException, InterruptedException {
    for (String name : List.of("chess", "ultima", "terachess")) {
      String html = dump(name, "");
      assertThat(count(html, "<svg class=\"board moves\"")).isEqualTo(kinds(name));
      assertThat(count(html, "<svg [^>]*role=\"application\"")).isEqualTo(1 + kinds(name));
      assertThat(count(html, "<output class=\"told\"")).isEqualTo(1 + kinds(name));
      assertThat(html).contains("Colours: auto", "data-theme=\"auto\"");
    }
  }

  /** The address stands for clicks: one puts an enemy, a second one an own piece. */
  @Test
  void aClickPutsAPieceAndTheMovesChange() throws IOException, InterruptedException {
    Set<String> open = squares(section(dump("chess", "#piece-R=e6"), "piece-R"));
    Set<String> blocked = squares(section(dump("chess", "#piece-R=e6,e6"), "piece-R"));
    Set<String> free = squares(section(dump("chess", "#piece-R=e6,e6,e6"), "piece-R"));
    assertThat(free).contains("both e6", "both e7", "both e9", "both a5", "both i5").hasSize(16);
    assertThat(open).contains("capture e6", "both a5").doesNotContain("both e7").hasSize(13);
    assertThat(blocked).contains("both a5").doesNotContain("both e7", "own e6").hasSize(12);
  }

  @Test
  void thePieceCanBePickedUpAndPutDown() throws IOException, InterruptedException {
    Set<String> corner = squares(section(dump("chess", "#piece-N=c3,a1"), "piece-N"));
    assertThat(corner).containsExactlyInAnyOrder("both b3", "both c2");
  }

  /** On the board of the game, a click chooses a piece, and the next one moves it. */
  @Test
  void piecesMoveOnTheBoardOfTheGame() throws IOException, InterruptedException {
    String start = "#board=e2,e4,a7,a6,e4,e5,d7,d5,e5";
    Set<String> passing = squares(dump("chess", start).split("<section ", 2)[0]);
    assertThat(passing).contains("move e6", "locust d6");
    String told = dump("chess", start + ",d6").split("<section ", 2)[0];
    assertThat(told).contains("e5 to d6, takes d5.");
    assertThat(count(told, "<g class=\"token ")).isEqualTo(31);
  }

  private static String section(String html, String id) {
    int start = html.indexOf("id=\"" + id + "\"");
    assertThat(start).isPositive();
    return html.substring(start, html.indexOf("</section>", start));
  }

  /** Returns what is marked where. */
  private static Set<String> squares(String html) {
    Set<String> marks = new HashSet<>();
    Matcher use = Pattern.compile("<use [^>]*data-square=[^>]*>").matcher(html);
    while (use.find()) {
      Matcher shape = Pattern.compile("href=\"#shape-([a-z-]+)\"").matcher(use.group());
      Matcher square = Pattern.compile("data-square=\"([a-z0-9]+)\"").matcher(use.group());
      assertThat(shape.find() && square.find()).as(use.group()).isTrue();
      assertThat(marks.add(shape.group(1) + " " + square.group(1))).isTrue();
    }
    return marks;
  }

  @Test
  void aScreenshotHasTheSizeOfTheWindowAndManyColours() throws IOException, InterruptedException {
    Path picture = folder.resolve("xiangqi.png");
    browse("xiangqi", "#board=b3", "--screenshot=" + picture, "--window-size=900,700");
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
    Path profile = Files.createTempDirectory(folder, "profile");
    List<String> command = new ArrayList<>(List.of("chromium", "--headless", "--no-sandbox"));
    command.addAll(List.of("--disable-gpu", "--disable-quic", "--no-first-run"));
    command.addAll(List.of("--disable-background-networking", "--disable-component-update"));
    command.addAll(List.of("--disable-sync", "--hide-scrollbars", "--user-data-dir=" + profile));
    command.addAll(List.of(options));
    command.add(pages.resolve(name + ".html").toUri() + fragment);
    return AtlasPages.run(folder, command);
  }
}
