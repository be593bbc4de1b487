package io.github.betza.processor.notation.xbetza.syntax;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.Digits;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cuts out a repeated group of modifiers, such as {@code (paf)3}. */
record RepetitionScanner(XBetzaCursor cursor, ProblemLog log) {
  /** The most rounds that are written out. */
  private static final int MOST_WRITTEN = 4;

  /**
   * Reads the group here and adds its letters to the modifiers. A group without a meaning is
   * reported, and left out.
   *
   * @param modifiers the modifiers before it
   * @param before the group among them
   * @return the group of the modifiers now
   */
  Optional<XBetzaRepetition> scan(List<Letter> modifiers, Optional<XBetzaRepetition> before) {
    Span open = cursor.next().span();
    List<Letter> letters = new ArrayList<>();
    while (!cursor.at(')')) {
      letters.add(cursor.next());
    }
    Span brackets = open.to(cursor.next().span());
    Optional<Span> number = cursor.atDigit() ? Optional.of(cursor.digits()) : Optional.empty();
    Span span = number.map(brackets::to).orElse(brackets);
    if (before.isPresent()) {
      log.add(
          ProblemCode.REPETITION_TWICE,
          span,
          "a move can have only one repeated group",
          Advice.suggest(written(before.get()))
              .noting(
                  "write one of the groups without parentheses: \"pafpaf\" for two "
                      + "rounds of \"(paf)\""));
      return before;
    }
    if (!hasLeg(letters, brackets, span)) {
      return Optional.empty();
    }
    int most = number.map(this::rounds).orElse(0);
    int from = modifiers.size();
    modifiers.addAll(letters);
    return Optional.of(new XBetzaRepetition(from, modifiers.size(), most, span));
  }

  /** Returns the text with the few rounds of a group one after the other. */
  private List<Suggestion> written(XBetzaRepetition group) {
    String text = group.span().of(cursor.text());
    String letters = text.substring(1, text.indexOf(')'));
    return group.most() > 0 && group.most() <= MOST_WRITTEN
        ? List.of(
            log.edited(group.span(), letters.repeat(group.most()), "\"" + text + "\" written out"))
        : List.of();
  }

  private boolean hasLeg(List<Letter> letters, Span brackets, Span span) {
    if (letters.isEmpty()) {
      log.add(ProblemCode.REPETITION_EMPTY, span, "this repeated group is empty");
      return false;
    }
    if (letters.stream().noneMatch(letter -> letter.value() == 'a')) {
      String inside = Letter.span(letters).of(cursor.text());
      log.add(
          ProblemCode.REPETITION_WITHOUT_LEGS,
          brackets,
          "a repeated group must contain 'a', which begins another step",
          Advice.suggest(withLeg(brackets, inside)));
      return false;
    }
    return true;
  }

  /** The directions at the end of a group usually belong to the next step. */
  private List<Suggestion> withLeg(Span brackets, String inside) {
    String first = inside.replaceAll("[fblrsvh]+$", "");
    String turn = inside.substring(first.length());
    Suggestion atEnd = log.edited(brackets, "(" + inside + "a)", "add 'a' at the end of the group");
    return first.isEmpty() || turn.isEmpty()
        ? List.of(atEnd)
        : List.of(
            log.edited(
                brackets,
                "(" + first + "a" + turn + ")",
                "\"" + turn + "\" is the direction of the next step"),
            log.edited(
                brackets,
                "(" + inside + "a)",
                "\"" + turn + "\" is the direction of the step before"));
  }

  private int rounds(Span number) {
    String written = number.of(cursor.text());
    String digits = Digits.withoutZeros(written);
    int rounds = digits.length() > 2 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    if (rounds >= 1 && rounds <= XBetzaRepetition.MOST_ROUNDS) {
      if (digits.length() < written.length()) {
        log.add(
            ProblemCode.REPETITION_NUMBER,
            number,
            "the number of repetitions cannot begin with 0",
            Advice.suggest(log.edited(number, digits)));
      }
      return rounds;
    }
    log.add(
        ProblemCode.REPETITION_NUMBER,
        number,
        "a group can have 1 to "
            + XBetzaRepetition.MOST_ROUNDS
            + " repetitions, not "
            + cursor.shortened(number),
        Advice.suggest(log.edited(number, "", "to the edge of the board").guessed())
            .noting("write a smaller number, or none to repeat it to the edge of the board"));
    return 1;
  }
}
