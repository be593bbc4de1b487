package io.github.betza.processor;

import io.github.betza.BareKing;
import io.github.betza.Capturing;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.processor.RuleReader.Rules;
import io.github.betza.processor.diagnostic.AnnotationPlace.In;
import io.github.betza.processor.emit.DeclaredGeometry;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.VariantFacts.EndFacts;
import io.github.betza.processor.variant.VariantFacts.GoalFacts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Reads the annotation of a game, and those of the pieces nested in its type. */
final class VariantReader {
  /** The name of the annotation. */
  static final String ANNOTATION = "io.github.betza.Variant";

  private final AnnotationReader pieces;
  private final RuleReader rules;
  private final Readings readings;

  VariantReader(Elements elements, Readings readings) {
    this.pieces = new AnnotationReader(elements);
    this.rules = new RuleReader(pieces);
    this.readings = readings;
  }

  /**
   * Reads the annotation of a type.
   *
   * @return what it declares, or nothing where some value cannot be worked out (yet)
   */
  Optional<VariantDeclaration> read(TypeElement type) {
    Optional<AnnotationMirror> mirror = Annotations.find(type, ANNOTATION);
    return mirror.isPresent() ? read(type, mirror.get()) : Optional.empty();
  }

  private Optional<VariantDeclaration> read(TypeElement type, AnnotationMirror mirror) {
    Map<String, AnnotationValue> values = pieces.values(mirror);
    Map<In, List<Map<String, AnnotationValue>>> nested = rules.nested(values);
    Set<String> onlyMoves = new HashSet<>();
    nested.get(In.EXTRA).forEach(extra -> onlyMoves.add(rules.typeName(extra)));
    List<Declaration> declarations = new ArrayList<>();
    Map<String, Declaration> all = new HashMap<>();
    for (TypeElement member : ElementFilter.typesIn(type.getEnclosedElements())) {
      if (Annotations.find(member, AnnotationReader.ANNOTATION).isPresent()) {
        Optional<Declaration> piece = pieces.read(member);
        if (piece.isEmpty()) {
          return Optional.empty();
        }
        String name = member.getQualifiedName().toString();
        all.put(name, piece.get());
        if (piece.get().hasLetter() || !onlyMoves.contains(name)) {
          declarations.add(piece.get());
        }
      }
    }
    return facts(type, declarations, all, values, nested)
        .map(facts -> new VariantDeclaration(type, mirror, facts, values, nested, declarations));
  }

  private Optional<VariantFacts> facts(
      TypeElement type,
      List<Declaration> declarations,
      Map<String, Declaration> all,
      Map<String, AnnotationValue> values,
      Map<In, List<Map<String, AnnotationValue>>> nested) {
    if (pieces.value(values, "name") instanceof String name
        && pieces.value(values, "files") instanceof Integer files
        && pieces.value(values, "ranks") instanceof Integer ranks
        && pieces.value(values, "setup") instanceof String setup
        && pieces.value(values, "royalty") instanceof VariableElement royalty
        && pieces.value(values, "stalemate") instanceof VariableElement stalemate
        && pieces.value(values, "capturing") instanceof VariableElement capturing
        && pieces.value(values, "flyingGeneral") instanceof Boolean flyingGeneral
        && pieces.value(values, "bikjang") instanceof Boolean bikjang
        && pieces.value(values, "passesEnd") instanceof Boolean passesEnd) {
      Optional<Rules> said =
          rules.read(
              nested,
              typeName ->
                  Optional.ofNullable(all.get(typeName)).map(piece -> piece(piece, files, ranks)));
      Optional<EndFacts> ends = said.flatMap(each -> ends(values, each.goals()));
      if (said.isPresent() && ends.isPresent()) {
        return Optional.of(
            new VariantFacts(
                name.isEmpty() ? type.getSimpleName().toString() : name,
                files,
                ranks,
                setup,
                declarations.stream().map(piece -> piece(piece, files, ranks)).toList(),
                said.get().promotions(),
                said.get().zones(),
                said.get().extras(),
                said.get().blockers(),
                Royalty.valueOf(constant(royalty)),
                Stalemate.valueOf(constant(stalemate)),
                ends.get(),
                Capturing.valueOf(constant(capturing)),
                flyingGeneral,
                bikjang,
                passesEnd));
      }
    }
    return Optional.empty();
  }

  private Optional<EndFacts> ends(Map<String, AnnotationValue> values, List<GoalFacts> goals) {
    return pieces.value(values, "bareKing") instanceof VariableElement bareKing
            && pieces.value(values, "repetitions") instanceof Integer repetitions
            && pieces.value(values, "moveLimit") instanceof Integer moveLimit
        ? Optional.of(
            new EndFacts(BareKing.valueOf(constant(bareKing)), repetitions, moveLimit, goals))
        : Optional.empty();
  }

  private static String constant(VariableElement value) {
    return value.getSimpleName().toString();
  }

  private PieceFacts piece(Declaration piece, int files, int ranks) {
    // Of a size that is none, or half of one, is told where the piece is read.
    Optional<DeclaredGeometry> own = DeclarationCheck.geometry(piece);
    boolean fits = own.isEmpty() || (own.get().files() == files && own.get().ranks() == ranks);
    Reading reading = readings.of(piece);
    return new PieceFacts(
        piece.type().getSimpleName().toString(),
        GeneratedNames.simpleName(piece.type()),
        piece.pieceName(),
        DeclarationCheck.letter(piece),
        piece.promoted(),
        piece.hasLetter(),
        piece.royal() || reading.royal(),
        fits && BoardClass.ownClass(piece).isEmpty(),
        own.isEmpty(),
        reading.promotions(),
        piece.notation(),
        piece.dialect(),
        reading.piece());
  }
}
