package io.github.betza.processor.path.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.notation.direction.Sectors;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading.Ahead;
import io.github.betza.processor.path.spec.Heading.Sector;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TurnAnglesTest {
  private static final Atom WAZIR = Atom.leaper(0, 1);
  private static final Atom FERZ = Atom.leaper(1, 1);
  private static final Atom KNIGHT = Atom.leaper(1, 2);
  private static final Atom CAMEL = Atom.leaper(1, 3);

  /** Directions relative to the step before, by default the nearest one or pair (seed 004). */
  @ParameterizedTest(name = "{0},{1} then {2}: {3}")
  @CsvSource(
      delimiter = '|',
      value = {
        "0 1   | W | (0,1)",
        "0 1   | F | (1,1) (-1,1)",
        "1 1   | W | (1,0) (0,1)",
        "1 1   | F | (1,1)",
        "0 1   | N | (1,2) (-1,2)",
        "1 1   | N | (2,1) (1,2)",
        "1 2   | N | (1,2)",
        "1 2   | W | (0,1)",
        "1 2   | F | (1,1)",
        "1 2   | K | (1,1)",
        "2 1   | W | (1,0)",
        "1 2   | C | (1,3)",
        "0 1   | K | (0,1)",
        "-1 -1 | K | (-1,-1)"
      })
  void goesOnOutwardsByDefault(String before, String atom, String expected) {
    assertThat(steps(atom(atom), Sector.FORWARD, vector(before))).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0} then {1}{2}: {3}")
  @CsvSource(
      delimiter = '|',
      value = {
        "0 1 | r  | W | (1,0)",
        "0 1 | l  | W | (-1,0)",
        "1 0 | l  | W | (0,1)",
        "0 1 | b  | F | (1,-1) (-1,-1)",
        "1 1 | b  | W | (0,-1) (-1,0)",
        "1 1 | r  | W | (1,0) (0,-1)",
        "1 1 | s  | F | (1,-1) (-1,1)",
        "0 1 | fs | K | (1,1) (-1,1)",
        "0 1 | fs | F | (1,1) (-1,1)",
        "1 2 | rf | N | (2,1)",
        "2 1 | rf | N | (2,-1)",
        "1 2 | lf | N | (-1,2)",
        "1 2 | b  | N | (-1,-2)",
        "1 2 | r  | N | (2,-1)",
        "0 1 | rf | N | (1,2)",
        "0 1 | fr | N | (2,1)",
        "1 2 | b  | W | (0,-1)",
        "1 2 | rf | C | (3,1)"
      })
  void readsLettersRelativeToTheStepBefore(
      String before, String letters, String atom, String expected) {
    Sector sector =
        letters.length() == 1
            ? Sectors.single(letters.charAt(0))
            : Sectors.pair(letters.charAt(0), letters.charAt(1));
    assertThat(steps(atom(atom), sector, vector(before))).isEqualTo(expected);
  }

  @Test
  void aFirstStepCountsFromForward() {
    assertThat(steps(FERZ, Sectors.single('f'), new Vector(0, 1))).isEqualTo("(1,1) (-1,1)");
    assertThat(steps(KNIGHT, Sectors.pair('f', 'r'), new Vector(0, 1))).isEqualTo("(2,1)");
  }

  /** The same general direction is a turn of at most 45 degrees (seed 002). */
  @Test
  void theSameGeneralDirectionTurnsByAtMostHalfARightAngle() {
    Ahead all = new Ahead(0xFF);
    assertThat(TurnAngles.ahead(Atom.king(), all, new Vector(0, 1)))
        .extracting(Atom.king()::leap)
        .containsExactly(new Vector(0, 1), new Vector(1, 1), new Vector(-1, 1));
    assertThat(TurnAngles.ahead(WAZIR, all, new Vector(1, 2)))
        .extracting(WAZIR::leap)
        .containsExactly(new Vector(0, 1));
    assertThat(TurnAngles.ahead(KNIGHT, all, new Vector(1, 2)))
        .extracting(KNIGHT::leap)
        .containsExactly(new Vector(1, 2), new Vector(2, 1));
  }

  private static Atom atom(String letter) {
    return switch (letter) {
      case "W" -> WAZIR;
      case "F" -> FERZ;
      case "N" -> KNIGHT;
      case "C" -> CAMEL;
      default -> Atom.king();
    };
  }

  private static Vector vector(String text) {
    String[] parts = text.trim().split(" ", -1);
    return new Vector(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
  }

  private static String steps(Atom atom, Sector sector, Vector before) {
    List<String> steps =
        TurnAngles.sector(atom, sector, before).stream()
            .map(atom::leap)
            .map(step -> "(" + step.files() + "," + step.ranks() + ")")
            .toList();
    return String.join(" ", steps);
  }
}
