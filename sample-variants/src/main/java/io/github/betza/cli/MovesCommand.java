package io.github.betza.cli;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceTable;
import io.github.betza.cli.PieceLibrary.Refusal;
import io.github.betza.cli.output.JsonOutput;
import io.github.betza.cli.output.Printable;
import io.github.betza.game.MalformedPositionException;
import io.github.betza.play.InputLines;
import io.github.betza.play.MoveText;
import io.github.betza.processor.tool.NotatedPiece;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** {@code betza moves}: answers queries for the moves of a piece in a position. */
@Command(
    name = "moves",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Answers queries for the moves of pieces in positions.",
    description = {
      "",
      "Reads queries from the standard input, one a line, eight fields separated by tabs: id,"
          + " dialect, notation, files, ranks, board, from, options. Answers each with the id, a"
          + " tab, and the moves or !code and a message.",
      "How the other pieces on the board move is not known, so a borrower (xK) finds nothing to"
          + " borrow and no enemy immobilises, unless options such as piece=r:R tell it for some"
          + " letters. Fields behind the eighth are not looked at, so that a table with the"
          + " expected moves can be asked as it is.",
      "That a notation is refused is an answer like any other; only a line that is no query,"
          + " answered with !malformed-query and named on the standard error, makes the exit code"
          + " 1.",
      ""
    })
final class MovesCommand implements Callable<Integer> {
  /** The greatest length of a line with a query. */
  static final int LONGEST = 100_000;

  /** The most queries that wait, so that they do not fill the memory. */
  private static final int MOST_WAITING = 10_000;

  /** Some editors begin a file with this mark, which is no part of the first query's id. */
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  @Option(
      names = "--json",
      description = "Answer each query with an object in JSON, on a line of its own.")
  private boolean json;

  @ParentCommand private Main main;

  private final PieceLibrary library = new PieceLibrary();
  private final MoveList moves = new MoveList();
  private boolean malformed;

  /** A line of the input, with its query or its mistake. */
  private record QueryLine(int number, String id, Query query, String mistake) {
    static QueryLine of(int number, String text) {
      String id = text.split("\t", 2)[0];
      if (text.length() > LONGEST) {
        String mistake = "a query has at most " + LONGEST + " characters";
        return new QueryLine(number, Printable.line(id), null, mistake);
      }
      try {
        return new QueryLine(number, Printable.plain(id), Query.parse(text), null);
      } catch (MalformedPositionException e) {
        return new QueryLine(number, Printable.line(id), null, e.getMessage());
      }
    }
  }

  /**
   * Answers all received lines when no further one waits, so that another program can write and
   * read in turn; lines that arrive together share the starts of the compiler.
   */
  @Override
  public Integer call() {
    List<QueryLine> waiting = new ArrayList<>();
    PrintWriter out = main.out().writer();
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(main.in(), StandardCharsets.UTF_8))) {
      InputLines lines = new InputLines(reader, LONGEST);
      int number = 0;
      // If the reader of the answers is gone, the computation ends.
      for (String text = lines.next(); text != null && !out.checkError(); text = lines.next()) {
        number++;
        String line = number == 1 && text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        if (!line.isBlank()) {
          waiting.add(QueryLine.of(number, line));
        }
        if (waiting.size() == MOST_WAITING || !lines.ready()) {
          answer(waiting);
          waiting.clear();
        }
      }
    } catch (IOException e) {
      throw new UsageException("the queries cannot be read: " + e.getMessage());
    }
    answer(waiting);
    return malformed ? Main.FAILED : 0;
  }

  private void answer(List<QueryLine> lines) {
    Set<NotatedPiece> notations = new LinkedHashSet<>();
    for (QueryLine line : lines) {
      if (line.query() != null) {
        notations.add(line.query().piece());
        notations.addAll(line.query().others().values());
        line.query().last().ifPresent(notations::add);
      }
    }
    library.add(notations);
    PrintWriter out = main.out().writer();
    for (QueryLine line : lines) {
      answer(line).print(out, json);
    }
    out.flush();
  }

  private QueryAnswer answer(QueryLine line) {
    if (line.query() == null) {
      return mistake(line, line.mistake());
    }
    List<NotatedPiece> needed = new ArrayList<>(List.of(line.query().piece()));
    line.query().last().ifPresent(needed::add);
    needed.addAll(line.query().others().values());
    for (NotatedPiece piece : needed) {
      Refusal refusal = library.refusal(piece);
      if (refusal != null) {
        return new QueryAnswer.Refused(line.id(), refusal);
      }
    }
    try {
      return new QueryAnswer.Moves(line.id(), moves(line.query()));
    } catch (MalformedPositionException e) {
      return mistake(line, e.getMessage());
    }
  }

  private QueryAnswer mistake(QueryLine line, String message) {
    malformed = true;
    String shown = Printable.line(message);
    main.err().line("betza moves: line " + line.number() + ": " + shown);
    return new QueryAnswer.Refused(line.id(), new Refusal("malformed-query", shown));
  }

  private String moves(Query query) {
    PieceMoves mover = library.moves(query.piece());
    PieceMoves last = query.last().map(library::moves).orElse(PieceMoves.none());
    PieceTable.Builder pieces =
        PieceTable.builder()
            .add('A', "mover", mover)
            .add('B', "last moved", last)
            .add('C', "other", PieceMoves.none());
    char letter = 'D';
    for (NotatedPiece other : query.others().values()) {
      pieces.add(letter++, other.notation(), library.moves(other));
    }
    Board board = query.position(pieces.build());
    moves.clear();
    int square = query.square(board);
    if (!board.isImmobilized(square)) {
      mover.generate(board, square, 1, PieceMoves.ALL, moves);
    }
    return MoveText.all(board, moves);
  }

  /** The answer to a query. */
  private sealed interface QueryAnswer {
    /**
     * The moves.
     *
     * @param id what the answer begins with
     * @param moves the moves as text, separated by spaces
     */
    record Moves(String id, String moves) implements QueryAnswer {}

    /**
     * Why there is no other answer.
     *
     * @param id what the answer begins with
     * @param refusal what is wrong with the query or a notation in it
     */
    record Refused(String id, Refusal refusal) implements QueryAnswer {}

    /** Prints this answer on a line of its own. */
    default void print(PrintWriter out, boolean json) {
      if (json) {
        printJson(out);
      } else if (this instanceof Moves answer) {
        out.print(answer.id() + "\t" + answer.moves() + "\n");
      } else if (this instanceof Refused answer) {
        Refusal refusal = answer.refusal();
        out.print(answer.id() + "\t!" + refusal.code() + " " + refusal.message() + "\n");
      }
    }

    private void printJson(PrintWriter out) {
      JsonOutput.printLine(
          out,
          json -> {
            json.writeStartObject();
            if (this instanceof Moves answer) {
              json.writeStringField("id", answer.id());
              String moves = answer.moves();
              List<String> all = moves.isEmpty() ? List.of() : List.of(moves.split(" ", -1));
              JsonOutput.writeTexts(json, "moves", all);
            } else if (this instanceof Refused answer) {
              json.writeStringField("id", answer.id());
              json.writeObjectFieldStart("error");
              json.writeStringField("code", answer.refusal().code());
              json.writeStringField("message", answer.refusal().message());
              json.writeEndObject();
            }
            json.writeEndObject();
          });
    }
  }
}
