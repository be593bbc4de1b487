package io.github.betza.benchmarks.measure;

import java.util.concurrent.Semaphore;

/**
 * The turns of one contestant, whose process waits between them: so turns can be short, and follow
 * each other closely. The contestant begins and ends them, and the referee gives them.
 */
public final class Turns {
  private final Semaphore waiting = new Semaphore(0);
  private final Semaphore given = new Semaphore(0);
  private final Semaphore ended = new Semaphore(0);
  private final boolean free;
  private volatile boolean over;

  private Turns(boolean free) {
    this.free = free;
  }

  /** Returns turns that a referee gives. */
  static Turns given() {
    return new Turns(false);
  }

  /** Returns turns that may begin at any time, for a contestant without others. */
  static Turns free() {
    return new Turns(true);
  }

  /** Returns whether turns may begin at any time. */
  public boolean areFree() {
    return free;
  }

  /** Waits until a turn may begin. For the contestant. */
  public void begin() throws InterruptedException {
    if (!free) {
      waiting.release();
      given.acquire();
    }
  }

  /** Ends a turn. For the contestant. */
  public void end() {
    ended.release();
  }

  /** Announces that there is no further turn, even if one was expected. */
  void finish() {
    over = true;
    waiting.release();
    ended.release();
  }

  /** Waits until the contestant waits for a turn, or has finished. For the referee. */
  void awaitContestant() throws InterruptedException {
    waiting.acquire();
    waiting.release();
  }

  /** Gives a turn and waits for its end, unless the contestant has finished. For the referee. */
  void give() throws InterruptedException {
    awaitContestant();
    if (over) {
      return;
    }
    waiting.acquire();
    given.release();
    ended.acquire();
  }
}
