package io.github.betza.processor;

import io.github.betza.Betza.Numbering;
import io.github.betza.Dialect;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/**
 * Reads the annotation of a type. It reads the mirror, not a proxy of the annotation: the mirror
 * has the place in the source of every value, and the class of a board need not be loadable.
 */
record AnnotationReader(Elements elements) {
  /** The name of the annotation. */
  static final String ANNOTATION = "io.github.betza.Betza";

  /**
   * The value that javac shows if it cannot resolve one, after an error of its own; a string
   * constant is in quotes. The compiler of Eclipse passes on a constant with these letters.
   */
  private static final String ERRONEOUS = "<error>";

  /**
   * Reads the annotation of a type.
   *
   * @return the declaration, or nothing if some value cannot be resolved (yet): it names something
   *     that another processor may generate, or that the compiler itself will report
   */
  Optional<Declaration> read(TypeElement type) {
    Optional<AnnotationMirror> mirror = Annotations.find(type, ANNOTATION);
    return mirror.isPresent() ? read(type, mirror.get()) : Optional.empty();
  }

  private Optional<Declaration> read(TypeElement type, AnnotationMirror mirror) {
    Map<String, AnnotationValue> values = values(mirror);
    if (value(values, "value") instanceof String notation
        && value(values, "dialect") instanceof VariableElement dialect
        && value(values, "name") instanceof String name
        && value(values, "letter") instanceof Character letter
        && value(values, "promoted") instanceof Boolean promoted
        && value(values, "royal") instanceof Boolean royal
        && value(values, "files") instanceof Integer files
        && value(values, "ranks") instanceof Integer ranks
        && value(values, "numbering") instanceof VariableElement numbering
        && value(values, "bitboards") instanceof Boolean bitboards
        && value(values, "board") instanceof TypeMirror board
        && board.getKind() != TypeKind.ERROR
        && value(values, "moveList") instanceof TypeMirror moveList
        && moveList.getKind() != TypeKind.ERROR) {
      return Optional.of(
          new Declaration(
              type,
              mirror,
              notation,
              Dialect.valueOf(dialect.getSimpleName().toString()),
              name.isEmpty() ? type.getSimpleName().toString() : name,
              letter,
              promoted,
              royal,
              files,
              ranks,
              Numbering.valueOf(numbering.getSimpleName().toString()),
              bitboards,
              board,
              moveList,
              values));
    }
    return Optional.empty();
  }

  /**
   * Returns the values of an annotation by their members, defaults included. The map is empty if
   * the compiler of Eclipse throws an exception for a value of a wrong type, which it has reported.
   */
  Map<String, AnnotationValue> values(AnnotationMirror mirror) {
    Map<String, AnnotationValue> values = new HashMap<>();
    try {
      for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
          elements.getElementValuesWithDefaults(mirror).entrySet()) {
        values.put(entry.getKey().getSimpleName().toString(), entry.getValue());
      }
    } catch (RuntimeException exception) {
      if (!isEclipse(elements)) {
        throw exception;
      }
      return Map.of();
    }
    return values;
  }

  /**
   * Returns whether a value is unknown without a report of the compiler. That of Eclipse resolves
   * names again at the end, and a stub written last may have defined a missing name.
   */
  boolean mayBeSilentOf(AnnotationMirror mirror) {
    return isEclipse(elements) && values(mirror).values().stream().anyMatch(this::isUnknown);
  }

  private boolean isUnknown(AnnotationValue value) {
    if (value.getValue() instanceof List<?> items) {
      return items.stream()
          .anyMatch(item -> item instanceof AnnotationValue each && isUnknown(each));
    }
    return value.getValue() instanceof AnnotationMirror nested
        ? mayBeSilentOf(nested)
        : isErroneous(value)
            || (value.getValue() instanceof TypeMirror type && type.getKind() == TypeKind.ERROR);
  }

  /** Returns a value, or null if it is missing or cannot be resolved. */
  Object value(Map<String, AnnotationValue> values, String member) {
    AnnotationValue value = values.get(member);
    return value == null || isErroneous(value) ? null : value.getValue();
  }

  /**
   * A list can be resolved; writing one as text may make the compiler of Eclipse throw, see above.
   */
  private boolean isErroneous(AnnotationValue value) {
    return !(value.getValue() instanceof List)
        && (value.toString().equals(ERRONEOUS)
            || (isEclipse(elements) && ERRONEOUS.equals(value.getValue())));
  }

  /**
   * Returns whether the compiler is the one of Eclipse. There the letters of a constant may be the
   * letters of an error that it reports, and values in nested annotations have no place.
   */
  static boolean isEclipse(Elements elements) {
    return elements.getClass().getName().startsWith("org.eclipse.");
  }
}
