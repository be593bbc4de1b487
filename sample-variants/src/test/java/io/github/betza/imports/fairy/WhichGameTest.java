package io.github.betza.imports.fairy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.betza.convert.Importer;
import io.github.betza.convert.Target;
import io.github.betza.export.Recorded;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import io.github.betza.imports.Findings;
import io.github.betza.imports.Imported;
import io.github.betza.imports.ImportedHandsTest;
import io.github.betza.imports.Imports;
import io.github.betza.imports.IniSection;
import io.github.betza.imports.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The page about the games of Fairy-Stockfish holds what the importer says. Its own file of
 * variants is not kept here: the test reads it where the property {@code betza.variants} names it,
 * and with {@code -Dbetza.golden=write} it writes the page.
 */
class WhichGameTest {
  private static final Path PAGE = Path.of("guide", "which-game.md");
  private static final String BUILT_IN = "## Variants that the engine has built in\n";
  private static final String SECTIONS = "## Variants of its file\n";
  private static final String HEAD = "| variant | imported | what is missing |\n|---|---|---|\n";

  /** As many variants as the engine of July 2026 has built in, and as its file has. */
  private static final int MOST_BUILT_IN = 121;

  private static final int MOST_SECTIONS = 143;

  /** A row: whether a variant is imported, and what is missing in any case. */
  private record Row(boolean isImported, String missing) {
    static Row of(Imported imported) {
      List<String> missing =
          imported.problems().isEmpty()
              ? imported.omissions()
              : imported.problems().stream().map(Problem::text).limit(1).toList();
      return new Row(
          imported.problems().isEmpty(),
          missing.stream().map(Row::shortened).collect(Collectors.joining("; ")));
    }

    /** Returns what is missing, without advice, and without where that is written. */
    private static String shortened(String text) {
      return text.replaceAll("^the base '[^']*' cannot be played here: it has ", "")
          .replaceAll(" \\([a-zA-Z]+ (= |is )[^)]*\\)", "")
          .replaceAll("[:;,] (remove|write|name|take|add|give|import|the file) .*", "")
          .replace("|", "\\|");
    }

    static Row read(String line) {
      String[] cells = line.split(" \\| ", -1);
      return new Row(cells[1].equals("yes"), cells[2].replaceAll(" ?\\|$", ""));
    }

    String text(String name) {
      return "| " + name + " | " + (isImported ? "yes" : "no") + " | " + missing + " |\n";
    }
  }

  private static Map<String, Row> rows(String page, String heading) {
    Map<String, Row> rows = new TreeMap<>();
    int first = page.indexOf(heading);
    int next = page.indexOf("\n## ", first);
    page.substring(first, next < 0 ? page.length() : next)
        .lines()
        .filter(line -> line.startsWith("| ") && !line.startsWith("| variant "))
        .forEach(line -> rows.put(line.substring(2, line.indexOf(" |", 2)), Row.read(line)));
    return rows;
  }

  /** Returns the names of the variants that the engine has built in. */
  private static Set<String> names() {
    Set<String> names =
        FairyBases.known().stream()
            .map(IniSection::name)
            .collect(Collectors.toCollection(TreeSet::new));
    FairyBases.TABLE
        .lines()
        .flatMap(line -> Stream.of(line.substring(0, line.indexOf('|')).split(" ", -1)))
        .forEach(names::add);
    return names;
  }

  private static Map<String, Row> builtIn() {
    Map<String, Row> rows = new TreeMap<>();
    for (String name : names()) {
      rows.put(name, Row.of(Imports.read(Target.FAIRY_STOCKFISH, "[x:" + name + "]\n")));
    }
    return rows;
  }

  private static Map<String, Row> sections(String file) {
    Map<String, Row> rows = new TreeMap<>();
    for (IniSection section : IniSection.read(file, new Findings())) {
      rows.put(section.name(), Row.of(Importer.read(Target.FAIRY_STOCKFISH, file, section.name())));
    }
    return rows;
  }

  private static String written(String page, String heading, Map<String, Row> rows) {
    StringBuilder text = new StringBuilder(heading).append('\n').append(counted(rows)).append('\n');
    text.append(HEAD);
    rows.forEach((name, row) -> text.append(row.text(name)));
    int first = page.indexOf(heading);
    int next = page.indexOf("\n## ", first);
    return page.substring(0, first) + text + (next < 0 ? "" : page.substring(next));
  }

  private static String counted(Map<String, Row> rows) {
    long imported = rows.values().stream().filter(Row::isImported).count();
    return imported + " of " + rows.size() + " are imported.\n";
  }

  /** What is known without the file: which variants there are, and which are imported. */
  @Test
  void namesEveryVariant() throws IOException {
    String page = Files.readString(PAGE);
    Map<String, Row> builtIn = rows(page, BUILT_IN);
    assertThat(builtIn.keySet()).isEqualTo(names());
    assertThat(builtIn).hasSize(MOST_BUILT_IN);
    List<String> known = FairyBases.known().stream().map(IniSection::name).toList();
    builtIn.forEach(
        (name, row) -> assertThat(row.isImported()).as(name).isEqualTo(known.contains(name)));
    Map<String, Row> sections = rows(page, SECTIONS);
    assertThat(sections).hasSize(MOST_SECTIONS);
    assertThat(page).contains(BUILT_IN + "\n" + counted(builtIn));
    assertThat(page).contains(SECTIONS + "\n" + counted(sections));
    List<Row> refused = new ArrayList<>(builtIn.values());
    refused.addAll(sections.values());
    assertThat(refused).allMatch(row -> row.isImported() || !row.missing().isEmpty());
  }

  /** Every base that a variant can go on from is the engine's. */
  @Tag("deep")
  @Test
  void basesAreTheVariantsThatTheEngineHas() {
    List<String> names = new ArrayList<>();
    List<Recorded.BuiltIn> all = new ArrayList<>(Recorded.builtIn());
    all.addAll(Recorded.newerBuiltIn());
    for (Recorded.BuiltIn each : all) {
      if (each.depth() == 3) {
        Game game = Imports.game(Target.FAIRY_STOCKFISH, "[x:" + each.name() + "]\n");
        assertThat(Perft.count(game, 3)).as(each.name()).isEqualTo(each.count());
        names.add(each.name());
      }
    }
    // Another program has counted janus, see the test of its kings.
    names.add("janus");
    // ImportedHandsTest compares those with hands, and with ends of their own, in more positions.
    names.addAll(ImportedHandsTest.names());
    names.add("mini");
    // Each begins as chess or Capablanca chess does; FairyAnywhereTest castles in them.
    names.addAll(List.of("fischerandom", "caparandom"));
    names.addAll(FairyBlastsTest.NAMES);
    names.addAll(FairyGatesTest.NAMES);
    assertThat(FairyBases.known())
        .extracting(IniSection::name)
        .containsExactlyInAnyOrderElementsOf(new TreeSet<>(names));
  }

  @Tag("deep")
  @Test
  void builtInVariantsAreImportedAsThePageSays() throws IOException {
    String page = Files.readString(PAGE);
    if (System.getProperty("betza.golden", "").equals("write")) {
      Files.writeString(PAGE, written(page, BUILT_IN, builtIn()));
    } else {
      assertThat(rows(page, BUILT_IN)).isEqualTo(builtIn());
    }
  }

  @Tag("deep")
  @Test
  void sectionsAreImportedAsThePageSays() throws IOException {
    String file = System.getProperty("betza.variants", "");
    assumeThat(file).as("the file of variants").isNotEmpty();
    String page = Files.readString(PAGE);
    Map<String, Row> sections = sections(Files.readString(Path.of(file)));
    if (System.getProperty("betza.golden", "").equals("write")) {
      Files.writeString(PAGE, written(page, SECTIONS, sections));
    } else {
      assertThat(rows(page, SECTIONS)).isEqualTo(sections);
    }
  }
}
