package io.github.betza.processor.translate;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.line.WholePath;
import io.github.betza.processor.path.optimize.Alternatives;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.work.Work;
import io.github.betza.processor.work.WorkSpentException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Translates notations from one dialect to another. */
public final class Translator {
  private static final String TOO_MANY_PATHS =
      "the piece has too many different paths to be put in other words";

  /** The work of rewriting one leg in other shapes. */
  private static final long SHAPED = 100;

  /** The work of looking up one leg of a line. */
  private static final long LOOKED_UP = 10;

  /**
   * Prefers shorter texts; then texts with fewer K and Q, because a later leg may have only half of
   * their directions; then the alphabetical order.
   */
  private static final Comparator<String> BETTER =
      Comparator.comparingInt(String::length)
          .thenComparingLong(text -> text.chars().filter(c -> c == 'K' || c == 'Q').count())
          .thenComparing(Comparator.naturalOrder());

  private static final int FEWEST = 4;

  private final Dialect source;
  private final Dialect target;
  private final Piece piece;
  private final Work work;
  private final TermSolver solver;
  private final List<DialectWriter> writers;
  private final TermGuesser guesses;
  private final Set<String> found = new LinkedHashSet<>();
  private String reason = "";
  private List<WholePath> whole = List.of();

  private Translator(Piece piece, Dialect source, Dialect target, Work work) {
    this.source = source;
    this.target = target;
    this.piece = piece;
    this.work = work;
    this.solver = new TermSolver(target, work);
    this.writers = DialectWriters.of(target, work);
    this.guesses = new TermGuesser(target, DialectWriters.letters(target));
  }

  /**
   * Translates a notation. It accepts any string, and does bounded work for it.
   *
   * @param notation the notation
   * @param from its dialect
   * @param to the dialect of the translation
   * @return a notation with exactly the same moves, the best one found by {@link #BETTER}: the
   *     shortest, then the one with the fewest K and Q, then the first in the alphabet; or the
   *     reason why there is none
   */
  public static Translation translate(String notation, Dialect from, Dialect to) {
    Work work = Work.toTranslate(notation);
    return translate(notation, Notations.read(notation, from, work), from, to, work);
  }

  /**
   * Translates a notation that has been read.
   *
   * @param work the work that the search is a part of; if it runs out, no translation is found
   */
  public static Translation translate(
      String notation, Reading reading, Dialect from, Dialect to, Work work) {
    if (reading.piece().isEmpty()) {
      return new Translation.Unreadable(reading);
    }
    return new Translator(reading.piece().get(), from, to, work).translate(notation, reading);
  }

  private Translation translate(String notation, Reading reading) {
    try {
      whole = LineExtractor.of(piece.alternatives(), work);
      guessCurves();
      guessRepetitions();
      if (found.isEmpty()) {
        shapes().forEach(this::tryTo);
      }
    } catch (NoFormException exception) {
      reason = exception.getMessage();
    } catch (WorkSpentException exception) {
      reason = TOO_MANY_PATHS;
    }
    Optional<String> best = best(notation);
    return best.<Translation>map(text -> withMetadata(text, reading, target, work))
        .orElseGet(() -> new Translation.None(target + " has no form for it: " + whyNone()));
  }

  private String whyNone() {
    if (piece.isImmobilizer() && target != Dialect.BEX) {
      return MissingWord.IMMOBILIZING.sentence();
    }
    Optional<MissingWord> missing = MissingWordFinder.of(whole, target);
    if (missing.isPresent()) {
      return missing.get().sentence();
    }
    return reason.isEmpty() ? "no words were found for all its moves and no others" : reason;
  }

  /**
   * Returns the best text found. If the source means the same in the other dialect, it is kept
   * unless there is a shorter text without warnings.
   */
  private Optional<String> best(String notation) {
    Optional<String> best =
        found.stream()
            .min(
                Comparator.comparing((String text) -> !solver.read(text).problems().isEmpty())
                    .thenComparing(BETTER));
    if (best.isPresent()) {
      boolean shorter = notation.length() < best.get().length();
      boolean better = shorter || !solver.read(best.get()).problems().isEmpty();
      if (!better || !solver.read(notation).problems().isEmpty()) {
        return best;
      }
    }
    return isRight(notation) ? Optional.of(notation) : best;
  }

  /**
   * Returns whether the source means the same in the other dialect, as far as the search can
   * decide.
   */
  private boolean isRight(String notation) {
    try {
      return source == target || solver.means(notation, piece);
    } catch (WorkSpentException exception) {
      return false;
    }
  }

  private void guessCurves() {
    boolean walksOnly = piece.alternatives().stream().allMatch(Alternative.Walk.class::isInstance);
    if (walksOnly && !whole.isEmpty()) {
      curves(whole, target).stream()
          .filter(text -> solver.means(text, piece))
          .findFirst()
          .ifPresent(found::add);
    }
  }

  /** Tries whether the moves are a chain that is repeated as a whole. */
  private void guessRepetitions() {
    List<Integer> rounds = TermGuesser.rounds(whole);
    if (!rounds.isEmpty() && target == Dialect.XBETZA && TermGuesser.isLongChain(whole)) {
      throw new NoFormException("XBETZA repeats chains of a single atom only");
    }
    for (int round : rounds) {
      List<WholePath> first = whole.stream().filter(line -> line.legs().size() == round).toList();
      for (DialectWriter writer : writers) {
        terms(first, writer)
            .map(guesses::repeated)
            .flatMap(texts -> texts.stream().filter(text -> solver.means(text, piece)).findFirst())
            .ifPresent(found::add);
      }
    }
  }

  /** Returns the paths of the piece in several shapes; any of them may have the shortest text. */
  private Set<List<WholePath>> shapes() {
    List<Alternative> optimised = Alternatives.of(piece, work).own();
    Set<List<WholePath>> shapes = new LinkedHashSet<>();
    for (List<Alternative> form : List.of(optimised, piece.alternatives())) {
      List<WholePath> lines = LineExtractor.of(form, work);
      addShapes(LineExtractor.alive(lines, work), shapes);
      // Impossible lines can be a part of a shorter word.
      addShapes(lines, shapes);
    }
    return shapes;
  }

  private void addShapes(List<WholePath> lines, Set<List<WholePath>> shapes) {
    work.spend(SHAPED * LineExtractor.legs(lines));
    List<WholePath> stepwise = LineRewriter.stepwise(lines);
    shapes.add(lines);
    if (SkiSlides.haveWord(target)) {
      shapes.add(SkiSlides.joined(lines));
    }
    shapes.add(LineRewriter.leaping(stepwise));
    shapes.add(stepwise);
  }

  private void tryTo(List<WholePath> lines) {
    List<String> guessed = new ArrayList<>();
    List<WholePath> rest = lines;
    for (String text : guesses.texts(lines)) {
      Set<WholePath> covered = new HashSet<>(solver.lines(text));
      work.spend(LOOKED_UP * (LineExtractor.legs(covered) + LineExtractor.legs(rest)));
      if (!covered.isEmpty() && new HashSet<>(rest).containsAll(covered)) {
        guessed.add(text);
        rest = rest.stream().filter(line -> !covered.contains(line)).toList();
      }
    }
    for (DialectWriter writer : writers) {
      if (!guessed.isEmpty()) {
        tryTo(rest, guessed, writer);
      }
      if (rest.size() == lines.size() || found.isEmpty()) {
        tryTo(lines, List.of(), writer);
      }
    }
  }

  private void tryTo(List<WholePath> lines, List<String> guessed, DialectWriter writer) {
    Optional<List<String>> written = terms(lines, writer);
    if (written.isEmpty()) {
      return;
    }
    List<String> terms = new ArrayList<>(guessed);
    terms.addAll(written.get());
    terms.addAll(SpecialMoveWriter.terms(piece.alternatives(), target));
    joined(terms, target).stream()
        .filter(text -> solver.means(text, piece))
        .findFirst()
        .ifPresent(found::add);
  }

  private Optional<List<String>> terms(List<WholePath> lines, DialectWriter writer) {
    try {
      return Optional.of(solver.terms(lines, writer));
    } catch (NoFormException exception) {
      // In brackets every leg has its atom, so if they fail as well, their reason is the right one.
      if (reason.isEmpty() || reason.equals(XBetzaWriter.DIFFERENT_ATOMS)) {
        reason = exception.getMessage();
      }
      return Optional.empty();
    }
  }

  /** Returns texts of all terms; some may be ambiguous because two terms run together. */
  private static List<String> joined(List<String> terms, Dialect dialect) {
    List<String> sorted = terms.stream().distinct().sorted().toList();
    if (sorted.isEmpty()) {
      return List.of();
    }
    List<String> texts = new ArrayList<>();
    texts.add(String.join("", sorted));
    List<String> reversed = new ArrayList<>(sorted);
    Collections.reverse(reversed);
    texts.add(String.join("", reversed));
    if (dialect == Dialect.BEX) {
      texts.add(String.join("+", sorted));
    }
    if (dialect == Dialect.EXTENDED || dialect == Dialect.BEX) {
      texts.add("(" + String.join(")(", sorted) + ")");
    }
    return texts;
  }

  /**
   * Returns a text with the royalty and promotion of the source, as far as the dialect has them.
   */
  private static Translation withMetadata(String text, Reading source, Dialect target, Work work) {
    List<String> notes = new ArrayList<>();
    String whole = text;
    if (source.royal() && !Notations.read(whole, target, work).royal()) {
      String mark = target == Dialect.BEX ? "y" : "k";
      String royal = mark + text;
      if (Notations.read(royal, target, work).royal()) {
        whole = royal;
      } else {
        notes.add("that the piece is royal is said in the annotation, with 'royal = true'");
      }
    }
    if (!source.promotions().isEmpty()
        && !Notations.read(whole, target, work).promotions().equals(source.promotions())) {
      String promoting = whole + "=" + String.join(",", source.promotions());
      if (target == Dialect.BEX
          && Notations.read(promoting, target, work).promotions().equals(source.promotions())) {
        whole = promoting;
      } else {
        notes.add("what the piece promotes to is said in BEX only");
      }
    }
    return new Translation.Found(whole, notes);
  }

  /**
   * Returns texts for lines that make the same leap in turning directions; empty for other lines.
   */
  private static List<String> curves(List<WholePath> lines, Dialect target) {
    Set<Atom> found = new HashSet<>();
    int longest = 0;
    for (WholePath line : lines) {
      longest = Math.max(longest, line.legs().size());
      line.legs().forEach(leg -> found.add(Stride.atom(leg.step(0))));
    }
    if (longest < FEWEST || found.size() != 1) {
      return List.of();
    }
    WholePath any = lines.get(0);
    String letter = DialectWriters.atoms(target).of(found.iterator().next()).orElse("");
    if (letter.isEmpty()) {
      return List.of();
    }
    if (lines.stream().anyMatch(line -> !line.landings().equals(any.landings()))) {
      return List.of();
    }
    String ends = (any.initial() ? "i" : "") + ModifierLetters.landing(any.ends());
    List<String> texts = new ArrayList<>();
    for (String turn : List.of("q", "z")) {
      AtomLetters.slider(letter).ifPresent(slider -> texts.add(ends + turn + slider));
      texts.add(ends + turn + letter);
      texts.add(ends + turn + letter + longest);
    }
    return texts;
  }
}
