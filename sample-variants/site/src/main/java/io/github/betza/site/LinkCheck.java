package io.github.betza.site;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Follows the links of a site: each leads to a file of it, or to an element of one, or is a plain
 * link to elsewhere. Nothing is fetched from elsewhere, and every page says so in its head.
 */
final class LinkCheck {
  private static final Pattern CODE = Pattern.compile("(?s)<(script|style)\\b[^>]*>.*?</\\1>");
  private static final Pattern TAG = Pattern.compile("<([a-z]+)\\b([^>]*)>");
  private static final Pattern LINK =
      Pattern.compile("\\b(href|src)\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)')");
  private static final Pattern NAME =
      Pattern.compile("\\b(?:id|name)\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)')");
  private static final Pattern ABSOLUTE = Pattern.compile("(?i)([a-z]+:|//).*");

  /** The scripts of these pages read what stands behind the sign in their address. */
  private static final Set<String> WITH_STATE = Set.of("playground.html", "studio.html");

  /** Javadoc checks its own links, but writes some to parts that its pages do not have. */
  private static final String JAVADOC = "javadoc";

  private final Path site;
  private final Map<Path, Set<String>> names = new HashMap<>();
  private final List<String> faults = new ArrayList<>();

  private LinkCheck(Path site) {
    this.site = site.toAbsolutePath().normalize();
  }

  /** Returns what is wrong with a site. */
  static List<String> of(Path site) throws IOException {
    LinkCheck check = new LinkCheck(site);
    List<Path> pages;
    try (Stream<Path> files = Files.walk(check.site)) {
      pages = files.filter(file -> file.toString().endsWith(".html")).sorted().toList();
    }
    for (Path page : pages) {
      check.page(page);
    }
    return check.faults;
  }

  private void page(Path page) throws IOException {
    String html = Files.readString(page);
    if (!html.contains("Content-Security-Policy")) {
      fault(page, "it has no Content-Security-Policy");
    }
    Matcher tag = TAG.matcher(CODE.matcher(html).replaceAll("<$1></$1>"));
    while (tag.find()) {
      Matcher link = LINK.matcher(tag.group(2));
      while (link.find()) {
        String address = text(link.group(2) == null ? link.group(3) : link.group(2));
        boolean fetched = link.group(1).equals("src") || tag.group(1).equals("link");
        follow(page, address, fetched);
      }
    }
    Matcher script = Pattern.compile("<script\\b[^>]*>").matcher(html);
    while (script.find()) {
      Matcher link = LINK.matcher(script.group());
      while (link.find()) {
        follow(page, text(link.group(2) == null ? link.group(3) : link.group(2)), true);
      }
    }
  }

  private void follow(Path page, String address, boolean fetched) throws IOException {
    if (ABSOLUTE.matcher(address).matches()) {
      if (fetched && !address.startsWith("data:")) {
        fault(page, "fetches " + address);
      }
      return;
    }
    int hash = address.indexOf('#');
    String file = hash < 0 ? address : address.substring(0, hash);
    int query = file.indexOf('?');
    String path = query < 0 ? file : file.substring(0, query);
    Path target =
        path.isEmpty()
            ? page
            : page.resolveSibling(URLDecoder.decode(path, StandardCharsets.UTF_8)).normalize();
    if (!target.startsWith(site) || !Files.isRegularFile(target)) {
      fault(page, "leads to " + address + ", which is no file");
      return;
    }
    String fragment = hash < 0 ? "" : address.substring(hash + 1);
    if (!fragment.isEmpty()
        && !page.startsWith(site.resolve(JAVADOC))
        && !WITH_STATE.contains(target.getFileName().toString())) {
      String name = URLDecoder.decode(fragment.replace("+", "%2B"), StandardCharsets.UTF_8);
      if (!names(target).contains(name) && !names(target).contains(fragment)) {
        fault(page, "leads to " + address + ", which has no such part");
      }
    }
  }

  private Set<String> names(Path page) throws IOException {
    Set<String> known = names.get(page);
    if (known == null) {
      known = new HashSet<>();
      Matcher name = NAME.matcher(Files.readString(page));
      while (name.find()) {
        known.add(text(name.group(1) == null ? name.group(2) : name.group(1)));
      }
      names.put(page, known);
    }
    return known;
  }

  private static String text(String attribute) {
    return attribute
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&");
  }

  private void fault(Path page, String fault) {
    faults.add(site.relativize(page) + ": " + fault);
  }
}
