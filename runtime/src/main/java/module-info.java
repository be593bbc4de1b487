/**
 * The runtime of Betza for Java: the annotations, and the small board API that generated move
 * generators are written against. It depends on nothing but {@code java.base}.
 */
module io.github.betza {
  exports io.github.betza;
  exports io.github.betza.board;
}
