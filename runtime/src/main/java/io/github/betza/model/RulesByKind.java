package io.github.betza.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * The rules of a game, each for one kind; the annotation has one rule for several letters. Kind 0
 * means an unknown letter.
 */
public record RulesByKind(
    List<KindPromotion> promotions, List<KindZone> zones, List<KindBlocker> blockers) {
  /** Copies the lists. */
  public RulesByKind {
    promotions = List.copyOf(promotions);
    zones = List.copyOf(zones);
    blockers = List.copyOf(blockers);
  }

  /**
   * A promotion of a kind.
   *
   * @param kind the kind
   * @param choices the kinds that it may become
   * @param rule the whole rule
   */
  public record KindPromotion(int kind, List<Integer> choices, Promotion rule) {
    /** Copies the list. */
    public KindPromotion {
      choices = List.copyOf(choices);
    }

    /** Returns how many further moves a promoting move of the kind becomes. */
    public int more() {
      return choices.size() - (rule.optional() ? 0 : 1);
    }
  }

  /** The zone of a kind. */
  public record KindZone(int kind, Zone zone) {}

  /** A kind that is like the edge of the board to another. */
  public record KindBlocker(int of, int to) {}

  /**
   * Returns the rules of a game.
   *
   * @param symbols the letters of its pieces, by their kinds from 1 on
   */
  public static RulesByKind of(GameModel game, List<String> symbols) {
    ToIntFunction<String> kind = symbol -> symbols.indexOf(symbol) + 1;
    List<KindPromotion> promotions = new ArrayList<>();
    for (Promotion rule : game.promotions()) {
      for (String of : split(rule.of())) {
        promotions.add(
            new KindPromotion(
                kind.applyAsInt(of),
                rule.choices(of).stream().map(kind::applyAsInt).toList(),
                rule));
      }
    }
    List<KindZone> zones = new ArrayList<>();
    for (Zone zone : game.zones()) {
      split(zone.of()).forEach(of -> zones.add(new KindZone(kind.applyAsInt(of), zone)));
    }
    List<KindBlocker> blockers = new ArrayList<>();
    for (Blocker rule : game.blockers()) {
      for (String of : split(rule.of())) {
        split(rule.to())
            .forEach(to -> blockers.add(new KindBlocker(kind.applyAsInt(of), kind.applyAsInt(to))));
      }
    }
    return new RulesByKind(promotions, zones, blockers);
  }

  /** Returns the kinds of the letters in a list; 0 for an unknown letter. */
  public static List<Integer> kinds(String letters, List<String> symbols) {
    return split(letters).stream().map(symbol -> symbols.indexOf(symbol) + 1).toList();
  }

  /** Returns the letters of a list; letters of promoted forms follow a plus. */
  public static List<String> split(String letters) {
    List<String> symbols = new ArrayList<>();
    for (int i = 0; i < letters.length(); ) {
      int end = i + (letters.charAt(i) == '+' && i + 1 < letters.length() ? 2 : 1);
      symbols.add(letters.substring(i, end));
      i = end;
    }
    return symbols;
  }

  /** Returns the kinds that are like the edge of the board to a kind. */
  public List<Integer> blockersTo(int kind) {
    return blockers.stream().filter(blocker -> blocker.to() == kind).map(KindBlocker::of).toList();
  }
}
