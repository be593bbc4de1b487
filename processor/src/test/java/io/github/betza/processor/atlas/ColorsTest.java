package io.github.betza.processor.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What is drawn can be seen, light and dark: the ratios are those of WCAG 2. */
class ColorsTest {
  private static final double TEXT = 4.5;
  private static final double SHAPE = 3;

  private static final List<String> SQUARES = List.of("light", "dark", "last", "card", "page");

  private static List<Map<String, String>> themes() {
    List<Map<String, String>> themes = new ArrayList<>();
    Matcher block = Pattern.compile("\\{([^{}]*)}").matcher(Document.resource("colors.css"));
    while (block.find()) {
      themes.add(colors(block.group(1)));
    }
    return themes;
  }

  private static Map<String, String> colors(String style) {
    Map<String, String> colors = new HashMap<>();
    Matcher color = Pattern.compile("--([a-z-]+): #(\\w{6});").matcher(style);
    while (color.find()) {
      colors.put(color.group(1), color.group(2));
    }
    return colors;
  }

  private static double luminance(String color) {
    double[] weights = {0.2126, 0.7152, 0.0722};
    double sum = 0;
    for (int i = 0; i < 3; i++) {
      double part = Integer.parseInt(color.substring(2 * i, 2 * i + 2), 16) / 255.0;
      sum += weights[i] * (part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4));
    }
    return sum;
  }

  private static double contrast(String one, String other) {
    double a = luminance(one);
    double b = luminance(other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  @Test
  void marksAreSeenOnAllSquares() {
    for (Map<String, String> colors : themes()) {
      for (String mark : List.of("move", "capture", "hop", "locust", "need", "first")) {
        for (String square : SQUARES) {
          assertThat(contrast(colors.get(mark), colors.get(square)))
              .as(mark + " on " + square)
              .isGreaterThan(SHAPE);
        }
      }
    }
  }

  @Test
  void textIsRead() {
    for (Map<String, String> colors : themes()) {
      for (String ground : List.of("page", "card")) {
        for (String text : List.of("ink", "quiet", "move", "capture", "first")) {
          assertThat(contrast(colors.get(text), colors.get(ground)))
              .as(text + " on " + ground)
              .isGreaterThan(TEXT);
        }
      }
    }
  }

  /** A disc differs from every square by its colour or by its rim. */
  @Test
  void piecesAreSeenOnAllSquares() {
    for (Map<String, String> colors : themes()) {
      for (String square : List.of("light", "dark", "last", "chosen")) {
        String ground = colors.get(square);
        double white = contrast(colors.get("white"), ground);
        double black = contrast(colors.get("black"), ground);
        double rim = contrast(colors.get("quiet"), ground);
        assertThat(Math.max(white, black)).as("White's on " + square).isGreaterThan(SHAPE);
        assertThat(Math.max(black, rim)).as("Black's on " + square).isGreaterThan(SHAPE);
      }
    }
  }

  /** The body of a picture, or the line around it, and the lines within it. */
  @Test
  void picturesAreSeenOnAllSquares() {
    for (Map<String, String> colors : themes()) {
      for (String square : List.of("light", "dark", "last", "chosen")) {
        String ground = colors.get(square);
        for (String side : List.of("white", "black")) {
          double body = contrast(colors.get(side), ground);
          double line = contrast(colors.get(side + "-line"), ground);
          assertThat(Math.max(body, line)).as(side + " on " + square).isGreaterThan(SHAPE);
        }
        assertThat(contrast(colors.get("ink"), ground)).as(square).isGreaterThan(SHAPE);
      }
      for (String side : List.of("white", "black")) {
        assertThat(contrast(colors.get(side), colors.get(side + "-line"))).isGreaterThan(TEXT);
      }
    }
  }

  /** The body of a tile or the line around it, and the characters on it. */
  @Test
  void tilesAreSeenOnAllSquares() {
    Map<String, String> tiles = colors(Document.resource("pieces.css"));
    for (Map<String, String> colors : themes()) {
      for (String square : List.of("light", "dark", "last", "chosen")) {
        String ground = colors.get(square);
        double body = contrast(tiles.get("tile"), ground);
        double line = contrast(tiles.get("tile-line"), ground);
        assertThat(Math.max(body, line)).as("tiles on " + square).isGreaterThan(SHAPE);
      }
      for (String text : List.of("ink", "red", "green")) {
        assertThat(contrast(tiles.get("tile-" + text), tiles.get("tile"))).isGreaterThan(TEXT);
      }
    }
  }

  /** A reader's own choice and the choice of the system look alike. */
  @Test
  void thereAreTwoThemes() {
    List<Map<String, String>> themes = themes();
    assertThat(themes).hasSize(3);
    assertThat(themes.get(2)).isEqualTo(themes.get(1));
    assertThat(themes.get(0).keySet()).isEqualTo(themes.get(1).keySet());
  }
}
