package io.github.betza.play.protocol;

import io.github.betza.play.InputLines;
import io.github.betza.play.Repertoire;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.stream.Stream;

/**
 * A dialog with another program. It uses UCI until the other program sends {@code usi}, or {@code
 * xboard} or {@code protover}, and ends with {@code quit} or the end of the input.
 */
public final class Dialog {
  /** The greatest length of a line that is not cut off: a game of some 100,000 moves. */
  private static final int LONGEST_LINE = 1_000_000;

  /** The reader pauses while so many lines wait for their answers. */
  private static final int MOST_WAITING = 1_000;

  private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
  private final Semaphore room = new Semaphore(MOST_WAITING);
  private final InputStream in;
  private final Output out;
  private final Engine engine;
  private Protocol protocol;

  /** An event of the dialog. */
  private sealed interface Event {
    /** The other program has sent a line. */
    record Said(String line) implements Event {}

    /** The input has ended. */
    record Ended() implements Event {}

    /** A search has ended by itself. */
    record Thought(int number) implements Event {}
  }

  /**
   * Makes a dialog.
   *
   * @param in the lines of the other program
   * @param out receives the answers
   * @param repertoire the games that can be played
   * @param variant the first game, one of the repertoire
   */
  public Dialog(InputStream in, PrintWriter out, Repertoire repertoire, String variant) {
    this.in = in;
    this.out = new Output(out);
    this.engine = new Engine(repertoire, variant, number -> events.add(new Event.Thought(number)));
    this.protocol = new Uci(engine, this.out, UciForm.UCI);
  }

  /** Runs the dialog, and returns at its end. */
  public void hold() {
    Thread reader = new Thread(this::read, "input");
    reader.setDaemon(true);
    reader.start();
    try {
      while (answer(events.take())) {
        // Every event is answered before the next one is read.
      }
      protocol.ended();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (engine.isThinking()) {
      engine.stop();
    }
  }

  private boolean answer(Event event) {
    if (event instanceof Event.Said said) {
      room.release();
      String command = Words.of(said.line()).get(0);
      if (protocol instanceof Uci uci) {
        change(uci, command);
      }
      return protocol.answer(said.line());
    }
    // A search that was stopped meanwhile has already been answered.
    if (event instanceof Event.Thought thought && engine.isThinking(thought.number())) {
      protocol.thoughtEnded();
    }
    return !(event instanceof Event.Ended);
  }

  /** Changes the protocol if a command begins another one. */
  private void change(Uci uci, String command) {
    boolean toXBoard = command.equals("xboard") || command.equals("protover");
    Optional<UciForm> form =
        Stream.of(UciForm.values()).filter(each -> each.word().equals(command)).findFirst();
    if (!toXBoard && (form.isEmpty() || form.get() == uci.form())) {
      return;
    }
    uci.ended();
    if (engine.isThinking()) {
      engine.stop();
    }
    protocol = toXBoard ? new XBoard(engine, out) : new Uci(engine, out, form.get());
  }

  private void read() {
    InputLines lines =
        new InputLines(new InputStreamReader(in, StandardCharsets.UTF_8), LONGEST_LINE);
    try {
      for (String line = lines.next(); line != null; line = lines.next()) {
        room.acquire();
        events.add(new Event.Said(line));
      }
    } catch (IOException e) {
      // A broken pipe is the end of the input like any other.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      events.add(new Event.Ended());
    }
  }
}
