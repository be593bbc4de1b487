package io.github.betza.processor.emit.bits;

import com.palantir.javapoet.CodeBlock;
import io.github.betza.processor.emit.bits.BitTerm.Turn;
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
 * turn, and then what is reached from there: from all of them at once where there is a call for
 * that, and from each of them otherwise. A square that is reached over two of them counts once.
 */
final class TurnWriter {
  /** A word of a set into which no slide leads. */
  private static final String NONE = "0L";

  private final BitWriter writer;
  private final BitWords words;
  private final RideCalls rides;
  private final boolean isOfSides;

  /**
   * Makes a writer.
   *
   * @param isOfSides whether the piece of one side goes otherwise than that of the other
   */
  TurnWriter(BitWriter writer, BitWords words, RideCalls rides, boolean isOfSides) {
    this.writer = writer;
    this.words = words;
    this.rides = rides;
    this.isOfSides = isOfSides;
  }

  /**
   * The same step again and again.
   *
   * @param step the step
   * @param most the most of them
   */
  private record Ride(Vector step, int most) {}

  /** Writes the statements that add to a set what slides reach after their turns. */
  void write(String set, List<Turn> turns) {
    boolean symmetric =
        !isOfSides || turns.stream().allMatch(each -> turns.contains(each.turned()));
    Map<Ride, List<String>> squares = new LinkedHashMap<>();
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
          List<String> all = joined(squares, approaches);
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
  private List<String> declare(Ride approach, boolean symmetric) {
    String name = "turns" + writer.number() + (words.count() == 1 ? "" : "Of");
    IntFunction<CodeBlock> reached =
        writer.reach(approach.step(), approach.most(), RayCalls.FROM, symmetric);
    List<String> set = new ArrayList<>();
    for (int word : words.all()) {
      CodeBlock squares = reached.apply(word);
      set.add(squares.isEmpty() ? NONE : words.variable(name, word));
      if (!squares.isEmpty()) {
        writer
            .statements()
            .addStatement(
                "long $L = $L & ~$L", set.get(word), squares, words.variable("occupied", word));
      }
    }
    return set;
  }

  /** Returns the words of the union of the squares on which some slides may turn. */
  private List<String> joined(Map<Ride, List<String>> squares, List<Ride> approaches) {
    List<String> joined = new ArrayList<>();
    for (int word : words.all()) {
      List<String> all =
          approaches.stream()
              .map(approach -> squares.get(approach).get(word))
              .filter(each -> !each.equals(NONE))
              .toList();
      joined.add(all.isEmpty() ? NONE : String.join(" | ", all));
    }
    return joined;
  }

  /** Returns what is reached from all turns at once. */
  private CodeBlock reach(List<String> turns, Ride ride, int word, boolean symmetric) {
    CodeBlock white = rides.reach(turns, ride.step(), ride.most(), word);
    return symmetric
        ? white
        : BitWriter.bySide(white, rides.reach(turns, ride.step().opposite(), ride.most(), word));
  }

  /** Writes what is reached from one turn after the other. */
  private void loop(String set, List<String> turns, Set<Ride> onward, boolean symmetric) {
    int number = writer.number();
    String turn = "turn" + number;
    String left = "left" + number;
    for (int word : words.all()) {
      if (!turns.get(word).equals(NONE)) {
        writer
            .statements()
            .beginControlFlow(
                "for (long $1L = $2L; $1L != 0; $1L &= $1L - 1)", left, turns.get(word))
            .addStatement("int $L = $L", turn, words.lowest(left, word));
        for (Ride ride : onward) {
          writer.add(set, writer.reach(ride.step(), ride.most(), turn, symmetric));
        }
        writer.statements().endControlFlow();
      }
    }
  }
}
