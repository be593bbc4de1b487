package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
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
  private static final int ONE_OF = 3;

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

  /**
   * Asserts that every whole notation that is offered for one with a wrong letter can be read. What
   * is offered for a single place need not mend all of it, and is no notation by itself.
   */
  public void checkOffers(String notation) {
    int offers = 0;
    for (String wrong : mutants(notation)) {
      for (Problem problem : Notations.read(wrong, dialect).problems()) {
        assertThat(problem.help()).as("%s: %s", wrong, problem).isNotEmpty();
        for (Offer offer : problem.offers()) {
          if (offer.whole()) {
            assertThat(Notations.read(offer.text(), dialect).isSound())
                .as("%s: %s, offering %s", wrong, problem, offer.text())
                .isTrue();
            offers++;
          }
        }
      }
    }
    assertThat(offers).as(notation).isPositive();
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
