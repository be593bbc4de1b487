package io.github.betza.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.atlas.NotationFigure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The marks of a piece that is alone on a board. */
class LoneMarksTest {
  private static final Pattern MARK = Pattern.compile("\\[([0-9]+),\"([a-z-]+)\"]");
  private static final int MIDDLE = 36;

  private static List<String> marks(String notation, Dialect dialect) {
    return marks(notation, dialect, MIDDLE, 0, true);
  }

  private static List<String> marks(
      String notation, Dialect dialect, int square, int side, boolean unmoved) {
    FreeBoard board = new FreeBoard(8, 8);
    assertThat(board.add("P", "piece", notation, dialect.name(), false)).isEqualTo(1);
    board.put(square, 1, side, unmoved);
    List<String> marks = new ArrayList<>();
    Matcher mark = MARK.matcher(board.look(square, 0));
    while (mark.find()) {
      marks.add(mark.group(1) + " " + mark.group(2));
    }
    return marks;
  }

  @Test
  void showHopsHurdlesVictimsAndExchanges() {
    assertThat(marks("fgQ", Dialect.XBETZA)).contains("44 hurdle", "52 hop");
    assertThat(marks("fdW", Dialect.XBETZA)).containsExactly("44 own");
    assertThat(marks("fcafF", Dialect.XBETZA)).contains("45 victim", "54 locust");
    assertThat(marks("isO2", Dialect.XBETZA)).containsExactly("34 castle", "38 castle");
  }

  @Test
  void endAtTheEdgeAndTurnWithTheSide() {
    assertThat(marks("fgR", Dialect.XBETZA, 44, 0, true)).containsExactly("52 hurdle", "60 hop");
    assertThat(marks("fgR", Dialect.XBETZA, 52, 0, true)).isEmpty();
    assertThat(marks("fgR", Dialect.XBETZA, 20, 1, true)).contains("12 hurdle", "4 hop");
    assertThat(marks("isO2", Dialect.XBETZA, MIDDLE, 0, false)).isEmpty();
  }

  /** With another piece on the board, the moves themselves are shown. */
  @Test
  void areForAPieceThatIsAlone() {
    FreeBoard board = new FreeBoard(8, 8);
    board.add("P", "piece", "fgR", "XBETZA", false);
    board.put(MIDDLE, 1, 0, true);
    board.put(44, 1, 1, true);
    assertThat(board.look(MIDDLE, 0)).contains("[52,\"both\"]").doesNotContain("hop", "hurdle");
  }

  /** A piece that only passes the turn shows nothing, all others something that has a shape. */
  @Test
  void everyExampleOfTheReferenceShowsSomething() throws IOException {
    Set<String> nothing = new TreeSet<>();
    Set<String> names = new TreeSet<>();
    Dialect dialect = null;
    int count = 0;
    List<String> lines = Files.readAllLines(Path.of("../processor/NOTATION.md"));
    for (int i = 0; i < lines.size(); i++) {
      for (Dialect each : Dialect.values()) {
        dialect = lines.get(i).equals("## " + each) ? each : dialect;
      }
      if (lines.get(i).equals("```betza")) {
        List<String> marks = marks(lines.get(i + 1), dialect);
        marks.forEach(mark -> names.add(mark.split(" ", -1)[1]));
        count++;
        if (marks.isEmpty()) {
          nothing.add(lines.get(i + 1));
        }
      }
    }
    assertThat(count).isEqualTo(134);
    assertThat(nothing).containsExactly("O");
    String shapes = NotationFigure.definitions();
    assertThat(names)
        .contains("hop", "hurdle", "victim", "swap", "one-way")
        .allSatisfy(name -> assertThat(shapes).contains("id='shape-" + name + "'"));
  }
}
