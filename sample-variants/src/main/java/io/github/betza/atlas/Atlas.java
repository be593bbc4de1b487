package io.github.betza.atlas;

import io.github.betza.declared.DeclaredPromotion;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.DeclaredZone;
import io.github.betza.game.Capturing;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes pages about games. */
public final class Atlas {
  private Atlas() {}

  /**
   * Returns the page about a game: HTML that stands alone.
   *
   * @throws IllegalArgumentException where the notation of a piece is wrong
   */
  public static String page(DeclaredVariant variant) {
    StringBuilder html = new StringBuilder();
    html.append("<p>").append(variant.files()).append(" files, ").append(variant.ranks());
    html.append(" ranks, ").append(variant.pieces().size()).append(" kinds of pieces.</p>\n");
    html.append("<div class='scroll'>").append(Drawing.setup(variant)).append("</div>\n");
    html.append("<p><code>").append(Html.escape(variant.setup())).append("</code></p>\n");
    html.append("<ul class='rules'>\n");
    rules(variant).forEach(rule -> html.append("<li>").append(Html.escape(rule)).append("</li>\n"));
    html.append("</ul>\n<p class='search'><label>Search pieces ");
    html.append("<input type='search' id='search'></label> <output id='found'></output></p>\n");
    variant.pieces().forEach(piece -> html.append(PieceSection.of(piece)));
    return document(variant.name(), html.toString());
  }

  /**
   * Returns the page that leads to the others.
   *
   * @param variants the games by the names of their pages, without {@code .html}
   */
  public static String index(Map<String, DeclaredVariant> variants) {
    StringBuilder html = new StringBuilder("<p class='search'><label>Search games ");
    html.append("<input type='search' id='search'></label> <output id='found'></output></p>\n");
    html.append("<ul class='games'>\n");
    variants.forEach(
        (page, variant) -> {
          StringBuilder text = new StringBuilder(page + " " + variant.name());
          variant.pieces().forEach(piece -> text.append(' ').append(piece.name()));
          String searched = text.toString().toLowerCase(Locale.ROOT);
          html.append("<li data-text='").append(Html.escape(searched)).append("'><a href='");
          html.append(Html.escape(page)).append(".html'>").append(Html.escape(variant.name()));
          html.append("</a> ").append(variant.files()).append('x').append(variant.ranks());
          html.append("</li>\n");
        });
    return document("Games", html.append("</ul>\n").toString());
  }

  private static List<String> rules(DeclaredVariant variant) {
    List<String> rules = new ArrayList<>();
    for (DeclaredPromotion rule : variant.promotions()) {
      rules.add(
          rule.of()
              + (rule.optional() ? " may promote to " : " promotes to ")
              + rule.to()
              + " on "
              + rule.zone()
              + (rule.limited() ? ", as far as such pieces were lost." : "."));
    }
    for (DeclaredZone zone : variant.zones()) {
      rules.add(zone.of() + " may not leave " + zone.squares() + ".");
    }
    rules.add(
        switch (variant.royalty()) {
          case NONE -> "No piece is royal.";
          case CHECKMATE -> "Royal pieces may not be left attacked.";
          case LAST_CAPTURED -> "Who has lost the last royal piece has lost.";
          case KIND_EXTINCT -> "Who has lost the last piece of a kind has lost.";
        });
    rules.add(
        switch (variant.stalemate()) {
          case DRAW -> "Stalemate is a draw.";
          case LOSS -> "Who is stalemated has lost.";
          case WIN -> "Who is stalemated has won.";
        });
    if (variant.capturing() != Capturing.FREE) {
      rules.add("Who can capture must.");
    }
    if (variant.flyingGeneral()) {
      rules.add("Royal pieces may not face each other on a file.");
    }
    return rules;
  }

  private static String document(String title, String body) {
    return "<!DOCTYPE html>\n<html lang='en'>\n<head>\n<meta charset='utf-8'>\n"
        + "<meta name='viewport' content='width=device-width, initial-scale=1'>\n"
        + "<meta http-equiv='Content-Security-Policy' content=\"default-src 'none';"
        + " style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n<title>"
        + Html.escape(title)
        + "</title>\n<style>\n"
        + resource("atlas.css")
        + "</style>\n</head>\n<body>\n<main>\n<h1>"
        + Html.escape(title)
        + "</h1>\n"
        + body
        + "</main>\n<script>\n"
        + resource("atlas.js")
        + "</script>\n</body>\n</html>\n";
  }

  private static String resource(String name) {
    try (InputStream in = Atlas.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing beside " + Atlas.class);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
