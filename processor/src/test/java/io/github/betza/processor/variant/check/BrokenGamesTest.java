package io.github.betza.processor.variant.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.model.GameModel;
import io.github.betza.model.Goal;
import io.github.betza.model.Promotion;
import io.github.betza.model.Zone;
import io.github.betza.processor.Choices;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.RuleValues;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.correction.ValueCorrections.MemberText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import net.jqwik.api.statistics.StatisticsReport.StatisticsReportMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is broken in the texts of a game, it is checked, and what is offered can be written. */
class BrokenGamesTest {
  private static final AnnotationPlace SETUP = AnnotationPlace.of(GameModel.SETUP.name());

  /** What is written into texts: their own signs, other signs, and signs of several units. */
  private static final List<String> SIGNS =
      List.of(
          "/",
          " ",
          "1",
          "9",
          "0",
          "-",
          "+",
          "*",
          "k",
          "K",
          "Q",
          "p",
          "x",
          "w",
          "b",
          "e3",
          "[",
          "]",
          ".",
          ",",
          "~",
          "\t",
          "\n",
          "\u00a0",
          "\u043a",
          "\ud83d\ude00",
          "99999999999",
          "a1-d4",
          "");

  private static final VariantFacts GAME =
      new VariantFacts(
          GameModel.of("Game", 4, 4, "r2k/p3/P3/R2K w Aa - 0 1")
              .with(GameModel.PROMOTIONS, List.of(new Promotion("P", "R", "4", false, false)))
              .with(GameModel.ZONES, List.of(new Zone("K", "1-2 d3", "c3")))
              .with(GameModel.GOALS, List.of(Goal.of("R", "b4 b2-c3"))),
          List.of(piece('K', "KisO2", true), piece('R', "R", false), piece('P', "fmWfcF", false)),
          Map.of());

  private static PieceFacts piece(char letter, String notation, boolean royal) {
    String name = "Piece" + letter;
    return new PieceFacts(
        name,
        name,
        name,
        letter,
        false,
        true,
        royal,
        true,
        true,
        List.of(),
        notation,
        Dialect.XBETZA,
        Notations.read(notation, Dialect.XBETZA).piece());
  }

  /** A field too many, and more of them. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "r2k/p3/P3/R2K w Aa - 0 1 x y",
        "r2k/p3/P3/R2K w Aa - 0 1 x",
        "r2k/p3/P3/R2K  x  y  z",
        "r2k/p3/P3/R2K w Aa - 0 1   ",
        "",
        "   ",
        "/////"
      })
  void everySetupIsChecked(String setup) {
    checkAll(GAME.with(GameModel.SETUP, setup));
  }

  @Test
  void theGameItselfIsSound() {
    assertThat(VariantCheck.check(GAME)).isEmpty();
  }

  @Test
  void fieldsTooManyAreCounted() {
    String setup = GAME.setup() + " x y";
    assertThat(VariantCheck.check(GAME.with(GameModel.SETUP, setup)))
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.message()).endsWith("a FEN has 6 fields, not 8");
              assertThat(problem.advice().suggestions().stream().map(Suggestion::text))
                  .containsExactly(GAME.setup());
            });
  }

  @Provide
  static Arbitrary<VariantFacts> broken() {
    return Choices.any().map(BrokenGamesTest::broken);
  }

  @Tag("deep")
  @Property(tries = 1_200, seed = "58")
  @StatisticsReport(StatisticsReportMode.OFF)
  void everyCorrectionOfABrokenGameCanBeApplied(@ForAll("broken") VariantFacts facts) {
    Statistics.collect(checkAll(facts) > 0);
    Statistics.coverage(coverage -> coverage.check(true).percentage(offered -> offered > 15));
  }

  /** Checks a game, and again with each text that is offered; returns how many are. */
  private static int checkAll(VariantFacts facts) {
    int offered = 0;
    List<Diagnostic> problems = VariantCheck.check(facts);
    for (Diagnostic problem : problems) {
      problem.location().letters().ifPresent(span -> assertWithin(span, facts, problem));
      for (Suggestion suggestion : problem.advice().suggestions()) {
        assertBetter(facts, problem, suggestion, problems);
        offered++;
      }
    }
    return offered;
  }

  /**
   * What is offered solves the problem, and a guess brings no other error. With what is known to be
   * meant more of the game can be checked, and a game without errors may have warnings.
   */
  private static void assertBetter(
      VariantFacts facts, Diagnostic problem, Suggestion offer, List<Diagnostic> before) {
    GameModel corrected = MemberText.replace(facts.model(), problem.place(), offer.text());
    assertThat(corrected).isNotEqualTo(facts.model());
    List<Diagnostic> after = VariantCheck.check(facts.with(corrected));
    assertThat(after)
        .as("%s for %s", offer, facts.model())
        .noneMatch(each -> isLike(each, problem) && each.message().equals(problem.message()));
    if (offer.isGuess()) {
      assertThat(after)
          .as("%s for %s", offer, facts.model())
          .filteredOn(Diagnostic::isError)
          .allMatch(each -> before.stream().anyMatch(other -> isLike(each, other)));
    }
  }

  private static boolean isLike(Diagnostic one, Diagnostic other) {
    return one.code() == other.code() && one.place().equals(other.place());
  }

  private static void assertWithin(Span span, VariantFacts facts, Diagnostic problem) {
    String text = MemberText.of(facts.model(), problem.place()).orElse("");
    assertThat(span.end()).as(problem.message()).isLessThanOrEqualTo(text.length());
  }

  private static VariantFacts broken(Random random) {
    GameModel model = GAME.model();
    List<AnnotationPlace> places = new ArrayList<>(texts(model).keySet());
    for (int times = 1 + random.nextInt(3); times > 0; times--) {
      // Most of what can be wrong is in a setup.
      AnnotationPlace place =
          random.nextInt(3) > 0 ? SETUP : places.get(random.nextInt(places.size()));
      String text = MemberText.of(model, place).orElse("");
      model = MemberText.replace(model, place, broken(text, random));
    }
    return GAME.with(model);
  }

  private static String broken(String text, Random random) {
    int start = random.nextInt(text.length() + 1);
    int end = Math.min(text.length(), start + random.nextInt(3));
    String sign = SIGNS.get(random.nextInt(SIGNS.size()));
    return switch (random.nextInt(6)) {
      case 0 -> text.substring(0, start);
      case 1 -> text.substring(0, start) + text.substring(end);
      case 2 -> text + " " + sign + " " + sign;
      case 3 -> text.substring(0, end) + text.substring(start);
      default -> text.substring(0, start) + sign + text.substring(end);
    };
  }

  private static Map<AnnotationPlace, String> texts(GameModel model) {
    Map<AnnotationPlace, String> texts = RuleValues.letters(model);
    texts.putAll(RuleValues.squares(model));
    return texts;
  }
}
