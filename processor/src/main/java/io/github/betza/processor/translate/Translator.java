package io.github.betza.processor.translate;

import io.github.betza.processor.notation.Notations;
import io.github.betza.processor.notation.Notations.Language;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.optimize.Alternatives;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Translates notations from one dialect to another. */
public final class Translator {
  private static final int MOST_COMPARISONS = 2_000;

  private final Language target;
  private final Piece piece;
  private final Solver solver;
  private final List<Manner> manners;
  private final Set<String> found = new LinkedHashSet<>();
  private String reason = "";

  private Translator(Piece piece, Language target) {
    this.target = target;
    this.piece = piece;
    this.solver = new Solver(target, new Budget(MOST_COMPARISONS));
    this.manners = Manners.of(target);
  }

  /**
   * Translates a notation. It accepts any string, and does bounded work for it.
   *
   * @param notation the notation
   * @param from its dialect
   * @param to the dialect of the translation
   * @return a notation with exactly the same moves, the shortest that was found and of equally long
   *     ones the first in the alphabet; or why there is none
   */
  public static Translation translate(String notation, Language from, Language to) {
    Reading reading = Notations.read(notation, from);
    if (reading.piece().isEmpty()) {
      return new Translation.Unreadable(reading);
    }
    Translator translator = new Translator(reading.piece().get(), to);
    return translator.translate(notation, reading);
  }

  private Translation translate(String notation, Reading reading) {
    try {
      if (solver.means(notation, piece)) {
        found.add(notation);
      }
      for (List<Alternative> form : forms()) {
        manners.forEach(manner -> tryTo(form, manner));
      }
    } catch (NoFormException exception) {
      reason = exception.getMessage();
    }
    Optional<String> best = found.stream().min(Solver.BETTER);
    return best.<Translation>map(text -> Metadata.keep(text, reading, target))
        .orElseGet(() -> new Translation.None(target + " has no form for it: " + reason));
  }

  /** Returns the moves of the piece in several shapes, of which one may have the shortest text. */
  private List<List<Alternative>> forms() {
    Alternatives parted = Alternatives.of(piece);
    List<Alternative> optimised = new ArrayList<>(parted.own());
    optimised.addAll(parted.others());
    return Shapes.of(List.of(piece.alternatives(), optimised));
  }

  private void tryTo(List<Alternative> form, Manner manner) {
    try {
      List<String> terms = new ArrayList<>(solver.terms(Lines.of(form), manner));
      terms.addAll(Specials.terms(form, target));
      Composer.texts(terms, target).stream()
          .filter(text -> solver.means(text, piece))
          .forEach(found::add);
    } catch (NoFormException exception) {
      if (reason.isEmpty()) {
        reason = exception.getMessage();
      }
    }
  }
}
