package io.github.betza.play;

import java.util.function.Supplier;

/** Runs an action once a second, in its own thread, during other work. */
public final class EverySecond {
  private static final long SECOND = 1_000;

  private final Runnable action;
  private final Thread thread = new Thread(this::run, "every second");

  private EverySecond(Runnable action) {
    this.action = action;
    thread.setDaemon(true);
  }

  /**
   * Does some work.
   *
   * @param action the action, first run a second from now, and never after this returns or throws
   * @param work the work, which runs in the thread of the caller
   * @return the result of the work
   */
  public static <T> T during(Supplier<T> work, Runnable action) {
    EverySecond ticker = new EverySecond(action);
    ticker.thread.start();
    try {
      return work.get();
    } finally {
      ticker.end();
    }
  }

  private void run() {
    try {
      while (true) {
        Thread.sleep(SECOND);
        action.run();
      }
    } catch (InterruptedException e) {
      // The work is done.
    }
  }

  private void end() {
    thread.interrupt();
    await(thread, () -> {});
  }

  /**
   * Waits until a thread has ended, however often this one is interrupted meanwhile.
   *
   * @param interrupted the reaction to an interrupt
   */
  public static void await(Thread thread, Runnable interrupted) {
    boolean again = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted.run();
        again = true;
      }
    }
    if (again) {
      Thread.currentThread().interrupt();
    }
  }
}
