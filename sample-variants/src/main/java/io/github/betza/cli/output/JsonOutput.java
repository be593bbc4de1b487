package io.github.betza.cli.output;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** Prints answers as JSON, for programs. */
public final class JsonOutput {
  private static final JsonFactory FACTORY =
      JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

  private JsonOutput() {}

  /** Writes a value. */
  public interface Content {
    /** Writes exactly one value. */
    void write(JsonGenerator json) throws IOException;
  }

  /** Prints a value on several lines. */
  public static void print(PrintWriter out, Content content) {
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    write(out, new DefaultPrettyPrinter().withObjectIndenter(lines), content);
  }

  /** Prints a value on one line. */
  public static void printLine(PrintWriter out, Content content) {
    write(out, null, content);
  }

  private static void write(PrintWriter out, DefaultPrettyPrinter printer, Content content) {
    try (JsonGenerator json = FACTORY.createGenerator(out)) {
      if (printer != null) {
        json.setPrettyPrinter(printer);
      }
      content.write(json);
    } catch (IOException e) {
      // A PrintWriter hides its errors.
      throw new UncheckedIOException(e);
    }
    out.print('\n');
  }

  /** Writes a member whose value is a list of texts. */
  public static void writeTexts(JsonGenerator json, String name, List<String> texts)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (String text : texts) {
      json.writeString(text);
    }
    json.writeEndArray();
  }
}
