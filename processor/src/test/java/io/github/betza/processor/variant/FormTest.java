package io.github.betza.processor.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Variant;
import io.github.betza.model.Form;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.model.Member.Kind;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The forms and the annotations have the same members, types and defaults. */
final class FormTest {
  @Test
  void theFormSaysWhatTheAnnotationSays() {
    assertSame(GameModel.FORM, Variant.class);
  }

  private static void assertSame(Form<?> form, Class<?> annotation) {
    assertThat(form.annotation()).isEqualTo(annotation.getSimpleName());
    assertThat(form.members().stream().map(Member::name))
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(annotation.getDeclaredMethods()).map(Method::getName).toList());
    for (Member<?> member : form.members()) {
      Method method =
          Arrays.stream(annotation.getDeclaredMethods())
              .filter(each -> each.getName().equals(member.name()))
              .findFirst()
              .orElseThrow();
      Object declared = method.getDefaultValue();
      assertThat(member.defaultValue().isPresent()).as(member.name()).isEqualTo(declared != null);
      assertThat(kinds(method.getReturnType())).as(member.name()).contains(member.kind());
      if (member.ruleForm().isPresent()) {
        Class<?> item = method.getReturnType().getComponentType();
        assertThat((Annotation[]) declared).isEmpty();
        assertThat((Object) member.defaultValue().orElseThrow()).isEqualTo(List.of());
        assertSame(member.ruleForm().get(), item);
      } else if (declared != null) {
        assertThat((Object) member.defaultValue().get()).as(member.name()).isEqualTo(declared);
      }
    }
  }

  private static List<Kind> kinds(Class<?> type) {
    return type == String.class
        ? List.of(Kind.TEXT, Kind.LETTERS, Kind.SQUARES)
        : type == Class.class
            ? List.of(Kind.TYPE)
            : type == int.class
                ? List.of(Kind.NUMBER)
                : type == boolean.class
                    ? List.of(Kind.FLAG)
                    : type.isEnum() ? List.of(Kind.CONSTANT) : List.of(Kind.RULES);
  }
}
