package io.github.betza.declared;

import io.github.betza.Betza;
import io.github.betza.Dialect;
import io.github.betza.Variant;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.model.MemberSource;
import io.github.betza.processor.tool.BetzaTool;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Reads the annotations of one game. */
record DeclarationReader(Elements elements) {
  /** The value for a missing letter: a type without a letter is not a piece by itself. */
  private static final char NO_LETTER = ' ';

  /** Returns the declaration of a type; empty if it is not a game. */
  Optional<DeclaredVariant> read(TypeElement type) {
    return mirror(type, Variant.class)
        .flatMap(mirror -> GameModel.FORM.read(new Values(elements, mirror)))
        .map(model -> model.with(GameModel.NAME, named(model.name(), type)))
        .map(model -> read(type, model));
  }

  private DeclaredVariant read(TypeElement type, GameModel model) {
    List<DeclaredPiece> pieces = new ArrayList<>();
    Map<String, DeclaredPiece> moves = new HashMap<>();
    for (TypeElement nested : ElementFilter.typesIn(type.getEnclosedElements())) {
      Optional<DeclaredPiece> piece =
          mirror(nested, Betza.class).map(mirror -> piece(new Values(elements, mirror), nested));
      piece.filter(each -> each.letter() != NO_LETTER).ifPresent(pieces::add);
      piece.ifPresent(each -> moves.put(nested.getQualifiedName().toString(), each));
    }
    return new DeclaredVariant(model, pieces, moves);
  }

  private static DeclaredPiece piece(Values values, TypeElement type) {
    String notation = values.text("value");
    Dialect dialect = Dialect.valueOf(values.constant("dialect"));
    return new DeclaredPiece(
        named(values.text("name"), type),
        values.letter("letter"),
        notation,
        dialect,
        values.flag("royal") || BetzaTool.isRoyal(notation, dialect),
        values.flag("promoted"));
  }

  private static String named(String name, Element type) {
    return name.isEmpty() ? type.getSimpleName().toString() : name;
  }

  private static Optional<? extends AnnotationMirror> mirror(Element element, Class<?> annotation) {
    return element.getAnnotationMirrors().stream()
        .filter(mirror -> mirror.getAnnotationType().toString().equals(annotation.getName()))
        .findFirst();
  }

  /**
   * The values of an annotation by the names of its members, with the defaults of missing members.
   */
  private static final class Values implements MemberSource {
    private final Elements elements;
    private final Map<String, Object> values = new HashMap<>();

    Values(Elements elements, AnnotationMirror mirror) {
      this.elements = elements;
      elements
          .getElementValuesWithDefaults(mirror)
          .forEach((key, value) -> values.put(key.getSimpleName().toString(), value.getValue()));
    }

    @Override
    public Object value(Member<?> member) {
      return switch (member.kind()) {
        case CONSTANT -> constant(member.name());
        case TYPE -> type(member.name()).getQualifiedName().toString();
        case RULES ->
            ((List<?>) values.get(member.name()))
                .stream()
                    .map(item -> (AnnotationMirror) ((AnnotationValue) item).getValue())
                    .map(mirror -> new Values(elements, mirror))
                    .toList();
        case TEXT, LETTERS, SQUARES, NUMBER, FLAG -> values.get(member.name());
      };
    }

    String text(String member) {
      return (String) values.get(member);
    }

    boolean flag(String member) {
      return (Boolean) values.get(member);
    }

    char letter(String member) {
      return (Character) values.get(member);
    }

    /** Returns the name of an enum constant. */
    String constant(String member) {
      return ((VariableElement) values.get(member)).getSimpleName().toString();
    }

    private TypeElement type(String member) {
      return (TypeElement) ((DeclaredType) values.get(member)).asElement();
    }
  }
}
