package io.github.betza.processor.path.compare;

import io.github.betza.processor.path.compare.MoveResult.Effect;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Describes a move that one piece has and another lacks. */
final class MoveWords {
  private static final int MOST_TERMS = 4;

  private MoveWords() {}

  /** Returns the effects of a move and its conditions, as the end of a sentence: "goes to ...". */
  static String of(MoveResult result, Terms terms) {
    StringBuilder text = new StringBuilder();
    text.append(result.captures() ? "captures and ends on " : "goes to ")
        .append(result.to().text());
    result.effects().forEach(effect -> text.append(", ").append(effect(effect)));
    List<String> conditions = new ArrayList<>();
    for (int i = 0; i < terms.size(); i++) {
      conditions.add(condition(terms.key(i), terms.allowedFor(terms.key(i))));
    }
    int shown = Math.min(conditions.size(), MOST_TERMS);
    if (shown > 0) {
      text.append(" where ").append(String.join(" and ", conditions.subList(0, shown)));
    }
    return text.append(shown < conditions.size() ? " and so on" : "").toString();
  }

  private static String effect(Effect effect) {
    String squares =
        effect.first().equals(effect.second())
            ? effect.first().text()
            : effect.first().text() + " to " + effect.second().text();
    return effect.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ') + " " + squares;
  }

  private static String condition(int key, long answers) {
    if (key == QuestionKeys.MOVED) {
      return answers == QuestionKeys.UNMOVED ? "it has not moved" : "it has moved";
    }
    if (!QuestionKeys.isSquare(key)) {
      return "the board is large enough";
    }
    String square = QuestionKeys.place(key).text();
    List<String> contents = new ArrayList<>();
    long rest = answers;
    rest = word(rest, QuestionKeys.EMPTY, "empty", contents);
    rest = word(rest, QuestionKeys.EN_PASSANT, "open to capture en passant", contents);
    rest =
        word(
            rest,
            QuestionKeys.EN_PASSANT_COMMON,
            "open to the capture en passant of a common enemy",
            contents);
    rest =
        word(
            rest,
            QuestionKeys.EN_PASSANT & ~QuestionKeys.EN_PASSANT_COMMON,
            "open to the capture en passant of a royal enemy",
            contents);
    rest =
        word(
            rest,
            QuestionKeys.EMPTY & ~QuestionKeys.EN_PASSANT,
            "empty and not open en passant",
            contents);
    rest = word(rest, QuestionKeys.ENEMY_COMMON | QuestionKeys.ENEMY_ROYAL, "an enemy", contents);
    rest = word(rest, QuestionKeys.ENEMY_COMMON, "a common enemy", contents);
    rest = word(rest, QuestionKeys.ENEMY_ROYAL, "a royal enemy", contents);
    rest = word(rest, QuestionKeys.OWN, "own", contents);
    rest = word(rest, QuestionKeys.OWN_COMMON, "own and not royal", contents);
    rest = word(rest, QuestionKeys.OWN_ROYAL, "own and royal", contents);
    word(rest, QuestionKeys.HOLE, "a hole", contents);
    return square + " is " + String.join(" or ", contents);
  }

  private static long word(long answers, long meant, String word, List<String> contents) {
    if ((answers & meant) != meant || meant == 0) {
      return answers;
    }
    contents.add(word);
    return answers & ~meant;
  }
}
