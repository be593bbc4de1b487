package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Size;
import io.github.betza.processor.notation.Span;
import java.util.ArrayList;
import java.util.List;

/** Reads what a piece promotes to (seed 002): {@code =Q,R,B,N}, each a notation of its own. */
final class Promotions {
  private final Cursor cursor;
  private final ProblemLog log;

  Promotions(Cursor cursor) {
    this.cursor = cursor;
    this.log = cursor.log();
  }

  /** Reads the targets, if an equal sign stands here. */
  List<String> read() {
    List<String> targets = new ArrayList<>();
    if (!cursor.at('=')) {
      return targets;
    }
    if (cursor.position() == 0) {
      misplaced(
          Span.at(0), "there is no move in front of '='", "write the move of the piece first");
    }
    do {
      Span sign = Span.at(cursor.position());
      cursor.skip(1);
      int start = cursor.position();
      List<Route> routes = new SumParser(cursor).sum();
      Span target = cursor.since(start);
      if (cursor.isStopped()) {
        break;
      }
      if (target.length() == 0) {
        misplaced(
            sign,
            "no piece to promote to stands behind '" + sign.of(cursor.text()) + "'",
            log.offer(sign, ""));
        break;
      }
      check(routes);
      targets.add(target.of(cursor.text()));
    } while (cursor.at(','));
    if (cursor.at('=')) {
      misplaced(
          Span.at(cursor.position()),
          "a piece promotes once, so one '=' is all there is",
          "separate the pieces to promote to with commas");
    }
    return targets;
  }

  /** Reports an equal sign or a comma in a group, which is not closed yet. */
  void reportInGroup() {
    Span sign = Span.at(cursor.position());
    if (cursor.at('=')) {
      misplaced(
          sign,
          "'=' says what the whole piece promotes to, and cannot stand in a group",
          "put it behind everything else");
    } else {
      misplaced(
          sign,
          "',' separates the pieces to promote to, which cannot stand in a group",
          "join moves with '+': " + log.offer(sign, "+"));
    }
  }

  private void check(List<Route> routes) {
    if (log.hasErrors()) {
      return;
    }
    PieceBuilder builder = new PieceBuilder(log);
    builder.addAll(routes);
    if (!log.hasErrors()) {
      Size.check(cursor.text(), builder.moves(), Bex.PATHS_HELP, log);
      Size.check(cursor.text(), builder.immobilizes(), Bex.PATHS_HELP, log);
    }
  }

  private void misplaced(Span span, String message, String help) {
    cursor.fail(ProblemCode.MISPLACED_PROMOTION, span, message, help);
  }
}
