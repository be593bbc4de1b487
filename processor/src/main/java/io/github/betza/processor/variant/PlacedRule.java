package io.github.betza.processor.variant;

import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A rule for some of the pieces of a game, with its place in the annotation.
 *
 * @param member the member of the game's annotation that contains it
 * @param index its number there, from 0
 * @param rule the rule
 */
public record PlacedRule<R>(Member<List<R>> member, int index, R rule) {
  public static <R> List<PlacedRule<R>> of(GameModel game, Member<List<R>> member) {
    List<R> rules = game.get(member);
    return IntStream.range(0, rules.size())
        .mapToObj(index -> new PlacedRule<>(member, index, rules.get(index)))
        .toList();
  }

  /** Returns the place of a member of the rule's own annotation. */
  public AnnotationPlace at(Member<?> part) {
    return new AnnotationPlace.OfRule(member.name(), index, part.name());
  }
}
