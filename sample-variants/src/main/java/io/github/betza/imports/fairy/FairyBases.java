package io.github.betza.imports.fairy;

import io.github.betza.imports.Findings;
import io.github.betza.imports.IniSection;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds the sections on which a section of a file of Fairy-Stockfish is based. */
public final class FairyBases {
  /** The most bases of a section; no sensible file has more. */
  private static final int MOST_BASES = 100;

  /** The built-in variants: names, and after a bar the rules that games here do not have. */
  static final String TABLE =
      """
      sittuyin|pawns that promote in place of a move, if nothing is attacked then, and the last one anywhere
      supply bughouse koedem|a second board, whose captured pieces are dropped
      petrified|captures that turn pieces into walls
      isolation isolation7x7 snailtrail joust duck amazons|walls that are put up
      ataxx flipersi flipello flipello10|pieces that are put on the board and turn others over
      suicide|a stalemate that is decided by counting pieces
      spartan|two kings that must not be attacked both
      armageddon|draws that one side wins
      sortofalmost chigorin|pawns of one letter that become other pieces for White than for Black
      makpong|a king that may not leave a check
      cambodian karouk|leaps of kings and ferses that have not moved
      shatar|mates that only some pieces may give
      """;

  private final List<IniSection> sections;
  private final List<IniSection> known = known();
  private final Findings findings;
  private final Deque<Link> chain = new ArrayDeque<>();
  private boolean complete = true;

  /**
   * A section and its origin.
   *
   * @param section the section
   * @param base its name if it is built into the engine; empty if it is in the file
   */
  record Link(IniSection section, String base) {}

  FairyBases(List<IniSection> sections, Findings findings) {
    this.sections = sections;
    this.findings = findings;
  }

  /** Returns a section, preceded by the sections on which it is based. */
  List<Link> chain(IniSection wanted) {
    Optional<IniSection> section = Optional.of(wanted);
    while (section.isPresent() && complete) {
      chain.push(new Link(section.get(), ""));
      section = before(section.get());
    }
    return List.copyOf(chain);
  }

  /** Returns whether all sections were found. */
  boolean isComplete() {
    return complete;
  }

  /**
   * Returns the section of the file on which a section is based, or adds the sections of the
   * engine.
   */
  private Optional<IniSection> before(IniSection section) {
    String base = section.base();
    int line = section.line();
    if (chain.size() > MOST_BASES) {
      fail(line, "a variant goes on from more than " + MOST_BASES + " others");
    }
    if (base.isEmpty() || !complete) {
      return Optional.empty();
    }
    // A variant can only be based on an earlier one, so this terminates.
    Optional<IniSection> before =
        sections.stream()
            .filter(each -> each.name().equals(base) && each.line() < line)
            .reduce((first, second) -> second);
    if (before.isEmpty()) {
      addKnown(base, line);
    }
    return before;
  }

  private void addKnown(String base, int line) {
    String next = base;
    while (!next.isEmpty()) {
      String name = next;
      Optional<IniSection> found =
          known.stream().filter(each -> each.name().equals(name)).findFirst();
      if (found.isEmpty()) {
        fail(line, "the base " + Findings.quote(base) + unknown(base));
        return;
      }
      // Its own line numbers do not belong to the file.
      chain.push(new Link(found.get().at(line), name));
      next = found.get().base();
    }
  }

  private void fail(int line, String text) {
    findings.decisiveProblem(line, text);
    complete = false;
  }

  /** Returns why a variant cannot be a base. */
  private String unknown(String base) {
    return lacking(base)
        .map(lacking -> " cannot be played here: it has " + lacking)
        .orElseGet(
            () ->
                " is neither before this line nor one of those known here: "
                    + known.stream().map(IniSection::name).collect(Collectors.joining(", ")));
  }

  /** Returns the variants built into the engine that can be imported. */
  static List<IniSection> known() {
    try (InputStream stream = FairyBases.class.getResourceAsStream("bases.ini")) {
      Findings findings = new Findings();
      String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      return IniSection.read(text, findings);
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    }
  }

  /** Returns the missing rules of a variant built into Fairy-Stockfish that cannot be imported. */
  private static Optional<String> lacking(String base) {
    return TABLE
        .lines()
        .map(line -> line.split("\\|", -1))
        .filter(row -> Arrays.asList(row[0].split(" ", -1)).contains(base))
        .map(row -> row[1])
        .findFirst();
  }
}
