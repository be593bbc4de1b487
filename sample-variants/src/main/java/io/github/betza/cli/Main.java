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
  /** The exit code where what was asked for could not be done. */
  static final int FAILED = 1;

  /** The exit code where the words on the command line make no sense. */
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
   * @param in what {@code betza moves} and {@code betza play} read
   * @param out where answers go; a {@link java.io.PrintStream} keeps its errors to itself
   * @param err where errors and timings go
   * @param args the words on the command line
   * @return the exit code: 0, 1 where something was wrong with what was asked for, 2 where the
   *     words make no sense, 3 where {@code betza export} could not tell all of a game
   */
  public static int run(InputStream in, OutputStream out, OutputStream err, String... args) {
    return run(in, out, Terminal.NONE, err, Terminal.NONE, args);
  }

  /** Runs a command whose output goes to places of which something is known. */
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
      // The reader has seen enough.
      code = code == NotWrittenException.CODE ? 0 : code;
    } else if (answers.hasFailed()) {
      // A reader must not take half of the answers for all of them.
      new ErrorMessages(main).print(asked(line), "the answer cannot be written");
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
          // Only now is it known whether the user wants colors.
          line.setColorScheme(out().helpColors());
          return new RunLast().execute(parsed);
        });
  }

  private static CommandLine asked(CommandLine line) {
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

  /** Returns where answers go. */
  Screen out() {
    return colored(out);
  }

  /** Returns where errors go. */
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

  /** Tells the version that the build has written down. */
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
