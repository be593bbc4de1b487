package io.github.betza.cli;

import io.github.betza.Dialect;
import io.github.betza.processor.tool.AtlasTool;
import io.github.betza.processor.tool.BetzaTool;
import io.github.betza.processor.tool.Explanation;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code betza explain}: tells what a notation means. */
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    description = "Tells what a notation means: words, legs, diagram, warnings.")
final class ExplainCommand implements Callable<Integer> {
  /** The name that the source is given; a piece on the command line has none of its own. */
  private static final String CLASS_NAME = "MyPieceMoves";

  @Option(
      names = "--dialect",
      paramLabel = "D",
      defaultValue = "XBETZA",
      description =
          "The dialect of the notation: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Dialect dialect;

  @Option(names = "--source", description = "Print the generated Java instead.")
  private boolean source;

  @Option(names = "--svg", description = "Print the diagram as an SVG file instead.")
  private boolean svg;

  @Parameters(paramLabel = "NOTATION", description = "The notation.")
  private String notation;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Explanation explanation = BetzaTool.explain(notation, dialect);
    PrintWriter out = spec.commandLine().getOut();
    if (!explanation.report().isSound()) {
      CheckCommand.print(spec.commandLine().getErr(), explanation.report());
      return Main.FAILED;
    }
    if (source) {
      out.print(BetzaTool.source(notation, dialect, CLASS_NAME));
      return 0;
    }
    if (svg) {
      out.print(AtlasTool.draw(notation, dialect, ""));
      return 0;
    }
    out.println(Printable.line(notation) + " in " + dialect);
    section(out, "Meaning", explanation.words());
    section(out, "Legs, as (files to the right, ranks forward)", explanation.legs());
    section(out, "Diagram", explanation.diagram());
    if (!explanation.elsewhere().isEmpty()) {
      section(out, "The same letters in other dialects", explanation.elsewhere());
    }
    if (!explanation.report().diagnoses().isEmpty()) {
      out.println();
      CheckCommand.print(out, explanation.report());
    }
    return 0;
  }

  private static void section(PrintWriter out, String title, List<String> lines) {
    out.println();
    out.println(title);
    lines.forEach(line -> out.println("  " + line));
  }
}
