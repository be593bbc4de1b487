package io.github.betza.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.betza.Dialect;
import io.github.betza.cli.output.DiagnosisPrinter;
import io.github.betza.cli.output.JsonOutput;
import io.github.betza.cli.output.Printable;
import io.github.betza.cli.output.ReportJson;
import io.github.betza.cli.output.Screen;
import io.github.betza.processor.analysis.Report;
import io.github.betza.processor.tool.BetzaTool;
import io.github.betza.processor.tool.SourceChecker;
import io.github.betza.processor.tool.SourceProblem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/**
 * {@code betza check}: shows the problems of notations and sources in the style of the compiler.
 */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Shows the problems of notations and of Java sources as the compiler would.",
    description = {
      "",
      "The exit code is 1 if one of them has an error. A word that ends with .java is the name of a"
          + " source file with @Betza or @Variant; the files of one call may use each other's"
          + " constants. The notation - is read from the standard input, to its end; the end of its"
          + " last line is no part of it.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  betza check N FyafsF hK",
      "  betza check --json src/MyChess.java"
    })
final class CheckCommand implements Callable<Integer> {
  private static final String STANDARD_INPUT = "-";
  private static final String JAVA = ".java";

  private static final int MOST_BYTES = 1_000_000;

  @Option(
      names = "--dialect",
      paramLabel = "D",
      defaultValue = "XBETZA",
      description =
          "The dialect of the notations: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Dialect dialect;

  @Option(
      names = "--source",
      description =
          "Every word is the name of a source file, and - is a source from the standard input.")
  private boolean source;

  @Option(
      names = "--class-path",
      paramLabel = "PATH",
      defaultValue = "",
      description = "The folders and jars of other classes that the sources use.")
  private String classPath;

  @Option(names = "--json", description = "Print the problems as JSON.")
  private boolean json;

  @Parameters(arity = "1..*", paramLabel = "NOTATION", description = "The notations or files.")
  private List<String> words;

  @ParentCommand private Main main;

  /** A notation or a source, with its problems. */
  private sealed interface Checked {
    boolean isSound();

    void print(Screen screen);

    void write(JsonGenerator writer) throws IOException;
  }

  private record Notation(String text, Dialect dialect, Report report) implements Checked {
    @Override
    public boolean isSound() {
      return report.isSound();
    }

    @Override
    public void print(Screen screen) {
      if (report.diagnoses().isEmpty()) {
        screen.line("fine: " + Printable.quote(text));
      }
      DiagnosisPrinter.print(screen, report.diagnoses());
    }

    @Override
    public void write(JsonGenerator writer) throws IOException {
      writer.writeStringField("notation", text);
      writer.writeStringField("dialect", dialect.name());
      ReportJson.write(writer, report);
    }
  }

  private record Source(String file, List<SourceProblem> problems) implements Checked {
    @Override
    public boolean isSound() {
      return problems.stream().noneMatch(SourceProblem::isError);
    }

    @Override
    public void print(Screen screen) {
      String name = Printable.plain(file);
      if (problems.isEmpty()) {
        screen.line("fine: " + name);
      }
      DiagnosisPrinter.print(screen, name, problems);
    }

    @Override
    public void write(JsonGenerator writer) throws IOException {
      writer.writeStringField("file", file);
      ReportJson.write(writer, problems);
    }
  }

  @Override
  public Integer call() {
    if (words.stream().filter(STANDARD_INPUT::equals).count() > 1) {
      throw new MisuseException("the standard input can be read only once");
    }
    Map<String, String> sources = new LinkedHashMap<>();
    words.stream().filter(this::isSource).forEach(word -> sources.put(word, text(word)));
    Map<String, List<SourceProblem>> problems = SourceChecker.check(sources, classPath);
    List<Checked> all =
        words.stream()
            .<Checked>map(
                word -> isSource(word) ? new Source(word, problems.get(word)) : notation(word))
            .toList();
    if (json) {
      printJson(all);
    } else {
      all.forEach(checked -> checked.print(main.out()));
    }
    return all.stream().allMatch(Checked::isSound) ? 0 : Main.FAILED;
  }

  private boolean isSource(String word) {
    return source || word.endsWith(JAVA);
  }

  private Notation notation(String word) {
    String text = word.equals(STANDARD_INPUT) ? text(word).replaceFirst("\\r?\\n\\z", "") : word;
    return new Notation(text, dialect, BetzaTool.check(text, dialect));
  }

  /** Returns the text of a file, or of the standard input. */
  private String text(String word) {
    boolean isFile = !word.equals(STANDARD_INPUT);
    String name = isFile ? Printable.quote(word) : "the standard input";
    try (InputStream stream = isFile ? Files.newInputStream(Path.of(word)) : main.in()) {
      return textOf(stream, name);
    } catch (IOException e) {
      throw new UsageException("cannot read " + name + ": " + Printable.reason(e), e);
    } catch (InvalidPathException e) {
      throw new UsageException("cannot read " + name + ": this cannot be the name of a file", e);
    }
  }

  private void printJson(List<Checked> all) {
    JsonOutput.print(
        main.out().writer(),
        writer -> {
          writer.writeStartObject();
          ReportJson.writeSchema(writer);
          writer.writeArrayFieldStart("checked");
          for (Checked checked : all) {
            writer.writeStartObject();
            checked.write(writer);
            writer.writeEndObject();
          }
          writer.writeEndArray();
          writer.writeEndObject();
        });
  }

  /**
   * Reads a text to its end.
   *
   * @param name the name of the text, for messages
   * @throws UsageException if it is too long, or not a text in UTF-8
   * @throws IOException if it cannot be read
   */
  private static String textOf(InputStream in, String name) throws IOException {
    byte[] bytes = in.readNBytes(MOST_BYTES + 1);
    if (bytes.length > MOST_BYTES) {
      throw new UsageException(name + " has more than " + MOST_BYTES + " bytes");
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new UsageException("cannot read " + name + ": it is not a text in UTF-8", e);
    }
  }
}
