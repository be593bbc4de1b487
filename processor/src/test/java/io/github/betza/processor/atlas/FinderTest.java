package io.github.betza.processor.atlas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.interpret.InterpretedMove;
import io.github.betza.processor.interpret.Interpreter;
import io.github.betza.processor.json.Json;
import io.github.betza.processor.path.Piece;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Holds the moves that the script of a page finds, from the data that stand in a page, against
 * those of the interpreter. It needs Node.js, and is skipped where there is none.
 */
class FinderTest {
  private static final int POSITIONS = Integer.getInteger("betza.finder", 8);

  /** The kinds on the board besides the mover, of which other pieces borrow and imitate moves. */
  private static final List<String> KINDS =
      List.of("R", "fmWfceFifmnD", "KxK", "FyafsF", "mQcaibQ", "mRcpR");

  private static final int MOVER = 1;
  private static final Piece NOTHING = new Piece(List.of());

  @TempDir private Path folder;

  /** A notation and how the interpreter reads it. */
  private record Subject(String name, Piece piece) {}

  @Test
  void findsTheMovesOfTheInterpreter() throws IOException, InterruptedException {
    assumeTrue(hasNode(), "Node.js is not installed");
    List<Subject> subjects = subjects();
    List<Object> models = new ArrayList<>();
    KINDS.forEach(kind -> models.add(data(read(kind, Dialect.XBETZA))));
    models.add(0, data(NOTHING));
    models.add(MOVER, data(NOTHING));
    List<Object> cases = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    List<String> names = new ArrayList<>();
    Random random = new Random(11);
    for (Subject subject : subjects) {
      models.add(data(subject.piece()));
      for (int i = 0; i < POSITIONS; i++) {
        Position position = Position.random(random, KINDS.size() + 1);
        cases.add(position.data(models.size() - 1));
        expected.add(expected(subject.piece(), position));
        names.add(subject.name() + " on " + Json.of(position.data(0)));
      }
    }
    List<String> found = run(models, cases);
    assertThat(found).hasSameSizeAs(expected);
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < expected.size(); i++) {
      if (!found.get(i).equals(expected.get(i))) {
        wrong.add(names.get(i) + ":\n" + found.get(i) + "\nnot\n" + expected.get(i));
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(subjects).hasSizeGreaterThan(500);
    assertThat(expected.stream().filter(moves -> moves.length() > 1).count())
        .as("positions with moves")
        .isGreaterThan(expected.size() / 2);
  }

  /** All notations of the conformance data, and those of things that these do not have. */
  private static List<Subject> subjects() throws IOException {
    List<Subject> subjects = new ArrayList<>();
    for (String file :
        List.of("xbetza.tsv", "extended.tsv", "bex.tsv", "settled.tsv", "later-legs.tsv")) {
      Set<List<String>> notations = new LinkedHashSet<>();
      resource("/conformance/" + file)
          .lines()
          .map(line -> line.split("\t", -1))
          .forEach(fields -> notations.add(List.of(fields[1], fields[2])));
      for (List<String> notation : notations) {
        Dialect dialect = Dialect.valueOf(notation.get(0));
        subjects.add(new Subject(notation.get(1), read(notation.get(1), dialect)));
      }
    }
    for (String notation :
        List.of("U", "udU", "ceU", "xU", "KisO2", "I", "mIbI", "oomasK", "fsmW*", "nN", "O")) {
      subjects.add(new Subject(notation, read(notation, Dialect.XBETZA)));
    }
    for (String notation : List.of("mQ+[ci]", "[x!iK]--mQ--[xiK]", "mR+mR--[ccD]", "mQ+[cw]Q")) {
      subjects.add(new Subject(notation, read(notation, Dialect.BEX)));
    }
    return subjects;
  }

  private static Piece read(String notation, Dialect dialect) {
    return Notations.read(notation, dialect).piece().orElseThrow();
  }

  private static Map<String, Object> data(Piece piece) {
    return PathData.of(piece).orElseThrow();
  }

  private static String expected(Piece piece, Position position) {
    Interpreter interpreter =
        new Interpreter(
            piece,
            kind ->
                kind == MOVER
                    ? piece
                    : kind == 0 ? NOTHING : read(KINDS.get(kind - 2), Dialect.XBETZA));
    Board board = position.board();
    int from = position.from();
    List<String> moves =
        interpreter.moves(board, from).stream().map(move -> text(position, move)).sorted().toList();
    List<String> held =
        position.squares().stream()
            .filter(square -> piece.isImmobilizer() && interpreter.immobilizes(board, from, square))
            .map(square -> String.valueOf(position.number(square)))
            .toList();
    return String.join(",", moves) + "|" + String.join(",", held);
  }

  /** Returns a move as the script writes it. */
  private static String text(Position position, InterpretedMove move) {
    List<String> effects = new ArrayList<>();
    for (int effect : move.effects()) {
      int first = position.number(Effect.first(effect));
      String second = ":" + position.number(Effect.second(effect));
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
    effects.sort(null);
    String squares = position.number(move.from()) + " " + position.number(move.to());
    return Stream.concat(Stream.of(squares, move.captures() ? "x" : "-"), effects.stream())
        .reduce((left, right) -> left + " " + right)
        .orElseThrow();
  }

  private List<String> run(List<Object> models, List<Object> cases)
      throws IOException, InterruptedException {
    Map<String, Object> input = new LinkedHashMap<>();
    input.put("models", models);
    input.put("cases", cases);
    Path finder = folder.resolve("finder.js");
    String pages = "/io/github/betza/processor/atlas/";
    Files.writeString(
        finder,
        resource(pages + "journey.js")
            + resource(pages + "travel.js")
            + resource(pages + "paths.js"));
    Path runner = Files.writeString(folder.resolve("run.js"), resource("/atlas/run.js"));
    Path data = Files.writeString(folder.resolve("cases.json"), Json.of(input));
    Path out = folder.resolve("out.txt");
    Process node =
        new ProcessBuilder("node", runner.toString(), finder.toString(), data.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .redirectOutput(out.toFile())
            .start();
    assertThat(node.waitFor()).isZero();
    return Files.readAllLines(out);
  }

  private static boolean hasNode() throws InterruptedException {
    try {
      return new ProcessBuilder("node", "--version")
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException missing) {
      return false;
    }
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = FinderTest.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** A random position; the piece on {@link #from} is of kind {@link #MOVER}. */
  private record Position(Board board, int from, List<Integer> passant) {
    static Position random(Random random, int kinds) {
      Board board = new Board(1 + random.nextInt(10), 1 + random.nextInt(10));
      Geometry geometry = board.geometry();
      int filled = random.nextInt(50);
      int holes = random.nextInt(3) == 0 ? 8 : 0;
      List<Integer> squares = squares(geometry);
      for (int square : squares) {
        if (random.nextInt(100) < holes) {
          board.put(square, Cell.EDGE);
        } else if (random.nextInt(100) < filled) {
          board.put(square, piece(random, random.nextInt(kinds + 1)));
        }
      }
      int from = squares.get(random.nextInt(squares.size()));
      board.put(from, piece(random, MOVER));
      board.setLastMovedKind(random.nextInt(kinds + 1));
      List<Integer> passant = new ArrayList<>();
      if (random.nextBoolean()) {
        for (int i = 0; i < 3; i++) {
          passant.add(squares.get(random.nextInt(squares.size())));
        }
        board.setEnPassant(passant.get(0), passant.get(1), passant.get(2));
      }
      return new Position(board, from, passant);
    }

    private static int piece(Random random, int kind) {
      int cell = Cell.of(kind, random.nextBoolean() ? Side.WHITE : Side.BLACK);
      cell |= random.nextInt(4) == 0 ? Cell.ROYAL : 0;
      return cell | (random.nextBoolean() ? Cell.UNMOVED : 0);
    }

    private static List<Integer> squares(Geometry geometry) {
      List<Integer> squares = new ArrayList<>();
      for (int rank = 0; rank < geometry.ranks(); rank++) {
        for (int file = 0; file < geometry.files(); file++) {
          squares.add(geometry.square(file, rank));
        }
      }
      return squares;
    }

    List<Integer> squares() {
      return squares(board.geometry());
    }

    /** Returns the number that the script has for a square. */
    int number(int square) {
      Geometry geometry = board.geometry();
      return geometry.rank(square) * geometry.files() + geometry.file(square);
    }

    Map<String, Object> data(int model) {
      List<Object> pieces = new ArrayList<>();
      List<Object> holes = new ArrayList<>();
      for (int square : squares()) {
        int cell = board.get(square);
        if (cell == Cell.EDGE) {
          holes.add(number(square));
        } else if (Cell.isPiece(cell)) {
          boolean royal = (cell & Cell.ROYAL) != 0;
          boolean unmoved = (cell & Cell.UNMOVED) != 0;
          pieces.add(List.of(number(square), Cell.kind(cell), Cell.side(cell), royal, unmoved));
        }
      }
      Map<String, Object> data = new LinkedHashMap<>();
      data.put("model", model);
      data.put("files", board.geometry().files());
      data.put("ranks", board.geometry().ranks());
      data.put("holes", holes);
      data.put("pieces", pieces);
      data.put("passant", passant.stream().map(this::number).toList());
      data.put("last", board.lastMovedKind());
      data.put("from", number(from));
      return data;
    }
  }
}
