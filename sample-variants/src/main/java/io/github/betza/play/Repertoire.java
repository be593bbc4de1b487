package io.github.betza.play;

import io.github.betza.declared.DeclaredVariant;
import io.github.betza.game.Game;
import java.util.List;
import javax.tools.ToolProvider;

/** The games that a program can play. */
public interface Repertoire {
  /** Returns the names of the games. */
  List<String> names();

  /**
   * Returns a game.
   *
   * @param name one of the names
   * @param fen its first position, or null for the setup
   * @throws io.github.betza.game.MalformedPositionException if the position cannot occur in the
   *     game
   */
  Game open(String name, String fen);

  /**
   * Returns the declaration of a game.
   *
   * @param name one of the names
   * @throws IllegalStateException if it cannot be determined, for example because this Java has no
   *     compiler
   */
  DeclaredVariant declaration(String name);

  /** Returns whether this Java has the compiler, which reads declarations. */
  default boolean canDeclare() {
    return ToolProvider.getSystemJavaCompiler() != null;
  }
}
