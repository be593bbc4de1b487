package io.github.betza.processor.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GameCompilerTest {
  private static final String SOURCE =
      """
      package made.up;

      import io.github.betza.Betza;
      import io.github.betza.Variant;

      @Variant(files = 3, ranks = 3, setup = "k2/3/K2 w - - 0 1")
      public interface Duel {
        @Betza(value = "%s", letter = 'K', royal = true)
        interface King {}
      }
      """;

  @Test
  void playsWhatItCompiled() {
    CompiledGame compiled = GameCompiler.compile("made.up.Duel", SOURCE.formatted("K"));

    assertThat(compiled.errors()).isEmpty();
    Game game = compiled.game().orElseThrow();
    assertThat(game.rules().name()).isEqualTo("Duel");
    // The kings face each other: either has one square beside it.
    assertThat(Perft.count(game, 2)).isEqualTo(1);
  }

  @Test
  void tellsWhatIsWrongAndWhere() {
    CompiledGame notation = GameCompiler.compile("made.up.Duel", SOURCE.formatted("K?"));
    assertThat(notation.game()).isEmpty();
    assertThat(notation.errors()).singleElement().asString().startsWith("line 8: [Betza:");

    CompiledGame java = GameCompiler.compile("made.up.Duel", "package made.up; interface Duel {");
    assertThat(java.game()).isEmpty();
    assertThat(java.errors()).isNotEmpty();
  }

  /** No processor sees it, so there would be a game without it. */
  @Test
  void refusesALocalPiece() {
    String local = "class Step { void f() { @Betza(\"W\") class Wazir {} } } }";
    CompiledGame none =
        GameCompiler.compile(
            "made.up.Duel", SOURCE.formatted("K").stripTrailing().replaceFirst("}$", local));
    assertThat(none.game()).isEmpty();
    assertThat(none.errors())
        .singleElement()
        .asString()
        .startsWith("line 10: [Betza:invalid-target]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "interface Duel {}", "interface Other {}", "class Duel {} class DuelGame {}"})
  void refusesWhatIsNoGame(String source) {
    CompiledGame none = GameCompiler.compile("Duel", source);
    assertThat(none.game()).isEmpty();
    assertThat(none.errors())
        .containsExactly("line 1: the source declares no type Duel with @Variant");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "static int x = 1 / Integer.parseInt(\"0\");",
        "static { if (true) throw new AssertionError(\"begin\"); }",
        "static int deep() { return deep() + 1; } static int x = deep();",
        "{ if (true) throw new IllegalStateException(\"begin\"); }"
      })
  void tellsThatTheSourceFailsWhenItRuns(String member) {
    CompiledGame none = GameCompiler.compile("Duel$", classOfGame("", member));
    assertThat(none.game()).isEmpty();
    assertThat(none.errors())
        .singleElement()
        .asString()
        .startsWith("line 1: the source fails when it runs: java.lang.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"abstract ", "public abstract "})
  void refusesAClassThatCannotBegin(String modifiers) {
    CompiledGame none = GameCompiler.compile("Duel$", classOfGame(modifiers, ""));
    assertThat(none.game()).isEmpty();
    assertThat(none.errors())
        .containsExactly("line 1: the source declares no type Duel$ with @Variant");
  }

  /** Returns a source whose class has the name of the one that is generated for a game Duel$. */
  private static String classOfGame(String modifiers, String member) {
    return """
        interface Duel {
          %sclass Game extends io.github.betza.game.Game {
            public Game() { super(null, "", null); }
            %s
            public Game copy() { return this; }
          }
        }
        """
        .formatted(modifiers, member);
  }

  @Test
  void refusesASourceThatIsTooLong() {
    CompiledGame none = GameCompiler.compile("Duel", "/".repeat(10_000_000));
    assertThat(none.game()).isEmpty();
    assertThat(none.errors())
        .containsExactly("line 1: the source has 10000000 letters, more than 1000000");
  }

  /** The compiler has no place for it, and would print a stack trace of a thousand lines. */
  @Test
  void tellsThatTheCompilerFails() {
    int depth = 30_000;
    String nested = "(".repeat(depth) + "1" + ")".repeat(depth);
    CompiledGame none = GameCompiler.compile("Duel", "class Duel { int x = " + nested + "; }");
    assertThat(none.game()).isEmpty();
    assertThat(none.errors())
        .containsExactly("line 1: the compiler fails on this source: java.lang.StackOverflowError");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "%zz", "made.up.", "class", "made.up.Du\u0000el"})
  void refusesWhatIsNoName(String name) {
    assertThatThrownBy(() -> GameCompiler.compile(name, SOURCE.formatted("K")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("'" + name + "' cannot be the name of a type");
  }
}
