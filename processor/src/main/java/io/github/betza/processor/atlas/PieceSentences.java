package io.github.betza.processor.atlas;

import io.github.betza.model.Blocker;
import io.github.betza.model.Promotion;
import io.github.betza.model.Zone;
import io.github.betza.processor.describe.Description;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.VariantFacts.ExtraFacts;
import io.github.betza.processor.variant.sentence.RuleWords;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Describes the rules of a game that change what some of its pieces do. */
final class PieceSentences {
  /** How much it may take to find out how a piece moves. */
  private static final long MOST_WORK = 4_000_000;

  private PieceSentences() {}

  /** Returns the rules in sentences. */
  static List<String> of(DrawnGame game) {
    VariantFacts facts = game.facts();
    List<String> rules = new ArrayList<>();
    facts.promotions().forEach(rule -> rules.add(promotion(game, rule)));
    if (someMayDoTwo(facts)) {
      rules.add("Where a move falls under two of these rules, that of the square reached holds.");
    }
    facts.zones().forEach(zone -> rules.add(zone(game, zone)));
    facts.extras().forEach(extra -> rules.add(extra(game, extra)));
    facts.blockers().forEach(blocker -> rules.add(blocker(game, blocker)));
    return rules;
  }

  /**
   * Returns the rules about one piece in sentences; those that hold for others too name it only.
   */
  static List<String> of(DrawnGame game, String symbol) {
    VariantFacts facts = game.facts();
    int kind = facts.kindOf(symbol);
    List<String> rules = new ArrayList<>();
    for (Promotion rule : facts.promotions()) {
      if (facts.kindsOf(rule.of()).contains(kind)) {
        String choices = String.join("", VariantFacts.choices(rule, symbol));
        Promotion own =
            new Promotion(symbol, choices, rule.zone(), rule.on(), rule.optional(), rule.limited());
        rules.add(promotion(game, own));
      }
    }
    for (Zone zone : facts.zonesOf(kind)) {
      rules.add(zone(game, new Zone(symbol, zone.squares(), zone.captures())));
    }
    for (ExtraFacts extra : facts.extrasOf(kind)) {
      rules.add(extra(game, new ExtraFacts(symbol, extra.moves(), extra.squares())));
    }
    for (Blocker blocker : facts.blockersTo(kind)) {
      rules.add(blocker(game, new Blocker(blocker.of(), symbol)));
    }
    return rules;
  }

  private static String promotion(DrawnGame game, Promotion rule) {
    boolean several = game.facts().kindsOf(rule.of()).size() > 1;
    String must = several ? " promote to " : " promotes to ";
    String limit =
        !rule.limited()
            ? ""
            : rule.optional()
                ? ", as far as such pieces were lost"
                : ", as far as such pieces were lost; where none were, there is no such move";
    return Phrases.subject(game, rule.of())
        + (rule.optional() ? " may promote to " : must)
        + choices(game, rule, several)
        + moment(rule)
        + limit
        + ".";
  }

  /** A plus alone means the promoted form of each piece. */
  private static String choices(DrawnGame game, Promotion rule, boolean several) {
    List<String> names = new ArrayList<>();
    for (String symbol : VariantFacts.choices(rule, rule.of())) {
      boolean own = several && symbol.equals("+" + rule.of());
      names.addAll(own ? List.of("their own promoted forms") : game.labels(symbol));
    }
    return RuleWords.list(names, " or ");
  }

  private static String moment(Promotion rule) {
    String squares = RuleWords.squares(rule.zone());
    return switch (rule.on()) {
      case ARRIVAL -> " on " + squares;
      case CONTACT -> " with a move that begins or ends on " + squares;
      case ENTRY_OR_CAPTURE ->
          " with a move that enters " + squares + ", or with a capture that begins or ends there";
    };
  }

  private static boolean someMayDoTwo(VariantFacts facts) {
    Set<Integer> kinds = new HashSet<>();
    return facts.promotions().stream()
        .flatMap(rule -> facts.kindsOf(rule.of()).stream())
        .anyMatch(kind -> !kinds.add(kind));
  }

  private static String zone(DrawnGame game, Zone zone) {
    String rule =
        Phrases.subject(game, zone.of()) + " may not leave " + RuleWords.squares(zone.squares());
    return zone.captures().isEmpty()
        ? rule + "."
        : rule
            + ", but moves that capture, or change places with an enemy, may also end on "
            + RuleWords.squares(zone.captures())
            + ".";
  }

  private static String extra(DrawnGame game, ExtraFacts extra) {
    String moves =
        extra
            .moves()
            .flatMap(PieceFacts::piece)
            .map(piece -> Description.of(piece, new Work(MOST_WORK)))
            .orElse(List.of())
            .stream()
            .reduce((one, other) -> one + " " + other)
            .orElseThrow(() -> new IllegalArgumentException("the moves of an extra are unknown"));
    return Phrases.subject(game, extra.of())
        + " also"
        + (game.facts().kindsOf(extra.of()).size() > 1 ? " have" : " has")
        + " these moves, from one to another of the squares "
        + RuleWords.squares(extra.squares())
        + ": "
        + moves;
  }

  private static String blocker(DrawnGame game, Blocker blocker) {
    return Phrases.subject(game, blocker.to())
        + " can neither capture, nor pass, nor jump over "
        + Phrases.any(game, blocker.of())
        + " of either side.";
  }
}
