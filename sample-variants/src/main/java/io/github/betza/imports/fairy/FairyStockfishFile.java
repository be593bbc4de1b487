package io.github.betza.imports.fairy;

import io.github.betza.board.Geometry;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.fairy.FairyLimits;
import io.github.betza.imports.Findings;
import io.github.betza.imports.Imported;
import io.github.betza.imports.IniSection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads a variant from a file {@code variants.ini} of Fairy-Stockfish. */
public final class FairyStockfishFile {
  /** The options that are the likely cause of an error of the compiler, by its code. */
  private static final Map<String, List<String>> BLAMED =
      Map.of(
          "invalid-promotion", List.of("promotionPawnTypesWhite", "promotionPieceTypesWhite"),
          "unreachable-promotion", List.of("promotionRegionWhite", "promotionPawnTypesWhite"),
          "missing-royal", List.of("extinctionPieceTypes", "startFen"),
          "invalid-setup", List.of("startFen"));

  private FairyStockfishFile() {}

  /**
   * Reads a variant.
   *
   * @param name its name; empty for the only one in the file
   */
  public static Imported read(String text, String name) {
    Findings findings = new Findings();
    List<IniSection> sections = IniSection.read(text, findings);
    Optional<IniSection> wanted = choose(sections, name, findings);
    if (wanted.isEmpty() || !findings.isClean()) {
      return findings.result(1, () -> null);
    }
    FairyBases bases = new FairyBases(sections, findings);
    List<FairyBases.Link> chain = bases.chain(wanted.get());
    FairyState state = new FairyState(findings, wanted.get().line(), bases.isComplete());
    chain.forEach(link -> state.apply(link.section(), link.base()));
    // Letters of pieces have no meaning without the base sections.
    DeclaredVariant variant = bases.isComplete() ? build(state, wanted.get()) : null;
    if (!bases.isComplete()) {
      FairyMissing.report(state);
    }
    return findings.result(code -> line(code, state), () -> variant);
  }

  private static DeclaredVariant build(FairyState state, IniSection section) {
    int files = size(state, "maxFile", FairyLimits.FILES);
    int ranks = size(state, "maxRank", FairyLimits.RANKS);
    return files > 0 && ranks > 0
        ? new FairyGame(state, section.name(), new Geometry(files, ranks)).build()
        : null;
  }

  /** Returns the line of the option that is the cause of an error of the compiler. */
  private static int line(String code, FairyState state) {
    return BLAMED.getOrDefault(code, List.of()).stream()
        .map(state::option)
        .flatMap(Optional::stream)
        .map(OptionValue::line)
        .findFirst()
        .orElse(state.line());
  }

  private static Optional<IniSection> choose(
      List<IniSection> sections, String name, Findings findings) {
    String names =
        sections.stream().map(IniSection::name).distinct().collect(Collectors.joining(", "));
    List<IniSection> fitting =
        sections.stream().filter(each -> name.isEmpty() || each.name().equals(name)).toList();
    if (sections.isEmpty()) {
      findings.problem(1, "the file has no section [NAME]");
    } else if (fitting.isEmpty()) {
      findings.problemOfName(
          1,
          "the file has no variant " + Findings.quote(name) + "; it has " + Findings.quote(names));
    } else if (fitting.stream().map(IniSection::name).distinct().count() > 1) {
      findings.problemOfName(
          1,
          "the file has several variants: choose one of "
              + Findings.quote(names)
              + " with --variant");
    } else if (fitting.size() > 1) {
      findings.problem(
          fitting.get(1).line(),
          "the variant " + Findings.quote(fitting.get(1).name()) + " is there twice: remove one");
    }
    return fitting.stream().findFirst();
  }

  /** Returns a number of files or ranks, or 0 if it is invalid, which is a problem. */
  private static int size(FairyState state, String key, int most) {
    String text = state.text(key);
    int size =
        text.matches("[1-9][0-9]?")
            ? Integer.parseInt(text)
            : text.matches("[a-z]") && key.equals("maxFile") ? text.charAt(0) - 'a' + 1 : 0;
    if (size < 1 || size > most) {
      state.problem(key, key + " is 1 to " + most + " here, not " + Findings.quote(text));
      return 0;
    }
    return size;
  }
}
