package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads an element of a sequence: modifiers, a base move, a group or an exotic effect, a range. */
final class ElementParser {
  private final Cursor cursor;
  private final ProblemLog log;
  private final SumParser sums;
  private final BaseParser bases;
  private final ExoticParser exotica;

  ElementParser(Cursor cursor, SumParser sums) {
    this.cursor = cursor;
    this.log = cursor.log();
    this.sums = sums;
    this.bases = new BaseParser(cursor, sums);
    this.exotica = new ExoticParser(cursor, sums);
  }

  /** Reads an element, and returns what it can be; nothing where something is wrong with it. */
  List<Route> element() {
    MoveModifiers modifiers = modifiers();
    modifiers.find('y').ifPresent(this::crown);
    if (cursor.isStopped()) {
      return List.of();
    }
    boolean sound = Foreign.areKnown(modifiers, log);
    List<Route> routes = modified(modifiers, sound);
    if (!sound) {
      return List.of();
    }
    Optional<Letter> initial = modifiers.find('i');
    if (initial.isEmpty()) {
      return routes;
    }
    return Immobilizations.refuseInitial(initial.get(), routes, log)
        ? List.of()
        : routes.stream().map(Route::unmoved).toList();
  }

  private void crown(Letter letter) {
    if (sums.isInBrackets()) {
      cursor.fail(
          ProblemCode.MODIFIER_ON_WRONG_LEG,
          letter.span(),
          "'y' makes the piece royal, but the brackets hold how another piece is reached",
          "'y' modifies a move of the piece, as in \"yK\"");
    } else {
      sums.crown();
    }
  }

  private List<Route> modified(MoveModifiers modifiers, boolean sound) {
    char c = cursor.peek();
    if (c == '(' && !isNumber(cursor.peek(1) == '-' ? 2 : 1)) {
      return group(modifiers, sound);
    }
    if (c == '[') {
      return exotica.effect(modifiers);
    }
    if (c == '(' || (c >= 'A' && c <= 'Z')) {
      return base(modifiers, sound);
    }
    if (modifiers.isEmpty() || (!cursor.atEnd() && Foreign.isNoSign(c))) {
      Foreign.reportSign(cursor);
    } else if (sound) {
      String shown = modifiers.span().shortened(cursor.text());
      cursor.fail(
          ProblemCode.MISSING_ATOM,
          modifiers.span(),
          "there is no base move after \"" + shown + "\"",
          Foreign.ALL_BASES);
    } else {
      cursor.stop();
    }
    return List.of();
  }

  /** Returns whether there is a digit some places on; no group begins with one, or with a sign. */
  private boolean isNumber(int ahead) {
    return cursor.peek(ahead) >= '0' && cursor.peek(ahead) <= '9';
  }

  private List<Route> base(MoveModifiers modifiers, boolean sound) {
    Optional<Part> base = bases.base();
    if (!sound || cursor.isStopped() || base.isEmpty()) {
      return List.of();
    }
    if (!(base.get() instanceof Step step)) {
      return nullMove(modifiers, base.get());
    }
    Span span = modifiers.isEmpty() ? step.span() : modifiers.span().to(step.span());
    return new StepReader(cursor, true)
        .apply(modifiers, step)
        .map(read -> List.of(Route.of(read.standing(span))))
        .orElse(List.of());
  }

  private List<Route> nullMove(MoveModifiers modifiers, Part move) {
    String shown = "the null move";
    if (!BexModifierTable.NULL_MOVE.check(modifiers, shown, BexModifierTable.TABLE.problems(log))) {
      return List.of();
    }
    if (modifiers.mark().isPresent()) {
      Span span = modifiers.mark().get().span();
      log.add(
          ProblemCode.MODIFIER_NOT_FOR_ATOM,
          span,
          "\"" + span.of(cursor.text()) + "\" cannot modify the null move, which goes nowhere",
          "it modifies other base moves");
      return List.of();
    }
    return List.of(Route.of(move));
  }

  private List<Route> group(MoveModifiers modifiers, boolean sound) {
    Span opening = Span.at(cursor.position());
    cursor.skip(1);
    if (cursor.at(')')) {
      cursor.fail(
          ProblemCode.EMPTY_GROUP,
          opening.to(Span.at(cursor.position())),
          "the group is empty",
          "the moves that belong to it are between the parentheses");
      return List.of();
    }
    List<Route> inside = sums.nestedSum(opening);
    if (cursor.isStopped()) {
      return List.of();
    }
    if (cursor.at('=') || cursor.at(',')) {
      new Promotions(cursor).reportInside("a group");
      return List.of();
    }
    cursor.skip(1);
    Optional<RangeParser.Suffix> suffix = new RangeParser(cursor).suffix();
    if (!sound) {
      return List.of();
    }
    List<Route> routes = new GroupModifiers(modifiers, cursor).apply(inside, suffix);
    cursor.budget().takeSequences(routes.size());
    return cursor.isSpent(opening) ? List.of() : routes;
  }

  private MoveModifiers modifiers() {
    int start = cursor.position();
    List<Letter> letters = new ArrayList<>();
    Optional<MoveModifiers.Mark> mark = Optional.empty();
    while (!cursor.atEnd()) {
      char c = cursor.peek();
      if (c >= 'a' && c <= 'z') {
        letters.add(new Letter(c, cursor.position()));
        cursor.skip(1);
        continue;
      }
      Optional<MoveModifiers.Mark> next = exotica.mark();
      if (next.isEmpty()) {
        break;
      }
      if (mark.isPresent()) {
        Span second = next.get().span();
        cursor.fail(
            ProblemCode.UNDEFINED_COMBINATION,
            second,
            "two ways to capture on one move are not defined",
            "two moves are possible, as in \"[ca]Q+[cw]Q\"");
      }
      mark = next;
    }
    return new MoveModifiers(letters, mark, cursor.since(start));
  }
}
