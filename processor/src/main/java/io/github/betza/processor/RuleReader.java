package io.github.betza.processor;

import io.github.betza.Promoting;
import io.github.betza.processor.diagnostic.AnnotationPlace.In;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts.BlockerFacts;
import io.github.betza.processor.variant.VariantFacts.ExtraFacts;
import io.github.betza.processor.variant.VariantFacts.GoalFacts;
import io.github.betza.processor.variant.VariantFacts.PromotionFacts;
import io.github.betza.processor.variant.VariantFacts.ZoneFacts;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads the annotations within that of a game, each of which is a rule for some of its pieces. */
final class RuleReader {
  private final AnnotationReader reader;

  /** What these annotations say. */
  record Rules(
      List<PromotionFacts> promotions,
      List<ZoneFacts> zones,
      List<ExtraFacts> extras,
      List<BlockerFacts> blockers,
      List<GoalFacts> goals) {}

  RuleReader(AnnotationReader reader) {
    this.reader = reader;
  }

  /** Returns the values of the annotations that the members of a game's annotation hold. */
  Map<In, List<Map<String, AnnotationValue>>> nested(Map<String, AnnotationValue> values) {
    Map<In, List<Map<String, AnnotationValue>>> nested = new EnumMap<>(In.class);
    for (In in : In.values()) {
      if (!in.member().isEmpty()) {
        nested.put(in, nested(values, in.member()));
      }
    }
    return nested;
  }

  private List<Map<String, AnnotationValue>> nested(
      Map<String, AnnotationValue> values, String member) {
    List<Map<String, AnnotationValue>> result = new ArrayList<>();
    if (reader.value(values, member) instanceof List<?> items) {
      for (Object item : items) {
        if (item instanceof AnnotationValue value
            && value.getValue() instanceof AnnotationMirror mirror) {
          result.add(reader.values(mirror));
        }
      }
    }
    return result;
  }

  /**
   * Returns what the annotations say; nothing where some value cannot be worked out (yet).
   *
   * @param piece finds the piece that a type nested in the game declares, by the name of the type
   */
  Optional<Rules> read(
      Map<In, List<Map<String, AnnotationValue>>> nested,
      Function<String, Optional<PieceFacts>> piece) {
    Optional<List<PromotionFacts>> promotions = all(nested.get(In.PROMOTION), this::promotion);
    Optional<List<ZoneFacts>> zones = all(nested.get(In.ZONE), this::zone);
    Optional<List<ExtraFacts>> extras = all(nested.get(In.EXTRA), extra -> extra(extra, piece));
    Optional<List<BlockerFacts>> blockers = all(nested.get(In.BLOCKER), this::blocker);
    Optional<List<GoalFacts>> goals = all(nested.get(In.GOAL), this::goal);
    return promotions.isPresent()
            && zones.isPresent()
            && extras.isPresent()
            && blockers.isPresent()
            && goals.isPresent()
        ? Optional.of(
            new Rules(promotions.get(), zones.get(), extras.get(), blockers.get(), goals.get()))
        : Optional.empty();
  }

  private static <T> Optional<List<T>> all(
      List<Map<String, AnnotationValue>> annotations,
      Function<Map<String, AnnotationValue>, Optional<T>> reading) {
    List<T> facts = annotations.stream().map(reading).flatMap(Optional::stream).toList();
    return facts.size() == annotations.size() ? Optional.of(facts) : Optional.empty();
  }

  private Optional<PromotionFacts> promotion(Map<String, AnnotationValue> values) {
    return reader.value(values, "of") instanceof String of
            && reader.value(values, "to") instanceof String to
            && reader.value(values, "zone") instanceof String zone
            && reader.value(values, "on") instanceof VariableElement on
            && reader.value(values, "optional") instanceof Boolean optional
            && reader.value(values, "limited") instanceof Boolean limited
        ? Optional.of(
            new PromotionFacts(
                of, to, zone, Promoting.valueOf(on.getSimpleName().toString()), optional, limited))
        : Optional.empty();
  }

  private Optional<ZoneFacts> zone(Map<String, AnnotationValue> values) {
    return reader.value(values, "captures") instanceof String captures
        ? pair(values, "of", "squares", (of, squares) -> new ZoneFacts(of, squares, captures))
        : Optional.empty();
  }

  private Optional<GoalFacts> goal(Map<String, AnnotationValue> values) {
    return pair(values, "of", "squares", GoalFacts::new);
  }

  private Optional<BlockerFacts> blocker(Map<String, AnnotationValue> values) {
    return pair(values, "of", "to", BlockerFacts::new);
  }

  private <T> Optional<T> pair(
      Map<String, AnnotationValue> values,
      String first,
      String second,
      BiFunction<String, String, T> maker) {
    return reader.value(values, first) instanceof String one
            && reader.value(values, second) instanceof String other
        ? Optional.of(maker.apply(one, other))
        : Optional.empty();
  }

  private Optional<ExtraFacts> extra(
      Map<String, AnnotationValue> values, Function<String, Optional<PieceFacts>> piece) {
    return reader.value(values, "moves") instanceof TypeMirror moves
            && moves.getKind() != TypeKind.ERROR
        ? pair(
            values,
            "of",
            "squares",
            (of, squares) -> new ExtraFacts(of, piece.apply(typeName(values)), squares))
        : Optional.empty();
  }

  /** Returns the name of the type whose moves are meant; empty where it is no class. */
  String typeName(Map<String, AnnotationValue> extra) {
    return reader.value(extra, "moves") instanceof DeclaredType moves
            && moves.asElement() instanceof TypeElement type
        ? type.getQualifiedName().toString()
        : "";
  }
}
