package io.github.betza.processor;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Every type, package and file that CONTRIBUTING.md names is there. */
final class ContributingTest {
  private static final Path ROOT = Path.of("..");
  private static final List<String> MODULES =
      List.of(
          "runtime",
          "processor",
          "sample-variants",
          "sample-variants/cluster",
          "sample-variants/site",
          "benchmarks");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final Pattern TYPE =
      Pattern.compile("@?((?:[a-z]+\\.)*)([A-Z]\\w*[a-z]\\w*)(?:\\.(\\w+))?(?:\\(.*)?");
  private static final Pattern PLACE =
      Pattern.compile("\\.?[a-z][\\w.…-]*(?:/[\\w.…-]+)+|\\w+\\.md");
  private static final Pattern PACKAGES = Pattern.compile("[a-z]+(?:\\.[a-z]+)+");
  private static final Pattern TEST = Pattern.compile("\\b[A-Z]\\w+Test\\b");
  private static final Pattern DECLARED =
      Pattern.compile("\\b(?:class|interface|record|enum) ([A-Z]\\w*)");
  private static final Pattern IMPORTED = Pattern.compile("(?m)^import [\\w.]+\\.([A-Z]\\w*);");

  private static String text;

  /** The sources, by their paths with slashes. */
  private static final Map<String, String> SOURCES = new TreeMap<>();

  /** The folders of sources. */
  private static final Set<String> FOLDERS = new TreeSet<>();

  @BeforeAll
  static void readEverything() throws IOException {
    text = Files.readString(ROOT.resolve("CONTRIBUTING.md"));
    for (String module : MODULES) {
      try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src"))) {
        files
            .filter(file -> file.toString().endsWith(".java"))
            .forEach(
                file -> {
                  String path = ROOT.relativize(file).toString().replace('\\', '/');
                  SOURCES.put(path, read(file));
                  FOLDERS.add(path.substring(0, path.lastIndexOf('/')));
                });
      }
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    }
  }

  private static List<String> code() {
    return CODE.matcher(text).results().map(code -> code.group(1)).toList();
  }

  /**
   * Returns the spans of code that are a type, perhaps with packages before and a member after it.
   */
  private static List<Matcher> types() {
    return code().stream().map(TYPE::matcher).filter(Matcher::matches).toList();
  }

  @Test
  void everyTypeIsDeclared() {
    Set<String> known = names(DECLARED);
    known.addAll(names(IMPORTED));
    assertThat(types()).hasSizeGreaterThan(80);
    for (Matcher type : types()) {
      assertThat(known).contains(type.group(2));
      if (!type.group(1).isEmpty()) {
        String file = "/" + type.group(1).replace('.', '/') + type.group(2) + ".java";
        assertThat(SOURCES.keySet()).as(type.group()).anyMatch(each -> each.endsWith(file));
      }
    }
  }

  @Test
  void everyMemberIsInItsType() {
    List<Matcher> members = types().stream().filter(type -> type.group(3) != null).toList();
    assertThat(members).hasSizeGreaterThan(5);
    for (Matcher member : members) {
      String file = "/" + member.group(2) + ".java";
      String source =
          SOURCES.entrySet().stream()
              .filter(entry -> entry.getKey().endsWith(file))
              .map(Map.Entry::getValue)
              .collect(joining());
      assertThat(source).as(member.group()).containsPattern("\\b" + member.group(3) + "\\b");
    }
  }

  @Test
  void everyTestIsDeclared() {
    Set<String> tests =
        TEST.matcher(text)
            .results()
            .map(MatchResult::group)
            .collect(TreeSet::new, Set::add, Set::addAll);
    assertThat(tests).hasSizeGreaterThan(8);
    assertThat(names(DECLARED)).containsAll(tests);
  }

  /** A place is a file, or a folder of sources written with dots and with an ellipsis. */
  @Test
  void everyFileAndPackageIsThere() {
    List<String> places = code().stream().filter(code -> PLACE.matcher(code).matches()).toList();
    assertThat(places).hasSizeGreaterThan(40);
    assertThat(places).allMatch(ContributingTest::isThere);
    List<String> packages =
        code().stream()
            .filter(code -> PACKAGES.matcher(code).matches())
            .filter(code -> !code.matches("javax\\..*|.*\\.(html|js|md|tsv|jar)"))
            .toList();
    assertThat(packages).hasSizeGreaterThan(10).allMatch(ContributingTest::isPackage);
  }

  private static boolean isThere(String place) {
    if (place.contains("/target/") || place.startsWith("target/")) {
      return true; // A build writes it.
    }
    int ellipsis = place.indexOf("/…");
    if (ellipsis >= 0) {
      String module = place.substring(0, ellipsis) + "/";
      String folder = place.substring(ellipsis + 2).replace('.', '/');
      return FOLDERS.stream().anyMatch(each -> each.startsWith(module) && each.endsWith(folder));
    }
    return Files.exists(ROOT.resolve(place))
        || FOLDERS.stream().anyMatch(folder -> folder.endsWith("/" + place));
  }

  private static boolean isPackage(String name) {
    String folder = "/" + name.replace('.', '/');
    return FOLDERS.stream().anyMatch(each -> each.endsWith(folder));
  }

  private static Set<String> names(Pattern pattern) {
    Set<String> names = new TreeSet<>();
    for (Map.Entry<String, String> source : SOURCES.entrySet()) {
      pattern.matcher(source.getValue()).results().forEach(name -> names.add(name.group(1)));
    }
    return names;
  }
}
