package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How the private methods of a class are named. */
final class RoutinesTest {
  private final Routines routines = new Routines(OurBoard.moving(false));

  @Test
  void twoMethodsHaveTwoNames() {
    assertThat(part("slide", "first").toString()).startsWith("slide(");
    assertThat(part("slide", "second").toString()).startsWith("slide2(");
  }

  @Test
  void theMethodThatFindsSquaresBySetsOfBitsKeepsItsName() {
    assertThat(part(SetMoves.METHOD, "first").toString()).startsWith(SetMoves.METHOD + "2(");
  }

  private Code part(String name, String does) {
    return routines.part(name, Mode.ALL, Appender.CALLS, Code.of("$L();\n", does));
  }
}
