package io.github.betza.cli;

import io.github.betza.atlas.Atlas;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.samples.Games;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code betza atlas}: writes pages that show how pieces move. */
@Command(
    name = "atlas",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Writes a page of HTML for each game, with a diagram of every piece, and index.html, which"
            + " leads to them.")
final class AtlasCommand implements Callable<Integer> {
  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "The folder for the pages; it is made if need be.")
  private String out;

  @Option(
      names = "--variant",
      paramLabel = "NAME",
      description = "A game of the samples; once for each. Without it, all of them.")
  private List<String> chosen = new ArrayList<>();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    List<String> names = chosen.isEmpty() ? Games.names() : chosen.stream().distinct().toList();
    Map<String, DeclaredVariant> variants = DeclaredGames.find(names);
    try {
      Path folder = Files.createDirectories(Path.of(out));
      variants.forEach(
          (name, variant) -> write(folder.resolve(name + ".html"), Atlas.page(variant)));
      write(folder.resolve("index.html"), Atlas.index(variants));
    } catch (IOException | InvalidPathException e) {
      throw refused(out, e);
    }
    return 0;
  }

  private void write(Path file, String page) {
    try {
      Files.writeString(file, page, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw refused(file.toString(), e);
    }
    spec.commandLine().getOut().println(file);
  }

  private static UsageException refused(String place, Exception e) {
    return new UsageException(
        Printable.quote(place)
            + " cannot be written: "
            + Printable.line(String.valueOf(e.getMessage())));
  }
}
