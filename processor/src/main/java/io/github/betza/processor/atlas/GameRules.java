package io.github.betza.processor.atlas;

import io.github.betza.game.Capturing;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.VariantFacts.PromotionFacts;
import io.github.betza.processor.variant.VariantFacts.ZoneFacts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Tells the rules of a game that are not moves of pieces. */
final class GameRules {
  private GameRules() {}

  /** Returns the rules in sentences. */
  static List<String> of(DrawnGame game) {
    VariantFacts facts = game.facts();
    List<String> rules = new ArrayList<>();
    facts.promotions().forEach(rule -> rules.add(promotion(game, rule)));
    for (ZoneFacts zone : facts.zones()) {
      rules.add(subject(game, zone.of()) + " may not leave " + squares(zone.squares()) + ".");
    }
    rules.add(
        switch (facts.royalty()) {
          case NONE -> "No piece is royal.";
          case CHECKMATE -> "Royal pieces may not be left attacked.";
          case LAST_CAPTURED -> "Who has lost the last royal piece has lost.";
          case KIND_EXTINCT -> "Who has lost the last piece of a kind has lost.";
        });
    rules.add(
        switch (facts.stalemate()) {
          case DRAW -> "Stalemate is a draw.";
          case LOSS -> "Who is stalemated has lost.";
          case WIN -> "Who is stalemated has won.";
        });
    if (facts.capturing() != Capturing.FREE) {
      rules.add("Who can capture must.");
    }
    if (facts.flyingGeneral()) {
      rules.add("Royal pieces may not face each other on a file.");
    }
    return rules;
  }

  private static String promotion(DrawnGame game, PromotionFacts rule) {
    String verb = rule.of().length() > 1 ? " promote to " : " promotes to ";
    return subject(game, rule.of())
        + (rule.optional() ? " may promote to " : verb)
        + list(game.names(rule.to()), " or ")
        + " on "
        + squares(rule.zone())
        + (rule.limited() ? ", as far as such pieces were lost." : ".");
  }

  private static String subject(DrawnGame game, String letters) {
    List<String> names = game.names(letters).stream().map(name -> "the " + name).toList();
    return "T" + list(names, " and ").substring(1);
  }

  /** Returns a set of squares in words; it is seen from White's side. */
  private static String squares(String set) {
    return Arrays.stream(set.strip().split("\\s+", -1))
        .map(GameRules::item)
        .collect(Collectors.joining(", "));
  }

  private static String item(String item) {
    boolean range = item.indexOf('-') >= 0;
    if (item.chars().noneMatch(letter -> letter >= 'a' && letter <= 'z')) {
      return (range ? "ranks " : "rank ") + item;
    }
    if (item.chars().noneMatch(letter -> letter >= '0' && letter <= '9')) {
      return (range ? "files " : "file ") + item;
    }
    return item;
  }

  private static String list(List<String> names, String last) {
    int end = names.size() - 1;
    return end <= 0
        ? String.join("", names)
        : String.join(", ", names.subList(0, end)) + last + names.get(end);
  }
}
