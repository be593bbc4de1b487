package io.github.betza.processor;

import io.github.betza.model.Extra;
import io.github.betza.model.GameModel;
import io.github.betza.processor.diagnostic.AnnotationPlace.In;
import io.github.betza.processor.emit.DeclaredGeometry;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
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
    nested.get(In.EXTRA).forEach(extra -> onlyMoves.add(rules.typeName(extra, "moves")));
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
    return facts(type, declarations, all, values)
        .map(facts -> new VariantDeclaration(type, mirror, facts, values, nested, declarations));
  }

  private Optional<VariantFacts> facts(
      TypeElement type,
      List<Declaration> declarations,
      Map<String, Declaration> all,
      Map<String, AnnotationValue> values) {
    return GameModel.FORM
        .read(rules.source(values))
        .map(
            model -> {
              Map<String, PieceFacts> moves = new HashMap<>();
              model.extras().stream()
                  .map(Extra::moves)
                  .filter(all::containsKey)
                  .forEach(name -> moves.put(name, piece(all.get(name), model)));
              return new VariantFacts(
                  model.name().isEmpty()
                      ? model.with(GameModel.NAME, type.getSimpleName().toString())
                      : model,
                  declarations.stream().map(piece -> piece(piece, model)).toList(),
                  moves);
            });
  }

  private PieceFacts piece(Declaration piece, GameModel game) {
    // Of a size that is none, or half of one, is told where the piece is read.
    Optional<DeclaredGeometry> own = DeclarationCheck.geometry(piece);
    boolean fits =
        own.isEmpty() || (own.get().files() == game.files() && own.get().ranks() == game.ranks());
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
