package io.github.betza.processor;

import io.github.betza.model.MemberSource;
import io.github.betza.processor.diagnostic.AnnotationPlace.In;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads the annotations within that of a game, each of which is a rule for some of its pieces. */
final class RuleReader {
  private final AnnotationReader reader;

  RuleReader(AnnotationReader reader) {
    this.reader = reader;
  }

  /** Returns the values of the annotations that the members of a game's annotation hold. */
  Map<In, List<Map<String, AnnotationValue>>> nested(Map<String, AnnotationValue> values) {
    Map<In, List<Map<String, AnnotationValue>>> nested = new EnumMap<>(In.class);
    for (In in : In.values()) {
      if (!in.member().isEmpty()) {
        nested.put(in, nested(values, in.member()));
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

  /** Returns the name of the type whose moves are meant; empty where it is no class. */
  String typeName(Map<String, AnnotationValue> extra, String member) {
    return reader.value(extra, member) instanceof DeclaredType moves
            && moves.asElement() instanceof TypeElement type
        ? type.getQualifiedName().toString()
        : "";
  }

  /** Returns the values of an annotation as a source for its form. */
  MemberSource source(Map<String, AnnotationValue> values) {
    return member -> {
      Object value = reader.value(values, member.name());
      return switch (member.kind()) {
        case CONSTANT ->
            value instanceof VariableElement constant ? constant.getSimpleName().toString() : null;
        case TYPE ->
            value instanceof TypeMirror type && type.getKind() != TypeKind.ERROR
                ? typeName(values, member.name())
                : null;
        case RULES -> nested(values, member.name()).stream().map(this::source).toList();
        case TEXT, LETTERS, SQUARES, NUMBER, FLAG -> value;
      };
    };
  }
}
