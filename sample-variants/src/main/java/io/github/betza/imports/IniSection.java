package io.github.betza.imports;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A section of a file {@code variants.ini}.
 *
 * @param name the name of the variant
 * @param base the variant on which it is based; empty if it names none
 * @param line the number of the line with its name
 * @param entries its options in their order; the last value of an option that is given several
 *     times
 * @param repeated the options that are given several times
 */
public record IniSection(
    String name, String base, int line, Map<String, Entry> entries, Set<String> repeated) {
  /**
   * The value of an option.
   *
   * @param value the text after the equals sign
   * @param spaced whether a space follows the equals sign
   * @param line the number of its line
   */
  public record Entry(String value, boolean spaced, int line) {}

  /** Returns the same section with one line number for all entries. */
  public IniSection at(int number) {
    Map<String, Entry> there = new LinkedHashMap<>();
    entries.forEach((key, entry) -> there.put(key, new Entry(entry.value, entry.spaced, number)));
    return new IniSection(name, base, number, there, repeated);
  }

  /** Splits a file into sections. */
  public static List<IniSection> read(String text, Findings findings) {
    List<IniSection> sections = new ArrayList<>();
    int number = 0;
    for (String each : text.split("\n", -1)) {
      number++;
      String line = each.endsWith("\r") ? each.substring(0, each.length() - 1) : each;
      if (line.isBlank() || line.startsWith("#") || line.startsWith(";")) {
        continue;
      }
      if (line.startsWith("[")) {
        sections.add(section(line, number, findings));
      } else if (sections.isEmpty()) {
        findings.problem(number, "a section begins with [NAME]; this line is in none");
      } else {
        entry(sections.get(sections.size() - 1), line, number, findings);
      }
    }
    return sections;
  }

  private static IniSection section(String line, int number, Findings findings) {
    int end = line.indexOf(']');
    String inside = end < 0 ? "" : line.substring(1, end);
    int colon = inside.indexOf(':');
    String name = colon < 0 ? inside : inside.substring(0, colon);
    String base = colon < 0 ? "" : inside.substring(colon + 1);
    if (end > 0 && name.isBlank()) {
      findings.problem(
          number,
          "the section has no name: write "
              + Findings.quote("[NAME" + (base.isBlank() ? "" : ":" + base) + "]")
              + " with one of your own");
    } else if (name.isBlank() || (colon >= 0 && base.isBlank())) {
      findings.problem(number, "a section is [NAME] or [NAME:BASE], not " + Findings.quote(line));
    } else if (!line.substring(end + 1).isBlank()) {
      findings.problem(number, "nothing may follow the name: put a comment on a line of its own");
    }
    return new IniSection(name, base, number, new LinkedHashMap<>(), new LinkedHashSet<>());
  }

  private static void entry(IniSection section, String line, int number, Findings findings) {
    int equals = line.indexOf('=');
    String key = equals < 0 ? "" : line.substring(0, equals).stripTrailing();
    if (key.isEmpty()) {
      findings.problem(number, "an option is NAME = VALUE, not " + Findings.quote(line));
      return;
    }
    String written = line.substring(equals + 1).stripLeading();
    String value = written.stripTrailing();
    Entry entry = new Entry(value, value.length() < written.length(), number);
    Entry before = section.entries.putIfAbsent(key, entry);
    // The engine uses the last one, and ignores one without a value.
    if (before != null && !value.isEmpty()) {
      section.entries.put(key, entry);
      section.repeated.add(key);
    }
  }
}
