package io.github.betza.processor.notation.correction;

import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.ExoticBrackets;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.notation.WrittenAtoms;
import io.github.betza.processor.notation.correction.Candidate.EditKind;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
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

/**
 * Reads candidates, and ranks the ones that can be suggested: by the kind of edit ({@link
 * EditKind#rank}), the atoms that are lost, and how unusual the pairs of letters are.
 */
final class CandidateRanker {
  /** The most texts that are read, to bound the work. */
  private static final int MOST_READ = 150;

  /** The work of making a candidate. */
  private static final long CANDIDATE = 30;

  /** The work of comparing a candidate with the text, without reading it. */
  private static final long TEST = 150;

  /** The work of comparing for each of its letters. */
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
   * Makes a ranker.
   *
   * @param known the problems of the notation; a candidate may have problems of the same kinds
   */
  CandidateRanker(
      String notation, List<Diagnostic> known, Function<String, Reading> reader, Work work) {
    this.work = work;
    this.notation = notation;
    this.known = known;
    this.reader = reader;
    read.add(notation);
  }

  /** Returns a text that can be read, but is not suggested. */
  Optional<String> guessed() {
    return guessed.or(() -> found.keySet().stream().findFirst());
  }

  boolean isEmpty() {
    return found.isEmpty();
  }

  void readAll(List<Candidate> candidates) {
    readSome(candidates, Integer.MAX_VALUE);
  }

  /** Returns the texts of the suggestions that can be read and cause no new warning. */
  Set<String> sound(List<Suggestion> suggestions) {
    suggestions.forEach(each -> read(new Candidate(each.text(), EditKind.KNOWN, 0, each.reason())));
    return found.values().stream()
        .filter(each -> each.warnings() == 0)
        .map(each -> each.candidate().text())
        .collect(Collectors.toSet());
  }

  /** Reads candidates until there are enough without a warning. */
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

  /** Discards all results if there are more than a number. */
  void keepFew(int most) {
    if (found.size() > most) {
      guessed = found.keySet().stream().findFirst();
      found.clear();
    }
  }

  /**
   * Returns the best results, marking the ones that are less likely than the first.
   *
   * @param named whether the notation is the name of a piece, so that the change is not described
   */
  List<Suggestion> best(int most, boolean named) {
    List<RankedCandidate> best = RankedCandidate.best(found.values(), most);
    return best.stream()
        .map(each -> suggestion(each.candidate(), named, each.rank() > best.get(0).rank()))
        .toList();
  }

  /** Returns the best guesses for another piece. */
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

  /** Without its bracket an exotic effect would be modifiers of a very different piece. */
  private boolean opensNoExotic(String text) {
    return ExoticBrackets.areIn(notation)
        && !ExoticBrackets.areIn(text)
        && letters(text).equals(letters(notation));
  }

  private static String letters(String text) {
    return text.replaceAll("[^A-Za-z]", "");
  }

  /**
   * If two generators make the same text, it gets the likelier kind, and the reason of the grammar.
   */
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
    // A foreign letter is certainly wrong, so its neighbours may join.
    boolean joins = candidate.kind() != EditKind.FOREIGN && WrittenAtoms.areJoined(notation, text);
    if (reading.isSound() && !joins && !areNew(reading.problems(), known, notation, text)) {
      found.put(text, ranked(candidate, newWarnings(reading.problems(), known)));
    }
  }

  /**
   * Returns whether a small letter becomes a capital, and the pairs of the text are more usual
   * without the letter: then it is equally likely a needless or misplaced modifier.
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

  /**
   * A candidate that can be suggested, with its likelihood.
   *
   * @param candidate the text
   * @param rank the rank of its kind of edit, the lowest for the likeliest; see {@link EditKind}
   * @param lost the number of the notation's atoms that it lacks
   * @param warnings the number of its new warnings, none of them about the changed letters
   */
  private record RankedCandidate(Candidate candidate, int rank, int lost, int warnings) {
    private static final Comparator<RankedCandidate> LIKELIEST_FIRST =
        Comparator.comparingInt(RankedCandidate::rank)
            .thenComparingInt(RankedCandidate::lost)
            .thenComparingInt(RankedCandidate::unusual)
            .thenComparing(ranked -> ranked.candidate().kind())
            .thenComparingInt(ranked -> ranked.candidate().order());

    /** Candidates of the grammar and of complete brackets have an order of their own. */
    private int unusual() {
      return candidate.kind().isOfLetters() ? UsualPairs.unusual(candidate.text()) : 0;
    }

    /**
     * Returns the candidates that are worth a suggestion, the likeliest first. Candidates with a
     * new warning are dropped, and so are guesses at a letter that are much less likely than the
     * best; but inserted letters are kept after candidates that are unlikely as well. The last
     * place is for a removed letter if there is none before: no text shows whether a letter is
     * needless or misplaced.
     *
     * @param most the most candidates
     */
    static List<RankedCandidate> best(Collection<RankedCandidate> all, int most) {
      List<RankedCandidate> kept = all.stream().filter(each -> each.warnings() == 0).toList();
      int first = kept.stream().mapToInt(RankedCandidate::rank).min().orElse(0);
      List<RankedCandidate> sorted =
          kept.stream()
              .filter(
                  each ->
                      each.rank() <= first + 1
                          || each.candidate().isRewritten()
                          || (first > 0 && each.candidate().isOtherLetter()))
              .sorted(LIKELIEST_FIRST)
              .toList();
      if (sorted.size() <= most) {
        return sorted;
      }
      List<RankedCandidate> best = new ArrayList<>(sorted.subList(0, most));
      if (best.stream().noneMatch(each -> each.candidate().kind().isShorter())) {
        sorted.stream()
            .filter(each -> each.candidate().kind().isShorter())
            .findFirst()
            .ifPresent(each -> best.set(most - 1, each));
      }
      return best;
    }
  }

  /**
   * Returns whether a text has a warning about the changed letters, or beside them, unless the same
   * letters had it before.
   *
   * @param warnings the warnings of the corrected text
   * @param known the problems of the text with the mistake
   */
  private static boolean areNew(
      List<Diagnostic> warnings, List<Diagnostic> known, String before, String after) {
    Edit edit = Edit.between(before, after);
    int start = edit.span().start();
    Span changed = new Span(start, start + edit.replacement().length());
    int shift = after.length() - before.length();
    return warnings.stream()
        .filter(warning -> touch(warning.span(), changed))
        .anyMatch(
            warning -> known.stream().noneMatch(old -> areSame(old, warning, changed, shift)));
  }

  /**
   * Returns the number of warnings of a new kind.
   *
   * @param known the problems of the text with the mistake
   */
  private static int newWarnings(List<Diagnostic> warnings, List<Diagnostic> known) {
    return (int)
        warnings.stream()
            .filter(warning -> known.stream().noneMatch(old -> old.code() == warning.code()))
            .count();
  }

  private static boolean areSame(Diagnostic old, Diagnostic warning, Span changed, int shift) {
    Span now = warning.span();
    int moved = now.start() >= changed.end() ? shift : 0;
    boolean overlaps = now.start() < changed.end() && now.end() > changed.start();
    return old.code() == warning.code()
        && !overlaps
        && old.span().equals(new Span(now.start() - moved, now.end() - moved));
  }

  private static boolean touch(Span warning, Span changed) {
    return warning.end() >= changed.start() && warning.start() <= changed.end();
  }
}
