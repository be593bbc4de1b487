package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.dialect.Notations;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Checks what a dialect offers for a notation in which one letter is wrong. */
public final class OneWrongLetter {
  /** Of the texts one in so many is read, because each is read in many ways. */
  private static final int ONE_OF = 5;

  private final Dialect dialect;
  private final List<String> letters;

  /**
   * Makes a check.
   *
   * @param letters those that are written by mistake
   */
  public OneWrongLetter(Dialect dialect, String letters) {
    this.dialect = dialect;
    this.letters = letters.chars().mapToObj(Character::toString).toList();
  }

  /** Asserts that every notation that is suggested for one with a wrong letter can be read. */
  public void checkOffers(String notation) {
    int suggestions = 0;
    for (String wrong : mutants(notation)) {
      for (Diagnostic problem : Notations.read(wrong, dialect).problems()) {
        assertThat(problem.help()).as("%s: %s", wrong, problem).isNotEmpty();
        for (Suggestion suggestion : problem.suggestions()) {
          assertThat(Notations.read(suggestion.text(), dialect).isSound())
              .as("%s: %s, suggesting %s", wrong, problem, suggestion.text())
              .isTrue();
          suggestions++;
        }
      }
    }
    assertThat(suggestions).as(notation).isPositive();
  }

  /** Returns the notation with one letter put in, replaced or left out, in some of the ways. */
  private Set<String> mutants(String notation) {
    List<String> mutants = new ArrayList<>();
    for (int i = 0; i <= notation.length(); i++) {
      String before = notation.substring(0, i);
      String after = notation.substring(Math.min(i + 1, notation.length()));
      mutants.add(before + after);
      for (String letter : letters) {
        mutants.add(before + letter + notation.substring(i));
        mutants.add(before + letter + after);
      }
    }
    return IntStream.range(0, mutants.size())
        .filter(i -> i % ONE_OF == 0)
        .mapToObj(mutants::get)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
