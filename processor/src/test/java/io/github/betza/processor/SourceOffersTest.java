package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.analysis.Diagnosis;
import io.github.betza.processor.analysis.Offer;
import io.github.betza.processor.analysis.Report;
import io.github.betza.processor.tool.BetzaTool;
import io.github.betza.processor.tool.JavaLiteral;
import io.github.betza.processor.tool.SourceChecker;
import io.github.betza.processor.tool.SourceProblem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Where the mistakes of other tests are in a source, and what their offers make of it: the mistake
 * is mended, and no other comes with it. The property {@code betza.offers} is the number of
 * notations.
 */
@Tag("deep")
final class SourceOffersTest {
  private static final int TEXTS = Integer.getInteger("betza.offers", 200);

  /**
   * An offer that has been applied.
   *
   * @param before the problems of the source
   * @param mended the problem with the offer
   * @param source the source with the offer
   * @param after the problems that it has then
   */
  private record Applied(
      List<SourceProblem> before,
      SourceProblem mended,
      Offer offer,
      String source,
      List<SourceProblem> after) {
    /** Returns what the source did not have before. */
    List<SourceProblem> others() {
      List<String> known = new ArrayList<>(codes(before));
      known.remove(mended.diagnosis().code());
      return after.stream().filter(each -> !known.remove(each.diagnosis().code())).toList();
    }
  }

  @Test
  void mendNotations() {
    Map<String, String> sources = new LinkedHashMap<>();
    List<WrongText> texts = WrongText.some(TEXTS, 59);
    for (int i = 0; i < texts.size(); i++) {
      sources.put("Piece" + i + ".java", piece("Piece" + i, texts.get(i), i));
    }
    List<Applied> all = applied(sources);
    assertThat(all).hasSizeGreaterThan(TEXTS / 2);
    assertThat(all).anyMatch(each -> each.offer().dialect().isPresent());
    for (Applied each : all) {
      Offer offer = each.offer();
      Dialect dialect =
          offer.dialect().orElseGet(() -> texts.get(number(each.mended().type())).dialect());
      // Other tests check what is offered; this one, that the source has exactly that.
      Report offered = BetzaTool.check(offer.text(), dialect);
      assertThat(codes(each.after()))
          .as(each.source())
          .isEqualTo(offered.diagnoses().stream().map(Diagnosis::code).toList());
      assertThat(each.after()).as(each.source()).noneMatch(SourceProblem::isError);
    }
    assertThat(all)
        .filteredOn(each -> each.offer().dialect().isEmpty() && !each.others().isEmpty())
        .hasSizeLessThan(all.size() / 100 + 1);
  }

  @Test
  void mendGames() {
    Map<String, String> sources = new LinkedHashMap<>();
    for (GameTable.Row row :
        GameTable.rows(
            GameHelpTest.class, WrongVariantsTest.class, WrongLettersOfGamesTest.class)) {
      String name = "Tiny" + sources.size();
      sources.put(name + ".java", row.source(name).replaceAll("[«»]", ""));
    }
    List<Applied> all = applied(sources);
    assertThat(all).hasSizeGreaterThan(100);
    for (Applied each : all) {
      String message = each.mended().diagnosis().sentence();
      assertThat(each.after())
          .as(each.source())
          .noneMatch(other -> other.diagnosis().sentence().equals(message));
      // A known spelling is offered even if its squares or its setup have another mistake.
      assertThat(each.others())
          .as(each.source())
          .allMatch(other -> !other.isError() || each.offer().isCertain());
    }
    assertThat(all)
        .filteredOn(each -> each.others().isEmpty())
        .hasSizeGreaterThan(all.size() * 3 / 4);
  }

  @Test
  void beginAtTheLettersOfTheMistake() {
    Map<String, String> marked = new LinkedHashMap<>();
    for (GameTable.Row row :
        GameTable.rows(WrongVariantsTest.class, WrongLettersOfGamesTest.class)) {
      String name = "Tiny" + marked.size();
      marked.put(name + ".java", row.source(name));
    }
    marked.values().removeIf(source -> !source.contains("«"));
    Map<String, String> sources = new LinkedHashMap<>(marked);
    sources.replaceAll((name, source) -> source.replaceAll("[«»]", ""));
    int exact = 0;
    for (var checked : SourceChecker.check(sources, "").entrySet()) {
      String source = marked.get(checked.getKey());
      int start = source.indexOf('«');
      int end = source.indexOf('»') - 1;
      SourceProblem problem = checked.getValue().get(0);
      assertThat(problem.start()).as(source).isBetween(start, end);
      assertThat(problem.end()).as(source).isBetween(start, end);
      exact += problem.start() == start && problem.end() == end ? 1 : 0;
      String before = source.substring(0, start);
      assertThat(problem.line()).isEqualTo((int) before.lines().count());
      assertThat(problem.column() - problem.start()).isEqualTo(-before.lastIndexOf('\n'));
    }
    assertThat(exact).isGreaterThan(60);
  }

  /** Returns the source of a piece whose notation is written in one of several ways. */
  private static String piece(String name, WrongText text, int way) {
    String quoted = JavaLiteral.of(text.text());
    String plain = quoted.substring(1, quoted.length() - 1);
    int middle = text.text().length() / 2;
    String value =
        switch (way % 4) {
          case 0 -> quoted;
          case 1 ->
              JavaLiteral.of(text.text().substring(0, middle))
                  + "\n  // the rest\n  + ("
                  + JavaLiteral.of(text.text().substring(middle))
                  + ")";
          case 2 ->
              "\"\"\" \r\n      \\\r\n     " + plain.replace(" ", "\\040") + "\\\r\n     \"\"\"";
          default -> quoted.replace("f", "\\uu0066").replace("W", "\\127").replace("2", "\\62");
        };
    String dialect = text.dialect().name();
    String head =
        switch (way % 3) {
          case 0 ->
              "@io.github.betza.Betza(dialect = io.github.betza.Dialect." + dialect + ", value=";
          case 1 ->
              "import static io.github.betza.Dialect.*; import io.github.betza.*;\n@Betza(dialect = "
                  + dialect
                  + ", value = ";
          default ->
              text.dialect() == Dialect.XBETZA
                  ? "import io.github.betza.Betza;\n@Betza("
                  : "import io.github.betza.*;\n@Betza(dialect = Dialect." + dialect + ", value = ";
        };
    return head + value + ") interface " + name + " {}\n";
  }

  private static int number(String name) {
    return Integer.parseInt(name.replaceAll("\\D", ""));
  }

  /** Applies each offer alone. All that comes of it is checked at once, under other names. */
  private static List<Applied> applied(Map<String, String> sources) {
    List<Applied> offered = new ArrayList<>();
    Map<String, String> changed = new LinkedHashMap<>();
    SourceChecker.check(sources, "")
        .forEach(
            (name, problems) -> {
              for (SourceProblem problem : problems) {
                assertThat(problem.diagnosis().page()).as(sources.get(name)).isNotEmpty();
                for (Offer offer : problem.offers()) {
                  String source = offer.appliedTo(sources.get(name));
                  assertThat(offer.edits()).as("%s in %s", offer, source).isNotEmpty();
                  String type = name.replace(".java", "");
                  String other = "Other" + offered.size();
                  changed.put(other + ".java", source.replaceAll("\\b" + type + "\\b", other));
                  offered.add(new Applied(problems, problem, offer, source, List.of()));
                }
              }
            });
    List<List<SourceProblem>> after = new ArrayList<>(SourceChecker.check(changed, "").values());
    List<Applied> applied = new ArrayList<>();
    for (Applied each : offered) {
      applied.add(
          new Applied(
              each.before(),
              each.mended(),
              each.offer(),
              each.source(),
              after.get(applied.size())));
    }
    return applied;
  }

  private static List<String> codes(List<SourceProblem> problems) {
    return problems.stream().map(each -> each.diagnosis().code()).toList();
  }
}
