package io.github.betza;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The workflows run foreign code, which gets no more than it needs. */
class WorkflowsTest {
  private static final String FIELD = " {2,}(- )?";

  /** Returns the lines of the workflows, by the names of the files. */
  private static Map<String, List<String>> workflows() throws IOException {
    Map<String, List<String>> workflows = new TreeMap<>();
    try (Stream<Path> files = Files.list(Path.of("../.github/workflows"))) {
      for (Path file : files.toList()) {
        workflows.put(file.getFileName().toString(), Files.readAllLines(file));
      }
    }
    assertThat(workflows).containsOnlyKeys("build.yml", "pages.yml", "release.yml");
    return workflows;
  }

  /** Returns the text of each job of a workflow. */
  private static List<String> jobs(List<String> lines) {
    List<String> jobs = new ArrayList<>();
    for (String line : lines.subList(lines.indexOf("jobs:") + 1, lines.size())) {
      if (line.matches(" {2}[a-z]+:")) {
        jobs.add("");
      }
      jobs.set(jobs.size() - 1, jobs.get(jobs.size() - 1) + line + "\n");
    }
    return jobs;
  }

  /** A tag can be moved to other code, and a commit cannot. */
  @Test
  void actionsAreNamedByCommits() throws IOException {
    workflows()
        .forEach(
            (name, lines) ->
                assertThat(lines)
                    .as(name)
                    .filteredOn(line -> line.contains("uses:"))
                    .isNotEmpty()
                    .allMatch(
                        line ->
                            line.matches(
                                FIELD
                                    + "uses: actions/[a-z-]+@[0-9a-f]{40} # v[0-9]+(\\.[0-9]+){2}")));
  }

  @Test
  void eachJobHasItsOwnPermissions() throws IOException {
    workflows()
        .forEach(
            (name, lines) -> {
              assertThat(lines).as(name).contains("permissions: {}");
              assertThat(jobs(lines))
                  .as(name)
                  .isNotEmpty()
                  .allMatch(job -> job.contains("\n    permissions:\n      "));
            });
    // What may write has no code of this project, nor of those that it is built with.
    assertThat(workflows().values())
        .flatExtracting(WorkflowsTest::jobs)
        .filteredOn(job -> job.contains(": write\n"))
        .hasSize(2)
        .noneMatch(job -> job.contains("actions/checkout@") || job.contains("mvn "));
  }

  @Test
  void secretsAreOnlyInTheStepsThatNeedThem() throws IOException {
    List<String> release = workflows().get("release.yml");
    List<String> steps = List.of(String.join("\n", release).split("\n {6}- ", -1));
    assertThat(steps)
        .filteredOn(step -> step.contains("secrets.GPG"))
        .singleElement()
        .asString()
        .startsWith("name: Make and sign the bundle\n")
        .contains("-DskipTests");
    assertThat(steps)
        .filteredOn(step -> step.contains("secrets.CENTRAL_TOKEN"))
        .singleElement()
        .asString()
        .startsWith("name: Upload the bundle to Maven Central\n");
    assertThat(String.join("\n", release).split("secrets\\.", -1)).hasSize(4);
    workflows()
        .forEach(
            (name, lines) ->
                assertThat(
                        name.equals("release.yml")
                            || lines.stream().noneMatch(line -> line.contains("secrets.")))
                    .as(name)
                    .isTrue());
  }
}
