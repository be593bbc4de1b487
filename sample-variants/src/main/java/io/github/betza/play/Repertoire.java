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
   * @param fen the position that it goes on from, or null for the one in which it begins
   * @throws io.github.betza.game.MalformedPositionException where the position cannot be in the
   *     game
   */
  Game open(String name, String fen);

  /**
   * Returns what a game declares.
   *
   * @param name one of the names
   * @throws IllegalStateException if nobody can tell, for example because this Java has no compiler
   */
  DeclaredVariant declaration(String name);

  /** Returns whether this Java has the compiler, which reads declarations. */
  default boolean canDeclare() {
    return ToolProvider.getSystemJavaCompiler() != null;
  }
}
