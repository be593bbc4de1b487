package io.github.betza.processor.variant.correction;

import io.github.betza.game.Fen;
import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.SetupBoard;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Candidates for a setup with a mistake. */
final class SetupCandidates {
  /** The index of the castling rights among the fields of a setup, from 0. */
  private static final int RIGHTS = 2;

  /** The usual fields of a setup after the rows. */
  private static final List<String> USUAL = List.of("", "w", "-", "-", "0", "1");

  private static final List<String> USUAL_RIGHTS = List.of("KQkq", "Kk", "Qq");

  private static final Pattern NUMBER = Pattern.compile("[0-9]+");

  /** The greatest length of a text in which single letters are tried. */
  private static final int LONGEST = 1_000;

  private final String setup;
  private final VariantFacts facts;
  private final List<Fen.Part> fields;
  private final int unlikeRows;
  private final List<ValueCandidate> all = new ArrayList<>();

  private SetupCandidates(String setup, VariantFacts facts) {
    this.setup = setup;
    this.facts = facts;
    this.fields = Fen.Part.fields(setup);
    this.unlikeRows = unlikeRows(setup);
  }

  /** Returns other texts of a setup; if the setup can be read, only texts with another field. */
  static List<ValueCandidate> of(String setup, VariantFacts facts, List<Span> errors) {
    SetupCandidates candidates = new SetupCandidates(setup, facts);
    if (SetupBoard.isReadable(facts, setup)) {
      candidates.turn();
      errors.forEach(candidates::editFieldOf);
      return candidates.all;
    }
    candidates.all.addAll(SetupSpellings.of(setup, facts.handRules().haveHands()));
    if (setup.length() <= LONGEST) {
      candidates.replaceLetter();
      candidates.separateRows();
      errors.forEach(candidates::editNear);
    }
    return candidates.all;
  }

  /** Writes the rows in the other order, or the letters in the other case, if White is above. */
  private void turn() {
    if (!SetupBoard.isUpsideDown(SetupBoard.read(facts, setup))) {
      return;
    }
    Fen.Part rows = fields.get(0);
    List<String> turned = Arrays.asList(rows.text().split("/", -1));
    Collections.reverse(turned);
    addTurned(String.join("/", turned), "the rows in the other order");
    addTurned(swapCase(rows.text()), "capital letters for White");
  }

  private void addTurned(String rows, String reason) {
    String text = new Edit(span(fields.get(0)), rows).appliedTo(setup);
    all.add(new ValueCandidate(text, ValueCandidate.LIKELY, reason, Optional.empty()));
  }

  /** Replaces the only unknown letter by a piece that is not in the setup. */
  private void replaceLetter() {
    String rows = fields.get(0).text();
    List<String> letters =
        Arrays.stream(rows.toUpperCase(Locale.ROOT).replaceAll("[^A-Z]", "").split("", 0))
            .distinct()
            .toList();
    List<String> unknown = letters.stream().filter(each -> facts.kindOf(each) == 0).toList();
    for (PieceFacts piece : facts.pieces()) {
      if (unknown.size() == 1 && !letters.contains(piece.symbol()) && !piece.promoted()) {
        String letter = unknown.get(0);
        String replaced =
            rows.replace(letter, piece.symbol()).replace(small(letter), small(piece.symbol()));
        Edit edit = new Edit(span(fields.get(0)), replaced);
        String reason = "the letter of " + piece.typeName() + " is '" + piece.symbol() + "'";
        all.add(
            new ValueCandidate(
                edit.appliedTo(setup), ValueCandidate.LIKELY, reason, Optional.empty()));
      }
    }
  }

  /**
   * Separates or adds rows if there are too few, and joins or removes them if there are too many.
   */
  private void separateRows() {
    int rows = fields.get(0).text().split("/", -1).length;
    for (int i = fields.get(0).start(); i < fields.get(0).end(); i++) {
      if (rows < facts.ranks()) {
        add(new Span(i, i), "/", ValueCandidate.LIKELY);
      }
      if (setup.charAt(i) == '/') {
        String emptyRow = "/" + facts.files();
        if (rows < facts.ranks()) {
          add(new Span(i, i), emptyRow, ValueCandidate.LIKELY);
        } else if (rows > facts.ranks()) {
          int length = setup.startsWith(emptyRow + "/", i) ? emptyRow.length() : 1;
          add(new Span(i, i + length), "", ValueCandidate.LIKELY);
        }
      }
    }
  }

  private void editNear(Span error) {
    if (editFieldOf(error)) {
      return;
    }
    Span letters = new Span(error.start(), Math.min(error.end(), fields.get(0).end()));
    editNumbers(letters);
    for (int gap = letters.end(); gap >= letters.start(); gap--) {
      add(new Span(gap, gap), " ", ValueCandidate.LIKELY);
      add(new Span(gap, gap), "1", ValueCandidate.POSSIBLE);
      addPieces(new Span(gap, gap));
    }
    for (int i = letters.start(); i < letters.end(); i++) {
      add(Span.at(i), "", ValueCandidate.POSSIBLE);
      addPieces(Span.at(i));
      if (i + 1 < letters.end()) {
        all.add(ValueCandidate.exchanged(setup, i));
      }
    }
  }

  /** Returns whether an error begins after the rows, and edits the field there, if there is one. */
  private boolean editFieldOf(Span error) {
    for (int index = fields.size() - 1; index > 0; index--) {
      if (fields.get(index).start() <= error.start()) {
        editField(index);
        return true;
      }
    }
    return error.start() > fields.get(0).end();
  }

  private void editNumbers(Span letters) {
    Matcher number = NUMBER.matcher(setup).region(letters.start(), letters.end());
    while (number.find()) {
      Span place = new Span(number.start(), number.end());
      for (int count = 1; count <= facts.files(); count++) {
        add(place, String.valueOf(count), ValueCandidate.LIKELY);
      }
    }
  }

  /** Adds a piece if that makes the sides more similar. */
  private void addPieces(Span place) {
    for (PieceFacts piece : facts.pieces()) {
      for (String symbol : List.of(piece.symbol(), small(piece.symbol()))) {
        String text = new Edit(place, symbol).appliedTo(setup);
        if (unlikeRows(text) < unlikeRows) {
          add(place, symbol, ValueCandidate.LIKELY);
        }
      }
    }
  }

  /**
   * Writes the usual content of a field after the rows, or removes the text after the last field.
   */
  private void editField(int index) {
    Span field = span(fields.get(index));
    if (index >= USUAL.size()) {
      Span rest = new Span(fields.get(index - 1).end(), setup.length());
      add(rest, "", ValueCandidate.POSSIBLE);
      return;
    }
    add(new Span(field.start(), field.start()), USUAL.get(index) + " ", ValueCandidate.LIKELY);
    for (int i = field.start(); field.length() > 1 && i < field.end(); i++) {
      add(Span.at(i), "", ValueCandidate.POSSIBLE);
      add(new Span(i, i), " ", ValueCandidate.POSSIBLE);
    }
    if (index == RIGHTS) {
      addRights(field);
    }
    add(field, USUAL.get(index), ValueCandidate.POSSIBLE);
  }

  /**
   * Writes the usual rights if their partners are of one kind: the kind that letters of the field
   * name. If they name none, each side of the royal piece must have a partner.
   */
  private void addRights(Span field) {
    Set<Integer> meant =
        field
            .of(setup)
            .codePoints()
            .distinct()
            .mapToObj(letter -> partners(new String(Character.toChars(letter))))
            .flatMap(Set::stream)
            .collect(Collectors.toSet());
    for (String rights : USUAL_RIGHTS) {
      Set<Integer> kinds = partners(rights);
      boolean isMeant =
          meant.isEmpty()
              ? kinds.isEmpty() || rights.equals(USUAL_RIGHTS.get(0))
              : kinds.equals(meant);
      if (isMeant && kinds.size() <= 1) {
        add(field, rights, ValueCandidate.POSSIBLE);
      }
    }
  }

  private Set<Integer> partners(String rights) {
    return SetupBoard.partners(facts, fields.get(0).text() + " w " + rights);
  }

  private static String small(String symbol) {
    return symbol.toLowerCase(Locale.ROOT);
  }

  private static Span span(Fen.Part part) {
    return new Span(part.start(), part.end());
  }

  /** Adds an edit, as a less likely one if it makes the sides less similar. */
  private void add(Span place, String replacement, int rank) {
    Edit edit = new Edit(place, replacement);
    boolean unlike = unlikeRows(edit.appliedTo(setup)) > unlikeRows;
    all.add(ValueCandidate.of(setup, edit, unlike ? rank + 1 : rank));
  }

  /** Returns the number of rows that differ from the rows of the other side, mirrored or turned. */
  private static int unlikeRows(String setup) {
    String[] rows = Fen.Part.fields(setup).get(0).text().split("/", -1);
    int unlike = 0;
    for (int i = 0; i < rows.length; i++) {
      String other = rows[rows.length - 1 - i];
      String swapped = swapCase(rows[i]);
      String turned = new StringBuilder(swapped).reverse().toString();
      unlike += swapped.equals(other) || turned.equals(other) ? 0 : 1;
    }
    return unlike;
  }

  private static String swapCase(String row) {
    StringBuilder swapped = new StringBuilder();
    for (int i = 0; i < row.length(); i++) {
      char c = row.charAt(i);
      swapped.append(
          Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c));
    }
    return swapped.toString();
  }
}
