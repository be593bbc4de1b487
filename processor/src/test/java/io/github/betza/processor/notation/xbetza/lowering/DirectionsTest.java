package io.github.betza.processor.notation.xbetza.lowering;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.xbetza.lowering.LegContext.PrecedingLegs;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.XBetzaTerm;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading.DirectionSet;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of direction letters: what they mean on the first leg, per sort of atom. */
class DirectionsTest {

  @ParameterizedTest
  @CsvSource({
    "f,  0,     1 7,     0,     0 7",
    "b,  4,     3 5,     4,     3 4",
    "r,  2,     1 3,     2,     1 2",
    "l,  6,     5 7,     6,     5 6",
    "v,  0 4,   1 3 5 7, 0 4,   0 3 4 7",
    "s,  2 6,   1 3 5 7, 2 6,   1 2 5 6",
    "ff, 0,     1 7,     0,     0 7",
    "bb, 4,     3 5,     4,     3 4",
    "fh, 0,     1 7,     0 1 7, 0 1 6 7",
    "bh, 4,     3 5,     3 4 5, 2 3 4 5",
    "rh, 2,     1 3,     1 2 3, 0 1 2 3",
    "lh, 6,     5 7,     5 6 7, 4 5 6 7",
    "fr, 0 2,   1,       1,     1",
    "rf, 0 2,   1,       1,     0",
    "fl, 0 6,   7,       7,     6",
    "lf, 0 6,   7,       7,     7",
    "br, 2 4,   3,       3,     2",
    "bl, 4 6,   5,       5,     5",
    "fs, 0 2 6, 1 7,     1 7,   1 6",
    "sf, 0 2 6, 1 7,     1 7,   0 1 2 5 6 7",
    "bs, 2 4 6, 3 5,     3 5,   2 5",
    "rv, 0 2 4, 1 3,     1 3,   0 3",
    "vr, 0 2 4, 1 3,     1 3,   0 1 2 3 4 7",
    "lv, 0 4 6, 5 7,     5 7,   4 7",
    "fb, 0 4,   1 3 5 7, 0 4,   0 3 4 7",
    "frbl, 0 2 4 6, 1 5, 1 5,   1 5"
  })
  void firstLegsFollowTheTable(
      String letters, String orthogonal, String diagonal, String eightfold, String oblique) {
    assertThat(directions(letters, Atom.leaper(0, 1), true)).isEqualTo(orthogonal);
    assertThat(directions(letters, Atom.leaper(1, 1), true)).isEqualTo(diagonal);
    assertThat(directions(letters, Atom.king(), true)).isEqualTo(eightfold);
    assertThat(directions(letters, Atom.leaper(1, 2), true)).isEqualTo(oblique);
  }

  @ParameterizedTest
  @CsvSource({"hr, 0 2 4 6", "hl, 1 3 5 7"})
  void handsOfObliqueAtoms(String letters, String oblique) {
    assertThat(directions(letters, Atom.leaper(1, 2), true)).isEqualTo(oblique);
  }

  @ParameterizedTest
  @CsvSource({
    "f, 0",
    "b, 4",
    "s, 2 6",
    "v, 0 4",
    "fs, 1 7",
    "bs, 3 5",
    "fr, 1",
    "rf, 1",
    "fh, 0 1 7",
    "r, 2",
    "l, 6",
    "fbs, 0 3 5"
  })
  void continuationsAreWrittenInTheEightfoldSystem(String letters, String expected) {
    assertThat(directions(letters, Atom.leaper(0, 1), false)).isEqualTo(expected);
    assertThat(directions(letters, Atom.leaper(1, 1), false)).isEqualTo(expected);
    assertThat(directions(letters, Atom.king(), false)).isEqualTo(expected);
    assertThat(directions(letters, Atom.leaper(1, 2), false)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({"0, 1, 0 2 6", "1, 1, 0 2 6", "1, 2, 0 1 2 3 5 6 7"})
  void continuationsGoEverywhereButBackByDefault(int near, int far, String expected) {
    assertThat(directions("", Atom.leaper(near, far), false)).isEqualTo(expected);
  }

  private static String directions(String letters, Atom atom, boolean first) {
    ProblemLog log = new ProblemLog(letters + "K", new Work(1_000));
    List<Letter> modifiers = new ArrayList<>();
    for (int i = 0; i < letters.length(); i++) {
      modifiers.add(new Letter(letters.charAt(i), i));
    }
    Letter king = new Letter('K', letters.length());
    XBetzaTerm term =
        new XBetzaTerm(
            modifiers,
            java.util.Optional.empty(),
            king,
            java.util.Optional.empty(),
            java.util.Optional.empty(),
            java.util.Optional.empty(),
            java.util.Optional.empty());
    LegLetters leg = LegLetters.split(term, modifiers, log).get(0);
    PrecedingLegs before = PrecedingLegs.NOTHING.withHandUnclear(true);
    LegContext context = new LegContext(null, first, false, false, before);
    int bits = ((DirectionSet) XBetzaDirectionReader.read(leg, atom, context, log)).bits();
    List<String> directions = new ArrayList<>();
    for (int direction = 0; direction < Atom.DIRECTIONS; direction++) {
      if ((bits & 1 << direction) != 0) {
        directions.add(String.valueOf(direction));
      }
    }
    return String.join(" ", directions);
  }
}
