package io.github.betza.processor.army;

import io.github.betza.Repetition;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.model.Blast;
import io.github.betza.model.Castling;
import io.github.betza.model.Drop;
import io.github.betza.model.Extinction;
import io.github.betza.model.Gate;
import io.github.betza.model.Goal;
import io.github.betza.model.SquareSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Makes up the rules of a game that has its pieces: goals, hands, ends, blasts, gates, castling.
 */
final class RandomRules {
  /** Empty squares, or what is on one. */
  private static final Pattern SIGN = Pattern.compile("[0-9]+|.");

  private final Random random;
  private final int files;
  private final int ranks;
  private final List<Army.Kind> pieces;

  RandomRules(Random random, int files, int ranks, List<Army.Kind> pieces) {
    this.random = random;
    this.files = files;
    this.ranks = ranks;
    this.pieces = pieces;
  }

  /** Returns a goal of a plain piece, and for some a goal of the king. */
  List<Goal> goals(char plain) {
    String half = (ranks / 2 + 1) + "-" + ranks;
    Goal goal = Goal.of(String.valueOf(plain), half);
    if (oneIn(4)) {
      goal = goal.with(Goal.COUNT, 2);
    }
    if (oneIn(4)) {
      goal = goal.with(Goal.BLACK, "1-" + (ranks / 2 - 1));
    }
    int lot = random.nextInt(5);
    List<Goal> goals = new ArrayList<>();
    goals.add(
        lot == 4
            ? goal.with(Goal.COUNT, 1)
                .with(Goal.LINE, 2)
                .with(Goal.ORTHOGONAL, random.nextBoolean())
            : goal.with(Goal.ANSWERED, lot % 2 == 1).with(Goal.SAFE, lot > 1));
    if (oneIn(2)) {
      // Kings begin far away, and must be able to get there.
      Goal race = Goal.of("K", (ranks - 1) + "-" + ranks);
      goals.add(oneIn(4) ? race : race.with(Goal.ANSWERED, true));
    }
    return goals;
  }

  /** Returns how each piece that is not royal is dropped. */
  List<Drop> drops() {
    return pieces.stream().filter(kind -> !kind.royal()).map(this::drop).toList();
  }

  private Drop drop(Army.Kind kind) {
    Drop drop = Drop.of(String.valueOf(kind.letter()));
    if (oneIn(3)) {
      drop = drop.with(Drop.SQUARES, "1-" + (ranks - 1));
    }
    return switch (random.nextInt(8)) {
      case 0 -> drop.with(Drop.PER_FILE, 1 + random.nextInt(2));
      case 1, 2 -> drop.with(Drop.CHECKMATES, false);
      case 3 -> drop.with(Drop.CHECKS, false);
      case 4 -> drop.with(Drop.APART, true);
      case 5 -> drop.with(Drop.FIRST, oneIn(3));
      default -> drop;
    };
  }

  Army.Recurrence recurrence() {
    Repetition[] outcomes = Repetition.values();
    return new Army.Recurrence(
        2 + random.nextInt(2), outcomes[random.nextInt(outcomes.length)], random.nextBoolean());
  }

  /** Returns a rule about kinds of which both sides have more than too few in the setup. */
  List<Extinction> extinctions(String setup) {
    String rows = setup.split(" ", -1)[0];
    StringBuilder of = new StringBuilder();
    for (Army.Kind kind : pieces) {
      boolean both =
          rows.indexOf(kind.letter()) >= 0
              && rows.indexOf(Character.toLowerCase(kind.letter())) >= 0;
      of.append(both ? kind.letter() : "");
    }
    boolean each = random.nextBoolean();
    int left = each ? 0 : random.nextInt(of.length());
    return List.of(new Extinction(of.toString(), each, left, random.nextBoolean()));
  }

  List<Blast> blasts() {
    String of = oneIn(3) ? some() : "";
    return List.of(new Blast(of, some(), oneIn(3) ? some() : ""));
  }

  /** Returns the letters of some pieces, or of none. */
  private String some() {
    return pieces.stream()
        .filter(kind -> oneIn(3))
        .map(kind -> String.valueOf(kind.letter()))
        .collect(Collectors.joining());
  }

  /** Returns how the king castles, with the pieces of some kinds that its side has on its rank. */
  List<Castling> castlings(String setup) {
    String with = pieces.get(1).letter() + "" + pieces.get(2).letter();
    String rows = setup.split(" ", -1)[0];
    String both = rows.substring(rows.lastIndexOf('/')) + rows.substring(0, rows.indexOf('/'));
    String used =
        with.chars()
            .filter(letter -> both.toUpperCase(Locale.ROOT).indexOf(letter) >= 0)
            .mapToObj(Character::toString)
            .collect(Collectors.joining());
    Castling castling;
    do {
      castling = new Castling("K", used, twoFiles(), twoFiles());
    } while (castling.refusal(Castling.PARTNER, files).isPresent());
    return List.of(castling);
  }

  private String twoFiles() {
    int left = random.nextInt(files - 1);
    int right = left + 1 + random.nextInt(files - 1 - left);
    return (char) ('a' + left) + "" + (char) ('a' + right);
  }

  /** Names most pieces of the first rank, or of two, as unmoved, and gives some others in hand. */
  Army withGates(Army army) {
    String squares = oneIn(3) ? "1-2" : "1";
    String of = String.valueOf(nonRoyal()) + nonRoyal();
    of = of.charAt(0) == of.charAt(1) ? of.substring(1) : of;
    String[] fields = army.setup().split(" ", -1);
    int end = fields[0].indexOf('[');
    String rows = end < 0 ? fields[0] : fields[0].substring(0, end);
    String hand = end < 0 ? "[]" : fields[0].substring(end);
    String held = of + of.toLowerCase(Locale.ROOT) + (random.nextBoolean() ? of.charAt(0) : "");
    Geometry geometry = new Geometry(files, ranks);
    SquareSet area = SquareSet.parse(geometry, squares);
    StringBuilder rights = new StringBuilder();
    String[] row = rows.split("/", -1);
    for (int rank = 0; rank < ranks; rank++) {
      int file = 0;
      for (Matcher sign = SIGN.matcher(row[ranks - 1 - rank]); sign.find(); ) {
        char letter = sign.group().charAt(0);
        int square = Character.isDigit(letter) ? Geometry.OFF : geometry.square(file, rank);
        int side = letter < 'a' ? Side.WHITE : Side.BLACK;
        if (letter != '*' && square != Geometry.OFF && area.contains(side, square)) {
          rights.append(oneIn(8) ? "" : right(geometry.name(square), side, squares));
        }
        file += Character.isDigit(letter) ? Integer.parseInt(sign.group()) : 1;
      }
    }
    fields[0] = rows + "[" + held + hand.substring(1);
    fields[2] = rights.length() == 0 ? fields[2] : rights.toString();
    return rights.length() == 0
        ? army
        : army.withGates(String.join(" ", fields), List.of(new Gate(of, squares)));
  }

  /** A letter means a file, if it has one gate and the letter is not one of castling. */
  private static String right(String name, int side, String squares) {
    boolean isClear = squares.equals("1") && "akq".indexOf(name.charAt(0)) < 0;
    String shown = isClear ? name.substring(0, 1) : name;
    return side == Side.WHITE ? shown.toUpperCase(Locale.ROOT) : shown;
  }

  private char nonRoyal() {
    List<Army.Kind> others = pieces.stream().filter(kind -> !kind.royal()).toList();
    return others.get(random.nextInt(others.size())).letter();
  }

  private boolean oneIn(int lots) {
    return random.nextInt(lots) == 0;
  }
}
