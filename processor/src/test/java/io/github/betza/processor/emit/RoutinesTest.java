package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.plan.Mode;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How the private methods of a class are named. */
final class RoutinesTest {
  private final Routines routines = new Routines(OurBoard.moving(false));

  @Test
  void twoMethodsHaveTwoNames() {
    assertThat(part("slide", "first").block().toString()).startsWith("slide(");
    assertThat(part("slide", "second").block().toString()).startsWith("slide2(");
  }

  @Test
  void theMethodsThatFindSquaresBySetsOfBitsKeepTheirNames() {
    for (String name : List.of(SetMoves.METHOD, SetMoves.AMONG_HOLES)) {
      assertThat(part(name, name).block().toString()).startsWith(name + "2(");
    }
  }

  private Code part(String name, String does) {
    return routines.part(name, Mode.ALL, Appender.CALLS, Code.of("$L();\n", does));
  }
}
