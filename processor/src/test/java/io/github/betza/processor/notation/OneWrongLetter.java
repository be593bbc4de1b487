package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.notation.Notations.Language;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Checks what a dialect offers for a notation in which one letter is wrong. */
public final class OneWrongLetter {
  private final Language language;
  private final List<String> letters;

  /**
   * Makes a check.
   *
   * @param letters those that are written by mistake
   */
  public OneWrongLetter(Language language, String letters) {
    this.language = language;
    this.letters = letters.chars().mapToObj(Character::toString).toList();
  }

  /** Asserts that whatever is offered for a notation with one wrong letter can be read. */
  public void checkOffers(String notation) {
    int offers = 0;
    for (String wrong : mutants(notation)) {
      for (Problem problem : Notations.read(wrong, language).problems()) {
        Optional<Offer> offer = problem.offers().stream().filter(Offer::whole).findFirst();
        assertThat(problem.help()).as("%s: %s", wrong, problem).isNotEmpty();
        if (offer.isPresent()) {
          assertThat(Notations.read(offer.get().text(), language).isSound())
              .as("%s: %s", wrong, problem)
              .isTrue();
          offers++;
        }
      }
    }
    assertThat(offers).as(notation).isPositive();
  }

  /** Returns the notation with one letter put in, replaced or left out. */
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
    return new LinkedHashSet<>(mutants);
  }
}
