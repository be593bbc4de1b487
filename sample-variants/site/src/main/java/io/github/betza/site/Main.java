package io.github.betza.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Builds the site: {@code java -jar betza-site.jar DIR}, in the root of the repository. */
public final class Main {
  private Main() {}

  /** Builds the site and ends with 1 where something is wrong with it. */
  public static void main(String[] args) throws IOException {
    Path root = Path.of("").toAbsolutePath();
    if (args.length != 1 || args[0].isBlank() || !Files.exists(root.resolve("README.md"))) {
      System.err.println("Usage: java -jar betza-site.jar DIR, in the root of the repository");
      System.exit(2);
    }
    Path site = Path.of(args[0]);
    List<String> faults = new SiteBuilder(root, site).build();
    faults.forEach(fault -> System.err.println("site: " + fault));
    if (!faults.isEmpty()) {
      System.exit(1);
    }
    System.out.println(site.resolve("index.html"));
  }
}
