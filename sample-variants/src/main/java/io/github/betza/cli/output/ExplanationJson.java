package io.github.betza.cli.output;

import io.github.betza.processor.tool.DialectReading;
import io.github.betza.processor.tool.Explanation;
import io.github.betza.processor.tool.MoveDiagram;
import io.github.betza.processor.tool.leg.LegGroup;
import io.github.betza.processor.tool.leg.LegGroup.Continuation;
import io.github.betza.processor.tool.leg.LegGroup.Course;
import io.github.betza.processor.tool.leg.LegGroup.Offset;
import io.github.betza.processor.tool.leg.LegList;
import io.github.betza.processor.tool.leg.LegList.Beginning;
import java.util.List;
import java.util.Map;

/** Writes what a notation means as JSON. */
public final class ExplanationJson {
  private ExplanationJson() {}

  /** Writes the members of an object; of a wrong notation there is only what is wrong. */
  public static void write(JsonWriter json, Explanation explanation) {
    ReportJson.write(json, explanation.report());
    if (!explanation.report().isSound()) {
      return;
    }
    json.writeTexts("meaning", explanation.words());
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

  private static void writeDiagram(JsonWriter json, MoveDiagram diagram) {
    json.writeObjectFieldStart("diagram");
    json.writeTexts("rows", diagram.rows());
    writeSymbols(json, "legend", diagram.legend());
    writeSymbols(json, "besides", diagram.besides());
    json.writeTexts("notes", diagram.notes());
    json.writeEndObject();
  }

  private static void writeSymbols(JsonWriter json, String name, Map<Character, String> symbols) {
    json.writeObjectFieldStart(name);
    for (Map.Entry<Character, String> symbol : symbols.entrySet()) {
      json.writeStringField(symbol.getKey().toString(), symbol.getValue());
    }
    json.writeEndObject();
  }

  private static void writeLegs(JsonWriter json, LegList legs) {
    json.writeArrayFieldStart("beginnings");
    for (Beginning beginning : legs.beginnings()) {
      json.writeStartObject();
      json.writeStringField("text", beginning.text());
      json.writeNumbers("legs", beginning.groups());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeBooleanField("legsComplete", legs.isComplete());
    json.writeArrayFieldStart("legs");
    for (LegGroup group : legs.groups()) {
      json.writeStartObject();
      json.writeNumberField("number", group.number());
      writeCourses(json, "steps", group.first());
      json.writeStringField("manner", group.manner());
      json.writeTexts("ends", group.ends());
      json.writeArrayFieldStart("continuations");
      for (Continuation continuation : group.continuations()) {
        json.writeStartObject();
        json.writeStringField("from", continuation.from());
        json.writeNumbers("legs", continuation.groups());
        json.writeEndObject();
      }
      json.writeEndArray();
      writeCourses(json, "turned", group.turned());
      writeCourses(json, "mirrored", group.mirrored());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeCourses(JsonWriter json, String name, List<Course> courses) {
    json.writeArrayFieldStart(name);
    for (Course course : courses) {
      json.writeStartArray();
      for (Offset offset : course.steps()) {
        json.writeNumbers(List.of(offset.files(), offset.ranks()));
      }
      json.writeEndArray();
    }
    json.writeEndArray();
  }
}
