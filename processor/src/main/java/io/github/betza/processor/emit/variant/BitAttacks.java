package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.TURN;
import static io.github.betza.processor.emit.variant.ReachWriter.ANY;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Writes what the pieces of a side attack, for games on at most 128 squares in which royal pieces
 * may not be left attacked. What it does not write the runtime finds from the lines of the rules.
 */
final class BitAttacks {
  /** More kinds than this make a method that the virtual machine does not inline. */
  private static final int MOST_KINDS = 12;

  /** The name of the method that finds what a side attacks on a board of one word. */
  static final String ATTACKED_SQUARES = "attackedSquares";

  /** The squares that are attacked. */
  private static final CodeName ATTACKED = CodeName.variable("attacked");

  private final GameSets game;
  private final GameSource source;
  private final BitWords words;
  private final BitConstants constants;
  private final BitLoops loops;
  private final ReachWriter reaches;
  private final RoyalAttackers attackers;

  BitAttacks(GameSets game, BitLoops loops, ReachWriter reaches, RoyalAttackers attackers) {
    this.game = game;
    this.attackers = attackers;
    this.source = game.source();
    this.words = game.words();
    this.constants = game.constants();
    this.loops = loops;
    this.reaches = reaches;
  }

  /** Returns the methods. */
  List<MethodSpec> methods() {
    List<MethodSpec> methods = new ArrayList<>();
    if (!source.endsByMate() || attackers.kinds().isEmpty()) {
      return methods;
    }
    if (attackers.kinds().size() <= MOST_KINDS) {
      methods.add(candidates());
    }
    if (attackers.areComplete()) {
      addAttacked(methods);
    }
    return methods;
  }

  /**
   * The runtime has sets of the squares from which kinds attack: for those that may attack over
   * other than empty squares these are empty, and of no use where a kind only hops.
   */
  private MethodSpec candidates() {
    Code word = Code.of(words.count() == 1 ? "0" : "word");
    CodeName target = CodeName.variable("target");
    Code opponent = Code.of("($L ^ 1)", BitWords.SIDE);
    List<Code> candidates = new ArrayList<>();
    for (int kind : attackers.kinds().stream().filter(kind -> !attackers.hops(kind)).toList()) {
      Code origins = origins(kind, target, BitWords.SIDE, opponent, word);
      candidates.add(
          Code.of(
              "($L & $L)", words.pieces(BitWords.SIDE, game.name(kind), word), origins.operand()));
    }
    return inherited("potentialAttackers")
        .addParameter(TypeName.INT, target.name())
        .addParameter(TypeName.INT, "word")
        .addStatement(
            "return $L", candidates.isEmpty() ? "0" : Code.join(candidates, "\n| ").block())
        .build();
  }

  /** Returns whether the tables of moves tell from where the kinds attack. */
  private boolean areLookedUp() {
    return words.count() == 1
        && !source.board().hasHoles()
        && attackers.kinds().stream().noneMatch(source.rules()::isConfined)
        && attackers.areSimple();
  }

  /**
   * Returns the enemies of {@code side} that attack a square of a board of one word where all
   * squares between are empty.
   *
   * @param leapers whether those are meant that leap, or the others
   * @param pieces the enemies
   */
  Code enemies(boolean leapers, CodeName target, PieceSets pieces) {
    Map<Integer, Code> origins = new LinkedHashMap<>();
    for (int kind : attackers.kinds()) {
      if (attackers.leaps(kind) == leapers) {
        origins.put(kind, origins(kind, target, ListerSets.OTHER, BitWords.SIDE, Code.of("0")));
      }
    }
    List<Code> found =
        SharedReach.of(origins).stream()
            .map(
                shared ->
                    Code.of(
                        "($L & $L)", shared.pieces(pieces, 0).operand(), shared.reach().operand()))
            .toList();
    return found.isEmpty() ? Code.of("0") : Code.join(found, "\n| ");
  }

  /**
   * Returns a word of the squares from which a kind attacks a target where all squares between are
   * empty. Of a leaper its own table tells; of a rider the table by origins is one look-up, and its
   * lines on an empty board are several.
   *
   * @param side the side that attacks
   * @param opponent the other side: what its piece would attack from the target
   */
  private Code origins(int kind, CodeName target, Code side, Code opponent, Code word) {
    if (areLookedUp() && attackers.leaps(kind)) {
      return reach(kind, attackers.captures(kind), ANY, 0)
          .withName(BitWords.FROM, target)
          .withName(BitWords.SIDE, opponent);
    }
    Code place = words.place(target, 0).withName(BitWords.SIDE, side);
    return words.count() == 1
        ? Code.of("$L[$L]", game.attackOrigins(kind), place)
        : Code.of("$L[$L + $L]", game.attackOrigins(kind), place, word);
  }

  /** Returns a word of the squares that a piece attacks, whatever stands there. */
  private Code reach(int kind, List<BitTerm> captures, int home, int word) {
    return Code.union(
        Stream.of(Ends.CAPTURE, Ends.BOTH)
            .map(ends -> captures.stream().filter(term -> term.ends() == ends).toList())
            .filter(some -> !some.isEmpty())
            .flatMap(some -> reaches.members(kind, some, home, word).members().stream())
            .toList());
  }

  private static MethodSpec.Builder inherited(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(TypeName.LONG)
        .addParameter(TypeName.INT, "side");
  }

  private void addAttacked(List<MethodSpec> methods) {
    methods.add(BitLister.always("hasExactAttacks"));
    String found =
        words.count() == 1
            ? name(0) + "(side, low)"
            : "(word == 0 ? " + name(0) + "(side, low, high) : " + name(1) + "(side, low, high))";
    methods.add(
        inherited("attacked")
            .addParameter(TypeName.LONG, "set")
            .addParameter(TypeName.INT, "word")
            .addParameter(TypeName.LONG, "low")
            .addParameter(TypeName.LONG, "high")
            .addStatement("return set & $L", found)
            .build());
    words.all().forEach(word -> methods.add(attackedIn(word)));
  }

  private String name(int word) {
    return words.count() == 1 ? ATTACKED_SQUARES : word == 0 ? "attackedLow" : "attackedHigh";
  }

  private MethodSpec attackedIn(int word) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name(word))
            .addModifiers(Modifier.PRIVATE)
            .returns(TypeName.LONG)
            .addJavadoc(
                "Returns the squares$L that a side attacks.\n",
                words.count() == 1 ? "" : " of the word " + word)
            .addParameter(TypeName.INT, "side");
    words
        .variables(BitWords.OCCUPIED)
        .forEach(set -> method.addParameter(TypeName.LONG, set.name()));
    Code code = attacked(word, (kind, home) -> words.pieces(game.name(kind), home));
    if (code.names().contains(TURN)) {
      method.addCode(BitLoops.TURNED.block());
      words.variables("movers").forEach(set -> method.addStatement("long $L", set.name()));
      if (words.count() > 1) {
        method.addStatement("long below");
      }
    }
    return method
        .addStatement("long attacked = 0")
        .addCode(code.block())
        .addStatement("return attacked")
        .build();
  }

  /**
   * Returns the statements that add to {@code attacked} a word of the squares that {@code side}
   * attacks.
   *
   * @param pieces returns a word of its pieces of a kind
   */
  private Code attacked(int word, PieceSets pieces) {
    CodeBuilder code = new CodeBuilder();
    List<Integer> others = new ArrayList<>();
    for (int kind : attackers.kinds()) {
      List<BitTerm> terms = attackers.captures(kind);
      BitShifter shifter = new BitShifter(source.board().files(), words, constants);
      if (loops.areNumerous(kind) && shifter.isPossible(terms)) {
        for (int place : words.all()) {
          code.addStatement("$L = $L", words.variable("movers", place), pieces.word(kind, place));
        }
        code.add(shifter.writeEnds(terms, word, set -> add(set, word, kind)));
      } else {
        others.add(kind);
      }
    }
    for (int home : words.all()) {
      for (SharedReach shared : sharedReaches(others, home, word)) {
        Code added = add(shared.reach(), word, shared.kinds().get(0));
        loops.loop(code, shared.pieces(pieces, home), home, added);
      }
    }
    return code.build();
  }

  /** Returns what kinds attack from a word, put together as far as zones allow it. */
  private List<SharedReach> sharedReaches(List<Integer> kinds, int home, int word) {
    Map<Integer, Code> free = new LinkedHashMap<>();
    List<SharedReach> all = new ArrayList<>();
    for (int kind : kinds) {
      Code reach = reach(kind, attackers.captures(kind), words.count() == 1 ? ANY : home, word);
      if (source.rules().isConfined(kind)) {
        all.add(new SharedReach(List.of(kind), reach));
      } else {
        free.put(kind, reach);
      }
    }
    all.addAll(SharedReach.of(free));
    return all;
  }

  /** Returns the statement that adds a word of a set to what is attacked, within the zone. */
  private Code add(Code set, int word, int kind) {
    Code zone = Code.nothing();
    if (source.rules().isConfined(kind)) {
      zone = Code.of(" & $L[$L]", game.zone(kind), words.placeBySide(word));
    }
    return new CodeBuilder()
        .addStatement("$L |= $L$L", ATTACKED, zone.isEmpty() ? set : set.operand(), zone)
        .build();
  }
}
