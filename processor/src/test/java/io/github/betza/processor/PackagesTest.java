package io.github.betza.processor;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaModifier.PUBLIC;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.CompositeArchRule;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The packages of the processor, and what each may depend on. */
@AnalyzeClasses(packages = PackagesTest.PROCESSOR, importOptions = DoNotIncludeTests.class)
final class PackagesTest {
  static final String PROCESSOR = "io.github.betza.processor";

  /**
   * The packages, and the packages and libraries on which each may depend besides itself and those
   * of the row ALL. A row is for one package, without those below it. CLASSIC is a subset of XBETZA
   * and is read as that; the other grammars do not depend on each other. The package of the
   * annotations has the dialects and the rules that are chosen by name.
   */
  private static final Map<String, List<String>> PACKAGES_AND_DEPENDENCIES =
      table(
          """
          work:
          path:
          path.spec: path
          path.resolve: path path.spec
          path.optimize: path
          path.compare: path path.optimize
          path.line: MODEL path
          path.reverse: path path.line path.optimize
          trait: path BOARD
          json:
          text:
          interpret: path trait BOARD GENERATED
          interpret.game: MODEL interpret path trait variant variant.attack BOARD GAME
          diagnostic: ANNOTATIONS
          notation: diagnostic path path.spec path.resolve path.compare
          notation.foreign: diagnostic
          notation.correction: diagnostic path.compare notation notation.foreign TEXT
          notation.direction: diagnostic path.spec notation
          notation.modifier: diagnostic notation
          notation.classic: diagnostic path.spec path.resolve notation notation.foreign notation.direction \
            notation.modifier notation.xbetza notation.xbetza.syntax notation.correction
          notation.xbetza: diagnostic path path.spec path.resolve notation notation.foreign notation.direction \
            notation.correction notation.xbetza.syntax notation.xbetza.lowering
          notation.xbetza.lowering: diagnostic path path.spec path.resolve notation notation.direction \
            notation.modifier notation.move notation.xbetza.syntax
          notation.xbetza.syntax: diagnostic path.spec notation notation.modifier
          notation.extended: diagnostic path path.spec path.resolve notation notation.direction notation.modifier notation.move notation.correction notation.foreign
          notation.move: path path.spec
          notation.bex: diagnostic path path.resolve notation notation.bex.syntax notation.bex.sequence notation.correction notation.foreign
          notation.bex.syntax: diagnostic path.spec notation notation.bex.modifier notation.bex.sequence notation.direction notation.modifier notation.move
          notation.bex.modifier: diagnostic path path.spec path.resolve notation notation.bex.sequence notation.direction notation.modifier notation.move
          notation.bex.sequence: diagnostic path path.spec path.resolve notation notation.move
          dialect: diagnostic notation notation.classic notation.xbetza notation.xbetza.lowering notation.extended notation.bex ANNOTATIONS
          report: diagnostic
          describe: path path.optimize path.compare
          translate: path path.line path.spec path.resolve path.optimize path.compare notation \
            notation.direction dialect ANNOTATIONS
          hint: diagnostic path path.compare notation dialect describe translate ANNOTATIONS
          variant: MODEL diagnostic path trait ANNOTATIONS BOARD GAME
          variant.reach: MODEL path trait variant ANNOTATIONS BOARD
          variant.attack: MODEL path path.line trait variant variant.reach ANNOTATIONS BOARD
          variant.sentence: MODEL describe path variant variant.setup ANNOTATIONS BOARD
          variant.address: MODEL text notation dialect variant ANNOTATIONS
          variant.setup: MODEL path trait diagnostic variant variant.attack ANNOTATIONS BOARD GAME GENERATED
          variant.correction: MODEL diagnostic notation.correction variant GAME
          variant.check: MODEL path path.compare trait diagnostic dialect notation variant variant.reach \
            variant.attack variant.setup variant.correction ANNOTATIONS BOARD GAME
          emit: path path.optimize path.reverse trait emit.bits emit.bitboard emit.code emit.plan emit.template ANNOTATIONS BOARD JAVAPOET MODIFIERS
          emit.plan: path path.optimize path.reverse emit.bits emit.template
          emit.template: path
          emit.bits: MODEL path path.optimize path.line emit.code JAVAPOET MODIFIERS
          emit.code: text JAVAPOET
          emit.bitboard: path path.optimize path.reverse emit.bits emit.code ANNOTATIONS JAVAPOET MODIFIERS
          emit.variant: MODEL path emit emit.bits emit.code ANNOTATIONS JAVAPOET MODIFIERS
          assemble: diagnostic path notation ANNOTATIONS describe emit emit.plan emit.variant JAVAPOET FILES
          atlas: MODEL json text path notation notation.foreign dialect ANNOTATIONS describe translate variant variant.address variant.sentence BOARD FILES
          ENTRY: MODEL diagnostic path trait notation dialect ANNOTATIONS report hint variant variant.attack \
            variant.check variant.sentence emit emit.bitboard emit.plan emit.variant assemble atlas \
            BOARD JAVA_MODEL PROCESSING SERVICES COMPILER FILES
          javac: diagnostic report emit ANNOTATIONS JAVA_MODEL JAVAC COMPILER SERVICES FILES
          analysis.leg: path
          analysis: analysis.leg diagnostic path path.compare notation dialect report describe translate hint ANNOTATIONS
          tool: text analysis diagnostic notation notation.xbetza dialect report variant.check emit emit.plan \
            assemble atlas javac ENTRY ANNOTATIONS BOARD GAME JAVA_MODEL COMPILER FILES
          """);

  /** The packages that are compiled to the script of the pages, as far as it calls them. */
  private static final List<String> PORTABLE =
      List.of(
          "work",
          "path",
          "trait",
          "interpret",
          "diagnostic",
          "notation",
          "dialect",
          "report",
          "describe",
          "translate",
          "hint",
          "variant",
          "analysis",
          "json",
          "text");

  /** The packages of names that are not simply those of packages of the processor. */
  private static final Map<String, List<String>> NAMED_PACKAGES =
      table(
          """
          ALL: java.lang.. java.util.. io.github.betza.processor.work
          ENTRY: io.github.betza.processor
          ANNOTATIONS: io.github.betza
          BOARD: io.github.betza.board
          GAME: io.github.betza.game
          MODEL: io.github.betza.model
          GENERATED: io.github.betza.generated
          JAVAPOET: com.palantir.javapoet
          MODIFIERS: javax.lang.model.element
          JAVA_MODEL: javax.lang.model..
          PROCESSING: javax.annotation.processing
          SERVICES: com.google.auto.service
          COMPILER: javax.tools
          JAVAC: com.sun.source..
          TEXT: java.text
          FILES: java.io java.net java.nio.. java.security
          """);

  private static final Set<String> USER_PACKAGES =
      Set.of("io.github.betza", "io.github.betza.board", "io.github.betza.game");

  /** Those of the annotations, then those of boards and of games. */
  private static final List<String> USER_TYPES =
      Stream.of(
              words(
                  "BareKing Betza Capturing Checkmate Dialect Hand Promoting Repetition Royalty Stalemate Variant"),
              words("Attackers Board Cell Effect Geometry Move MoveList PieceListener PieceMoves"),
              words("PieceTable Side"),
              words("Fen Game GameRules GameRulesBuilder HandRules LegalMove"),
              words("MalformedPositionException Perft Result"))
          .flatMap(List::stream)
          .sorted()
          .toList();

  @ArchTest
  static final ArchRule EVERY_PACKAGE_IS_IN_THE_TABLE =
      classes().should().resideInAnyPackage(packages(PACKAGES_AND_DEPENDENCIES.keySet().stream()));

  /** A row without a package is refused too. */
  @ArchTest
  static final ArchRule DEPENDENCIES_ARE_IN_THE_TABLE =
      CompositeArchRule.of(
          PACKAGES_AND_DEPENDENCIES.keySet().stream()
              .map(PackagesTest::dependsOnlyOnItsRow)
              .toList());

  @ArchTest
  static final ArchRule PACKAGES_HAVE_ONE_DIRECTION =
      SlicesRuleDefinition.slices().matching(PROCESSOR + ".(**)").should().beFreeOfCycles();

  /**
   * A package counts as one with those within it here, so that these do not depend on it by a
   * detour.
   */
  @ArchTest
  static final ArchRule TREES_OF_PACKAGES_HAVE_ONE_DIRECTION =
      SlicesRuleDefinition.slices().matching(PROCESSOR + ".(*)..").should().beFreeOfCycles();

  /** The compiler to JavaScript has other methods of these names only, or none. */
  @ArchTest
  static final ArchRule PAGES_CALL_WHAT_BROWSERS_HAVE =
      noClasses()
          .that()
          .resideInAnyPackage(packages(PORTABLE.stream().map(name -> name + "..")))
          .should()
          .callMethod(Character.class, "toString", int.class)
          .orShould()
          .callMethod(Matcher.class, "results")
          .orShould()
          .callMethod(Matcher.class, "replaceAll", Function.class)
          .orShould()
          .callMethod(Matcher.class, "appendReplacement", StringBuilder.class, String.class)
          .orShould()
          .callMethod(Pattern.class, "splitAsStream", CharSequence.class)
          .orShould()
          .callMethod(String.class, "lines")
          .orShould()
          .callMethod(Math.class, "multiplyHigh", long.class, long.class)
          .orShould()
          .dependOnClassesThat()
          .areAssignableTo(StringJoiner.class);

  /** What is allowed without need might one day be used unseen. */
  @ArchTest
  static void theTableHoldsNoUnusedDependency(JavaClasses processor) {
    List<String> needless = new ArrayList<>();
    PACKAGES_AND_DEPENDENCIES.forEach(
        (packageName, known) -> {
          Set<JavaClass> met =
              processor.that(resideInAnyPackage(packages(Stream.of(packageName)))).stream()
                  .flatMap(owner -> owner.getDirectDependenciesFromSelf().stream())
                  .map(Dependency::getTargetClass)
                  .collect(Collectors.toSet());
          known.stream()
              .filter(word -> met.stream().noneMatch(resideInAnyPackage(packages(Stream.of(word)))))
              .forEach(word -> needless.add(packageName + ": " + word));
        });
    assertThat(needless).isEmpty();
  }

  /**
   * What an author of games or pieces reads about, besides {@code model}: one more needs a reason.
   */
  @Test
  void theTypesForUsersOfTheRuntimeAreThese() {
    JavaClasses runtime = new ClassFileImporter().importPackages("io.github.betza");
    List<String> types =
        runtime.stream()
            .filter(type -> type.isTopLevelClass() && type.getModifiers().contains(PUBLIC))
            .filter(type -> USER_PACKAGES.contains(type.getPackageName()))
            .filter(type -> !type.getSimpleName().endsWith("Test"))
            .map(JavaClass::getSimpleName)
            .sorted()
            .toList();
    assertThat(types).containsExactlyElementsOf(USER_TYPES);
  }

  private static ArchRule dependsOnlyOnItsRow(String packageName) {
    Stream<String> known =
        Stream.concat(
            Stream.of("ALL", packageName), PACKAGES_AND_DEPENDENCIES.get(packageName).stream());
    return classes()
        .that()
        .resideInAnyPackage(packages(Stream.of(packageName)))
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(packages(known));
  }

  private static String[] packages(Stream<String> words) {
    return words
        .flatMap(
            word -> NAMED_PACKAGES.getOrDefault(word, List.of(PROCESSOR + "." + word)).stream())
        .toArray(String[]::new);
  }

  private static Map<String, List<String>> table(String rows) {
    return rows.lines()
        .map(row -> row.split(": ?", 2))
        .collect(Collectors.toMap(row -> row[0], row -> words(row[1])));
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(" +", -1));
  }
}
