package io.github.betza.processor.variant.check;

import io.github.betza.processor.variant.VariantFacts;
import java.util.List;
import java.util.stream.Collectors;

/** What helps say of zones, where pieces never come to the squares that a rule names. */
final class ZoneHelp {
  private ZoneHelp() {}

  /** Returns which squares the zones of kinds keep them on; nothing where they have none. */
  static String keptBy(VariantFacts facts, List<Integer> kinds) {
    return kinds.stream()
        .distinct()
        .flatMap(kind -> facts.zonesOf(kind).stream().map(zone -> keptBy(facts, kind, zone)))
        .collect(Collectors.joining());
  }

  private static String keptBy(VariantFacts facts, int kind, VariantFacts.ZoneFacts zone) {
    return "; its zone keeps " + facts.piece(kind).typeName() + " on " + zone.squares();
  }
}
