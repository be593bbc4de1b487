package io.github.betza.processor;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
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
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The rooms of the house, and what each may know. */
@AnalyzeClasses(packages = RoomsTest.HOUSE, importOptions = DoNotIncludeTests.class)
final class RoomsTest {
  static final String HOUSE = "io.github.betza.processor";

  /**
   * The rooms, and which rooms and libraries each may know besides itself and what all may know. A
   * room is one package, without those below it. CLASSIC is a subset of XBETZA and is read as that;
   * the other grammars do not know each other. Of the package of the annotations all rooms but the
   * tool need {@code Dialect} only, by which it is named.
   */
  private static final Map<String, List<String>> ROOMS =
      table(
          """
          work:
          path:
          path.spec: path
          path.resolve: path path.spec
          path.optimize: path
          path.compare: path path.optimize
          path.line: path
          path.reverse: path path.optimize
          trait: path BOARD
          interpret: path BOARD
          notation: path path.spec path.resolve path.compare TEXT
          notation.direction: path.spec notation
          notation.modifier: notation
          notation.classic: path.spec path.resolve notation notation.direction notation.modifier notation.xbetza
          notation.xbetza: path path.spec path.resolve notation notation.direction notation.modifier
          notation.extended: path path.spec path.resolve notation notation.direction
          notation.move: path path.spec
          notation.bex: path path.spec path.resolve notation notation.direction notation.move
          dialect: notation notation.classic notation.xbetza notation.extended notation.bex DIALECT
          report: notation
          describe: path path.optimize path.compare
          translate: path path.spec path.resolve path.optimize path.compare notation \
            notation.direction dialect DIALECT
          hint: path path.compare notation dialect describe translate DIALECT
          variant: path path.compare path.line trait notation dialect DIALECT BOARD GAME
          emit: path path.optimize path.reverse trait emit.bits emit.plan BOARD JAVAPOET
          emit.plan: path path.optimize path.reverse emit.bits
          emit.bits: path path.optimize path.line JAVAPOET MODIFIERS
          emit.variant: path emit emit.bits BOARD GAME JAVAPOET MODIFIERS
          assemble: path notation DIALECT describe emit emit.plan emit.variant JAVAPOET FILES
          atlas: path notation dialect DIALECT describe translate variant BOARD GAME FILES
          ENTRY: path trait notation dialect DIALECT report hint variant emit emit.plan emit.variant assemble atlas \
            BOARD GAME JAVA_MODEL PROCESSING SERVICES COMPILER FILES
          javac: notation report JAVAC COMPILER SERVICES
          tool: path path.compare notation notation.xbetza dialect report describe translate hint variant emit emit.plan \
            assemble atlas ENTRY DIALECT BOARD GAME JAVA_MODEL COMPILER FILES
          """);

  /** The packages of names that are not simply those of packages of this house. */
  private static final Map<String, List<String>> PACKAGES =
      table(
          """
          ALL: java.lang.. java.util.. io.github.betza.processor.work
          ENTRY: io.github.betza.processor
          DIALECT: io.github.betza
          BOARD: io.github.betza.board
          GAME: io.github.betza.game
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

  @ArchTest
  static final ArchRule EVERY_PACKAGE_IS_A_ROOM =
      classes().should().resideInAnyPackage(packages(ROOMS.keySet().stream()));

  /** A row whose package is no more is refused too. */
  @ArchTest
  static final ArchRule ROOMS_KNOW_ONLY_WHAT_THEY_MAY =
      CompositeArchRule.of(ROOMS.keySet().stream().map(RoomsTest::knowsOnlyWhatItMay).toList());

  @ArchTest
  static final ArchRule ROOMS_HAVE_ONE_DIRECTION =
      SlicesRuleDefinition.slices().matching(HOUSE + ".(**)").should().beFreeOfCycles();

  /** A room counts as one with those within it here, so that these do not know it by a detour. */
  @ArchTest
  static final ArchRule WINGS_HAVE_ONE_DIRECTION =
      SlicesRuleDefinition.slices().matching(HOUSE + ".(*)..").should().beFreeOfCycles();

  /** What is allowed without need might one day be used unseen. */
  @ArchTest
  static void roomsMayKnowOnlyWhatTheyNeed(JavaClasses house) {
    List<String> needless = new ArrayList<>();
    ROOMS.forEach(
        (room, known) -> {
          Set<JavaClass> met =
              house.that(resideInAnyPackage(packages(Stream.of(room)))).stream()
                  .flatMap(owner -> owner.getDirectDependenciesFromSelf().stream())
                  .map(Dependency::getTargetClass)
                  .collect(Collectors.toSet());
          known.stream()
              .filter(word -> met.stream().noneMatch(resideInAnyPackage(packages(Stream.of(word)))))
              .forEach(word -> needless.add(room + ": " + word));
        });
    assertThat(needless).isEmpty();
  }

  private static ArchRule knowsOnlyWhatItMay(String room) {
    Stream<String> known = Stream.concat(Stream.of("ALL", room), ROOMS.get(room).stream());
    return classes()
        .that()
        .resideInAnyPackage(packages(Stream.of(room)))
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(packages(known));
  }

  private static String[] packages(Stream<String> words) {
    return words
        .flatMap(word -> PACKAGES.getOrDefault(word, List.of(HOUSE + "." + word)).stream())
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
