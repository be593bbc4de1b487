package io.github.betza.cli.output;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/** Prints counts. */
public final class PerftPrinter {
  private final Screen out;
  private final Screen err;
  private final int depth;
  private final boolean divide;
  private final List<FirstMove> firstMoves = new ArrayList<>();

  /** A first move and the count of the sequences that begin with it. */
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
   * @param keep whether it is kept for {@link #printJson} instead of printed at once
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

  /** How far a long count has come. Several threads may report and show it. */
  public static final class PerftProgress {
    private static final double NANOS = 1e9;

    private final int firstMoves;
    private final PrintWriter out;
    private final LongSupplier clock;
    private final long start;
    private final AtomicInteger done = new AtomicInteger();
    private final AtomicLong nodes = new AtomicLong();

    /**
     * Begins.
     *
     * @param firstMoves how many first moves there are
     * @param out where it is shown
     * @param clock the time in nanoseconds, from any point
     */
    public PerftProgress(int firstMoves, PrintWriter out, LongSupplier clock) {
      this.firstMoves = firstMoves;
      this.out = out;
      this.clock = clock;
      this.start = clock.getAsLong();
    }

    /** Takes how many sequences have been counted so far; threads may report out of order. */
    public void counted(long newNodes) {
      nodes.accumulateAndGet(newNodes, Math::max);
    }

    /** Takes that a first move has been counted with all that it leads to. */
    public void firstMoveDone() {
      done.incrementAndGet();
    }

    /** Shows how far the count has come. */
    public void show() {
      Timing timing = new Timing(nodes.get(), (clock.getAsLong() - start) / NANOS);
      out.printf(
          Locale.ROOT, "%d of %d first moves, %s%n", done.get(), firstMoves, timing.progress());
      out.flush();
    }
  }
}
