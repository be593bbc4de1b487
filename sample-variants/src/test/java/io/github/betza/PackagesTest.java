package io.github.betza;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.LocationProvider;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import io.github.betza.cli.Main;
import io.github.betza.processor.atlas.GameOrigin;
import java.util.Set;
import java.util.StringJoiner;

/** What the games and the command line may know of the processor, and of one another. */
@AnalyzeClasses(locations = PackagesTest.MainClasses.class)
final class PackagesTest {
  private static final String PROCESSOR = "io.github.betza.processor..";
  private static final String TOOL = "io.github.betza.processor.tool..";
  private static final String ANALYSIS = "io.github.betza.processor.analysis..";
  private static final String BROWSER = "io.github.betza.browser..";
  private static final String SEARCH = "io.github.betza.play.search..";

  @ArchTest
  static final ArchRule THE_PROCESSOR_IS_KNOWN_BY_ITS_TOOL_AND_ITS_ANSWERS_ONLY =
      noClasses()
          .that()
          .resideOutsideOfPackage(BROWSER)
          .should()
          .dependOnClassesThat(
              resideInAPackage(PROCESSOR)
                  .and(resideOutsideOfPackages(TOOL, ANALYSIS))
                  // Part of what the tool is given.
                  .and(not(equivalentTo(GameOrigin.class))));

  /**
   * The script of the pages is made of the classes that browsers have, and nothing else needs them.
   */
  @ArchTest
  static final ArchRule NOTHING_DEPENDS_ON_THE_SCRIPT =
      noClasses()
          .that()
          .resideOutsideOfPackage(BROWSER)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(BROWSER, "org.teavm..");

  /** The packages that are compiled to the script know neither files nor a compiler. */
  @ArchTest
  static final ArchRule THE_SCRIPT_IS_PORTABLE =
      noClasses()
          .that()
          .resideInAnyPackage(BROWSER, SEARCH)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.io..", "java.nio..", "java.net..", "javax..", TOOL)
          .orShould()
          .callMethod(Character.class, "toString", int.class)
          .orShould()
          .callMethod(String.class, "lines")
          .orShould()
          .callMethod(Math.class, "multiplyHigh", long.class, long.class)
          .orShould()
          .dependOnClassesThat()
          .areAssignableTo(StringJoiner.class);

  /**
   * Exports are compiled to the script as well, where another class stands for the tool. What
   * writes formats would bring tables of currencies with it.
   */
  @ArchTest
  static final ArchRule EXPORTS_ARE_PORTABLE =
      noClasses()
          .that()
          .resideInAnyPackage(BROWSER, SEARCH, "io.github.betza.export..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.io..", "java.nio..", "java.net..", "javax..")
          .orShould()
          .callMethod(Character.class, "toString", int.class)
          .orShould()
          .callMethod(String.class, "formatted", Object[].class)
          .orShould()
          .callMethod(String.class, "format", String.class, Object[].class);

  @ArchTest
  static final ArchRule PACKAGES_HAVE_ONE_DIRECTION =
      SlicesRuleDefinition.slices().matching("io.github.betza.(**)").should().beFreeOfCycles();

  /**
   * The packages of the other modules have names that begin alike, so they are selected by their
   * location.
   */
  static final class MainClasses implements LocationProvider {
    @Override
    public Set<Location> get(Class<?> test) {
      return Set.of(Location.of(Main.class.getProtectionDomain().getCodeSource().getLocation()));
    }
  }
}
