package io.github.betza.imports.fairy;

import io.github.betza.export.fairy.FairyLimits;
import io.github.betza.imports.Findings;
import io.github.betza.imports.IniSection;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Reads options by their names in earlier versions of Fairy-Stockfish, which later versions still
 * accept. A present name in the same section has precedence.
 */
final class FairyOldNames {
  private static final String PROMOTION = "promotionRank";
  private static final String STEP = "doubleStepRank";
  private static final String STEP_MIN = "doubleStepRankMin";
  private static final String ON_TOP = "dropOnTop";

  /** The rank on which double steps begin if an option does not give another one. */
  private static final int USUAL_STEP = 2;

  /** Old names of options whose values have not changed, with the present names. */
  private static final Map<String, String> RENAMED =
      Map.of(
          "whiteFlag", "flagRegionWhite",
          "blackFlag", "flagRegionBlack",
          "castlingRookPiece", "castlingRookPieces",
          "whiteDropRegion", "dropRegionWhite",
          "blackDropRegion", "dropRegionBlack");

  private final Map<String, IniSection.Entry> options;
  private final int ranks;
  private final Findings findings;
  private final List<Renamed> renamed = new ArrayList<>();

  /**
   * An option by its present name.
   *
   * @param key the present name
   * @param written the name in the file
   * @param entry the value in the present form
   */
  record Renamed(String key, String written, IniSection.Entry entry) {}

  private FairyOldNames(Map<String, IniSection.Entry> options, int ranks, Findings findings) {
    this.options = options;
    this.ranks = ranks;
    this.findings = findings;
  }

  /**
   * Removes the old names from the options of a section.
   *
   * @param ranks the number of ranks of the board in this section, from whose end Black's ranks are
   *     counted
   * @return the present options, in the order in which the engine reads them
   */
  static List<Renamed> take(Map<String, IniSection.Entry> options, int ranks, Findings findings) {
    FairyOldNames names = new FairyOldNames(options, ranks, findings);
    names.promotion();
    names.doubleStep();
    RENAMED.keySet().stream().sorted().forEach(names::rename);
    names.dropOnTop();
    return List.copyOf(names.renamed);
  }

  /**
   * Reads the first rank of the promotion region, which extends to the end of the largest board,
   * because a later section may add ranks.
   */
  private void promotion() {
    IniSection.Entry entry = options.remove(PROMOTION);
    rank(PROMOTION, entry)
        .ifPresent(
            rank ->
                region(
                    "promotionRegion", PROMOTION, entry, rank, Math.max(ranks, FairyLimits.RANKS)));
  }

  /** Reads the last rank on which double steps begin, or else the first. */
  private void doubleStep() {
    IniSection.Entry last = options.remove(STEP);
    IniSection.Entry first = options.remove(STEP_MIN);
    if (last != null) {
      if (first != null) {
        findings.note(
            "line %s: %s has no effect: Fairy-Stockfish reads it only in sections without %s"
                .formatted(first.line(), STEP_MIN, STEP));
      }
      rank(STEP, last).ifPresent(rank -> region("doubleStepRegion", STEP, last, USUAL_STEP, rank));
    } else {
      rank(STEP_MIN, first)
          .ifPresent(rank -> region("doubleStepRegion", STEP_MIN, first, rank, USUAL_STEP));
    }
  }

  private void rename(String old) {
    IniSection.Entry entry = options.remove(old);
    if (entry != null) {
      renamed.add(new Renamed(RENAMED.get(old), old, entry));
    }
  }

  private void dropOnTop() {
    IniSection.Entry entry = options.remove(ON_TOP);
    if (entry == null) {
      return;
    }
    if (!entry.value().equals("true") && !entry.value().equals("false")) {
      findings.problem(
          entry.line(), ON_TOP + " is true or false, not " + Findings.quote(entry.value()));
    } else if (entry.value().equals("true")) {
      renamed.add(new Renamed("enclosingDrop", ON_TOP, with(entry, "top")));
    }
  }

  /** Returns a rank of the board as a side counts it; a different value is a problem. */
  private Optional<Integer> rank(String old, IniSection.Entry entry) {
    if (entry == null) {
      return Optional.empty();
    }
    int rank = entry.value().matches("[1-9][0-9]?") ? Integer.parseInt(entry.value()) : 0;
    if (rank < 1 || rank > ranks) {
      findings.problem(
          entry.line(),
          "%s is a rank of the board, 1 to %s, not %s"
              .formatted(old, ranks, Findings.quote(entry.value())));
      return Optional.empty();
    }
    return Optional.of(rank);
  }

  /** Adds the regions of both sides from one rank to another, as each side counts them. */
  private void region(String key, String old, IniSection.Entry entry, int from, int to) {
    renamed.add(new Renamed(FairyState.key(key, true), old, with(entry, text(from, to))));
    renamed.add(
        new Renamed(
            FairyState.key(key, false),
            old,
            with(entry, text(Math.max(1, ranks + 1 - to), ranks + 1 - from))));
  }

  private static String text(int from, int to) {
    return from > to
        ? "-"
        : IntStream.rangeClosed(from, to)
            .mapToObj(each -> "*" + each)
            .collect(Collectors.joining(" "));
  }

  private static IniSection.Entry with(IniSection.Entry entry, String value) {
    return new IniSection.Entry(value, false, entry.line());
  }
}
