package io.github.betza.processor.notation.extended;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.notation.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever EXTENDED offers for a mistake in the structure of a notation can be read. */
class ExtendedOffersTest {
  private static final List<String> LETTERS =
      List.of("m", "c", "r", "h", "q", "e", "n", "t", "-", "x", "(", ")");

  private static final Set<String> STRUCTURE =
      Set.of("misplaced-operator", "other-dialect", "unbalanced-group", "empty-group");

  private static final Pattern OFFER = Pattern.compile("write \"([^\"]*)\"");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "FtR",
        "RtR",
        "N-F",
        "W-rW-lW",
        "mRcR+R",
        "RxebR",
        "Nrf7Nlf7",
        "o(W-F)",
        "(WtbW)0",
        "fm(N(DR))"
      })
  void offersForOneWrongLetterCanBeRead(String notation) {
    for (String wrong : mutants(notation)) {
      for (Problem problem : Extended.read(wrong).problems()) {
        Matcher offer = OFFER.matcher(problem.help());
        if (STRUCTURE.contains(problem.code().id()) && offer.find()) {
          assertThat(Extended.read(offer.group(1)).isSound()).as("%s: %s", wrong, problem).isTrue();
        }
      }
    }
  }

  /** Where nothing can be offered, the help says what is expected. */
  @Test
  void whatCannotBeMendedIsExplained() {
    for (String wrong : List.of("RhtR", "Nq-F", "Wr-FWl-F", "m(", "f()", ")tR", "((")) {
      List<Problem> problems = Extended.read(wrong).problems();
      assertThat(problems).hasSize(1);
      assertThat(problems.get(0).help()).isNotEmpty().doesNotContain("write \"");
    }
  }

  /** The letter behind has its half already, so that the one in front of it is too many. */
  @Test
  void offersNoHalfOfAHalf() {
    String offered = "rWbhW-lW";
    assertThat(Extended.read("rWhbhW-lW").problems())
        .extracting(Problem::help)
        .containsExactly("write \"" + offered + "\"");
    assertThat(Extended.read(offered).isSound()).isTrue();
  }

  /** Returns the notation with one letter put in, replaced or left out. */
  private static List<String> mutants(String notation) {
    List<String> mutants = new ArrayList<>();
    for (int i = 0; i <= notation.length(); i++) {
      String before = notation.substring(0, i);
      String after = notation.substring(Math.min(i + 1, notation.length()));
      mutants.add(before + after);
      for (String letter : LETTERS) {
        mutants.add(before + letter + notation.substring(i));
        mutants.add(before + letter + after);
      }
    }
    return mutants;
  }
}
