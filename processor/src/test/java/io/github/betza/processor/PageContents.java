package io.github.betza.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The contents list at the head of a long page, and what it should be. */
public final class PageContents {
  private static final String HEADING = "\n## Contents\n\n";
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```.*?^```$");
  private static final Pattern PART = Pattern.compile("(?m)^(##|###) (.+)$");

  private PageContents() {}

  /** Returns the contents list of a page. */
  public static String of(String page) {
    int start = page.indexOf(HEADING) + HEADING.length();
    return page.substring(start, page.indexOf("\n\n", start));
  }

  /** Returns a page with another contents list. */
  public static String replaced(String page, String contents) {
    int start = page.indexOf(HEADING) + HEADING.length();
    return page.substring(0, start) + contents + page.substring(page.indexOf("\n\n", start));
  }

  /** Returns a list with a line for each part of a page: its name and those of its sections. */
  public static String parts(String page) {
    List<String> lines = new ArrayList<>();
    Map<String, Integer> known = new TreeMap<>();
    Matcher part = PART.matcher(BLOCK.matcher(page).replaceAll(""));
    while (part.find()) {
      String name = part.group(2);
      String anchor = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9 -]", "").replace(' ', '-');
      int times = known.merge(anchor, 1, Integer::sum) - 1;
      String link = "[%s](#%s%s)".formatted(name, anchor, times == 0 ? "" : "-" + times);
      if (part.group(1).equals("###")) {
        int last = lines.size() - 1;
        String before = lines.get(last);
        lines.set(last, before + (before.contains("): [") ? ", " : ": ") + link);
      } else if (!name.equals("Contents")) {
        lines.add("- " + link);
      }
    }
    return String.join("\n", lines);
  }

  /** Returns a list of the parts of a page in alphabetical order, with a line for each letter. */
  public static String alphabetical(List<String> names) {
    Map<String, String> lines =
        names.stream()
            .sorted()
            .collect(
                Collectors.groupingBy(
                    name -> name.substring(0, 1),
                    TreeMap::new,
                    Collectors.mapping(
                        "[%1$s](#%1$s)"::formatted, Collectors.joining(", ", "- ", ""))));
    return String.join("\n", lines.values());
  }
}
