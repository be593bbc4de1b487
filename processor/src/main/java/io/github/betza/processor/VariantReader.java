package io.github.betza.processor;

import io.github.betza.game.BareKing;
import io.github.betza.game.Capturing;
import io.github.betza.game.Promoting;
import io.github.betza.game.Royalty;
import io.github.betza.game.Stalemate;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.emit.DeclaredGeometry;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.variant.AnnotationPlace.In;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.VariantFacts.EndFacts;
import io.github.betza.processor.variant.VariantFacts.ExtraFacts;
import io.github.betza.processor.variant.VariantFacts.GoalFacts;
import io.github.betza.processor.variant.VariantFacts.PromotionFacts;
import io.github.betza.processor.variant.VariantFacts.WallFacts;
import io.github.betza.processor.variant.VariantFacts.ZoneFacts;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Reads the annotation of a game, and those of the pieces nested in its type. */
final class VariantReader {
  /** The name of the annotation. */
  static final String ANNOTATION = "io.github.betza.Variant";

  static final char NO_LETTER = ' ';

  /** What the annotations within that of a game say of its pieces. */
  private record Rules(
      List<PromotionFacts> promotions,
      List<ZoneFacts> zones,
      List<ExtraFacts> extras,
      List<WallFacts> walls) {}

  private final Elements elements;
  private final AnnotationReader pieces;
  private final Readings readings;

  VariantReader(Elements elements, Readings readings) {
    this.elements = elements;
    this.pieces = new AnnotationReader(elements);
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
    Map<In, List<Map<String, AnnotationValue>>> nested = new EnumMap<>(In.class);
    for (In in : In.values()) {
      if (!in.member().isEmpty()) {
        nested.put(in, nested(values, in.member()));
      }
    }
    Set<String> onlyMoves = new HashSet<>();
    nested.get(In.EXTRA).forEach(extra -> onlyMoves.add(typeName(extra)));
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
        if (piece.get().letter() != NO_LETTER || !onlyMoves.contains(name)) {
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
      Optional<Rules> rules = rules(nested, extra -> extra(extra, all, files, ranks));
      Optional<EndFacts> end = end(values, nested.get(In.GOAL));
      if (rules.isPresent() && end.isPresent()) {
        return Optional.of(
            new VariantFacts(
                name.isEmpty() ? type.getSimpleName().toString() : name,
                files,
                ranks,
                setup,
                declarations.stream().map(piece -> piece(piece, files, ranks)).toList(),
                inherited(type),
                rules.get().promotions(),
                rules.get().zones(),
                rules.get().extras(),
                rules.get().walls(),
                Royalty.valueOf(constant(royalty)),
                Stalemate.valueOf(constant(stalemate)),
                end.get(),
                Capturing.valueOf(constant(capturing)),
                flyingGeneral,
                bikjang,
                passesEnd));
      }
    }
    return Optional.empty();
  }

  private Optional<Rules> rules(
      Map<In, List<Map<String, AnnotationValue>>> nested,
      Function<Map<String, AnnotationValue>, Optional<ExtraFacts>> extra) {
    Optional<List<PromotionFacts>> promotions = all(nested.get(In.PROMOTION), this::promotion);
    Optional<List<ZoneFacts>> zones = all(nested.get(In.ZONE), this::zone);
    Optional<List<ExtraFacts>> extras = all(nested.get(In.EXTRA), extra);
    Optional<List<WallFacts>> walls = all(nested.get(In.WALL), this::wall);
    return promotions.isPresent() && zones.isPresent() && extras.isPresent() && walls.isPresent()
        ? Optional.of(new Rules(promotions.get(), zones.get(), extras.get(), walls.get()))
        : Optional.empty();
  }

  private Optional<EndFacts> end(
      Map<String, AnnotationValue> values, List<Map<String, AnnotationValue>> goals) {
    return pieces.value(values, "bareKing") instanceof VariableElement bareKing
            && pieces.value(values, "repetitions") instanceof Integer repetitions
            && pieces.value(values, "moveLimit") instanceof Integer moveLimit
        ? all(goals, this::goal)
            .map(
                read ->
                    new EndFacts(
                        BareKing.valueOf(constant(bareKing)), repetitions, moveLimit, read))
        : Optional.empty();
  }

  /** Reads several annotations; returns nothing where some value cannot be worked out. */
  private static <T> Optional<List<T>> all(
      List<Map<String, AnnotationValue>> annotations,
      Function<Map<String, AnnotationValue>, Optional<T>> reader) {
    List<T> facts = annotations.stream().map(reader).flatMap(Optional::stream).toList();
    return facts.size() == annotations.size() ? Optional.of(facts) : Optional.empty();
  }

  private static String constant(VariableElement value) {
    return value.getSimpleName().toString();
  }

  private PieceFacts piece(Declaration piece, int files, int ranks) {
    // Of a size that is none, or half of one, is told where the piece is read.
    Optional<DeclaredGeometry> own = DeclarationCheck.geometry(piece);
    boolean fits = own.isEmpty() || (own.get().files() == files && own.get().ranks() == ranks);
    Reading reading = readings.of(piece);
    boolean royal = piece.royal() || reading.royal();
    return new PieceFacts(
        piece.type().getSimpleName().toString(),
        GeneratedNames.simpleName(piece.type()),
        piece.pieceName(),
        DeclarationCheck.letter(piece),
        piece.promoted(),
        piece.letter() != NO_LETTER,
        royal,
        !royal && reading.isSound() && Notations.isClearlyRoyalInExtended(piece.notation()),
        fits && BoardClass.ownClass(piece).isEmpty(),
        own.isEmpty(),
        reading.promotions(),
        reading.piece());
  }

  /** Returns what stands for the pieces that a type inherits. */
  private Set<String> inherited(TypeElement type) {
    return ElementFilter.typesIn(elements.getAllMembers(type)).stream()
        .filter(member -> !type.equals(member.getEnclosingElement()))
        .flatMap(member -> pieces.read(member).stream())
        .filter(piece -> piece.letter() != NO_LETTER)
        .map(piece -> (piece.promoted() ? "+" : "") + piece.letter())
        .collect(Collectors.toUnmodifiableSet());
  }

  private Optional<PromotionFacts> promotion(Map<String, AnnotationValue> values) {
    return pieces.value(values, "of") instanceof String of
            && pieces.value(values, "to") instanceof String to
            && pieces.value(values, "zone") instanceof String zone
            && pieces.value(values, "on") instanceof VariableElement on
            && pieces.value(values, "optional") instanceof Boolean optional
            && pieces.value(values, "limited") instanceof Boolean limited
        ? Optional.of(
            new PromotionFacts(of, to, zone, Promoting.valueOf(constant(on)), optional, limited))
        : Optional.empty();
  }

  private Optional<ZoneFacts> zone(Map<String, AnnotationValue> values) {
    return pieces.value(values, "captures") instanceof String captures
        ? pair(values, "of", "squares", (of, squares) -> new ZoneFacts(of, squares, captures))
        : Optional.empty();
  }

  private Optional<GoalFacts> goal(Map<String, AnnotationValue> values) {
    return pair(values, "of", "squares", GoalFacts::new);
  }

  private Optional<WallFacts> wall(Map<String, AnnotationValue> values) {
    return pair(values, "of", "to", WallFacts::new);
  }

  private <T> Optional<T> pair(
      Map<String, AnnotationValue> values,
      String first,
      String second,
      BiFunction<String, String, T> maker) {
    return pieces.value(values, first) instanceof String one
            && pieces.value(values, second) instanceof String other
        ? Optional.of(maker.apply(one, other))
        : Optional.empty();
  }

  private Optional<ExtraFacts> extra(
      Map<String, AnnotationValue> values, Map<String, Declaration> all, int files, int ranks) {
    return pieces.value(values, "moves") instanceof TypeMirror moves
            && moves.getKind() != TypeKind.ERROR
        ? pair(
            values,
            "of",
            "squares",
            (of, squares) ->
                new ExtraFacts(
                    of,
                    Optional.ofNullable(all.get(typeName(values)))
                        .map(piece -> piece(piece, files, ranks)),
                    squares))
        : Optional.empty();
  }

  /** Returns the name of the type whose moves are meant; empty where it is no class. */
  private String typeName(Map<String, AnnotationValue> extra) {
    return pieces.value(extra, "moves") instanceof DeclaredType moves
            && moves.asElement() instanceof TypeElement type
        ? type.getQualifiedName().toString()
        : "";
  }

  /** Returns the values of the annotations that a member holds. */
  private List<Map<String, AnnotationValue>> nested(
      Map<String, AnnotationValue> values, String member) {
    List<Map<String, AnnotationValue>> result = new ArrayList<>();
    if (pieces.value(values, member) instanceof List<?> items) {
      for (Object item : items) {
        if (item instanceof AnnotationValue value
            && value.getValue() instanceof AnnotationMirror mirror) {
          result.add(pieces.values(mirror));
        }
      }
    }
    return result;
  }
}
