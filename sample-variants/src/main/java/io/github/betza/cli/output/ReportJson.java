package io.github.betza.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.betza.processor.analysis.Diagnosis;
import io.github.betza.processor.analysis.Offer;
import io.github.betza.processor.analysis.Report;
import io.github.betza.processor.analysis.TextEdit;
import io.github.betza.processor.tool.SourceProblem;
import java.io.IOException;
import java.util.List;

/** Writes the errors and warnings of a notation or a source as JSON. */
public final class ReportJson {
  /** The version of the format of these answers, which grows when readers must change. */
  private static final int SCHEMA = 1;

  private ReportJson() {}

  /** Writes the member {@code schema} of the outermost object. */
  public static void writeSchema(JsonGenerator json) throws IOException {
    json.writeNumberField("schema", SCHEMA);
  }

  /** Writes the members {@code valid} and {@code problems} of an object. */
  public static void write(JsonGenerator json, Report report) throws IOException {
    json.writeBooleanField("valid", report.isSound());
    json.writeArrayFieldStart("problems");
    for (Diagnosis diagnosis : report.diagnoses()) {
      json.writeStartObject();
      writeCode(json, diagnosis);
      writeRest(json, diagnosis, diagnosis.start(), diagnosis.end(), diagnosis.offers());
    }
    json.writeEndArray();
  }

  /** Writes the same members for a source; places and edits refer to the source. */
  public static void write(JsonGenerator json, List<SourceProblem> problems) throws IOException {
    json.writeBooleanField("valid", problems.stream().noneMatch(SourceProblem::isError));
    json.writeArrayFieldStart("problems");
    for (SourceProblem problem : problems) {
      json.writeStartObject();
      writeCode(json, problem.diagnosis());
      json.writeStringField("type", problem.type());
      json.writeStringField("member", problem.member());
      json.writeNumberField("line", problem.line());
      json.writeNumberField("column", problem.column());
      writeRest(json, problem.diagnosis(), problem.start(), problem.end(), problem.offers());
    }
    json.writeEndArray();
  }

  private static void writeCode(JsonGenerator json, Diagnosis diagnosis) throws IOException {
    json.writeStringField("severity", diagnosis.isError() ? "error" : "warning");
    json.writeStringField("code", diagnosis.code());
    json.writeStringField("page", diagnosis.page());
  }

  private static void writeRest(
      JsonGenerator json, Diagnosis diagnosis, int start, int end, List<Offer> offers)
      throws IOException {
    json.writeNumberField("start", start);
    json.writeNumberField("end", end);
    json.writeStringField("message", diagnosis.sentence());
    json.writeArrayFieldStart("offers");
    for (Offer offer : offers) {
      write(json, offer);
    }
    json.writeEndArray();
    json.writeStringField("help", diagnosis.help());
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, Offer offer) throws IOException {
    json.writeStartObject();
    json.writeStringField("title", offer.title());
    json.writeStringField("text", offer.text());
    json.writeStringField("reason", offer.reason());
    if (offer.dialect().isPresent()) {
      json.writeStringField("dialect", offer.dialect().get().name());
    }
    json.writeBooleanField("certain", offer.isCertain());
    json.writeArrayFieldStart("edits");
    for (TextEdit edit : offer.edits()) {
      json.writeStartObject();
      json.writeNumberField("start", edit.start());
      json.writeNumberField("end", edit.end());
      json.writeStringField("replacement", edit.replacement());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
