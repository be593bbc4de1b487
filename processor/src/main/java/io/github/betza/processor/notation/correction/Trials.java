package io.github.betza.processor.notation.correction;

import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.ExoticBrackets;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.notation.WrittenAtoms;
import io.github.betza.processor.work.Work;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads candidates, and keeps those that can be suggested. */
final class Trials {
  /** More texts than these are not read, so that the work is bounded. */
  private static final int MOST_READ = 150;

  /** What it costs to make a candidate, in units of work. */
  private static final long CANDIDATE = 30;

  /** What it costs to compare a candidate with the text, besides what it takes to read it. */
  private static final long TEST = 150;

  /** What this costs for each of its letters. */
  private static final long LETTER = 10;

  private static final Pattern IDLE_GROUP =
      Pattern.compile("\\(([a-z]*[A-Z][0-9]?|\\[[^()\\[\\]]*])\\)|^\\([^()]*[A-Za-z][^()]*\\)$");

  private final String notation;
  private final List<Diagnostic> known;
  private final Function<String, Reading> reader;
  private Optional<String> guessed = Optional.empty();
  private final Work work;
  private final Set<String> read = new HashSet<>();
  private final Map<String, RankedCandidate> found = new LinkedHashMap<>();

  /**
   * Begins to try.
   *
   * @param known the problems of the notation, of whose kinds a candidate may have others
   */
  Trials(String notation, List<Diagnostic> known, Function<String, Reading> reader, Work work) {
    this.work = work;
    this.notation = notation;
    this.known = known;
    this.reader = reader;
    read.add(notation);
  }

  /** Returns a text that can be read, but is not offered. */
  Optional<String> guessed() {
    return guessed.or(() -> found.keySet().stream().findFirst());
  }

  boolean isEmpty() {
    return found.isEmpty();
  }

  void readAll(List<Candidate> candidates) {
    readSome(candidates, Integer.MAX_VALUE);
  }

  /** Returns the texts among some suggestions that can be read and bring no new warning. */
  Set<String> sound(List<Suggestion> suggestions) {
    suggestions.forEach(each -> read(new Candidate(each.text(), EditKind.KNOWN, 0, each.reason())));
    return found.values().stream()
        .filter(each -> each.warnings() == 0)
        .map(each -> each.candidate().text())
        .collect(Collectors.toSet());
  }

  /** Reads candidates until so many of them can be suggested that have no warning. */
  void readSome(List<Candidate> candidates, int most) {
    long before = clear();
    work.count(CANDIDATE * candidates.size());
    for (Candidate candidate : candidates) {
      if (clear() - before >= most) {
        return;
      }
      read(candidate);
    }
  }

  private long clear() {
    return found.values().stream().filter(each -> each.warnings() == 0).count();
  }

  /** Forgets what was found if there is more of it than so much. */
  void keepFew(int most) {
    if (found.size() > most) {
      guessed = found.keySet().stream().findFirst();
      found.clear();
    }
  }

  /**
   * Returns the best of what was found, and says of which it is less likely than the first.
   *
   * @param named whether the notation is the name of a piece, so that there is no change to word
   */
  List<Suggestion> best(int most, boolean named) {
    List<RankedCandidate> best = RankedCandidate.best(found.values(), most);
    return best.stream()
        .map(each -> suggestion(each.candidate(), named, each.rank() > best.get(0).rank()))
        .toList();
  }

  /** Returns the best guesses at another piece. */
  List<Suggestion> guesses(int most) {
    return RankedCandidate.best(found.values(), most).stream()
        .map(each -> suggestion(each.candidate(), false, false))
        .toList();
  }

  private Suggestion suggestion(Candidate candidate, boolean named, boolean lessLikely) {
    boolean plain = candidate.reason().isEmpty() && !named;
    String rider =
        !named && WrittenAtoms.makeRider(notation, candidate.text())
            ? "a doubled atom is a rider"
            : "";
    String change = plain ? ChangeWords.of(notation, candidate.text()) : candidate.reason();
    String reason =
        Stream.of(change, rider, lessLikely ? "less likely" : "")
            .filter(words -> !words.isEmpty())
            .collect(Collectors.joining("; "));
    return new Suggestion(candidate.text(), reason, candidate.kind() != EditKind.KNOWN);
  }

  private void read(Candidate candidate) {
    String text = candidate.text();
    RankedCandidate before = found.get(text);
    if (before != null) {
      found.put(text, likelier(before, candidate));
    } else if (Suggestion.isShown(text)
        && !opensNoExotic(text)
        && read.size() <= MOST_READ
        && !work.isSpent()
        && read.add(text)) {
      test(candidate);
    }
  }

  /** Without its bracket an exotic effect would be modifiers of quite another piece. */
  private boolean opensNoExotic(String text) {
    return ExoticBrackets.areIn(notation)
        && !ExoticBrackets.areIn(text)
        && letters(text).equals(letters(notation));
  }

  private static String letters(String text) {
    return text.replaceAll("[^A-Za-z]", "");
  }

  /** The same text of two generators has the likelier kind, and the reason of the grammar. */
  private RankedCandidate likelier(RankedCandidate found, Candidate other) {
    Candidate first = found.candidate();
    EditKind kind = first.kind().compareTo(other.kind()) <= 0 ? first.kind() : other.kind();
    String reason = first.reason().isEmpty() ? other.reason() : first.reason();
    int order = Math.min(first.order(), other.order());
    return ranked(new Candidate(first.text(), kind, order, reason), found.warnings());
  }

  /** Returns whether there is a group of a single atom or effect, or one around the whole text. */
  private static boolean isGroupedInVain(String text) {
    return IDLE_GROUP.matcher(text).find();
  }

  private void test(Candidate candidate) {
    String text = candidate.text();
    work.count(TEST + LETTER * text.length());
    Reading reading = reader.apply(text);
    // That a letter is foreign is certain, so its neighbors may join.
    boolean joins = candidate.kind() != EditKind.FOREIGN && WrittenAtoms.areJoined(notation, text);
    if (reading.isSound()
        && !joins
        && !NewWarnings.areOfChange(reading.problems(), known, notation, text)) {
      found.put(text, ranked(candidate, NewWarnings.count(reading.problems(), known)));
    }
  }

  /**
   * Returns whether a small letter is a capital in it, and the pairs of the text were more usual
   * without the letter: it is as likely a modifier too many, or in the wrong place.
   */
  private boolean isUnusualAtom(Candidate candidate) {
    Edit edit = Edit.between(notation, candidate.text());
    Span letter = edit.span();
    return candidate.kind() == EditKind.RECASED
        && letter.length() == 1
        && Character.isLowerCase(notation.charAt(letter.start()))
        && UsualPairs.unusual(candidate.text())
            > UsualPairs.unusual(new Edit(letter, "").appliedTo(notation));
  }

  private RankedCandidate ranked(Candidate candidate, int warnings) {
    String text = candidate.text();
    int lost = candidate.kind() == EditKind.UNDOUBLED ? 0 : WrittenAtoms.lost(notation, text);
    boolean rider = WrittenAtoms.makeRider(notation, text);
    boolean doubtful = rider || isUnusualAtom(candidate);
    int rank = Math.max(candidate.kind().rank(), doubtful ? EditKind.LEFT_OUT.rank() : 0);
    rank = candidate.kind() == EditKind.EXCHANGED && lost > 0 ? rank + 1 : rank;
    boolean guessed = candidate.kind() != EditKind.KNOWN;
    rank = guessed && isGroupedInVain(text) && !isGroupedInVain(notation) ? rank + 2 : rank;
    return new RankedCandidate(candidate, rank, lost, warnings);
  }
}
