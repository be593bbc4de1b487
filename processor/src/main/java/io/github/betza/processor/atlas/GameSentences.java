package io.github.betza.processor.atlas;

import io.github.betza.model.Form;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.model.Member.Kind;
import io.github.betza.processor.variant.sentence.VariantSentences;
import java.util.ArrayList;
import java.util.List;

/** Describes the rules of a game that are not moves of pieces. */
final class GameSentences {
  private GameSentences() {}

  /** Returns the rules in sentences. */
  static List<String> of(DrawnGame game) {
    VariantSentences sentences = game.sentences();
    List<String> rules = new ArrayList<>(sentences.ofPieces());
    rules.addAll(sentences.ofPlay());
    if (namesSquares(game.facts().model())) {
      rules.add("Squares are named as White sees them; for Black the board is turned round.");
    }
    return rules;
  }

  private static boolean namesSquares(GameModel model) {
    return GameModel.FORM.members().stream()
        .filter(member -> member.ruleForm().filter(GameSentences::hasSquares).isPresent())
        .anyMatch(member -> !member.isDefault(GameModel.FORM.value(model, member)));
  }

  private static boolean hasSquares(Form<?> form) {
    return form.members().stream().map(Member::kind).anyMatch(Kind.SQUARES::equals);
  }
}
