package io.github.betza.processor.notation.bex.syntax;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.bex.sequence.BexContext;
import io.github.betza.processor.notation.move.Budget;

/**
 * The position in a notation during reading. After a mistake in the structure of the text
 * everything would be misread, so such a mistake ends the reading.
 */
public final class BexCursor {
  private final String text;
  private final ProblemLog log;
  private final BexContext context;
  private int position;
  private int limit;
  private boolean stopped;

  public BexCursor(String text, ProblemLog log) {
    this.text = text;
    this.log = log;
    this.context = new BexContext(log, new Budget());
    this.limit = text.length();
  }

  String text() {
    return text;
  }

  /** Returns the log for problems. */
  public ProblemLog log() {
    return log;
  }

  /** Returns the data for the classes that build moves. */
  public BexContext context() {
    return context;
  }

  /** Ends the reading if the budget is spent, and returns whether it is. */
  boolean isSpent(Span part) {
    if (context.isSpent(part)) {
      stop();
    }
    return context.budget().isSpent();
  }

  /** Returns the number of characters read. */
  public int position() {
    return position;
  }

  /** Returns whether the text has been read completely. */
  public boolean atEnd() {
    return position >= limit;
  }

  /** Returns the next character, or 0 at the end. */
  char peek() {
    return peek(0);
  }

  /** Returns the character some places on, or 0 after the end. */
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

  /** Returns the span from a place to here. */
  Span since(int start) {
    return new Span(start, Math.max(start, position));
  }

  /** Reports a mistake that makes the rest of the text unreadable. */
  void fail(ProblemCode code, Span span, String message, String note) {
    fail(code, span, message, Advice.note(note));
  }

  /** Reports a mistake that makes the rest of the text unreadable. */
  void fail(ProblemCode code, Span span, String message, Advice advice) {
    log.add(code, span, message, advice);
    stop();
  }

  /** Ends the reading. */
  void stop() {
    limit = position;
    stopped = true;
  }

  /** Returns whether a mistake ended the reading. */
  boolean isStopped() {
    return stopped;
  }
}
