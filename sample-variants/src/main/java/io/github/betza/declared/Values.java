package io.github.betza.declared;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.Elements;

/** The values of an annotation by the names of its members, with the defaults of those left out. */
final class Values {
  private final Elements elements;
  private final Map<String, Object> values = new LinkedHashMap<>();

  Values(Elements elements, AnnotationMirror mirror) {
    this.elements = elements;
    elements
        .getElementValuesWithDefaults(mirror)
        .forEach((key, value) -> values.put(key.getSimpleName().toString(), value.getValue()));
  }

  String text(String member) {
    return (String) values.get(member);
  }

  int number(String member) {
    return (Integer) values.get(member);
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

  /** Returns the type that a member names. */
  TypeElement type(String member) {
    return (TypeElement) ((DeclaredType) values.get(member)).asElement();
  }

  /** Returns the annotations in a member that is an array of them. */
  List<Values> nested(String member) {
    List<Values> result = new ArrayList<>();
    for (Object item : (List<?>) values.get(member)) {
      Object value = ((AnnotationValue) item).getValue();
      result.add(new Values(elements, (AnnotationMirror) value));
    }
    return result;
  }
}
