package io.github.betza.processor;

import io.github.betza.model.Extra;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.model.MemberSource;
import io.github.betza.processor.emit.DeclaredGeometry;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Reads the annotation of a game, and the annotations of the pieces nested in its type. */
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
   * @return the declaration, or nothing if some value cannot be resolved (yet)
   */
  Optional<VariantDeclaration> read(TypeElement type) {
    Optional<AnnotationMirror> mirror = Annotations.find(type, ANNOTATION);
    return mirror.isPresent() ? read(type, mirror.get()) : Optional.empty();
  }

  private Optional<VariantDeclaration> read(TypeElement type, AnnotationMirror mirror) {
    Map<String, AnnotationValue> values = pieces.values(mirror);
    Optional<GameModel> model = GameModel.FORM.read(rules.source(values));
    Map<String, Declaration> nested = new LinkedHashMap<>();
    List<String> plainTypes = new ArrayList<>();
    for (TypeElement member : ElementFilter.typesIn(type.getEnclosedElements())) {
      if (Annotations.find(member, AnnotationReader.ANNOTATION).isPresent()) {
        Optional<Declaration> piece = pieces.read(member);
        if (piece.isEmpty()) {
          return Optional.empty();
        }
        nested.put(member.getQualifiedName().toString(), piece.get());
      } else if (member.getKind() != ElementKind.ANNOTATION_TYPE) {
        plainTypes.add(member.getSimpleName().toString());
      }
    }
    return model.map(
        read -> {
          GameModel game =
              read.name().isEmpty()
                  ? read.with(GameModel.NAME, type.getSimpleName().toString())
                  : read;
          Set<String> extras = game.extras().stream().map(Extra::moves).collect(Collectors.toSet());
          List<Declaration> own = new ArrayList<>();
          Map<String, PieceFacts> moves = new HashMap<>();
          nested.forEach(
              (name, piece) -> {
                if (extras.contains(name)) {
                  moves.put(name, piece(piece, game));
                }
                if (piece.hasLetter() || !extras.contains(name)) {
                  own.add(piece);
                }
              });
          List<PieceFacts> facts = own.stream().map(piece -> piece(piece, game)).toList();
          return new VariantDeclaration(
              type,
              mirror,
              new VariantFacts(game, facts, moves, plainTypes),
              values,
              rules.nested(values),
              own);
        });
  }

  private PieceFacts piece(Declaration piece, GameModel game) {
    // An invalid or incomplete board size is reported when the piece itself is read.
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

  /**
   * Reads the annotations nested in that of a game, each of which is a rule for some of its pieces.
   */
  private record RuleReader(AnnotationReader reader) {
    /** Returns the values of the nested annotations of a game, by the members that contain them. */
    Map<String, List<Map<String, AnnotationValue>>> nested(Map<String, AnnotationValue> values) {
      Map<String, List<Map<String, AnnotationValue>>> nested = new HashMap<>();
      for (Member<?> member : GameModel.FORM.members()) {
        if (member.ruleForm().isPresent()) {
          nested.put(member.name(), nested(values, member.name()));
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

    /** Returns the values of an annotation as a source for its form. */
    MemberSource source(Map<String, AnnotationValue> values) {
      return member -> {
        Object value = reader.value(values, member.name());
        return switch (member.kind()) {
          case CONSTANT ->
              value instanceof VariableElement constant
                  ? constant.getSimpleName().toString()
                  : null;
          case TYPE ->
              value instanceof TypeMirror type && type.getKind() != TypeKind.ERROR
                  ? typeName(type)
                  : null;
          case RULES -> nested(values, member.name()).stream().map(this::source).toList();
          case TEXT, LETTERS, SQUARES, NUMBER, FLAG -> value;
        };
      };
    }

    /** Returns the full name of a type; empty for one without a name, such as an array. */
    private static String typeName(TypeMirror type) {
      return type instanceof DeclaredType declared
              && declared.asElement() instanceof TypeElement named
          ? named.getQualifiedName().toString()
          : "";
    }
  }
}
