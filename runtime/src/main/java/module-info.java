/**
 * The runtime of Betza for Java: the annotations, and the small board API that generated move
 * generators are written against. It depends on nothing but {@code java.base}: the other module is
 * only needed while code is compiled, where it lets generated classes of a named module carry
 * {@code javax.annotation.processing.Generated}.
 */
module io.github.betza {
  requires static transitive java.compiler;

  exports io.github.betza;
  exports io.github.betza.board;
  exports io.github.betza.game;
  exports io.github.betza.generated;
  exports io.github.betza.model;
}
