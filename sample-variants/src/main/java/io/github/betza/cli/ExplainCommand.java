package io.github.betza.cli;

import io.github.betza.Dialect;
import io.github.betza.cli.output.DiagnosisPrinter;
import io.github.betza.cli.output.ExplanationJson;
import io.github.betza.cli.output.ExplanationPrinter;
import io.github.betza.cli.output.JsonOutput;
import io.github.betza.cli.output.ReportJson;
import io.github.betza.processor.analysis.Explanation;
import io.github.betza.processor.tool.AtlasTool;
import io.github.betza.processor.tool.BetzaTool;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code betza explain}: explains a notation. */
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Explains a notation: words, diagram, warnings.",
    description = "",
    footer = {
      "",
      "Examples:",
      "  betza explain FyafsF",
      "  betza explain --dialect EXTENDED FtR",
      "  betza explain --legs KNADcaKcabKmabK",
      "  betza explain --svg gQ > grasshopper.svg"
    })
final class ExplainCommand implements Callable<Integer> {
  /** The class name in the source; a piece on the command line has no name. */
  private static final String CLASS_NAME = "MyPieceMoves";

  @Option(
      names = "--dialect",
      paramLabel = "D",
      defaultValue = "XBETZA",
      description =
          "The dialect of the notation: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Dialect dialect;

  @ArgGroup(exclusive = true)
  private final Form form = new Form();

  @Parameters(paramLabel = "NOTATION", description = "The notation.")
  private String notation;

  @ParentCommand private Main main;

  /** The output in place of the short explanation. */
  private static final class Form {
    @Option(
        names = "--legs",
        description =
            "Add the legs that the moves are made of, and what the letters are in every other"
                + " dialect.")
    private boolean legs;

    @Option(names = "--json", description = "Print all of that as JSON instead.")
    private boolean json;

    @Option(names = "--source", description = "Print the generated Java instead.")
    private boolean source;

    @Option(names = "--svg", description = "Print the diagram as an SVG file instead.")
    private boolean svg;
  }

  @Override
  public Integer call() {
    Explanation explanation = BetzaTool.explain(notation, dialect);
    boolean sound = explanation.report().isSound();
    PrintWriter out = main.out().writer();
    if (form.json) {
      printJson(out, explanation);
    } else if (!sound) {
      DiagnosisPrinter.print(main.err(), explanation.report().diagnoses());
    } else if (form.source) {
      out.print(BetzaTool.source(notation, dialect, CLASS_NAME));
    } else if (form.svg) {
      out.print(AtlasTool.draw(notation, dialect, ""));
    } else {
      new ExplanationPrinter(main.out(), form.legs).print(notation, dialect, explanation);
    }
    return sound ? 0 : Main.FAILED;
  }

  private void printJson(PrintWriter out, Explanation explanation) {
    JsonOutput.print(
        out,
        json -> {
          json.writeStartObject();
          ReportJson.writeSchema(json);
          json.writeStringField("notation", notation);
          json.writeStringField("dialect", dialect.name());
          ExplanationJson.write(json, explanation);
          json.writeEndObject();
        });
  }
}
