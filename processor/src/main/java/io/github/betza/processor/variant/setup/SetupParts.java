package io.github.betza.processor.variant.setup;

import io.github.betza.game.FenPart;
import io.github.betza.game.MalformedPositionException;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Reads the parts of a setup one by one, each among others that are sound: so what is wrong with
 * one hides nothing that is wrong with another. The fields that depend on where pieces stand are
 * left out.
 */
final class SetupParts {
  /** The fields that say something by themselves: the side to move, and the two numbers. */
  private static final List<Integer> ALONE = List.of(1, 4, 5);

  private static final List<String> EMPTY_FIELDS = List.of("", "w", "-", "-", "0", "1");

  private final VariantFacts facts;
  private final List<FenPart> fields;

  /**
   * A part that is refused.
   *
   * @param place the place of what is wrong, in the whole setup
   */
  record Refused(String message, Span place) {
    /** Returns what is there, in capitals. */
    String letters(String setup) {
      return place.of(setup).toUpperCase(Locale.ROOT);
    }
  }

  SetupParts(VariantFacts facts) {
    this.facts = facts;
    this.fields = FenPart.fields(facts.setup());
  }

  /** Returns the parts that are refused, from left to right. */
  List<Refused> refused() {
    List<Refused> all = new ArrayList<>(rows());
    // With a blank too much or too little a field is not the one that it seems to be.
    if (fields.size() == EMPTY_FIELDS.size()) {
      for (int field : ALONE) {
        FenPart part = fields.get(field);
        refused(field, part.text(), 0, part.start()).ifPresent(all::add);
      }
    }
    return all;
  }

  /** Where most rows are refused, it is the size of the board that is wrong. */
  private List<Refused> rows() {
    String[] rows = fields.get(0).text().split("/", -1);
    if (rows.length != facts.ranks()) {
      return List.of();
    }
    List<Refused> refused = new ArrayList<>();
    int start = fields.get(0).start();
    int empty = String.valueOf(facts.files()).length() + 1;
    for (int row = 0; row < rows.length; row++) {
      List<String> board = emptyRows();
      board.set(row, rows[row]);
      refused(0, String.join("/", board), row * empty, start).ifPresent(refused::add);
      start += rows[row].length() + 1;
    }
    return 2 * refused.size() > rows.length ? List.of() : refused;
  }

  private List<String> emptyRows() {
    return new ArrayList<>(Collections.nCopies(facts.ranks(), String.valueOf(facts.files())));
  }

  /**
   * Returns why a setup with one field of its own is refused, if it is.
   *
   * @param before how many letters stand in the field before the part that is looked at
   * @param start where that part begins in the whole setup
   */
  private Optional<Refused> refused(int field, String text, int before, int start) {
    List<String> alone = new ArrayList<>(EMPTY_FIELDS);
    alone.set(0, String.join("/", emptyRows()));
    alone.set(field, text);
    int offset =
        before + IntStream.range(0, field).map(index -> alone.get(index).length() + 1).sum();
    return SetupText.refusal(facts, String.join(" ", alone))
        .filter(MalformedPositionException::hasPlace)
        .map(
            refusal ->
                new Refused(
                    refusal.getMessage(),
                    new Span(start + refusal.start() - offset, start + refusal.end() - offset)));
  }
}
