package io.github.betza.cli;

import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.Target;
import io.github.betza.imports.Imported;
import io.github.betza.imports.Importer;
import io.github.betza.imports.JavaSource;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.ByteBuffer;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code betza import}: makes a Java source of a game that another program knows. */
@Command(
    name = "import",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Reads a game from the file of another program, and writes it as a Java source with"
            + " annotations. What is in doubt is an error, with its line. What games do not have"
            + " here, or the file does not say, is left out and told.")
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
    Imported imported = Importer.read(program, text(), variant);
    PrintWriter err = spec.commandLine().getErr();
    imported
        .problems()
        .forEach(
            problem ->
                err.println(Printable.line(file + ":" + problem.line() + ": " + problem.text())));
    if (imported.variant().isEmpty()) {
      return Main.FAILED;
    }
    imported.notes().forEach(note -> err.println("not taken over: " + Printable.line(note)));
    String name = typeName(imported.variant().get());
    try {
      write(JavaSource.of(imported.variant().get(), name));
    } catch (IllegalArgumentException e) {
      throw misuse((type == null ? "--out: " : "--type: ") + e.getMessage());
    }
    return 0;
  }

  /** A public type and its file have one name, so each can tell the other's. */
  private String typeName(DeclaredVariant game) {
    String file = out == null ? "" : out.getFileName().toString();
    if (!file.endsWith(JAVA)) {
      return type == null ? JavaSource.typeName(game.name()) : type;
    }
    String ofFile = file.substring(0, file.length() - JAVA.length());
    if (type != null && !type.substring(type.lastIndexOf('.') + 1).equals(ofFile)) {
      throw misuse("--out: the file of the type " + type + " is not " + Printable.quote(file));
    }
    return type == null ? ofFile : type;
  }

  private String text() {
    // Not every file has a size: one may be a pipe without end.
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
      throw new UsageException(
          Printable.quote(out.toString()) + " is there already: remove it, or name another file",
          e);
    } catch (IOException e) {
      throw new UsageException(
          "cannot write " + Printable.quote(out.toString()) + ": " + Printable.reason(e), e);
    }
  }

  private ParameterException misuse(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
