package io.github.betza.processor.army;

import io.github.betza.Hand;
import io.github.betza.board.Geometry;
import io.github.betza.model.Drop;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Takes the royal pieces of an army from the board into the hands, and those as well with which
 * they castle: these castle then where they are dropped.
 */
final class InHand {
  /** A number of empty squares, or what is on a square. */
  private static final Pattern SIGN = Pattern.compile("[0-9]+|.");

  private final Army army;

  /** Whether a royal piece castles with what is on the edges of its rank. */
  private final boolean castles;

  private final Geometry geometry;
  private final StringBuilder hand = new StringBuilder("[");

  /** By letter: the squares from which White castles. */
  private final TreeMap<String, TreeSet<String>> unmoved = new TreeMap<>();

  InHand(Army army, boolean castles) {
    this.army = army;
    this.castles = castles;
    this.geometry = new Geometry(army.files(), army.ranks());
  }

  Army withRoyals(Hand captured, List<Drop> drops, Army.Recurrence recurrence) {
    String[] fields = army.setup().split(" ", 2);
    List<String> rows = new ArrayList<>();
    for (String row : fields[0].split("/", -1)) {
      rows.add(row(row, geometry.ranks() - 1 - rows.size()));
    }
    String rest = castles ? fields[1].charAt(0) + " - - 0 1" : fields[1];
    List<Drop> all = new ArrayList<>();
    for (Drop drop : drops) {
      all.add(drop.with(Drop.UNMOVED, unmoved(drop.of())));
    }
    army.pieces().stream()
        .filter(Army.Kind::royal)
        .map(kind -> String.valueOf(kind.letter()))
        .map(letter -> Drop.of(letter).with(Drop.UNMOVED, unmoved(letter)))
        .forEach(all::add);
    return army.withDrops(captured, String.join("/", rows) + hand + "] " + rest, all, recurrence);
  }

  private String unmoved(String letter) {
    return String.join(" ", unmoved.getOrDefault(letter, new TreeSet<>()));
  }

  /** Returns a row without the pieces that are in hand, to which it adds them. */
  private String row(String row, int rank) {
    StringBuilder left = new StringBuilder();
    int file = 0;
    int empty = 0;
    for (Matcher sign = SIGN.matcher(row); sign.find(); ) {
      String text = sign.group();
      if (Character.isDigit(text.charAt(0))) {
        empty += Integer.parseInt(text);
        file += Integer.parseInt(text);
        continue;
      }
      if (isTaken(text, file, rank)) {
        hand.append(text);
        empty++;
      } else {
        left.append(empty == 0 ? "" : empty).append(text);
        empty = 0;
      }
      file++;
    }
    return left.append(empty == 0 ? "" : empty).toString();
  }

  private boolean isTaken(String text, int file, int rank) {
    String letter = text.toUpperCase(Locale.ROOT);
    boolean isRoyal =
        army.pieces().stream().anyMatch(kind -> kind.royal() && letter.equals("" + kind.letter()));
    boolean isEdge = file == 0 || file == geometry.files() - 1;
    boolean isPartner = castles && isEdge && (rank == 0 || rank == geometry.ranks() - 1);
    if (castles && rank == 0 && (isRoyal || isPartner)) {
      String square = geometry.name(geometry.square(file, rank));
      unmoved.computeIfAbsent(letter, any -> new TreeSet<>()).add(square);
    }
    return isRoyal || (isPartner && !letter.equals("*"));
  }
}
