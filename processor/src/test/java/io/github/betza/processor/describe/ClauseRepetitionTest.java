package io.github.betza.processor.describe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.describe.ClauseRepetition.Family;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClauseRepetitionTest {
  private static List<String> chain(String clauses) {
    return List.of(clauses.split(" ", -1));
  }

  private static List<Family> find(String... chains) {
    List<List<String>> all = new ArrayList<>();
    for (String chain : chains) {
      all.add(chain(chain));
    }
    return ClauseRepetition.find(all);
  }

  @Test
  void findsARoundOfTwoLegsWhateverTheOrder() {
    assertThat(find("a b c b c e", "x", "a e", "a b c b c b c e", "a b c e"))
        .containsExactly(
            new Family(chain("a"), chain("b c"), 3, chain("e")), Family.of(chain("x")));
  }

  @Test
  void takesOneRepetitionForChance() {
    assertThat(find("a e", "a b e"))
        .containsExactly(Family.of(chain("a e")), Family.of(chain("a b e")));
  }

  @Test
  void keepsChainsWithAnotherEndApart() {
    assertThat(find("a e", "a b e", "a b b e", "a b b b e", "a b b b f"))
        .containsExactly(
            new Family(chain("a"), chain("b"), 3, chain("e")), Family.of(chain("a b b b f")));
  }

  @Test
  void aBlockIsUnlimitedWhereNoBoardHasRoomForMore() {
    Family family = new Family(chain("a"), chain("b c"), 10, chain("e"));
    assertThat(family.isUnlimited(clause -> 1)).isFalse();
    assertThat(family.isUnlimited(clause -> clause.equals("c") ? 3 : 1)).isTrue();
  }

  /** Of 35 squares from edge to edge, 33 rounds of one square with a leg on each side take all. */
  @Test
  void aBlockIsLimitedWhereTheLargestBoardHasRoomForOneMore() {
    Family almost = new Family(chain("a"), chain("b"), 32, chain("e"));
    Family all = new Family(chain("a"), chain("b"), 33, chain("e"));
    assertThat(almost.isUnlimited(clause -> 1)).isFalse();
    assertThat(all.isUnlimited(clause -> 1)).isTrue();
  }

  /** "b, and once more" would be read as one "b" behind those that are repeated. */
  @Test
  void clausesOfABlockAreToldEach() {
    assertThat(new Family(chain("a a"), chain("b b"), 2, chain("e")).joined(clause -> 1))
        .isEqualTo(
            "a, and once more, then up to two times or not at all b, then b, then at last e");
  }
}
