package io.github.betza.processor;

import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.AnnotationPlace.OfPiece;
import io.github.betza.processor.diagnostic.AnnotationPlace.OfRule;
import io.github.betza.processor.variant.VariantFacts;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;

/**
 * A game as an annotation declares it, with the places of all values.
 *
 * @param type the annotated type
 * @param mirror the annotation
 * @param facts the declared game
 * @param values the values of the annotation by their members
 * @param nested the values of the nested annotations, by their members
 * @param pieces the declarations of the pieces
 */
record VariantDeclaration(
    TypeElement type,
    AnnotationMirror mirror,
    VariantFacts facts,
    Map<String, AnnotationValue> values,
    Map<String, List<Map<String, AnnotationValue>>> nested,
    List<Declaration> pieces) {
  VariantDeclaration {
    values = Map.copyOf(values);
    nested = Map.copyOf(nested);
    pieces = List.copyOf(pieces);
  }

  TypeElement typeAt(AnnotationPlace place) {
    return place instanceof OfPiece piece ? pieces.get(piece.index()).type() : type;
  }

  /** Returns the annotation of that type. */
  AnnotationMirror mirrorAt(AnnotationPlace place) {
    return place instanceof OfPiece piece ? pieces.get(piece.index()).mirror() : mirror;
  }

  /**
   * Returns the value at a place, or null if the place is an annotation as a whole.
   *
   * @param inNested whether the compiler has the places of values in nested annotations; that of
   *     Eclipse does not, so it gets the member with the nested annotation instead
   */
  AnnotationValue valueAt(AnnotationPlace place, boolean inNested) {
    if (place instanceof OfPiece piece) {
      return pieces.get(piece.index()).positions().get(place.member());
    }
    if (place instanceof OfRule rule) {
      return inNested
          ? nested.get(rule.rules()).get(rule.index()).get(place.member())
          : values.get(rule.rules());
    }
    return values.get(place.member());
  }

  /**
   * Returns the positions of the members that lead to the value at a place, see {@link
   * Annotations}.
   */
  List<Integer> numbersOf(AnnotationPlace place) {
    if (!(place instanceof OfRule rule)) {
      return List.of(Annotations.number(mirrorAt(place), place.member()));
    }
    int member = Annotations.number(mirror, rule.rules());
    return values.get(rule.rules()).getValue() instanceof List<?> items
            && items.get(rule.index()) instanceof AnnotationValue item
            && item.getValue() instanceof AnnotationMirror annotation
        ? List.of(member, rule.index(), Annotations.number(annotation, place.member()))
        : List.of(member);
  }
}
