package io.github.betza.play;

import java.util.function.Supplier;

/** Does something once a second, in a thread of its own, while something else goes on. */
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
   * @param action what to do meanwhile, for the first time a second from now; not any more when
   *     this returns or throws
   * @param work the work, which is done in the thread of the caller
   * @return what the work returns
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
   * @param interrupted what to do then
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
