package io.github.betza.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class JsonOutputTest {
  private static void writeSample(JsonWriter json) {
    json.writeStartObject();
    json.writeStringField("name", "a \"b\"");
    json.writeStringField("none", null);
    json.writeNumberField("count", 5_000_000_000L);
    json.writeNumberField("seconds", 0.5);
    json.writeArrayFieldStart("all");
    json.writeStartObject();
    json.writeEndObject();
    json.writeStartObject();
    json.writeBooleanField("royal", true);
    json.writeEndObject();
    json.writeStartArray();
    json.writeNumbers(List.of(1, -2));
    json.writeEndArray();
    json.writeEndArray();
    json.writeObjectFieldStart("inner");
    json.writeTexts("texts", List.of());
    json.writeNumbers("numbers", List.of(3));
    json.writeEndObject();
    json.writeEndObject();
  }

  @Test
  void putsMembersOnLines() {
    StringWriter out = new StringWriter();
    JsonOutput.print(new PrintWriter(out, true), JsonOutputTest::writeSample);
    assertThat(out)
        .hasToString(
            """
            {
              "name" : "a \\"b\\"",
              "none" : null,
              "count" : 5000000000,
              "seconds" : 0.5,
              "all" : [ { }, {
                "royal" : true
              }, [ [ 1, -2 ] ] ],
              "inner" : {
                "texts" : [ ],
                "numbers" : [ 3 ]
              }
            }
            """);
  }

  @Test
  void putsAllOnOneLine() {
    StringWriter out = new StringWriter();
    JsonOutput.printLine(new PrintWriter(out, true), JsonOutputTest::writeSample);
    assertThat(out)
        .hasToString(
            "{\"name\":\"a \\\"b\\\"\",\"none\":null,\"count\":5000000000,\"seconds\":0.5,"
                + "\"all\":[{},{\"royal\":true},[[1,-2]]],"
                + "\"inner\":{\"texts\":[],\"numbers\":[3]}}\n");
  }

  @Test
  void writesEveryLetter() throws JsonProcessingException {
    String letters =
        IntStream.range(0, 0x3000)
            .mapToObj(Character::toString)
            .collect(Collectors.joining("", "", "\ud83d\ude00"));
    StringWriter out = new StringWriter();
    JsonOutput.printLine(
        new PrintWriter(out, true),
        json -> {
          json.writeStartArray();
          json.writeStartObject();
          json.writeStringField(letters, letters);
          json.writeEndObject();
          json.writeEndArray();
        });
    assertThat(new ObjectMapper().readTree(out.toString()).at("/0").get(letters).asText())
        .isEqualTo(letters);
  }
}
