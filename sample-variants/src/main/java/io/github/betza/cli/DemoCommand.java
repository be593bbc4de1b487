package io.github.betza.cli;

import io.github.betza.Dialect;
import io.github.betza.cli.output.DiagramPrinter;
import io.github.betza.cli.output.Screen;
import io.github.betza.cli.output.Timing;
import io.github.betza.game.Perft;
import io.github.betza.processor.analysis.Explanation;
import io.github.betza.processor.tool.BetzaTool;
import io.github.betza.samples.chess.ChessGame;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code betza demo}: shows what the project does. */
@Command(
    name = "demo",
    mixinStandardHelpOptions = true,
    header = "Shows a few pieces, generated code, and counts of chess.")
final class DemoCommand implements Callable<Integer> {
  /** The first line of a method that helps to find all moves. */
  private static final Pattern EXCERPT =
      Pattern.compile("  (public void generate|private static int [A-Za-z0-9]+)\\(.*");

  /** A piece to show. */
  private record Showpiece(String name, String notation) {}

  private static final List<Showpiece> SHOWPIECES =
      List.of(
          new Showpiece("Griffon", "FyafsF"),
          new Showpiece("Grasshopper", "gQ"),
          new Showpiece("Xiangqi cannon", "mRcpR"),
          new Showpiece("Xiangqi horse (Mao)", "afsW"),
          new Showpiece("Chu Shogi lion", "KNADcaKcabKmabK"),
          new Showpiece("Rose", "qN"));

  /**
   * A command to try after the demo.
   *
   * @param arguments the words in place of {@code demo}
   * @param meaning their effect
   */
  private record Next(String arguments, String meaning) {}

  private static final List<Next> NEXT =
      List.of(
          new Next("explain FyafsF", "a notation in words, with a diagram"),
          new Next("variants", "the games that are included"),
          new Next("perft --variant xiangqi --depth 3", "counts the moves of one of them"),
          new Next("play --help", "plays with a graphical board"),
          new Next("--help", "all commands"));

  @Option(
      names = "--depth",
      paramLabel = "N",
      defaultValue = "5",
      description = "How deep perft of chess goes (default: ${DEFAULT-VALUE}).")
  private int depth;

  @ParentCommand private Main main;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (depth < 0 || depth > Perft.MAX_DEPTH) {
      throw new ParameterException(
          spec.commandLine(), "--depth is 0 to " + Perft.MAX_DEPTH + ", not " + depth);
    }
    Screen screen = main.out();
    SHOWPIECES.forEach(piece -> show(screen, piece));
    PrintWriter out = screen.writer();
    showSource(screen);
    screen.heading("Orthodox chess from the start position, its legal moves counted:");
    for (int plies = 1; plies <= depth; plies++) {
      int sequence = plies;
      Timing timing = Timing.of(() -> Perft.count(new ChessGame(), sequence));
      out.println("perft " + plies + ": " + timing.nodes() + " in " + timing.text(plies));
      out.flush();
    }
    showNext(screen);
    return 0;
  }

  private static void showNext(Screen screen) {
    int width = NEXT.stream().mapToInt(next -> next.arguments().length()).max().orElse(0);
    screen.line("");
    screen.heading("What to type next, in place of demo:");
    for (Next next : NEXT) {
      String gap = " ".repeat(width - next.arguments().length() + 2);
      screen.line("  " + next.arguments() + gap + next.meaning());
    }
  }

  private static void show(Screen screen, Showpiece piece) {
    Explanation explanation = BetzaTool.explain(piece.notation(), Dialect.XBETZA);
    screen.heading("The " + piece.name() + ", @Betza(\"" + piece.notation() + "\")");
    explanation.words().forEach(sentence -> screen.paragraph(2, sentence));
    screen.line("");
    new DiagramPrinter(screen).print(explanation.moveDiagram());
    screen.line("");
  }

  /** Shows the methods of the Griffon that find all its moves. */
  private static void showSource(Screen screen) {
    String source = BetzaTool.source(SHOWPIECES.get(0).notation(), Dialect.XBETZA, "GriffonMoves");
    List<String> lines = source.lines().toList();
    screen.heading("From the " + lines.size() + " lines that are generated for the Griffon:");
    screen.line("");
    boolean shown = false;
    for (String line : lines) {
      shown |= EXCERPT.matcher(line).matches();
      if (shown) {
        screen.line(line);
      }
      if (shown && line.equals("  }")) {
        screen.line("");
        shown = false;
      }
    }
  }
}
