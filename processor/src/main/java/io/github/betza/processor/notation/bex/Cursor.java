package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.move.Budget;

/**
 * How far a notation has been read. Behind a mistake in the structure of the text everything would
 * be misread and reported in vain: such a mistake ends the reading.
 */
final class Cursor {
  private final String text;
  private final ProblemLog log;
  private final Budget budget = new Budget();
  private int position;
  private int limit;
  private boolean stopped;

  Cursor(String text, ProblemLog log) {
    this.text = text;
    this.log = log;
    this.limit = text.length();
  }

  String text() {
    return text;
  }

  ProblemLog log() {
    return log;
  }

  /** Returns what may still be done and built for the notation. */
  Budget budget() {
    return budget;
  }

  /**
   * Reports that a part of the notation needs more than there is, once, and returns whether it
   * does.
   */
  boolean isSpent(Span part) {
    if (budget.isSpent() && !log.hasErrors()) {
      fail(
          ProblemCode.TOO_MANY_PATHS,
          part,
          "written out, the groups and sequences have too many legs and paths",
          Bex.PATHS_HELP);
    }
    return budget.isSpent();
  }

  int position() {
    return position;
  }

  boolean atEnd() {
    return position >= limit;
  }

  /** Returns the next character, or 0 at the end. */
  char peek() {
    return peek(0);
  }

  /** Returns the character some places on, or 0 where the text is over. */
  char peek(int ahead) {
    return position + ahead < limit ? text.charAt(position + ahead) : 0;
  }

  boolean at(char c) {
    return peek() == c;
  }

  boolean at(String characters) {
    return position + characters.length() <= limit && text.startsWith(characters, position);
  }

  boolean atDigit() {
    return peek() >= '0' && peek() <= '9';
  }

  void skip(int characters) {
    position = Math.min(limit, position + characters);
  }

  /** Reads a run of digits. */
  Span digits() {
    int start = position;
    while (atDigit()) {
      position++;
    }
    return new Span(start, position);
  }

  /** Returns the span from some place to here. */
  Span since(int start) {
    return new Span(start, Math.max(start, position));
  }

  /** Reports a mistake that makes the rest of the text unreadable. */
  void fail(ProblemCode code, Span span, String message, String note) {
    fail(code, span, message, Advice.note(note));
  }

  /** Reports such a mistake. */
  void fail(ProblemCode code, Span span, String message, Advice advice) {
    log.add(code, span, message, advice);
    stop();
  }

  /** Ends the reading. */
  void stop() {
    limit = position;
    stopped = true;
  }

  /** Returns whether the reading was ended by a mistake. */
  boolean isStopped() {
    return stopped;
  }
}
