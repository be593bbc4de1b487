package io.github.betza.processor.army;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.model.FastPath;
import io.github.betza.model.RuleFeature;
import io.github.betza.processor.Choices;
import io.github.betza.processor.CompiledClasses;
import io.github.betza.processor.emit.MethodSizes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Plays games that chance has made up: boards, pieces, rules and setups. Legal moves, their count,
 * and perft must be those of a driver that makes every move and finds every capture, whatever form
 * the game keeps its position in. {@code -Dbetza.armies=FIRST:COUNT} plays other armies, or more.
 */
@Tag("deep")
final class RandomArmiesTest {
  /** The first seed, and how many armies: so few have all features. */
  private static final String DEFAULT = "226:100";

  /** As many armies as these have all features, whatever the first seed is. */
  private static final int FULL = 400;

  /** As many armies as these are compiled in one run. */
  private static final int BATCH = 100;

  private final List<Army.Move> corpora = Menu.corpora();
  private final Map<String, String> refused = new TreeMap<>();

  /** What the games that have been played had, and which fast paths they used with it. */
  private final Set<String> drawn = new TreeSet<>();

  private int made;
  private int played;
  private int listing;
  private long positions;

  @Test
  void aGameIsAsExactAsTryingEveryMove() {
    String range = System.getProperty("betza.armies", DEFAULT);
    String[] wanted = range.split(":", 2);
    int seed = Integer.parseInt(wanted[0]);
    int count = Integer.parseInt(wanted[1]);
    while (played < count) {
      Map<Integer, Choices> drawn = new LinkedHashMap<>();
      for (int i = Math.min(BATCH, count - played); i > 0; i--) {
        drawn.put(seed, Choices.from(seed).value());
        seed++;
      }
      made += drawn.size();
      play(drawn);
      assertThat(refused.size()).as("%s", refused).isLessThanOrEqualTo(made / 20);
    }
    // Otherwise the test would look at next to nothing.
    assertThat(positions).isGreaterThan(10L * count);
    assertThat(drawn)
        .as("features, and paths with them")
        .containsAll(count < FULL && !range.equals(DEFAULT) ? Set.of() : all());
    assertThat(listing).as("games that list moves by sets of bits").isGreaterThan(count / 5);
  }

  /** Returns every feature, and every path with each feature that it serves. */
  private static Set<String> all() {
    Set<String> all = new TreeSet<>();
    for (RuleFeature feature : RuleFeature.values()) {
      all.add(feature.name());
      Stream.of(FastPath.values())
          .filter(path -> path.serves(feature))
          .forEach(path -> all.add(path + " with " + feature));
    }
    return all;
  }

  private void draw(Set<RuleFeature> features) {
    for (RuleFeature feature : features) {
      drawn.add(feature.name());
      Stream.of(FastPath.values())
          .filter(path -> path.fits(features))
          .forEach(path -> drawn.add(path + " with " + feature));
    }
  }

  /** Plays armies, by their seeds; one that fails is made small. */
  private void play(Map<Integer, Choices> drawn) {
    Map<Integer, Army> armies = new LinkedHashMap<>();
    drawn.forEach((seed, choices) -> armies.put(seed, RandomArmy.of(seed, choices, corpora)));
    ArmyCompiler.Outcome usual = ArmyCompiler.compile(armies.values(), List.of());
    Map<String, String> without = usual.refused();
    if (!without.isEmpty()) {
      without.forEach(this::refuse);
      armies.values().removeIf(army -> without.containsKey(army.name()));
      if (armies.isEmpty()) {
        return;
      }
      usual = ArmyCompiler.compile(armies.values(), List.of());
    }
    assertIsCompiledWhenHot(usual.loader());
    List<ClassLoader> forms =
        List.of(
            usual.loader(),
            ArmyCompiler.compile(armies.values(), List.of("-Abetza.representation=cells"))
                .loader());
    armies.forEach(
        (seed, army) -> {
          try {
            play(army, forms, drawn.get(seed));
          } catch (AssertionError failure) {
            throw drawn.size() == 1
                ? failure
                : Choices.smallest(drawn.get(seed), failure, less -> play(Map.of(seed, less)));
          }
        });
  }

  private void play(Army army, List<ClassLoader> forms, Choices choices) {
    ArmyMatch match = new ArmyMatch(army, forms, choices);
    try {
      match.play();
    } catch (RuntimeException exception) {
      throw new AssertionError(match.toString(), exception);
    }
    positions += match.positions();
    draw(match.features());
    if (listsBySets(forms.get(0), army)) {
      assertThat(FastPath.LISTED_BY_SETS.fits(match.features())).as(army.name()).isTrue();
      listing++;
    }
    assertThat(listsBySets(forms.get(1), army)).isFalse();
    played++;
  }

  /** Chance knows nothing of checks; a setup in which a king could be taken is no fault. */
  private void refuse(String army, String why) {
    if (!why.contains(" could capture the ") && !why.contains(" faces the ")) {
      refused.put(army, why);
    }
  }

  /** The virtual machine never compiles a method of more than 8,000 bytes. */
  private static void assertIsCompiledWhenHot(CompiledClasses loader) {
    loader
        .files()
        .forEach(
            (name, classFile) -> {
              Map<String, Integer> sizes = MethodSizes.of(classFile);
              // What runs once, when a class is loaded, may be as long as it likes.
              sizes.remove("<clinit>()V");
              assertThat(sizes.values()).as(name).allMatch(size -> size < 8_000);
            });
  }

  private static boolean listsBySets(ClassLoader loader, Army army) {
    try {
      Class<?> type = loader.loadClass(ArmyMatch.gameClass(army));
      return Stream.of(type.getDeclaredClasses())
          .flatMap(within -> Stream.of(within.getDeclaredMethods()))
          .anyMatch(method -> method.getName().equals("list"));
    } catch (ClassNotFoundException exception) {
      throw new LinkageError(army.name(), exception);
    }
  }
}
