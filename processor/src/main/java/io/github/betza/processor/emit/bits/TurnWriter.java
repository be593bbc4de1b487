package io.github.betza.processor.emit.bits;

import io.github.betza.processor.emit.bits.BitTerm.Turn;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * Writes slides that turn once, as a hook mover does: first it finds all squares on which they may
 * turn, and then the squares reached from there: from all of them at once if there is a call for
 * that, otherwise from each of them. A square that is reached over two turns counts once.
 */
final class TurnWriter {
  /** A word of a set into which no slide leads. */
  private static final Code NONE = Code.of("0L");

  private final BitWriter writer;
  private final BitWords words;
  private final RideCalls rides;
  private final boolean isOfSides;

  /**
   * Makes a writer.
   *
   * @param isOfSides whether the pieces of the two sides move differently
   */
  TurnWriter(BitWriter writer, BitWords words, RideCalls rides, boolean isOfSides) {
    this.writer = writer;
    this.words = words;
    this.rides = rides;
    this.isOfSides = isOfSides;
  }

  /**
   * A repeated step.
   *
   * @param step the step
   * @param most the most steps
   */
  private record Ride(Vector step, int most) {}

  /** Writes the statements that add the squares that slides reach after their turns to a set. */
  void write(String set, List<Turn> turns) {
    boolean symmetric =
        !isOfSides || turns.stream().allMatch(each -> turns.contains(each.turned()));
    Map<Ride, List<Code>> squares = new LinkedHashMap<>();
    Map<Ride, List<Ride>> atOnce = new LinkedHashMap<>();
    Map<Ride, Set<Ride>> oneByOne = new LinkedHashMap<>();
    for (Turn turn : turns) {
      Ride approach = new Ride(turn.approach(), turn.farthest());
      Ride onward = new Ride(turn.step(), turn.most());
      if (!squares.containsKey(approach)) {
        squares.put(approach, declare(approach, symmetric));
      }
      if (rides.serve(turn.step(), turn.most())) {
        atOnce.computeIfAbsent(onward, none -> new ArrayList<>()).add(approach);
      } else {
        oneByOne.computeIfAbsent(approach, none -> new LinkedHashSet<>()).add(onward);
      }
    }
    atOnce.forEach(
        (onward, approaches) -> {
          List<Code> all = joined(squares, approaches);
          writer.add(set, word -> reach(all, onward, word, symmetric));
        });
    Map<Set<Ride>, List<Ride>> loops = new LinkedHashMap<>();
    oneByOne.forEach(
        (approach, onward) ->
            loops.computeIfAbsent(onward, none -> new ArrayList<>()).add(approach));
    loops.forEach(
        (onward, approaches) -> loop(set, joined(squares, approaches), onward, symmetric));
  }

  /** Writes the squares on which a slide may turn, and returns the words of their set. */
  private List<Code> declare(Ride approach, boolean symmetric) {
    String name = "turns" + writer.number() + (words.count() == 1 ? "" : "Of");
    IntFunction<Code> reached =
        writer.reach(approach.step(), approach.most(), BitWords.FROM, symmetric);
    List<Code> set = new ArrayList<>();
    for (int word : words.all()) {
      Code squares = reached.apply(word);
      set.add(squares.isEmpty() ? NONE : words.variable(name, word));
      if (!squares.isEmpty()) {
        writer
            .statements()
            .addStatement(
                "long $L = $L & ~$L",
                set.get(word),
                squares,
                words.variable(BitWords.OCCUPIED, word));
      }
    }
    return set;
  }

  /** Returns the words of the union of the squares on which some slides may turn. */
  private List<Code> joined(Map<Ride, List<Code>> squares, List<Ride> approaches) {
    List<Code> joined = new ArrayList<>();
    for (int word : words.all()) {
      List<Code> all =
          approaches.stream()
              .map(approach -> squares.get(approach).get(word))
              .filter(each -> !each.equals(NONE))
              .toList();
      joined.add(all.isEmpty() ? NONE : Code.union(all));
    }
    return joined;
  }

  /** Returns the squares reached from all turns at once. */
  private Code reach(List<Code> turns, Ride ride, int word, boolean symmetric) {
    Code white = rides.reach(turns, ride.step(), ride.most(), word);
    return symmetric
        ? white
        : BitWords.bySide(white, rides.reach(turns, ride.step().opposite(), ride.most(), word));
  }

  /** Writes the squares reached from one turn after the other. */
  private void loop(String set, List<Code> turns, Set<Ride> onward, boolean symmetric) {
    int number = writer.number();
    CodeName turn = CodeName.variable("turn" + number);
    CodeName left = CodeName.variable("left" + number);
    for (int word : words.all()) {
      if (!turns.get(word).equals(NONE)) {
        writer
            .statements()
            .beginControlFlow(
                "for (long $L = $L; $L != 0; $L &= $L - 1)",
                left,
                turns.get(word),
                left,
                left,
                left)
            .addStatement("int $L = $L", turn, words.lowest(left, word));
        for (Ride ride : onward) {
          writer.add(set, writer.reach(ride.step(), ride.most(), turn, symmetric));
        }
        writer.statements().endControlFlow();
      }
    }
  }
}
