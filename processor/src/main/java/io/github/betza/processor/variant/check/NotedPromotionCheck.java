package io.github.betza.processor.variant.check;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.compare.Comparison;
import io.github.betza.processor.path.compare.Comparison.Verdict;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.Symbols;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.work.Work;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Checks that a piece promotes exactly to the pieces in its notation. Only BEX has promotions in
 * notations (seed 002).
 */
final class NotedPromotionCheck {
  /** The most work for all notations of a game: about a second. */
  private static final long MOST_WORK = 100_000_000;

  private final VariantFacts facts;
  private final Work work = new Work(MOST_WORK);

  NotedPromotionCheck(VariantFacts facts) {
    this.facts = facts;
  }

  /** Returns the problems of the pieces with promotions in their notations. */
  List<Diagnostic> check() {
    return IntStream.rangeClosed(1, facts.pieces().size())
        .mapToObj(this::check)
        .flatMap(Optional::stream)
        .toList();
  }

  /** Returns the problem of a piece with promotions in its notation, if there is one. */
  private Optional<Diagnostic> check(int kind) {
    PieceFacts piece = facts.piece(kind);
    List<String> noted = piece.notedPromotions();
    if (noted.isEmpty() || piece.piece().isEmpty()) {
      return Optional.empty();
    }
    List<PieceFacts> choices =
        facts.model().promotions().stream()
            .filter(rule -> Symbols.split(rule.of()).contains(piece.symbol()))
            .flatMap(rule -> rule.choices(piece.symbol()).stream())
            .distinct()
            .map(symbol -> facts.piece(facts.kindOf(symbol)))
            .toList();
    if (choices.isEmpty()) {
      // A game without a rule for the promotion of the piece is a separate problem.
      return Optional.empty();
    }
    Optional<String> unruled =
        noted.stream()
            .filter(text -> choices.stream().noneMatch(choice -> isMeant(text, choice)))
            .findFirst();
    Optional<PieceFacts> unnoted =
        choices.stream()
            .filter(choice -> noted.stream().noneMatch(text -> isMeant(text, choice)))
            .findFirst();
    if (unruled.isEmpty() && unnoted.isEmpty()) {
      return Optional.empty();
    }
    String names = choices.stream().map(PieceFacts::typeName).collect(Collectors.joining(", "));
    return Optional.of(
        new Diagnostic(
            ProblemCode.INVALID_PROMOTION,
            AnnotationPlace.piece(kind - 1, "value"),
            "the notation lets "
                + piece.typeName()
                + " promote to "
                + String.join(", ", noted)
                + ", but in the game it promotes to "
                + names,
            unruled
                    .map(text -> "leave \"" + text + "\" out of the notation")
                    .orElseGet(() -> "leave " + unnoted.get().typeName() + " out of the promotion")
                + ", or write the same pieces in both"));
  }

  /**
   * Returns whether a notation means a choice. A letter means the piece of the game, whatever its
   * moves. Notations that cannot be compared count as equal.
   */
  private boolean isMeant(String noted, PieceFacts choice) {
    if (noted.equals(choice.symbol())) {
      return true;
    }
    Optional<Piece> piece = Notations.read(noted, Dialect.BEX, work).piece();
    return piece.isEmpty()
        || choice.piece().isEmpty()
        || Comparison.of(piece.get(), choice.piece().get(), work).verdict() != Verdict.DIFFERENT;
  }
}
