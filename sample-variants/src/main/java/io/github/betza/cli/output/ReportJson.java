package io.github.betza.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.betza.processor.analysis.Correction;
import io.github.betza.processor.analysis.Diagnosis;
import io.github.betza.processor.analysis.Report;
import java.io.IOException;

/** Writes the errors and warnings of a notation as JSON. */
public final class ReportJson {
  private ReportJson() {}

  /** Writes the members {@code valid} and {@code problems} of an object. */
  public static void write(JsonGenerator json, Report report) throws IOException {
    json.writeBooleanField("valid", report.isSound());
    json.writeArrayFieldStart("problems");
    for (Diagnosis diagnosis : report.diagnoses()) {
      json.writeStartObject();
      json.writeStringField("severity", diagnosis.isError() ? "error" : "warning");
      json.writeStringField("code", diagnosis.code());
      json.writeNumberField("start", diagnosis.start());
      json.writeNumberField("end", diagnosis.end());
      json.writeStringField("message", diagnosis.sentence());
      writeCorrections(json, diagnosis);
      json.writeStringField("help", diagnosis.help());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeCorrections(JsonGenerator json, Diagnosis diagnosis) throws IOException {
    json.writeArrayFieldStart("corrections");
    for (Correction correction : diagnosis.corrections()) {
      json.writeStartObject();
      json.writeStringField("notation", correction.notation());
      json.writeStringField("reason", correction.reason());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
