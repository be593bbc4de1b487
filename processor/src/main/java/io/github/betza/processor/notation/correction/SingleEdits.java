package io.github.betza.processor.notation.correction;

import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.correction.Candidate.EditKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The texts that differ by one edit from a notation, near its errors. */
record SingleEdits(String text, List<Span> errors) {
  /** The largest distance of the mistake from the letters of an error. */
  private static final int FARTHEST = 2;

  /** The most adjacent signs and modifiers that are left out together. */
  private static final int MOST_LEFT_OUT = 4;

  /** Signs and modifiers, with pairs of parentheses only. */
  private static final Pattern MANY = Pattern.compile("([^A-Z()\\[\\]]|\\(\\))+");

  /** Atoms, the commonest first. */
  private static final String ATOMS = "KWFNRBDAQ";

  /** The letters that are often written in the other case: modifiers, and atoms. */
  private static final String OFTEN_RECASED = "MCSPVE" + ATOMS.toLowerCase(Locale.ROOT);

  /** Other signs, the commonest first. */
  private static final String OTHERS = "afmcs-blrp()[]v?h,ieydotugjknqzx2345w!";

  /** The order of an unusual place, after all others. */
  private static final int UNUSUAL = 1_000;

  private static final String DIRECTIONS = "fblrsvh";

  /** The signs that people write between moves, and not for a letter. */
  private static final String SEPARATORS = " ,;+&/|";

  /** Each sign with the signs with which it is confused. */
  private static final List<String> LOOK_ALIKES =
      List.of(
          "1l", "l1", "I1l", "0O", "O0", "o0", "8B", "B8", "([", "[(", ")]", "])", "{[(", "}])",
          "<[(", ">])", "_-", ".,", ";,", "/?", "=-", "\u2010-", "\u2013-", "\u2014-", "\u2212-");

  /** Returns the edits that use only letters of the text, and look-alikes. */
  List<Candidate> ofLetters() {
    List<Candidate> edits = new ArrayList<>();
    for (int i = 0; i < text.length(); i++) {
      int distance = distance(Span.at(i));
      if (distance == FARTHEST + 1) {
        exchange(i, edits);
      } else if (distance <= FARTHEST) {
        recase(i, distance, edits);
        leaveOut(i, distance, edits);
        exchange(i, edits);
        lookAlike(i, distance, edits);
      }
    }
    errors.stream().filter(this::isOfSigns).forEach(signs -> edits.add(withoutAll(signs)));
    return edits;
  }

  /** Returns the edits that leave out some signs and modifiers around an error. */
  List<Candidate> withoutSome() {
    List<Candidate> edits = new ArrayList<>();
    for (Span error : errors) {
      for (int length = 2; length <= MOST_LEFT_OUT; length++) {
        for (int at = error.end() - length; at <= error.start(); at++) {
          if (at >= 0 && at + length <= text.length()) {
            Span out = new Span(at, at + length);
            if (MANY.matcher(out.of(text)).matches()) {
              edits.add(Candidate.of(text, new Edit(out, ""), EditKind.LEFT_OUT, length));
            }
          }
        }
      }
    }
    return edits;
  }

  /**
   * Returns the edits that leave out a letter that the dialect does not have. A letter that is
   * usual in the other case may be meant so.
   *
   * @param unknown the letters that the dialect does not have
   */
  List<Candidate> withoutForeign(List<Span> unknown) {
    return unknown.stream()
        .filter(letter -> letter.length() == 1)
        .map(
            letter -> {
              boolean alike = OFTEN_RECASED.contains(letter.of(text));
              EditKind kind = alike ? EditKind.FOREIGN_OR_RECASED : EditKind.FOREIGN;
              return Candidate.of(text, new Edit(letter, ""), kind, 0);
            })
        .toList();
  }

  /** Returns the edits among these that leave nothing out. */
  List<Candidate> keepingAll() {
    return ofLetters().stream().filter(edit -> edit.kind() != EditKind.LEFT_OUT).toList();
  }

  private boolean isOfSigns(Span error) {
    return error.length() > 1
        && error.of(text).chars().noneMatch(Character::isLowerCase)
        && !(isDigit(error.start() - 1) && isDigit(error.end()));
  }

  private Candidate withoutAll(Span signs) {
    return Candidate.of(text, new Edit(signs, ""), EditKind.LEFT_OUT, 0);
  }

  /** Returns the edits that put a sign between legs before an error. */
  List<Candidate> joiners() {
    return errors.stream()
        .map(error -> new Span(error.start(), error.start()))
        .flatMap(
            gap ->
                Stream.of(
                    edit(gap, '?', EditKind.JOINED, 0).because("it may stop before '?'"),
                    edit(gap, '-', EditKind.JOINED, 1).because("it must go on at '-'")))
        .toList();
  }

  /** Returns the edits that insert the atom of the nearest leg if a leg is missing. */
  List<Candidate> missingLegs() {
    List<Candidate> edits = new ArrayList<>();
    for (Span error : errors) {
      for (int gap : new int[] {error.end(), error.start()}) {
        boolean begins = gap > 0 && text.charAt(gap - 1) == '(';
        nearestAtom(gap)
            .filter(atom -> !begins)
            .ifPresent(
                atom ->
                    edits.add(edit(new Span(gap, gap), atom, EditKind.MISSING_LEG, edits.size())));
      }
    }
    return edits;
  }

  private Optional<Character> nearestAtom(int gap) {
    return IntStream.range(0, text.length())
        .boxed()
        .filter(i -> Character.isUpperCase(text.charAt(i)))
        .min(Comparator.comparingInt(i -> Math.abs(2 * i + 1 - 2 * gap)))
        .map(text::charAt);
  }

  /** Returns the edits that insert or replace a letter, the likeliest first. */
  List<Candidate> otherLetters() {
    Stream<Candidate> inserted =
        IntStream.rangeClosed(0, text.length())
            .mapToObj(i -> new Span(i, i))
            .filter(gap -> distance(gap) <= 1)
            .flatMap(gap -> others(gap, EditKind.INSERTED));
    Stream<Candidate> replaced =
        IntStream.range(0, text.length())
            .filter(i -> SEPARATORS.indexOf(text.charAt(i)) < 0 && !isInNumber(i))
            .mapToObj(Span::at)
            .filter(place -> distance(place) == 0)
            .flatMap(place -> others(place, EditKind.REPLACED));
    return Stream.concat(inserted, replaced)
        .sorted(
            Comparator.<Candidate>comparingInt(edit -> UsualPairs.unusual(edit.text()))
                .thenComparingInt(Candidate::order))
        .toList();
  }

  private Stream<Candidate> others(Span place, EditKind kind) {
    Stream<Candidate> atoms =
        IntStream.range(0, ATOMS.length()).mapToObj(k -> edit(place, ATOMS.charAt(k), kind, k));
    Stream<Candidate> others =
        IntStream.range(0, OTHERS.length()).mapToObj(k -> edit(place, OTHERS.charAt(k), kind, k));
    return Stream.concat(atoms, others);
  }

  /**
   * Returns the edits that add an atom to the end of a text without one. Few names contain the
   * letters with which most second legs begin.
   */
  List<Candidate> atomsAtEnd() {
    if (!text.contains("af")) {
      return List.of();
    }
    Span end = new Span(text.length(), text.length());
    return Stream.of("W one square straight", "F one square diagonally", "R any distance straight")
        .map(
            atom ->
                edit(end, atom.charAt(0), EditKind.INSERTED, ATOMS.indexOf(atom.charAt(0)))
                    .because("add '" + atom.charAt(0) + "' at the end:" + atom.substring(1)))
        .toList();
  }

  /** Returns the edits that begin a leg. */
  List<Candidate> begunLegs() {
    return IntStream.range(0, text.length())
        .mapToObj(i -> new Span(i, i))
        .filter(gap -> distance(gap) <= FARTHEST)
        .map(gap -> edit(gap, 'a', EditKind.BEGUN_LEG, order(gap)))
        .toList();
  }

  /** Most legs begin with a direction. */
  private int order(Span gap) {
    return DIRECTIONS.indexOf(text.charAt(gap.start())) < 0 ? UNUSUAL : 0;
  }

  private Candidate edit(Span place, char letter, EditKind kind, int order) {
    Edit edit = new Edit(place, String.valueOf(letter));
    return Candidate.of(text, edit, kind, distance(place) * 10 + order);
  }

  private void recase(int i, int distance, List<Candidate> edits) {
    char c = text.charAt(i);
    boolean small = c >= 'a' && c <= 'z';
    if (small || (c >= 'A' && c <= 'Z')) {
      char other = small ? Character.toUpperCase(c) : Character.toLowerCase(c);
      boolean rare = small && ATOMS.indexOf(other) < 0;
      Edit edit = new Edit(Span.at(i), String.valueOf(other));
      edits.add(
          Candidate.of(text, edit, rare ? EditKind.RARELY_RECASED : EditKind.RECASED, distance));
    }
  }

  /**
   * Leaves a letter out; of two equal letters the second one. A character that no notation contains
   * replaces another one.
   */
  private void leaveOut(int i, int distance, List<Candidate> edits) {
    char c = text.charAt(i);
    boolean doubled = i > 0 && text.charAt(i - 1) == c;
    boolean ofNumber = isDigit(i) && (isDigit(i - 1) || isDigit(i + 1));
    if (c == '\u221e') {
      edits.add(Candidate.of(text, new Edit(Span.at(i), ""), EditKind.REPLACED, distance));
    } else if (!isInNumber(i) && (c <= '~' || isMark(c))) {
      edits.add(
          Candidate.of(
              text,
              new Edit(Span.at(i), ""),
              doubled ? EditKind.UNDOUBLED : ofNumber ? EditKind.REPLACED : EditKind.LEFT_OUT,
              distance));
    }
  }

  /** Returns whether a character is decoration, unlike any character of a notation. */
  private static boolean isMark(char c) {
    return LookAlikes.replaced(String.valueOf(c)).equals(String.valueOf(c))
        && !Character.isLetterOrDigit(c)
        && Character.getType(c) != Character.OTHER_NUMBER
        && Character.getType(c) != Character.MATH_SYMBOL;
  }

  /** Returns whether a sign keeps two numbers apart. */
  private boolean isInNumber(int i) {
    return isDigit(i - 1) && isDigit(i + 1) && !isDigit(i);
  }

  private boolean isDigit(int i) {
    return i >= 0 && i < text.length() && Character.isDigit(text.charAt(i));
  }

  private void exchange(int i, List<Candidate> edits) {
    if (i + 1 < text.length()) {
      Span pair = new Span(i, i + 2);
      String exchanged = new StringBuilder(pair.of(text)).reverse().toString();
      EditKind kind = isDigit(i) && isDigit(i + 1) ? EditKind.REPLACED : EditKind.EXCHANGED;
      edits.add(Candidate.of(text, new Edit(pair, exchanged), kind, distance(pair)));
    }
  }

  /** A digit of a longer number is rarely a letter. */
  private void lookAlike(int i, int distance, List<Candidate> edits) {
    if (isDigit(i) && (isDigit(i - 1) || isDigit(i + 1))) {
      return;
    }
    if (text.charAt(i) > '~') {
      signs(i)
          .forEach(
              sign ->
                  edits.add(
                      Candidate.of(
                          text, new Edit(Span.at(i), sign), EditKind.LOOK_ALIKE, edits.size())));
    }
    for (String alike : LOOK_ALIKES) {
      for (int k = 1; k < alike.length() && alike.charAt(0) == text.charAt(i); k++) {
        Edit edit = new Edit(Span.at(i), alike.substring(k, k + 1));
        edits.add(Candidate.of(text, edit, EditKind.LOOK_ALIKE, distance * 4 + k));
      }
    }
  }

  /** Returns the signs that a sign may replace; each dialect has another one for no limit. */
  private List<String> signs(int i) {
    String before = i == 0 ? "" : text.substring(i - 1, i);
    return text.charAt(i) == '\u221e'
        ? List.of("0", "*", before)
        : List.of(LookAlikes.replaced(Span.at(i).of(text)));
  }

  /** Returns the distance of a place from the nearest error, in letters; 0 if it is within one. */
  private int distance(Span place) {
    return errors.stream().mapToInt(error -> distance(error, place)).min().orElse(FARTHEST + 1);
  }

  static int distance(Span error, Span place) {
    int beside = place.length() == 0 || error.length() == 0 ? 0 : 1;
    int before = error.start() - place.end() + beside;
    int after = place.start() - error.end() + beside;
    return Math.max(0, Math.max(before, after));
  }
}
