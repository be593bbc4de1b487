package io.github.betza.processor.notation.bex.syntax;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.bex.modifier.BaseMoveModifierApplier;
import io.github.betza.processor.notation.bex.modifier.BexModifierTable;
import io.github.betza.processor.notation.bex.modifier.BexModifiers;
import io.github.betza.processor.notation.bex.modifier.GroupModifierApplier;
import io.github.betza.processor.notation.bex.sequence.BaseMove;
import io.github.betza.processor.notation.bex.sequence.BaseMove.RangeSuffix;
import io.github.betza.processor.notation.bex.sequence.MoveSequence;
import io.github.betza.processor.notation.bex.sequence.SequencePart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads an element of a sequence: modifiers, a base move, a group or an exotic effect, a range. */
final class ElementParser {
  /** The work of reading an element. */
  private static final long ELEMENT = 300;

  private final BexCursor cursor;
  private final ProblemLog log;
  private final SumParser sums;
  private final BaseMoveParser bases;
  private final BexEffectParser exotica;

  ElementParser(BexCursor cursor, SumParser sums) {
    this.cursor = cursor;
    this.log = cursor.log();
    this.sums = sums;
    this.bases = new BaseMoveParser(cursor);
    this.exotica = new BexEffectParser(cursor, sums);
  }

  /** Reads an element, and returns its alternatives; empty if it has an error. */
  List<MoveSequence> element() {
    BexModifiers modifiers = modifiers();
    modifiers.find('y').ifPresent(this::crown);
    if (cursor.isStopped()) {
      return List.of();
    }
    boolean sound = ForeignBexReporter.areKnown(modifiers, log);
    List<MoveSequence> routes = modified(modifiers, sound);
    if (!sound) {
      return List.of();
    }
    Optional<Letter> initial = modifiers.find('i');
    if (initial.isEmpty()) {
      return routes;
    }
    return BexEffectCheck.refuseInitial(initial.get(), routes, log)
        ? List.of()
        : routes.stream().map(MoveSequence::unmoved).toList();
  }

  private void crown(Letter letter) {
    if (sums.isInBrackets()) {
      cursor.fail(
          ProblemCode.MODIFIER_ON_WRONG_LEG,
          letter.span(),
          "'y' makes the piece royal, but these brackets are about another piece",
          "put 'y' before a move of the piece, as in \"yK\"");
    } else {
      sums.crown();
    }
  }

  private List<MoveSequence> modified(BexModifiers modifiers, boolean sound) {
    log.work().count(ELEMENT);
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
    if (modifiers.isEmpty() || (!cursor.atEnd() && ForeignBexReporter.isNoSign(c))) {
      ForeignBexReporter.reportSign(cursor);
    } else if (sound) {
      String shown = modifiers.span().shortened(cursor.text());
      cursor.fail(
          ProblemCode.MISSING_ATOM,
          modifiers.span(),
          "\"" + shown + "\" must come before an atom",
          ForeignBexReporter.ALL_BASES);
    } else {
      cursor.stop();
    }
    return List.of();
  }

  /** Returns whether there is a digit some places on; no group begins with a digit or a sign. */
  private boolean isNumber(int ahead) {
    return cursor.peek(ahead) >= '0' && cursor.peek(ahead) <= '9';
  }

  private List<MoveSequence> base(BexModifiers modifiers, boolean sound) {
    Optional<SequencePart> base = bases.base();
    if (!sound || cursor.isStopped() || base.isEmpty()) {
      return List.of();
    }
    if (!(base.get() instanceof BaseMove step)) {
      return nullMove(modifiers, base.get());
    }
    Span span = modifiers.isEmpty() ? step.span() : modifiers.span().to(step.span());
    return new BaseMoveModifierApplier(cursor.context(), true)
        .apply(modifiers, step)
        .map(read -> List.of(MoveSequence.of(read.standing(span))))
        .orElse(List.of());
  }

  private List<MoveSequence> nullMove(BexModifiers modifiers, SequencePart move) {
    String shown = "the null move";
    if (!BexModifierTable.NULL_MOVE.check(modifiers, shown, BexModifierTable.TABLE.problems(log))) {
      return List.of();
    }
    if (modifiers.mark().isPresent()) {
      Span span = modifiers.mark().get().span();
      log.add(
          ProblemCode.MODIFIER_NOT_FOR_ATOM,
          span,
          "\"" + span.of(cursor.text()) + "\" cannot modify the null move",
          "put it before another base move");
      return List.of();
    }
    return List.of(MoveSequence.of(move));
  }

  private List<MoveSequence> group(BexModifiers modifiers, boolean sound) {
    Span opening = Span.at(cursor.position());
    cursor.skip(1);
    if (cursor.at(')')) {
      cursor.fail(
          ProblemCode.EMPTY_GROUP,
          opening.to(Span.at(cursor.position())),
          "the group is empty",
          "write moves between the parentheses, or remove them");
      return List.of();
    }
    List<MoveSequence> inside = sums.nestedSum(opening);
    if (cursor.isStopped()) {
      return List.of();
    }
    if (cursor.at('=') || cursor.at(',')) {
      new PromotionParser(cursor).reportInside("a group");
      return List.of();
    }
    cursor.skip(1);
    Optional<RangeSuffix> suffix = new RangeParser(cursor).suffix();
    if (!sound) {
      return List.of();
    }
    List<MoveSequence> routes =
        new GroupModifierApplier(modifiers, cursor.context()).apply(inside, suffix);
    cursor.context().budget().takeSequences(routes.size());
    return cursor.isSpent(opening) ? List.of() : routes;
  }

  private BexModifiers modifiers() {
    int start = cursor.position();
    List<Letter> letters = new ArrayList<>();
    Optional<BexModifiers.Mark> mark = Optional.empty();
    while (!cursor.atEnd()) {
      char c = cursor.peek();
      if (c >= 'a' && c <= 'z') {
        letters.add(new Letter(c, cursor.position()));
        cursor.skip(1);
        continue;
      }
      Optional<BexModifiers.Mark> next = exotica.mark();
      if (next.isEmpty()) {
        break;
      }
      if (mark.isPresent()) {
        Span second = next.get().span();
        cursor.fail(
            ProblemCode.UNDEFINED_COMBINATION,
            second,
            "a move cannot have two special ways to capture",
            "write two moves, as in \"[ca]Q+[cw]Q\"");
      }
      mark = next;
    }
    return new BexModifiers(letters, mark, cursor.since(start));
  }
}
