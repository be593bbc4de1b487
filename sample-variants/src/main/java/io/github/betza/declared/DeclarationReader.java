package io.github.betza.declared;

import io.github.betza.Betza;
import io.github.betza.Dialect;
import io.github.betza.Variant;
import io.github.betza.model.GameModel;
import io.github.betza.processor.tool.BetzaTool;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Reads the annotations of one game. */
record DeclarationReader(Elements elements) {
  /** What stands for a letter where none is declared: such a type is no piece by itself. */
  private static final char NO_LETTER = ' ';

  /** Returns what a type declares; nothing if it is not a game. */
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
}
