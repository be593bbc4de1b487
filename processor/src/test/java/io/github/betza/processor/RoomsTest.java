package io.github.betza.processor;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;

/** The rooms of the house, and what each never knows. */
@AnalyzeClasses(packages = "io.github.betza.processor", importOptions = DoNotIncludeTests.class)
final class RoomsTest {
  private static final String ENTRY = "io.github.betza.processor";
  private static final String NOTATION = ENTRY + ".notation..";
  private static final String PATH = ENTRY + ".path..";
  private static final String DESCRIBE = ENTRY + ".describe..";
  private static final String INTERPRET = ENTRY + ".interpret..";
  private static final String EMIT = ENTRY + ".emit..";
  private static final String ASSEMBLE = ENTRY + ".assemble..";
  private static final String REPORT = ENTRY + ".report..";
  private static final String TRANSLATE = ENTRY + ".translate..";
  private static final String ATLAS = ENTRY + ".atlas..";
  private static final String TRAIT = ENTRY + ".trait..";
  private static final String TOOL = ENTRY + ".tool..";
  private static final String VARIANT = ENTRY + ".variant..";
  private static final String JAVA_MODEL = "javax.lang.model..";
  private static final String JAVAPOET = "com.palantir.javapoet..";
  private static final String PROCESSING = "javax.annotation.processing..";
  private static final String RUNTIME = "io.github.betza";
  private static final String BOARD = "io.github.betza.board..";

  @ArchTest
  static final ArchRule THE_MODEL_KNOWS_NEITHER_TEXT_NOR_JAVA =
      noClasses()
          .that()
          .resideInAPackage(PATH)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              ENTRY,
              NOTATION,
              DESCRIBE,
              INTERPRET,
              EMIT,
              ASSEMBLE,
              REPORT,
              TRANSLATE,
              TOOL,
              JAVA_MODEL,
              JAVAPOET,
              PROCESSING,
              RUNTIME,
              BOARD);

  @ArchTest
  static final ArchRule GRAMMARS_KNOW_THE_MODEL_ONLY =
      noClasses()
          .that()
          .resideInAPackage(NOTATION)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              ENTRY,
              DESCRIBE,
              INTERPRET,
              EMIT,
              ASSEMBLE,
              REPORT,
              TRANSLATE,
              TOOL,
              JAVA_MODEL,
              JAVAPOET,
              PROCESSING,
              RUNTIME,
              BOARD);

  /** CLASSIC is a subset of XBETZA and is read as that; all others have tables of their own. */
  @ArchTest
  static final ArchRule GRAMMARS_DO_NOT_KNOW_EACH_OTHER =
      SlicesRuleDefinition.slices()
          .matching(ENTRY + ".notation.(*)..")
          .should()
          .notDependOnEachOther()
          .ignoreDependency(
              resideInAPackage(ENTRY + ".notation.classic.."),
              resideInAPackage(ENTRY + ".notation.xbetza.."))
          .ignoreDependency(alwaysTrue(), resideInAPackage(ENTRY + ".notation.direction.."));

  @ArchTest
  static final ArchRule THE_ROOMS_BEHIND_THE_GRAMMARS_KNOW_FINISHED_PATHS_ONLY =
      noClasses()
          .that()
          .resideInAnyPackage(
              ENTRY + ".path.compare..", ENTRY + ".path.line..", ENTRY + ".path.reverse..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(ENTRY + ".path.spec..", ENTRY + ".path.resolve..");

  @ArchTest
  static final ArchRule TRANSLATIONS_KNOW_NOTATIONS_AND_THE_MODEL_ONLY =
      noClasses()
          .that()
          .resideInAPackage(TRANSLATE)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              ENTRY,
              DESCRIBE,
              INTERPRET,
              EMIT,
              ASSEMBLE,
              REPORT,
              TOOL,
              JAVA_MODEL,
              JAVAPOET,
              PROCESSING,
              RUNTIME,
              BOARD);

  @ArchTest
  static final ArchRule THE_EMITTER_KNOWS_NO_DIALECTS =
      noClasses()
          .that()
          .resideInAPackage(EMIT)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              ENTRY, NOTATION, DESCRIBE, INTERPRET, ASSEMBLE, REPORT, TRANSLATE, TOOL, PROCESSING);

  @ArchTest
  static final ArchRule THE_INTERPRETER_KNOWS_NOTHING_OF_GENERATED_CODE =
      noClasses()
          .that()
          .resideInAPackage(INTERPRET)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              ENTRY,
              NOTATION,
              DESCRIBE,
              EMIT,
              ASSEMBLE,
              REPORT,
              TRANSLATE,
              TOOL,
              JAVA_MODEL,
              JAVAPOET,
              PROCESSING);

  @ArchTest
  static final ArchRule TRAITS_ARE_FOUND_IN_THE_MODEL_ONLY =
      noClasses()
          .that()
          .resideInAPackage(TRAIT)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              ENTRY,
              NOTATION,
              DESCRIBE,
              INTERPRET,
              EMIT,
              ASSEMBLE,
              REPORT,
              TRANSLATE,
              TOOL,
              VARIANT,
              JAVA_MODEL,
              JAVAPOET,
              PROCESSING);

  @ArchTest
  static final ArchRule WORDS_KNOW_THE_MODEL_ONLY =
      noClasses()
          .that()
          .resideInAPackage(DESCRIBE)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              ENTRY,
              NOTATION,
              EMIT,
              ASSEMBLE,
              REPORT,
              TRANSLATE,
              TOOL,
              JAVA_MODEL,
              JAVAPOET,
              PROCESSING);

  @ArchTest
  static final ArchRule REPORTS_KNOW_PROBLEMS_ONLY =
      noClasses()
          .that()
          .resideInAPackage(REPORT)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              ENTRY,
              PATH,
              DESCRIBE,
              INTERPRET,
              EMIT,
              ASSEMBLE,
              TRANSLATE,
              TOOL,
              JAVA_MODEL,
              JAVAPOET,
              PROCESSING);

  @ArchTest
  static final ArchRule CHECKS_OF_GAMES_KNOW_VALUES_ONLY =
      noClasses()
          .that()
          .resideInAPackage(VARIANT)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              ENTRY,
              DESCRIBE,
              INTERPRET,
              EMIT,
              ASSEMBLE,
              REPORT,
              TOOL,
              JAVA_MODEL,
              JAVAPOET,
              PROCESSING);

  @ArchTest
  static final ArchRule PAGES_KNOW_NEITHER_JAVA_NOR_OTHER_WAYS_TO_RUN_PATHS =
      noClasses()
          .that()
          .resideInAPackage(ATLAS)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              ENTRY, INTERPRET, EMIT, ASSEMBLE, REPORT, TOOL, JAVA_MODEL, JAVAPOET, PROCESSING);

  @ArchTest
  static final ArchRule ONLY_THE_ENTRY_AND_THE_TOOL_KNOW_OF_PAGES =
      noClasses()
          .that()
          .resideOutsideOfPackages(ENTRY, TOOL, ATLAS)
          .should()
          .dependOnClassesThat()
          .resideInAPackage(ATLAS);

  @ArchTest
  static final ArchRule ONLY_THE_ENTRY_KNOWS_ANNOTATION_PROCESSING =
      noClasses()
          .that()
          .resideOutsideOfPackage(ENTRY)
          .should()
          .dependOnClassesThat()
          .resideInAPackage(PROCESSING);

  @ArchTest
  static final ArchRule ROOMS_HAVE_ONE_DIRECTION =
      SlicesRuleDefinition.slices().matching(ENTRY + ".(*)..").should().beFreeOfCycles();
}
