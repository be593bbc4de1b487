package io.github.betza.cli;

import io.github.betza.cli.output.Printable;
import io.github.betza.convert.Importer;
import io.github.betza.convert.Target;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.imports.Imported;
import io.github.betza.imports.JavaSource;
import io.github.betza.imports.JavaSource.TypeCheck;
import io.github.betza.imports.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.ByteBuffer;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code betza import}: makes a Java source from a game of another program. */
@Command(
    name = "import",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Writes a game of another program as Java.",
    description =
        "%nReads a game from the file of another program, and writes it as a Java source with"
            + " annotations. What is in doubt is an error, with its line. What games do not have"
            + " here, or the file does not say, is left out and told.%n",
    footer = {"", "Example:", "  betza import --from fairy-stockfish variants.ini --variant grand"})
final class ImportCommand implements Callable<Integer> {
  private static final int MOST_BYTES = 1_000_000;
  private static final String JAVA = ".java";

  @Option(
      names = "--from",
      paramLabel = "PROGRAM",
      required = true,
      converter = TargetConverter.class,
      completionCandidates = TargetConverter.class,
      description = "The program that the file is for: ${COMPLETION-CANDIDATES}.")
  private Target program;

  @Option(
      names = "--variant",
      paramLabel = "NAME",
      defaultValue = "",
      description = "The game, where the file has several; the name of a diagram's game.")
  private String variant;

  @Option(
      names = "--type",
      paramLabel = "TYPE",
      description = "The name of the Java type, with its package if it shall have one.")
  private String type;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "A new file for the source, to which it gives its name if --type does not; to the standard"
              + " output without it.")
  private Path out;

  @Parameters(paramLabel = "FILE", description = "The file to read.")
  private Path file;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    // Mistakes in the command are reported before the file is read.
    Optional<String> given = givenName();
    checkOut();
    Imported imported = Importer.read(program, text(), variant);
    PrintWriter err = spec.commandLine().getErr();
    imported
        .problems()
        .forEach(
            problem ->
                err.println(Printable.line(file + ":" + problem.line() + ": " + problem.text())));
    if (imported.variant().isEmpty()) {
      boolean misnamed = imported.problems().stream().anyMatch(Problem::ofName);
      return misnamed ? Main.MISUSED : Main.FAILED;
    }
    imported.notes().forEach(note -> err.println("note: " + Printable.line(note)));
    imported.omissions().forEach(each -> err.println("not taken over: " + Printable.line(each)));
    DeclaredVariant game = imported.variant().get();
    write(JavaSource.of(game, given.orElseGet(() -> JavaSource.typeName(game.name()))));
    return 0;
  }

  /**
   * Returns the name of the type, if the options contain it. A public type and its file have the
   * same name, so either is enough.
   */
  private Optional<String> givenName() {
    String name = out == null || out.getFileName() == null ? "" : out.getFileName().toString();
    Optional<String> given = Optional.ofNullable(type);
    if (name.endsWith(JAVA)) {
      String ofFile = name.substring(0, name.length() - JAVA.length());
      if (type != null && !type.substring(type.lastIndexOf('.') + 1).equals(ofFile)) {
        throw ErrorMessages.misuse(
            spec, "--out: the file of the type " + type + " is not " + Printable.quote(name));
      }
      given = Optional.of(given.orElse(ofFile));
    }
    try {
      given.ifPresent(TypeCheck::check);
    } catch (IllegalArgumentException e) {
      throw ErrorMessages.misuse(spec, (type == null ? "--out: " : "--type: ") + e.getMessage());
    }
    return given;
  }

  /** Checks that the new file does not exist; only writing shows whether it can be written. */
  private void checkOut() {
    if (out == null) {
      return;
    }
    if (Files.exists(out, LinkOption.NOFOLLOW_LINKS)) {
      throw isThere(null);
    }
    Path folder = out.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw unwritable(new NoSuchFileException(out.toString()));
    }
  }

  private String text() {
    // Not every file has a size: it may be a pipe without end.
    try (InputStream stream = Files.newInputStream(file)) {
      byte[] bytes = stream.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw new UsageException(file + " has more than " + MOST_BYTES + " bytes");
      }
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (MalformedInputException e) {
      throw unreadable("it is not a text in UTF-8", e);
    } catch (IOException e) {
      throw unreadable(Printable.reason(e), e);
    }
  }

  private UsageException unreadable(String reason, IOException cause) {
    return new UsageException(
        "cannot read " + Printable.quote(file.toString()) + ": " + reason, cause);
  }

  private void write(String text) {
    if (out == null) {
      spec.commandLine().getOut().print(text);
      return;
    }
    try {
      Files.writeString(out, text, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW);
    } catch (FileAlreadyExistsException e) {
      throw isThere(e);
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  private UsageException isThere(IOException cause) {
    return new UsageException(
        Printable.quote(out.toString()) + " is there already: remove it, or name another file",
        cause);
  }

  private UsageException unwritable(IOException cause) {
    return new UsageException(
        "cannot write " + Printable.quote(out.toString()) + ": " + Printable.reason(cause), cause);
  }
}
