package io.github.betza.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.BareKing;
import io.github.betza.Capturing;
import io.github.betza.Hand;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.board.PieceMoves.Trait;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every rule has a line, and every path has decided about every feature. */
class RuleFeatureTest {
  private static final GameModel GAME = GameModel.of("Game", 3, 4, "k2/3/3/K2 w - - 0 1");
  private static final Path CLASSES = Path.of("target", "classes");
  private static final String SWITCH = "return switch (feature) {\n";

  @Test
  void aGameWithTheDefaultsHasNoFeatures() {
    assertThat(RuleFeature.of(GAME)).isEmpty();
  }

  static Stream<Arguments> rules() {
    return Stream.of(
        Arguments.of(
            GAME.with(GameModel.GOALS, List.of(Goal.of("K", "4")))
                .with(GameModel.BARE_KING, BareKing.LOSES),
            Set.of(RuleFeature.GOALS, RuleFeature.BARE_KING)),
        Arguments.of(GAME.with(GameModel.ROYALTY, Royalty.NONE), Set.of(RuleFeature.NO_ROYALTY)),
        Arguments.of(
            GAME.with(GameModel.ROYALTY, Royalty.LAST_CHECKMATED), Set.of(RuleFeature.LAST_ROYAL)),
        Arguments.of(
            GAME.with(GameModel.ROYALTY, Royalty.LAST_CAPTURED),
            Set.of(RuleFeature.ROYALS_CAPTURED)),
        Arguments.of(
            GAME.with(GameModel.ROYALTY, Royalty.KIND_EXTINCT), Set.of(RuleFeature.EXTINCTION)),
        Arguments.of(
            GAME.with(GameModel.CHECKS_FORBIDDEN, true), Set.of(RuleFeature.CHECKS_FORBIDDEN)),
        Arguments.of(
            GAME.with(GameModel.FLYING_GENERAL, true), Set.of(RuleFeature.FACING_FORBIDDEN)),
        Arguments.of(
            GAME.with(GameModel.BIKJANG, true).with(GameModel.PASSES_END, true),
            Set.of(RuleFeature.FACING_ANSWERED, RuleFeature.PASSES_END)),
        Arguments.of(
            GAME.with(GameModel.EXTRAS, List.of(new Extra("K", "Diagonal", "a1-c3"))),
            Set.of(RuleFeature.EXTRAS)),
        Arguments.of(
            GAME.with(GameModel.BLOCKERS, List.of(new Blocker("K", "K"))),
            Set.of(RuleFeature.BLOCKERS)),
        Arguments.of(
            GAME.with(GameModel.CASTLINGS, List.of(new Castling("K", "R", "cg", "df"))),
            Set.of(RuleFeature.CASTLING_BY_FILE)),
        Arguments.of(GAME.with(GameModel.HAND, Hand.CAPTURED), Set.of(RuleFeature.HANDS)),
        Arguments.of(GAME.with(GameModel.DROPS, List.of(Drop.of("K"))), Set.of(RuleFeature.HANDS)),
        Arguments.of(
            GAME.with(GameModel.STALEMATE, Stalemate.LOSS)
                .with(GameModel.CAPTURING, Capturing.MANDATORY)
                .with(GameModel.ZONES, List.of(new Zone("K", "1-2", "3")))
                .with(GameModel.MOVE_LIMIT, 50),
            Set.of()));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void aGameHasTheFeaturesOfItsRules(GameModel game, Set<RuleFeature> expected) {
    assertThat(RuleFeature.of(game)).isEqualTo(expected);
  }

  @Test
  void aMemberWithoutALineIsRefused() {
    assertThatThrownBy(() -> RuleFeature.of(Member.flag("walls"), false))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("RuleFeature has no line for the member walls");
  }

  @Test
  void aPieceHasTheFeaturesOfItsTraits() {
    Set<Trait> traits = Set.of(Trait.CASTLING, Trait.EXCITING);
    assertThat(RuleFeature.of(traits, true, false))
        .containsExactly(RuleFeature.IMMOBILIZERS, RuleFeature.EXCITERS);
    assertThat(RuleFeature.of(Set.of(Trait.IMITATING), true, true))
        .containsExactly(
            RuleFeature.IMMOBILIZERS, RuleFeature.ROYAL_IMMOBILIZERS, RuleFeature.IMITATORS);
  }

  @Test
  void aPathFitsAGameOnlyIfItServesEveryFeature() {
    FastPath path = FastPath.LISTED_BY_SETS;
    assertThat(path.fits(Set.of())).isTrue();
    assertThat(path.fits(Set.of(RuleFeature.GOALS))).isTrue();
    assertThat(path.fits(Set.of(RuleFeature.GOALS, RuleFeature.EXCITERS))).isFalse();
  }

  @Tag("deep")
  @Test
  void aNewFeatureDoesNotCompileUntilEveryPathHasDecided(@TempDir Path folder) throws Exception {
    assertThat(compile(folder, withDrops(source("RuleFeature")), source("FastPath")))
        .hasSize(FastPath.values().length)
        .allMatch(each -> each.contains("does not cover all possible input values"));
  }

  @Test
  void aNewFeatureTurnsAPathOff(@TempDir Path folder) throws Exception {
    String paths =
        source("FastPath").replace(SWITCH, SWITCH + "case DROPS -> this != CAPTURES_ARE_FINAL;\n");
    assertThat(compile(folder, withDrops(source("RuleFeature")), paths)).isEmpty();
    URL[] urls = {folder.toUri().toURL(), CLASSES.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, null)) {
      Set<?> drops = withMoveLimit(loader);
      assertThat(drops).hasToString("[DROPS]");
      assertThat(fits(loader, "CAPTURES_ARE_FINAL", drops)).isFalse();
      assertThat(fits(loader, "LISTED_BY_SETS", drops)).isTrue();
    }
  }

  /** Adds a feature that games with a limit of moves have. */
  private static String withDrops(String source) {
    return source
        .replace("  AIDED_CAPTURES;", "  AIDED_CAPTURES, DROPS;")
        .replace("GameModel.PERPETUAL_CHECK,", "GameModel.PERPETUAL_CHECK);")
        .replace("          GameModel.MOVE_LIMIT);", "")
        .replace(
            "      Map.ofEntries(\n",
            "      Map.ofEntries(Map.entry(GameModel.MOVE_LIMIT, DROPS),\n");
  }

  private static String source(String name) throws IOException {
    return Files.readString(
        Path.of("src", "main", "java", "io", "github", "betza", "model", name + ".java"));
  }

  /** Compiles both, and returns the errors. */
  private static List<String> compile(Path folder, String features, String paths)
      throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, null)) {
      Path first = Files.writeString(folder.resolve("RuleFeature.java"), features);
      Path second = Files.writeString(folder.resolve("FastPath.java"), paths);
      List<String> options =
          List.of("-proc:none", "-cp", CLASSES.toString(), "-d", folder.toString());
      javac
          .getTask(null, files, found, options, null, files.getJavaFileObjects(first, second))
          .call();
    }
    return found.getDiagnostics().stream()
        .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
        .map(each -> each.getMessage(Locale.ROOT))
        .toList();
  }

  /** Returns the features of a game with a limit of moves, as other classes find them. */
  private static Set<?> withMoveLimit(ClassLoader loader) throws ReflectiveOperationException {
    Class<?> model = loader.loadClass(GameModel.class.getName());
    Class<?> member = loader.loadClass(Member.class.getName());
    Object game =
        model
            .getMethod("of", String.class, int.class, int.class, String.class)
            .invoke(null, GAME.name(), GAME.files(), GAME.ranks(), GAME.setup());
    Object limited =
        model
            .getMethod("with", member, Object.class)
            .invoke(game, model.getField("MOVE_LIMIT").get(null), 50);
    return (Set<?>)
        loader.loadClass(RuleFeature.class.getName()).getMethod("of", model).invoke(null, limited);
  }

  private static boolean fits(ClassLoader loader, String path, Set<?> features)
      throws ReflectiveOperationException {
    Class<?> paths = loader.loadClass(FastPath.class.getName());
    Object constant = paths.getMethod("valueOf", String.class).invoke(null, path);
    return (boolean) paths.getMethod("fits", Set.class).invoke(constant, features);
  }
}
