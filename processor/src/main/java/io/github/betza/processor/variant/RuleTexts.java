package io.github.betza.processor.variant;

import io.github.betza.model.Member;
import io.github.betza.model.Member.Kind;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.AnnotationPlace.In;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The texts of the rules of a game, by the members that hold them.
 *
 * @param letters the lists of letters
 * @param squares the sets of squares
 */
public record RuleTexts(
    Map<AnnotationPlace, String> letters, Map<AnnotationPlace, String> squares) {

  /** Returns the texts of a game. */
  public static RuleTexts of(VariantFacts facts) {
    RuleTexts texts = new RuleTexts(new LinkedHashMap<>(), new LinkedHashMap<>());
    facts
        .model()
        .forEachRule(
            (member, index, values) ->
                values.forEach(
                    (each, value) -> texts.add(In.of(member.name()), index, each, value)));
    return texts;
  }

  private void add(In in, int index, Member<?> member, Object value) {
    AnnotationPlace place = new AnnotationPlace(in, index, member.name());
    boolean isGiven = !member.usual().equals(Optional.of(value));
    if (member.kind() == Kind.LETTERS && isGiven) {
      letters.put(place, (String) value);
    } else if (member.kind() == Kind.SQUARES && isGiven) {
      squares.put(place, (String) value);
    }
  }
}
