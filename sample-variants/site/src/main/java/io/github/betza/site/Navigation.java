package io.github.betza.site;

import io.github.betza.processor.analysis.Diagnosis;
import io.github.betza.processor.atlas.PageHeader;
import io.github.betza.processor.atlas.PageHeader.Link;
import java.util.ArrayList;
import java.util.List;

/**
 * The bar at the head of every page.
 *
 * @param playground whether the site has the playground
 * @param javadoc whether it has Javadoc
 */
record Navigation(boolean playground, boolean javadoc) {
  /** Returns the bar, for a page from which this is the way to the root of the site. */
  PageHeader header(String upward) {
    List<Link> links = new ArrayList<>();
    if (playground) {
      links.add(new Link(upward + "atlas/playground.html", "Playground"));
      links.add(new Link(upward + "atlas/studio.html", "Studio"));
    }
    links.add(new Link(upward + "atlas/index.html", "Games"));
    links.add(new Link(upward + "processor/NOTATION.html", "Notation"));
    List<Link> guides = new ArrayList<>();
    guides.add(new Link(upward + StartPage.JAVA, "Use in Java"));
    guides.add(new Link(upward + "processor/guide/ten-pieces.html", "Ten pieces"));
    guides.add(new Link(upward + "runtime/guide/pieces.html", "Pieces"));
    guides.add(new Link(upward + "runtime/guide/games.html", "Games in Java"));
    guides.add(new Link(upward + "runtime/guide/search.html", "Search"));
    guides.add(new Link(upward + "processor/guide/builds.html", "Builds"));
    guides.add(new Link(upward + "processor/guide/sites.html", "Sites"));
    guides.add(new Link(upward + "processor/guide/translating.html", "Translating"));
    guides.add(new Link(upward + "sample-variants/guide/command-line.html", "Command line"));
    guides.add(new Link(upward + "processor/DIAGNOSTICS.html", "Diagnostics"));
    if (javadoc) {
      guides.add(new Link(upward + "javadoc/runtime/index.html", "Javadoc: runtime"));
      guides.add(new Link(upward + "javadoc/processor/index.html", "Javadoc: processor"));
    }
    guides.add(new Link(Diagnosis.REPOSITORY, "GitHub"));
    return new PageHeader(new Link(upward + "index.html", "Betza"), links, guides);
  }
}
