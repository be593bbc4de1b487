package io.github.betza.export.fairy;

import io.github.betza.export.SimpleMove;
import io.github.betza.export.SimpleMove.Movement;
import io.github.betza.processor.tool.BetzaTool;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/** Writes moves in the subset of the notation that Fairy-Stockfish reads. */
public final class FairyBetza {
  /** The names of the oblique directions, in the order of their bits. */
  private static final String[] OBLIQUE = {"rf", "fr", "br", "rb", "lb", "bl", "fl", "lf"};

  private static final int MOST_STEPS = 9;

  private FairyBetza() {}

  /** Returns why the engine does not support a move; empty if it does. */
  public static Optional<String> refusal(SimpleMove move) {
    if (move.movement() == Movement.LAME && "DAN".indexOf(move.atom()) < 0) {
      return Optional.of("only D, A and N can be lame");
    }
    if (move.movement() == Movement.SLIDE && "WFN".indexOf(move.atom()) < 0) {
      return Optional.of("only W, F and N can ride");
    }
    if (move.movement() == Movement.SLIDE && move.range() > MOST_STEPS) {
      return Optional.of("a limited slide has at most " + MOST_STEPS + " steps");
    }
    boolean hops = move.movement() == Movement.CANNON || move.movement() == Movement.GRASSHOPPER;
    if (hops && "WF".indexOf(move.atom()) < 0) {
      return Optional.of("only rooks, bishops and queens can hop");
    }
    return Optional.empty();
  }

  /** Returns the engine's table for a move, which has one entry for each direction. */
  static String family(SimpleMove move) {
    return switch (move.movement()) {
      case LEAP, LAME -> "leaps";
      case SLIDE -> "slides";
      case CANNON, GRASSHOPPER -> "hops";
    };
  }

  /** Returns the text of a piece's moves. */
  public static String write(List<SimpleMove> moves) {
    return join(moves.stream().map(FairyBetza::write).toList());
  }

  /**
   * Returns terms as one text. A doubled letter would be a rider, so a bare atom comes before the
   * terms that end with it; such terms have the same range. Only a lame leap must come before the
   * other leap, because the engine uses the last of them.
   */
  static String join(List<String> terms) {
    List<String> ordered = new ArrayList<>();
    for (String term : new LinkedHashSet<>(terms)) {
      int place = ordered.size();
      boolean lame = false;
      while (place > 0 && ordered.get(place - 1).endsWith(term.substring(0, 1))) {
        place--;
        lame |= ordered.get(place).indexOf('n') >= 0;
      }
      if (lame) {
        ordered.add("m" + term + "c" + term);
      } else {
        ordered.add(place, term);
      }
    }
    return String.join("", ordered);
  }

  private static String write(SimpleMove move) {
    StringBuilder text = new StringBuilder();
    text.append(move.initial() ? "i" : "");
    if (!move.moves() || !move.captures()) {
      text.append(move.moves() ? "m" : "c");
    }
    text.append(
        switch (move.movement()) {
          case LAME -> "n";
          case CANNON -> "p";
          case GRASSHOPPER -> "g";
          case LEAP, SLIDE -> "";
        });
    text.append(directions(move));
    boolean slides = move.movement() != Movement.LEAP && move.movement() != Movement.LAME;
    if (slides && move.range() == 0 && move.atom() != 'N') {
      return text.append(move.atom() == 'W' ? 'R' : 'B').toString();
    }
    return text.append(move.atom()).append(slides ? String.valueOf(move.range()) : "").toString();
  }

  private static String directions(SimpleMove move) {
    for (String letters : List.of("", "f", "b", "r", "l", "v", "s")) {
      if (BetzaTool.directions(letters, move.atom()) == move.directions()) {
        return letters;
      }
    }
    List<String> names = new ArrayList<>();
    for (int bit = 0; bit < OBLIQUE.length; bit++) {
      if (((move.directions() >> bit) & 1) != 0) {
        names.add(name(move, bit));
      }
    }
    return String.join("", names);
  }

  private static String name(SimpleMove move, int bit) {
    return switch (move.shape()) {
      case ORTHOGONAL -> String.valueOf("frbl".charAt(bit / 2));
      case DIAGONAL -> List.of("fr", "br", "bl", "fl").get(bit / 2);
      case OBLIQUE -> OBLIQUE[bit];
    };
  }
}
