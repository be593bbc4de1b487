package io.github.betza.declared;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.game.Game;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Names of nested types are joined with underscores, and may hold underscores themselves. */
@SuppressWarnings("IdentifierName")
class GameDeclarationsTest {
  private static final String SETUP = "k3/4/4/3K w - - 0 1";

  @Variant(files = 4, ranks = 4, setup = SETUP)
  interface Plain {
    @Betza(value = "K", letter = 'K', royal = true)
    interface King {}
  }

  @Variant(files = 4, ranks = 4, setup = SETUP)
  interface Under_Score {
    @Betza(value = "K", letter = 'K', royal = true)
    interface King {}
  }

  /** A type whose name begins as that of another. */
  interface Under {
    @Variant(files = 4, ranks = 4, setup = SETUP)
    interface Low_ {
      @Betza(value = "K", letter = 'K', royal = true)
      interface King {}
    }
  }

  @Test
  void findsTheTypeThatDeclaresAGame() {
    assertThat(GameDeclarations.declaringType(new GameDeclarationsTest_PlainGame()))
        .isEqualTo(Plain.class);
    assertThat(GameDeclarations.declaringType(new GameDeclarationsTest_Under_ScoreGame()))
        .isEqualTo(Under_Score.class);
    Game nested = new GameDeclarationsTest_Under_Low_Game();
    assertThat(GameDeclarations.declaringType(nested)).isEqualTo(Under.Low_.class);
    assertThat(GameDeclarations.of(List.of(nested)).get(0).name()).isEqualTo("Low_");
  }
}
