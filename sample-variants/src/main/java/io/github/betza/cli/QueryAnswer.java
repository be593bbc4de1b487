package io.github.betza.cli;

import io.github.betza.cli.PieceLibrary.Refusal;
import io.github.betza.cli.output.JsonOutput;
import java.io.PrintWriter;
import java.util.List;

/** The answer to a query. */
sealed interface QueryAnswer {
  /**
   * The moves.
   *
   * @param id what the answer begins with
   * @param moves the moves as text, separated by spaces
   */
  record Moves(String id, String moves) implements QueryAnswer {}

  /**
   * Why there is no other answer.
   *
   * @param id what the answer begins with
   * @param refusal what is wrong with the query or a notation in it
   */
  record Refused(String id, Refusal refusal) implements QueryAnswer {}

  /** Prints this answer on a line of its own. */
  default void print(PrintWriter out, boolean json) {
    if (json) {
      printJson(out);
    } else if (this instanceof Moves answer) {
      out.print(answer.id() + "\t" + answer.moves() + "\n");
    } else if (this instanceof Refused answer) {
      Refusal refusal = answer.refusal();
      out.print(answer.id() + "\t!" + refusal.code() + " " + refusal.message() + "\n");
    }
  }

  private void printJson(PrintWriter out) {
    JsonOutput.printLine(
        out,
        json -> {
          json.writeStartObject();
          if (this instanceof Moves answer) {
            json.writeStringField("id", answer.id());
            String moves = answer.moves();
            List<String> all = moves.isEmpty() ? List.of() : List.of(moves.split(" ", -1));
            JsonOutput.writeTexts(json, "moves", all);
          } else if (this instanceof Refused answer) {
            json.writeStringField("id", answer.id());
            json.writeObjectFieldStart("error");
            json.writeStringField("code", answer.refusal().code());
            json.writeStringField("message", answer.refusal().message());
            json.writeEndObject();
          }
          json.writeEndObject();
        });
  }
}
