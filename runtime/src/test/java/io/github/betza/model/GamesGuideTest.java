package io.github.betza.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.BareKing;
import io.github.betza.Capturing;
import io.github.betza.Hand;
import io.github.betza.Promoting;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.Variant;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables of the guide to games have every member of the annotations, and every constant. */
final class GamesGuideTest {
  private static final Path PAGE = Path.of("guide", "games.md");

  static List<Form<?>> forms() {
    return List.of(
        GameModel.FORM, Promotion.FORM, Zone.FORM, Extra.FORM, Blocker.FORM, Drop.FORM, Goal.FORM);
  }

  @ParameterizedTest
  @MethodSource("forms")
  void theTableHasEveryMemberWithTypeAndDefault(Form<?> form) throws Exception {
    Class<?> annotation = annotation(form.annotation());
    List<List<String>> members = new ArrayList<>();
    for (Member<?> member : form.members()) {
      Method method = annotation.getDeclaredMethod(member.name());
      members.add(List.of(code(member.name()), code(type(method)), value(method)));
    }
    assertThat(members).hasSize(annotation.getDeclaredMethods().length);
    assertThat(table("member of `@" + form.annotation() + "`"))
        .extracting(row -> row.subList(0, 3))
        .containsExactlyElementsOf(members);
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Hand.class,
        Royalty.class,
        Stalemate.class,
        Capturing.class,
        BareKing.class,
        Promoting.class
      })
  void theTableHasEveryConstant(Class<?> type) throws IOException {
    assertThat(table("constant of `" + type.getSimpleName() + "`"))
        .extracting(row -> row.get(0))
        .containsExactlyElementsOf(
            Arrays.stream(type.getEnumConstants()).map(each -> code(each.toString())).toList());
  }

  private static Class<?> annotation(String name) {
    return Arrays.stream(Variant.class.getDeclaredClasses())
        .filter(nested -> nested.getSimpleName().equals(name))
        .findFirst()
        .orElse(Variant.class);
  }

  private static String type(Method member) {
    Class<?> type = member.getReturnType();
    return type.equals(Class.class) ? "Class<?>" : type.getSimpleName();
  }

  /** Returns the default of a member as the table has it; nothing if a value is required. */
  private static String value(Method member) {
    Object value = member.getDefaultValue();
    if (value == null) {
      return "";
    }
    if (value instanceof Object[] list) {
      assertThat(list).isEmpty();
      return code("{}");
    }
    return code(value instanceof String text ? '"' + text + '"' : value.toString());
  }

  private static String code(String text) {
    return "`" + text + "`";
  }

  /** Returns the cells of the table whose first column has a heading, row by row. */
  private static List<List<String>> table(String heading) throws IOException {
    List<String> lines = Files.readAllLines(PAGE);
    int first = 0;
    while (!lines.get(first).startsWith("| " + heading + " |")) {
      first++;
    }
    List<List<String>> rows = new ArrayList<>();
    for (int i = first + 2; i < lines.size() && lines.get(i).startsWith("|"); i++) {
      String[] cells = lines.get(i).split("\\|", -1);
      rows.add(Arrays.stream(cells, 1, cells.length - 1).map(String::strip).toList());
    }
    return rows;
  }
}
