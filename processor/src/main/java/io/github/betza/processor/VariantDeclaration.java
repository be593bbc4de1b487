package io.github.betza.processor;

import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.AnnotationPlace.In;
import io.github.betza.processor.variant.VariantFacts;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;

/**
 * A game as an annotation declares it, with where everything was written.
 *
 * @param type the annotated type
 * @param mirror the annotation
 * @param facts what it says
 * @param values the values of the annotation by their members
 * @param nested the values of the annotations that it holds, by their members
 * @param pieces the declarations of the pieces
 */
record VariantDeclaration(
    TypeElement type,
    AnnotationMirror mirror,
    VariantFacts facts,
    Map<String, AnnotationValue> values,
    Map<In, List<Map<String, AnnotationValue>>> nested,
    List<Declaration> pieces) {
  /** Copies the lists. */
  VariantDeclaration {
    values = Map.copyOf(values);
    nested = Map.copyOf(nested);
    pieces = List.copyOf(pieces);
  }

  /** Returns the type that is annotated at a place. */
  TypeElement typeAt(AnnotationPlace place) {
    return place.in() == In.PIECE ? pieces.get(place.index()).type() : type;
  }

  /** Returns the annotation of that type. */
  AnnotationMirror mirrorAt(AnnotationPlace place) {
    return place.in() == In.PIECE ? pieces.get(place.index()).mirror() : mirror;
  }

  /**
   * Returns the value at a place, or null where the place is an annotation as a whole.
   *
   * @param inNested whether the compiler knows the places of values in nested annotations; that of
   *     Eclipse does not, so there the member that holds the annotation stands for them
   */
  AnnotationValue valueAt(AnnotationPlace place, boolean inNested) {
    return switch (place.in()) {
      case OWN -> values.get(place.member());
      case PIECE -> pieces.get(place.index()).positions().get(place.member());
      case PROMOTION, ZONE, EXTRA, BLOCKER, GOAL ->
          inNested
              ? nested.get(place.in()).get(place.index()).get(place.member())
              : values.get(place.in().member());
    };
  }

  /**
   * Returns the numbers of the members that lead to the value at a place, see {@link Annotations}.
   */
  List<Integer> numbersOf(AnnotationPlace place) {
    if (place.in().member().isEmpty()) {
      return List.of(Annotations.number(mirrorAt(place), place.member()));
    }
    int member = Annotations.number(mirror, place.in().member());
    return values.get(place.in().member()).getValue() instanceof List<?> items
            && items.get(place.index()) instanceof AnnotationValue item
            && item.getValue() instanceof AnnotationMirror rule
        ? List.of(member, place.index(), Annotations.number(rule, place.member()))
        : List.of(member);
  }
}
