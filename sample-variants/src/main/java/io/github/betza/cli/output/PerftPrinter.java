package io.github.betza.cli.output;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Prints what was counted. */
public final class PerftPrinter {
  private final Screen out;
  private final Screen err;
  private final int depth;
  private final boolean divide;
  private final List<FirstMove> firstMoves = new ArrayList<>();

  /** A first move and the count of what follows it. */
  private record FirstMove(String move, long nodes) {}

  /**
   * Makes a printer.
   *
   * @param divide whether it prints the count of every first move
   */
  public PerftPrinter(Screen out, Screen err, int depth, boolean divide) {
    this.out = out;
    this.err = err;
    this.depth = depth;
    this.divide = divide;
  }

  /**
   * Takes the count of a first move.
   *
   * @param keep whether it is kept for {@link #printJson}, and not printed at once
   * @throws NotWrittenException if it cannot be printed
   */
  public void firstMove(String move, long nodes, boolean keep) {
    if (!divide) {
      return;
    }
    if (keep) {
      firstMoves.add(new FirstMove(move, nodes));
      return;
    }
    PrintWriter writer = out.writer();
    writer.println(move + ": " + nodes);
    if (writer.checkError()) {
      throw new NotWrittenException();
    }
  }

  public void print(Timing timing) {
    out.line(String.valueOf(timing.nodes()));
    out.writer().flush();
    err.line(timing.text(depth));
  }

  public void printJson(Timing timing) {
    JsonOutput.print(
        out.writer(),
        json -> {
          json.writeStartObject();
          json.writeNumberField("depth", depth);
          json.writeNumberField("nodes", timing.nodes());
          json.writeNumberField("seconds", timing.seconds());
          if (divide) {
            json.writeObjectFieldStart("firstMoves");
            for (FirstMove first : firstMoves) {
              json.writeNumberField(first.move(), first.nodes());
            }
            json.writeEndObject();
          }
          json.writeEndObject();
        });
  }
}
