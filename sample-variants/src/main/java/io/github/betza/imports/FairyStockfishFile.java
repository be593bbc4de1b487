package io.github.betza.imports;

import io.github.betza.board.Geometry;
import io.github.betza.export.FairyLimits;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads a variant from a file {@code variants.ini} of Fairy-Stockfish. */
final class FairyStockfishFile {
  /** More than any file has that is meant. */
  private static final int MOST_BASES = 100;

  /** Options that are likely to blame for what the compiler finds wrong, by its name for that. */
  private static final Map<String, List<String>> BLAMED =
      Map.of(
          "invalid-promotion", List.of("promotionPawnTypes", "promotionPieceTypes"),
          "unreachable-promotion", List.of("promotionRegionWhite", "promotionPawnTypes"),
          "missing-royal", List.of("extinctionPieceTypes", "startFen"),
          "invalid-setup", List.of("startFen"));

  private FairyStockfishFile() {}

  /**
   * Reads a variant.
   *
   * @param name its name; empty for the only one in the file
   */
  static Imported read(String text, String name) {
    Findings findings = new Findings();
    List<IniSection> sections = IniSection.read(text, findings);
    Optional<IniSection> wanted = choose(sections, name, findings);
    if (wanted.isEmpty() || !findings.isClean()) {
      return findings.result(1, () -> null);
    }
    FairyState state = new FairyState(findings);
    chain(wanted.get(), sections, findings).forEach(state::apply);
    int files = size(state, "maxFile", FairyLimits.FILES, wanted.get(), findings);
    int ranks = size(state, "maxRank", FairyLimits.RANKS, wanted.get(), findings);
    return findings.result(
        code -> line(code, state, wanted.get()),
        () -> new FairyGame(state, wanted.get(), new Geometry(files, ranks), findings).build());
  }

  /** Returns the line of the option that is to blame for what the compiler finds wrong. */
  private static int line(String code, FairyState state, IniSection section) {
    return BLAMED.getOrDefault(code, List.of()).stream()
        .map(state::option)
        .flatMap(Optional::stream)
        .map(FairyState.Option::line)
        .findFirst()
        .orElse(section.line());
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
      findings.problem(
          1,
          "the file has no variant " + Findings.quote(name) + "; it has " + Findings.quote(names));
    } else if (fitting.stream().map(IniSection::name).distinct().count() > 1) {
      findings.problem(
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

  /** Returns a section after those that it goes on from. */
  private static Deque<IniSection> chain(
      IniSection wanted, List<IniSection> sections, Findings findings) {
    Deque<IniSection> chain = new ArrayDeque<>();
    List<IniSection> bases = bases();
    IniSection section = wanted;
    while (section != null) {
      chain.push(section);
      String base = section.base();
      int line = section.line();
      if (chain.size() > MOST_BASES) {
        findings.problem(line, "a variant goes on from more than " + MOST_BASES + " others");
        return chain;
      }
      if (base.isEmpty()) {
        return chain;
      }
      // A variant can only go on from one that was there before: so this comes to an end.
      section =
          sections.stream()
              .filter(each -> each.name().equals(base) && each.line() < line)
              .reduce((first, second) -> second)
              .orElse(null);
      if (section == null) {
        Optional<IniSection> known =
            bases.stream().filter(each -> each.name().equals(base)).findFirst();
        known.ifPresent(
            found -> {
              IniSection.Entry leftOut = found.entries().remove("leftOut");
              if (leftOut != null) {
                findings.note(base + " is imported without one of its rules: " + leftOut.value());
              }
              // Its own lines are not those of the file.
              chain.push(found.at(line));
            });
        if (known.isEmpty()) {
          findings.problem(line, "the base " + Findings.quote(base) + unknown(base, bases));
        }
      }
    }
    return chain;
  }

  /** Returns why nothing can go on from a variant. */
  private static String unknown(String base, List<IniSection> known) {
    return FairyLacking.of(base)
        .map(lacking -> " cannot be told here: it has " + lacking)
        .orElseGet(
            () ->
                " is neither before this line nor one of those known here: "
                    + known.stream().map(IniSection::name).collect(Collectors.joining(", ")));
  }

  /** Returns the variants that the engine has built in and that are known here. */
  static List<IniSection> bases() {
    try (InputStream stream = FairyStockfishFile.class.getResourceAsStream("bases.ini")) {
      Findings findings = new Findings();
      String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      return IniSection.read(text, findings);
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    }
  }

  private static int size(
      FairyState state, String key, int most, IniSection section, Findings findings) {
    String text = state.text(key, "8");
    int size =
        text.matches("[1-9][0-9]?")
            ? Integer.parseInt(text)
            : text.matches("[a-z]") && key.equals("maxFile") ? text.charAt(0) - 'a' + 1 : 0;
    if (size < 1 || size > most) {
      findings.problem(
          state.line(key, section.line()),
          key + " is 1 to " + most + " here, not " + Findings.quote(text));
      return most;
    }
    return size;
  }
}
