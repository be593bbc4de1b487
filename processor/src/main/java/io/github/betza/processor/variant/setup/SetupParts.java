package io.github.betza.processor.variant.setup;

import io.github.betza.game.Fen;
import io.github.betza.game.MalformedPositionException;
import io.github.betza.model.GameModel;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.variant.SetupBoard;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Reads the parts of a setup one by one, each among valid ones, so that a mistake in one part does
 * not hide a mistake in another. The fields that depend on the rows are read with valid rows.
 */
final class SetupParts {
  /** The independent fields: the side to move, and the two numbers. */
  private static final List<Integer> ALONE = List.of(1, 4, 5);

  private static final List<String> EMPTY_FIELDS = List.of("", "w", "-", "-", "0", "1");

  private final VariantFacts facts;
  private final List<Fen.Part> fields;
  private final List<Refused> refused = new ArrayList<>();

  /**
   * A refused part.
   *
   * @param message the reason
   * @param place the wrong letters, in the whole setup
   */
  record Refused(String message, Span place) {}

  private SetupParts(VariantFacts facts) {
    this.facts = facts;
    this.fields =
        facts.model().checks() > 0
            ? Fen.Part.withoutChecks(facts.setup())
            : Fen.Part.fields(facts.setup());
  }

  /** Returns the refused parts, from left to right. */
  static List<Refused> refused(VariantFacts facts) {
    SetupParts parts = new SetupParts(facts);
    parts.readRows();
    parts.known().forEach(parts::readField);
    if (SetupBoard.placement(facts).isPresent()) {
      parts.read(parts.mended(), 0);
    }
    return parts.refused;
  }

  /**
   * Returns a game with the usual content in place of refused independent fields. All other letters
   * keep their places.
   */
  static VariantFacts mended(VariantFacts facts) {
    return facts.with(GameModel.SETUP, new SetupParts(facts).mended());
  }

  private String mended() {
    StringBuilder mended = new StringBuilder(facts.setup());
    for (int index : known()) {
      Fen.Part field = fields.get(index);
      if (!SetupBoard.isReadable(facts, withField(index))) {
        String usual = EMPTY_FIELDS.get(index);
        String blanks = " ".repeat(field.text().length() - usual.length());
        mended.replace(field.start(), field.end(), usual + blanks);
      }
    }
    return mended.toString();
  }

  /**
   * Returns the independent fields. With a missing or surplus blank their indices are uncertain.
   */
  private List<Integer> known() {
    if (fields.size() == EMPTY_FIELDS.size()) {
      return ALONE;
    }
    String rows = fields.get(0).text();
    String rest = facts.setup().substring(fields.get(0).end());
    return fields.size() > EMPTY_FIELDS.size()
            || SetupBoard.placement(facts).isEmpty()
            || SetupBoard.isReadable(facts, rows + " w" + rest)
        ? List.of()
        : ALONE.stream().filter(index -> index < fields.size()).toList();
  }

  /** Reads the rows; if most of them are refused, the size of the board is wrong. */
  private void readRows() {
    String[] rows = fields.get(0).text().split("/", -1);
    if (rows.length != facts.ranks()) {
      return;
    }
    int start = fields.get(0).start();
    for (int row = 0; row < rows.length; row++) {
      List<String> board = emptyRows();
      board.set(row, rows[row]);
      int before = row * (String.valueOf(facts.files()).length() + 1);
      read(String.join("/", board), start - before);
      start += rows[row].length() + 1;
    }
    if (2 * refused.size() > rows.length) {
      refused.clear();
    }
  }

  private void readField(int index) {
    String setup = withField(index);
    int before = String.join(" ", Arrays.asList(setup.split(" ", -1)).subList(0, index)).length();
    read(setup, fields.get(index).start() - before - 1);
  }

  /** Returns an empty board with the usual fields, except one. */
  private String withField(int index) {
    List<String> setup = new ArrayList<>(EMPTY_FIELDS);
    setup.set(0, String.join("/", emptyRows()));
    setup.set(index, fields.get(index).text());
    return String.join(" ", setup);
  }

  private List<String> emptyRows() {
    return new ArrayList<>(Collections.nCopies(facts.ranks(), String.valueOf(facts.files())));
  }

  /**
   * Reads a setup with one part of the whole setup.
   *
   * @param shift by how many letters the part is later in the whole setup
   */
  private void read(String setup, int shift) {
    try {
      SetupBoard.read(facts, setup);
    } catch (MalformedPositionException refusal) {
      Span place = new Span(refusal.start() + shift, refusal.end() + shift);
      refused.add(new Refused(refusal.getMessage(), place));
    }
  }
}
