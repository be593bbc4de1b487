package io.github.betza.export;

import io.github.betza.Dialect;
import io.github.betza.processor.tool.BetzaTool;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a term as moves of one leg.
 *
 * @param moves the moves; empty if the term is more complex
 * @param refusal why it is more complex; empty if it is not
 */
public record SimpleMoves(List<SimpleMove> moves, String refusal) {
  public SimpleMoves {
    moves = List.copyOf(moves);
  }

  public static SimpleMoves of(Term term) {
    if (!term.isSingle()) {
      return inOneLeg(term).orElseGet(() -> refuse("it has several legs"));
    }
    Modifiers modifiers = new Modifiers(term.legs().get(0));
    Optional<String> strange = modifiers.strange();
    return strange.isPresent() ? refuse(strange.get()) : modifiers.moves(term.atom(), term.range());
  }

  /** Returns a move of several legs as a lame leap, such as the move of the horse of Xiangqi. */
  private static Optional<SimpleMoves> inOneLeg(Term term) {
    return BetzaTool.translate(term.text(), Dialect.XBETZA, Dialect.CLASSIC)
        .notation()
        .map(Term::parse)
        .filter(terms -> terms.stream().allMatch(Term::isSingle))
        .map(SimpleMoves::all);
  }

  private static SimpleMoves all(List<Term> terms) {
    List<SimpleMove> moves = new ArrayList<>();
    for (Term term : terms) {
      SimpleMoves some = of(term);
      if (!some.refusal.isEmpty()) {
        return some;
      }
      moves.addAll(some.moves);
    }
    return new SimpleMoves(moves, "");
  }

  public static SimpleMoves refuse(String reason) {
    return new SimpleMoves(List.of(), reason);
  }
}
