package io.github.betza.cli;

import io.github.betza.cli.output.AnswerStream;
import io.github.betza.cli.output.NotWrittenException;
import io.github.betza.cli.output.Screen;
import io.github.betza.cli.output.Terminal;
import io.github.betza.cli.output.TerminalProbe;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command line {@code betza}. */
@Command(
    name = "betza",
    header = "Compiles chess-variant piece notation to move generators, and shows what it means.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "Examples:",
      "  betza explain FyafsF          what a notation means",
      "  betza check N hK              what is wrong with notations",
      "  betza translate --to BEX gQ   in another dialect",
      "  betza help explain            the options of a command"
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done",
      "1:the notation, the game, the position or the file has an error",
      "2:the command line is wrong",
      "3:exported, but not everything could be told"
    },
    subcommands = {
      ExplainCommand.class,
      CheckCommand.class,
      TranslateCommand.class,
      VariantsCommand.class,
      MovesCommand.class,
      PerftCommand.class,
      PlayCommand.class,
      ExportCommand.class,
      ImportCommand.class,
      AtlasCommand.class,
      DemoCommand.class,
      CompletionCommand.class,
      HelpCommand.class
    })
public final class Main implements Runnable {
  /** The exit code of a command that failed. */
  static final int FAILED = 1;

  /** The exit code for invalid words on the command line. */
  static final int MISUSED = 2;

  private static final String SYNOPSIS_HEADING = "%nUsage: ";

  @Option(
      names = "--color",
      negatable = true,
      scope = ScopeType.INHERIT,
      description = "Use colors, or do not (default: on a terminal, unless NO_COLOR is set).")
  private Boolean color;

  @Spec private CommandSpec spec;

  private final InputStream in;
  private final Screen out;
  private final Screen err;

  private Main(InputStream in, Screen out, Screen err) {
    this.in = in;
    this.out = out;
    this.err = err;
  }

  /** Runs a command and ends the process with its exit code. */
  public static void main(String[] args) {
    TerminalProbe probe = TerminalProbe.ofProcess();
    System.exit(
        run(
            System.in,
            new FileOutputStream(FileDescriptor.out),
            probe.terminal(1),
            new FileOutputStream(FileDescriptor.err),
            probe.terminal(2),
            args));
  }

  /**
   * Runs a command as if its output went to files.
   *
   * @param in the input of {@code betza moves} and {@code betza play}
   * @param out receives answers; a {@link java.io.PrintStream} hides its errors
   * @param err receives errors and timings
   * @param args the words on the command line
   * @return the exit code: 0 for success, 1 if the command failed, 2 if the words are invalid, 3 if
   *     {@code betza export} had to omit rules of a game
   */
  public static int run(InputStream in, OutputStream out, OutputStream err, String... args) {
    return run(in, out, Terminal.NONE, err, Terminal.NONE, args);
  }

  /** Runs a command whose output goes to known terminals. */
  static int run(
      InputStream in,
      OutputStream out,
      Terminal outTerminal,
      OutputStream err,
      Terminal errTerminal,
      String... args) {
    AnswerStream answers = new AnswerStream(out);
    Screen answerScreen = new Screen(writer(answers), outTerminal);
    Main main = new Main(in, answerScreen, new Screen(writer(err), errTerminal));
    CommandLine line = main.commandLine();
    int code = line.execute(args);
    answerScreen.writer().flush();
    if (answers.isClosedPipe()) {
      // The reader has closed the pipe.
      code = code == NotWrittenException.CODE ? 0 : code;
    } else if (answers.hasFailed()) {
      // A reader must not mistake half of the answers for all of them.
      new ErrorMessages(main).print(requested(line), "the answer cannot be written");
      code = FAILED;
    }
    main.err.writer().flush();
    return code;
  }

  private CommandLine commandLine() {
    ErrorMessages errors = new ErrorMessages(this);
    CommandLine line =
        new CommandLine(this)
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setOut(out.writer())
            .setErr(err.writer())
            .setUsageHelpWidth(out.terminal().helpWidth())
            .setParameterExceptionHandler(errors::misuse)
            .setExecutionExceptionHandler((e, command, parsed) -> errors.failure(e, command));
    line.getCommandSpec().usageMessage().synopsisHeading(SYNOPSIS_HEADING);
    line.getSubcommands()
        .values()
        .forEach(sub -> sub.getCommandSpec().usageMessage().synopsisHeading(SYNOPSIS_HEADING));
    return line.setExecutionStrategy(
        parsed -> {
          // Only now the options for colors have been read.
          line.setColorScheme(out().helpColors());
          return new RunLast().execute(parsed);
        });
  }

  private static CommandLine requested(CommandLine line) {
    ParseResult parsed = line.getParseResult();
    return parsed != null && parsed.hasSubcommand()
        ? parsed.subcommand().commandSpec().commandLine()
        : line;
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "which command?");
  }

  InputStream in() {
    return in;
  }

  /** Returns the screen for answers. */
  Screen out() {
    return colored(out);
  }

  /** Returns the screen for errors. */
  Screen err() {
    return colored(err);
  }

  private Screen colored(Screen screen) {
    return color == null
        ? screen
        : new Screen(screen.writer(), screen.terminal().withColors(color));
  }

  private static PrintWriter writer(OutputStream stream) {
    return new PrintWriter(stream, false, StandardCharsets.UTF_8);
  }

  /** Returns the version that the build has recorded. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() throws IOException {
      try (InputStream stream = Version.class.getResourceAsStream("version.txt")) {
        String version = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        return new String[] {"betza " + version.strip()};
      }
    }
  }
}
