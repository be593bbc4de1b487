package io.github.betza.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.betza.processor.analysis.DialectReading;
import io.github.betza.processor.analysis.Explanation;
import io.github.betza.processor.analysis.MoveDiagram;
import io.github.betza.processor.analysis.leg.LegGroup;
import io.github.betza.processor.analysis.leg.LegGroup.Continuation;
import io.github.betza.processor.analysis.leg.LegGroup.Course;
import io.github.betza.processor.analysis.leg.LegGroup.Offset;
import io.github.betza.processor.analysis.leg.LegList;
import io.github.betza.processor.analysis.leg.LegList.Beginning;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Writes the explanation of a notation as JSON. */
public final class ExplanationJson {
  private ExplanationJson() {}

  /** Writes the members of an object; for a wrong notation only its problems. */
  public static void write(JsonGenerator json, Explanation explanation) throws IOException {
    ReportJson.write(json, explanation.report());
    if (!explanation.report().isSound()) {
      return;
    }
    JsonOutput.writeTexts(json, "meaning", explanation.words());
    writeDiagram(json, explanation.moveDiagram());
    writeLegs(json, explanation.legList());
    json.writeArrayFieldStart("otherDialects");
    for (DialectReading reading : explanation.readings()) {
      json.writeStartObject();
      json.writeStringField("dialect", reading.dialect().name());
      json.writeBooleanField("valid", reading.isNotation());
      json.writeStringField("text", reading.text());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeDiagram(JsonGenerator json, MoveDiagram diagram) throws IOException {
    json.writeObjectFieldStart("diagram");
    JsonOutput.writeTexts(json, "rows", diagram.rows());
    writeSymbols(json, "legend", diagram.legend());
    writeSymbols(json, "further", diagram.further());
    JsonOutput.writeTexts(json, "notes", diagram.notes());
    json.writeEndObject();
  }

  private static void writeSymbols(JsonGenerator json, String name, Map<Character, String> symbols)
      throws IOException {
    json.writeObjectFieldStart(name);
    for (Map.Entry<Character, String> symbol : symbols.entrySet()) {
      json.writeStringField(symbol.getKey().toString(), symbol.getValue());
    }
    json.writeEndObject();
  }

  private static void writeLegs(JsonGenerator json, LegList legs) throws IOException {
    json.writeArrayFieldStart("beginnings");
    for (Beginning beginning : legs.beginnings()) {
      json.writeStartObject();
      json.writeStringField("text", beginning.text());
      writeNumbers(json, beginning.groups());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeBooleanField("legsComplete", legs.isComplete());
    json.writeArrayFieldStart("legs");
    for (LegGroup group : legs.groups()) {
      json.writeStartObject();
      json.writeNumberField("number", group.number());
      writeCourses(json, "steps", group.first());
      json.writeStringField("shape", group.shape());
      JsonOutput.writeTexts(json, "ends", group.ends());
      json.writeArrayFieldStart("continuations");
      for (Continuation continuation : group.continuations()) {
        json.writeStartObject();
        json.writeStringField("from", continuation.from());
        writeNumbers(json, continuation.groups());
        json.writeEndObject();
      }
      json.writeEndArray();
      writeCourses(json, "turned", group.turned());
      writeCourses(json, "mirrored", group.mirrored());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeNumbers(JsonGenerator json, List<Integer> numbers) throws IOException {
    json.writeFieldName("legs");
    json.writeArray(numbers.stream().mapToInt(Integer::intValue).toArray(), 0, numbers.size());
  }

  private static void writeCourses(JsonGenerator json, String name, List<Course> courses)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (Course course : courses) {
      json.writeStartArray();
      for (Offset offset : course.steps()) {
        json.writeArray(new int[] {offset.files(), offset.ranks()}, 0, 2);
      }
      json.writeEndArray();
    }
    json.writeEndArray();
  }
}
