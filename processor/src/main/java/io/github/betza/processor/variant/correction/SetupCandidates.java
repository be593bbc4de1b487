package io.github.betza.processor.variant.correction;

import io.github.betza.game.FenPart;
import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.SetupBoard;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What may be meant by a setup with a mistake. */
final class SetupCandidates {
  /** The place of the castling rights among the fields of a setup, counted from 0. */
  private static final int RIGHTS = 2;

  /** The fields of a game that begins, but for the rows. */
  private static final List<String> USUAL = List.of("", "w", "-", "-", "0", "1");

  private static final Pattern NUMBER = Pattern.compile("[0-9]+");

  private static final Pattern EMPTY =
      Pattern.compile("(?=[0-9]{0,2}\\.)([0-9]{1,2}|\\.)+(?![0-9])");

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  /** In longer texts no single letters are tried. */
  private static final int LONGEST = 1_000;

  private static final int MOST_BLANKS = 100;

  private static final List<Rewrite> REWRITES =
      List.of(
          new Rewrite("[\\p{Z}&&[^ ]]", " ", "a plain space in place of another character"),
          new Rewrite("\\s+/\\s*|/\\s+", "/", "no blanks between rows"),
          new Rewrite("\\s*\\n\\s*", "/", "a / in place of line breaks"),
          new Rewrite("\\[[^\\]]*\\]", "", "games have no drops"));

  private record Rewrite(Pattern pattern, String replacement, String reason) {
    Rewrite(String pattern, String replacement, String reason) {
      this(Pattern.compile(pattern), replacement, reason);
    }
  }

  private final String setup;
  private final VariantFacts facts;
  private final List<FenPart> fields;
  private final List<ValueCandidate> all = new ArrayList<>();

  private SetupCandidates(String setup, VariantFacts facts) {
    this.setup = setup;
    this.facts = facts;
    this.fields = FenPart.fields(setup);
  }

  /** Returns other texts of a setup; of one that can be read, those with other castling rights. */
  static List<ValueCandidate> of(String setup, VariantFacts facts, List<Span> errors) {
    SetupCandidates candidates = new SetupCandidates(setup, facts);
    if (!SetupBoard.isReadable(facts, setup)) {
      candidates.ofUnreadable(errors);
    } else if (candidates.fields.size() > RIGHTS
        && errors.contains(span(candidates.fields.get(RIGHTS)))) {
      candidates.editField(RIGHTS);
    }
    return candidates.all;
  }

  private void ofUnreadable(List<Span> errors) {
    rewrite();
    join();
    countDots();
    if (setup.length() <= LONGEST) {
      replaceLetter();
      separateRows();
      errors.forEach(this::editNear);
    }
  }

  private void rewrite() {
    String within = setup.strip();
    String text = within;
    for (Rewrite rewrite : REWRITES) {
      Matcher found = rewrite.pattern().matcher(within);
      if (found.find()) {
        int before = setup.indexOf(within);
        Span place = new Span(before + found.start(), before + found.end());
        text = rewrite.pattern().matcher(text).replaceAll(rewrite.replacement());
        known(rewrite.pattern().matcher(within).replaceAll(rewrite.replacement()), rewrite, place);
        known(text, rewrite, place);
      }
    }
  }

  private void known(String text, Rewrite rewrite, Span place) {
    all.add(new ValueCandidate(text, ValueCandidate.KNOWN, rewrite.reason(), Optional.of(place)));
  }

  /** Takes the blanks out of the rows: the first of the text, the first two, and so on. */
  private void join() {
    for (int i = 0; i + 1 < fields.size() && i < MOST_BLANKS; i++) {
      FenPart next = fields.get(i + 1);
      if (next.text().equals("w") || next.text().equals("b")) {
        return;
      }
      String rows = BLANKS.matcher(setup.substring(0, next.start())).replaceAll("");
      Span place = new Span(fields.get(0).end(), fields.get(1).start());
      all.add(
          new ValueCandidate(
              rows + setup.substring(next.start()).strip(),
              ValueCandidate.KNOWN,
              "no blanks within rows",
              Optional.of(place)));
    }
  }

  /** Counts empty squares that are drawn as dots, perhaps beside numbers of such. */
  private void countDots() {
    StringBuilder counted = new StringBuilder();
    int end = 0;
    for (Matcher run = EMPTY.matcher(setup); run.find(); end = run.end()) {
      int dots = run.group().replaceAll("[0-9]", "").length();
      String numbers = run.group().replaceAll("\\.+", " ").strip();
      int squares =
          Arrays.stream(numbers.split(" "))
              .filter(number -> !number.isEmpty())
              .mapToInt(Integer::parseInt)
              .sum();
      counted.append(setup, end, run.start()).append(dots + squares);
    }
    counted.append(setup.substring(end));
    all.add(ValueCandidate.known(counted.toString(), "numbers stand for empty squares"));
  }

  /** Puts a piece that is not set up in place of the only letter that no piece has. */
  private void replaceLetter() {
    String rows = fields.get(0).text();
    List<String> letters =
        Arrays.stream(rows.toUpperCase(Locale.ROOT).replaceAll("[^A-Z]", "").split(""))
            .distinct()
            .toList();
    List<String> unknown = letters.stream().filter(each -> facts.kindOf(each) == 0).toList();
    for (PieceFacts piece : facts.pieces()) {
      if (unknown.size() == 1 && !letters.contains(piece.symbol()) && !piece.promoted()) {
        String replaced =
            rows.replace(unknown.get(0), piece.symbol())
                .replace(small(unknown.get(0)), small(piece.symbol()));
        add(span(fields.get(0)), replaced, ValueCandidate.LIKELY);
      }
    }
  }

  /** Parts rows, or joins them, where there are too few or too many. */
  private void separateRows() {
    FenPart rows = fields.get(0);
    long separators = rows.text().chars().filter(c -> c == '/').count();
    for (int i = rows.start(); i < rows.end(); i++) {
      if (separators < facts.ranks() - 1) {
        add(new Span(i, i), "/", ValueCandidate.LIKELY);
      } else if (separators >= facts.ranks() && setup.charAt(i) == '/') {
        add(Span.at(i), "", ValueCandidate.LIKELY);
      }
    }
  }

  private void editNear(Span error) {
    for (int index = 1; index < fields.size(); index++) {
      if (span(fields.get(index)).contains(error)) {
        editField(index);
        return;
      }
    }
    int end = Math.min(error.end(), fields.get(0).end());
    Matcher number = NUMBER.matcher(setup).region(error.start(), end);
    while (number.find()) {
      for (int count = 1; count <= facts.files(); count++) {
        Span place = new Span(number.start(), number.end());
        add(place, String.valueOf(count), ValueCandidate.LIKELY);
      }
    }
    for (int gap = end; gap >= error.start(); gap--) {
      add(new Span(gap, gap), " ", ValueCandidate.LIKELY);
      add(new Span(gap, gap), "1", ValueCandidate.POSSIBLE);
      addPieces(new Span(gap, gap));
    }
    for (int i = error.start(); i < end; i++) {
      add(Span.at(i), "", ValueCandidate.POSSIBLE);
      addPieces(Span.at(i));
      if (i + 1 < end) {
        all.add(ValueCandidate.exchanged(setup, i));
      }
    }
  }

  /** Replaces letters by a piece, where that makes the sides more alike. */
  private void addPieces(Span place) {
    int before = asymmetry(setup);
    for (PieceFacts piece : facts.pieces()) {
      for (String symbol : List.of(piece.symbol(), small(piece.symbol()))) {
        String text = new Edit(place, symbol).appliedTo(setup);
        if (asymmetry(text) < before) {
          all.add(new ValueCandidate(text, ValueCandidate.LIKELY));
        }
      }
    }
  }

  /** Writes what is usual in a field after the rows, and nothing in one too many. */
  private void editField(int index) {
    Span field = span(fields.get(index));
    if (index == RIGHTS) {
      for (int i = field.start(); field.length() > 1 && i < field.end(); i++) {
        add(Span.at(i), "", ValueCandidate.POSSIBLE);
      }
      List.of("KQkq", "Kk", "Qq").forEach(each -> add(field, each, ValueCandidate.POSSIBLE));
    }
    if (index < USUAL.size()) {
      add(field, USUAL.get(index), ValueCandidate.POSSIBLE);
    } else {
      add(new Span(fields.get(index - 1).end(), setup.length()), "", ValueCandidate.POSSIBLE);
    }
  }

  /** Returns how many rows are not those of the other side in its colors, mirrored or turned. */
  private static int asymmetry(String setup) {
    String[] rows = FenPart.fields(setup).get(0).text().split("/", -1);
    int unlike = 0;
    for (int i = 0; i < rows.length; i++) {
      String other = rows[rows.length - 1 - i];
      String swapped = swapCase(rows[i]);
      unlike +=
          swapped.equals(other) || new StringBuilder(swapped).reverse().toString().equals(other)
              ? 0
              : 1;
    }
    return unlike;
  }

  private static String swapCase(String row) {
    StringBuilder swapped = new StringBuilder();
    for (char c : row.toCharArray()) {
      swapped.append(
          Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c));
    }
    return swapped.toString();
  }

  private static String small(String symbol) {
    return symbol.toLowerCase(Locale.ROOT);
  }

  private static Span span(FenPart part) {
    return new Span(part.start(), part.end());
  }

  private void add(Span place, String replacement, int rank) {
    all.add(ValueCandidate.of(setup, new Edit(place, replacement), rank));
  }
}
