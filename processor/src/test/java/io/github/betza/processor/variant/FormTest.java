package io.github.betza.processor.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Variant;
import io.github.betza.model.Form;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
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
      Object usual = method.getDefaultValue();
      assertThat(member.usual().isPresent()).as(member.name()).isEqualTo(usual != null);
      if (member.items().isPresent()) {
        Class<?> item = method.getReturnType().getComponentType();
        assertThat((Annotation[]) usual).isEmpty();
        assertThat((Object) member.usual().orElseThrow()).isEqualTo(List.of());
        assertSame(member.items().get(), item);
      } else if (usual != null) {
        assertThat((Object) member.usual().get()).as(member.name()).isEqualTo(usual);
      }
    }
  }
}
