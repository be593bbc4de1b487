package io.github.betza.processor;

import io.github.betza.game.Capturing;
import io.github.betza.game.Royalty;
import io.github.betza.game.Stalemate;
import io.github.betza.processor.notation.Notations;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.VariantFacts.PromotionFacts;
import io.github.betza.processor.variant.VariantFacts.ZoneFacts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Reads the annotation of a game, and those of the pieces nested in its type. */
final class VariantReader {
  /** The name of the annotation. */
  static final String ANNOTATION = "io.github.betza.Variant";

  private static final char NO_LETTER = ' ';

  private final Elements elements;
  private final AnnotationReader pieces;

  VariantReader(Elements elements) {
    this.elements = elements;
    this.pieces = new AnnotationReader(elements);
  }

  /**
   * Reads the annotation of a type.
   *
   * @return what it declares, or nothing where some value cannot be worked out (yet)
   */
  Optional<VariantDeclaration> read(TypeElement type) {
    for (AnnotationMirror mirror : type.getAnnotationMirrors()) {
      if (mirror.getAnnotationType().asElement() instanceof TypeElement annotation
          && annotation.getQualifiedName().contentEquals(ANNOTATION)) {
        return read(type, mirror);
      }
    }
    return Optional.empty();
  }

  private Optional<VariantDeclaration> read(TypeElement type, AnnotationMirror mirror) {
    List<Declaration> declarations = new ArrayList<>();
    for (TypeElement nested : ElementFilter.typesIn(type.getEnclosedElements())) {
      if (AnnotationReader.mirror(nested).isPresent()) {
        Optional<Declaration> piece = pieces.read(nested);
        if (piece.isEmpty()) {
          return Optional.empty();
        }
        declarations.add(piece.get());
      }
    }
    Map<String, AnnotationValue> values = values(mirror);
    List<Map<String, AnnotationValue>> promotions = nested(values, "promotions");
    List<Map<String, AnnotationValue>> zones = nested(values, "zones");
    return facts(type, declarations, values, promotions, zones)
        .map(
            facts ->
                new VariantDeclaration(
                    type, mirror, facts, values, promotions, zones, declarations));
  }

  private Optional<VariantFacts> facts(
      TypeElement type,
      List<Declaration> declarations,
      Map<String, AnnotationValue> values,
      List<Map<String, AnnotationValue>> promotions,
      List<Map<String, AnnotationValue>> zones) {
    List<PromotionFacts> promoting = new ArrayList<>();
    promotions.forEach(each -> promotion(each).ifPresent(promoting::add));
    List<ZoneFacts> confining = new ArrayList<>();
    zones.forEach(each -> zone(each).ifPresent(confining::add));
    if (promoting.size() == promotions.size()
        && confining.size() == zones.size()
        && pieces.value(values, "name") instanceof String name
        && pieces.value(values, "files") instanceof Integer files
        && pieces.value(values, "ranks") instanceof Integer ranks
        && pieces.value(values, "setup") instanceof String setup
        && pieces.value(values, "royalty") instanceof VariableElement royalty
        && pieces.value(values, "stalemate") instanceof VariableElement stalemate
        && pieces.value(values, "capturing") instanceof VariableElement capturing
        && pieces.value(values, "flyingGeneral") instanceof Boolean flyingGeneral) {
      return Optional.of(
          new VariantFacts(
              name.isEmpty() ? type.getSimpleName().toString() : name,
              files,
              ranks,
              setup,
              declarations.stream().map(piece -> piece(piece, files, ranks)).toList(),
              promoting,
              confining,
              Royalty.valueOf(royalty.getSimpleName().toString()),
              Stalemate.valueOf(stalemate.getSimpleName().toString()),
              Capturing.valueOf(capturing.getSimpleName().toString()),
              flyingGeneral));
    }
    return Optional.empty();
  }

  private static PieceFacts piece(Declaration piece, int files, int ranks) {
    boolean ownSize = piece.files() != 0 || piece.ranks() != 0;
    boolean sameSize = piece.files() == files && piece.ranks() == ranks;
    return new PieceFacts(
        piece.type().getSimpleName().toString(),
        GeneratedNames.simpleName(piece.type()),
        piece.pieceName(),
        DeclarationCheck.letter(piece),
        piece.letter() != NO_LETTER,
        piece.royal(),
        (!ownSize || sameSize) && BoardClass.ownClass(piece).isEmpty(),
        !ownSize,
        Notations.read(piece.notation(), piece.language()).piece());
  }

  private Optional<PromotionFacts> promotion(Map<String, AnnotationValue> values) {
    return pieces.value(values, "of") instanceof String of
            && pieces.value(values, "to") instanceof String to
            && pieces.value(values, "zone") instanceof String zone
            && pieces.value(values, "optional") instanceof Boolean optional
            && pieces.value(values, "limited") instanceof Boolean limited
        ? Optional.of(new PromotionFacts(of, to, zone, optional, limited))
        : Optional.empty();
  }

  private Optional<ZoneFacts> zone(Map<String, AnnotationValue> values) {
    return pieces.value(values, "of") instanceof String of
            && pieces.value(values, "squares") instanceof String squares
        ? Optional.of(new ZoneFacts(of, squares))
        : Optional.empty();
  }

  private Map<String, AnnotationValue> values(AnnotationMirror mirror) {
    Map<String, AnnotationValue> values = new HashMap<>();
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        elements.getElementValuesWithDefaults(mirror).entrySet()) {
      values.put(entry.getKey().getSimpleName().toString(), entry.getValue());
    }
    return values;
  }

  /** Returns the values of the annotations that a member holds. */
  private List<Map<String, AnnotationValue>> nested(
      Map<String, AnnotationValue> values, String member) {
    List<Map<String, AnnotationValue>> result = new ArrayList<>();
    if (pieces.value(values, member) instanceof List<?> items) {
      for (Object item : items) {
        if (item instanceof AnnotationValue value
            && value.getValue() instanceof AnnotationMirror mirror) {
          result.add(values(mirror));
        }
      }
    }
    return result;
  }
}
