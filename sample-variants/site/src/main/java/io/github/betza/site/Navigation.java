package io.github.betza.site;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The links at the head of every text.
 *
 * @param playground whether the site has the playground
 * @param javadoc whether it has Javadoc
 */
record Navigation(boolean playground, boolean javadoc) {
  /** Returns the links as HTML, for a page that lies so many folders deep. */
  String html(String upward) {
    Map<String, String> links = new LinkedHashMap<>();
    links.put("index.html", "Betza");
    if (playground) {
      links.put("atlas/playground.html", "Playground");
    }
    links.put("atlas/index.html", "Atlas");
    links.put("processor/guide/ten-pieces.html", "Ten pieces");
    links.put("processor/NOTATION.html", "Notation");
    links.put("processor/DIAGNOSTICS.html", "Diagnostics");
    links.put("runtime/guide/pieces.html", "Pieces");
    links.put("runtime/guide/games.html", "Games");
    links.put("runtime/guide/search.html", "Search");
    links.put("processor/guide/builds.html", "Builds");
    links.put("processor/guide/sites.html", "Sites");
    links.put("processor/guide/translating.html", "Translating");
    links.put("sample-variants/guide/command-line.html", "Command line");
    if (javadoc) {
      links.put("javadoc/runtime/index.html", "Javadoc: runtime");
      links.put("javadoc/processor/index.html", "Javadoc: processor");
    }
    StringBuilder html = new StringBuilder("<nav aria-label='Site'><ul>\n");
    links.forEach(
        (address, name) ->
            html.append("<li><a href='")
                .append(upward)
                .append(address)
                .append("'>")
                .append(name)
                .append("</a></li>\n"));
    return html.append("</ul></nav>\n").toString();
  }
}
