package io.github.betza.declared;

import io.github.betza.BareKing;
import io.github.betza.Betza;
import io.github.betza.Capturing;
import io.github.betza.Dialect;
import io.github.betza.Promoting;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.Variant;
import io.github.betza.processor.tool.BetzaTool;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Reads the annotations of one game. */
final class DeclarationReader {
  /** What stands for a letter where none is declared: such a type is no piece by itself. */
  private static final char NO_LETTER = ' ';

  private final Elements elements;

  DeclarationReader(Elements elements) {
    this.elements = elements;
  }

  /** Returns what a type declares; nothing where it is not a game. */
  Optional<DeclaredVariant> read(TypeElement type) {
    return mirror(type, Variant.class)
        .map(
            mirror -> {
              Values values = new Values(elements, mirror);
              return new DeclaredVariant(
                  named(values.text("name"), type),
                  values.number("files"),
                  values.number("ranks"),
                  values.text("setup"),
                  pieces(type, false),
                  promotions(values, false),
                  values.nested("zones").stream()
                      .map(DeclarationReader::zone)
                      .filter(zone -> !zone.of().isEmpty())
                      .toList(),
                  values.nested("extras").stream().map(this::extra).toList(),
                  Royalty.valueOf(values.constant("royalty")),
                  Stalemate.valueOf(values.constant("stalemate")),
                  Capturing.valueOf(values.constant("capturing")),
                  values.flag("flyingGeneral"),
                  ends(values),
                  OtherRules.of(values),
                  forms(type, values));
            });
  }

  /** Class files do not keep the order in which types were written. */
  private DeclaredForms forms(TypeElement type, Values values) {
    return new DeclaredForms(
        pieces(type, true).stream().sorted(Comparator.comparing(DeclaredPiece::letter)).toList(),
        promotions(values, true));
  }

  private static List<DeclaredPromotion> promotions(Values values, boolean aboutForms) {
    return values.nested("promotions").stream()
        .filter(promotion -> OtherRules.isAboutForms(promotion) == aboutForms)
        .map(DeclarationReader::promotion)
        .toList();
  }

  private List<DeclaredPiece> pieces(TypeElement type, boolean promoted) {
    List<DeclaredPiece> pieces = new ArrayList<>();
    for (TypeElement nested : ElementFilter.typesIn(type.getEnclosedElements())) {
      mirror(nested, Betza.class)
          .map(mirror -> new Values(elements, mirror))
          .filter(values -> values.letter("letter") != NO_LETTER)
          .filter(values -> values.flag("promoted") == promoted)
          .map(values -> piece(values, nested))
          .ifPresent(pieces::add);
    }
    return pieces;
  }

  private static DeclaredPiece piece(Values values, TypeElement type) {
    String notation = values.text("value");
    Dialect dialect = Dialect.valueOf(values.constant("dialect"));
    return new DeclaredPiece(
        named(values.text("name"), type),
        values.letter("letter"),
        notation,
        dialect,
        values.flag("royal") || BetzaTool.isRoyal(notation, dialect));
  }

  private static DeclaredPromotion promotion(Values values) {
    return new DeclaredPromotion(
        values.text("of"),
        values.text("to"),
        values.text("zone"),
        Promoting.valueOf(values.constant("on")),
        values.flag("optional"),
        values.flag("limited"));
  }

  /** Returns a zone of pieces that are no promoted forms; nobody is in it where there are none. */
  private static DeclaredZone zone(Values values) {
    return new DeclaredZone(PieceLetters.plain(values.text("of")), values.text("squares"));
  }

  private DeclaredExtra extra(Values values) {
    TypeElement moves = values.type("moves");
    Values notation = new Values(elements, mirror(moves, Betza.class).orElseThrow());
    return new DeclaredExtra(
        values.text("of"),
        moves.getSimpleName().toString(),
        notation.text("value"),
        Dialect.valueOf(notation.constant("dialect")),
        values.text("squares"));
  }

  private static DeclaredEnds ends(Values values) {
    return new DeclaredEnds(
        values.nested("goals").stream()
            .map(goal -> new DeclaredGoal(goal.text("of"), goal.text("squares")))
            .toList(),
        values.number("repetitions"),
        values.number("moveLimit"),
        BareKing.valueOf(values.constant("bareKing")));
  }

  private static String named(String name, Element type) {
    return name.isEmpty() ? type.getSimpleName().toString() : name;
  }

  private static Optional<? extends AnnotationMirror> mirror(Element element, Class<?> annotation) {
    return element.getAnnotationMirrors().stream()
        .filter(mirror -> mirror.getAnnotationType().toString().equals(annotation.getName()))
        .findFirst();
  }
}
