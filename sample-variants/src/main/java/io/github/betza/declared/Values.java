package io.github.betza.declared;

import io.github.betza.model.Member;
import io.github.betza.model.MemberSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.Elements;

/** The values of an annotation by the names of its members, with the defaults of those left out. */
final class Values implements MemberSource {
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
