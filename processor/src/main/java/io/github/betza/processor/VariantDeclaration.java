package io.github.betza.processor;

import io.github.betza.processor.variant.Place;
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
 * @param promotions the values of each promotion by their members
 * @param zones the values of each zone by their members
 * @param pieces the declarations of the pieces
 */
record VariantDeclaration(
    TypeElement type,
    AnnotationMirror mirror,
    VariantFacts facts,
    Map<String, AnnotationValue> values,
    List<Map<String, AnnotationValue>> promotions,
    List<Map<String, AnnotationValue>> zones,
    List<Declaration> pieces) {
  /** Copies the lists. */
  VariantDeclaration {
    values = Map.copyOf(values);
    promotions = List.copyOf(promotions);
    zones = List.copyOf(zones);
    pieces = List.copyOf(pieces);
  }

  /** Returns the type that is annotated at a place. */
  TypeElement typeAt(Place place) {
    return place.in() == Place.In.PIECE ? pieces.get(place.index()).type() : type;
  }

  /** Returns the annotation of that type. */
  AnnotationMirror mirrorAt(Place place) {
    return place.in() == Place.In.PIECE ? pieces.get(place.index()).mirror() : mirror;
  }

  /**
   * Returns the value at a place, or null where the place is an annotation as a whole.
   *
   * @param nested whether the compiler knows the places of values in nested annotations; that of
   *     Eclipse does not, so there the member that holds the annotation stands for them
   */
  AnnotationValue valueAt(Place place, boolean nested) {
    Map<String, AnnotationValue> all =
        switch (place.in()) {
          case VARIANT -> values;
          case PROMOTION -> nested ? promotions.get(place.index()) : values;
          case ZONE -> nested ? zones.get(place.index()) : values;
          case PIECE -> pieces.get(place.index()).positions();
        };
    return all.get(nested ? place.member() : outerMember(place));
  }

  private static String outerMember(Place place) {
    return switch (place.in()) {
      case PROMOTION -> "promotions";
      case ZONE -> "zones";
      case VARIANT, PIECE -> place.member();
    };
  }
}
