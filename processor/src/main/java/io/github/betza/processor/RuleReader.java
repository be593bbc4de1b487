package io.github.betza.processor;

import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.model.MemberSource;
import java.util.ArrayList;
import java.util.HashMap;
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
record RuleReader(AnnotationReader reader) {

  /** Returns the values of the annotations within that of a game, by the members that hold them. */
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
            value instanceof VariableElement constant ? constant.getSimpleName().toString() : null;
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
