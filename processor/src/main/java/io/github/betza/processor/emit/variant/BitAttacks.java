package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.TURN;
import static io.github.betza.processor.emit.variant.ReachWriter.ANY;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.bits.SimpleLines;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import java.util.ArrayList;
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

  private final GameSets game;
  private final GameSource source;
  private final BitWords words;
  private final BitConstants constants;
  private final BitLoops loops;
  private final ReachWriter reaches;

  BitAttacks(GameSets game, BitLoops loops, ReachWriter reaches) {
    this.game = game;
    this.source = game.source();
    this.words = game.words();
    this.constants = game.constants();
    this.loops = loops;
    this.reaches = reaches;
  }

  /** Returns the methods. */
  List<MethodSpec> methods(Map<Integer, BitPlan> plans) {
    List<MethodSpec> methods = new ArrayList<>();
    List<Integer> attackers =
        game.numbers().stream().filter(kind -> mayAttack(kind, plans.get(kind))).toList();
    if (words.areMany() || !source.ends().byMate() || attackers.isEmpty()) {
      return methods;
    }
    if (attackers.size() <= MOST_KINDS) {
      methods.add(candidates(attackers, plans));
    }
    if (tellAll(attackers, plans)) {
      addAttacked(methods, attackers, plans);
    }
    return methods;
  }

  /** Returns whether their captures, as sets of bits, are all that attacks royal pieces. */
  private boolean tellAll(List<Integer> attackers, Map<Integer, BitPlan> plans) {
    return !source.duties().flyingGeneral()
        && !source.history().decidesAttacks()
        && attackers.stream().allMatch(kind -> isUniform(kind, plans.get(kind)))
        && attackers.stream().mapToInt(kind -> captures(plans.get(kind)).size()).sum()
            <= BitPlan.MOST_TERMS;
  }

  /** Returns whether a kind may attack royal pieces. */
  private boolean mayAttack(int kind, BitPlan plan) {
    boolean captures = plan == null || !plan.extras().isEmpty() || !captures(plan).isEmpty();
    boolean attacks = source.piece(kind).attacks().filter(List::isEmpty).isEmpty();
    return captures && (attacks || !source.rules().extrasOf(kind).isEmpty());
  }

  private static List<BitTerm> captures(BitPlan plan) {
    return plan.terms().stream().filter(term -> term.ends() != Ends.QUIET).toList();
  }

  /** Returns whether a kind attacks everywhere alike, and over whatever stands there. */
  private boolean isUniform(int kind, BitPlan plan) {
    return plan != null
        && plan.extras().isEmpty()
        && source.rules().blockersTo(kind).isEmpty()
        && captures(plan).stream().noneMatch(BitTerm::initial);
  }

  /**
   * The runtime has sets of the squares from which kinds attack: for those that may attack over
   * other than empty squares these are empty.
   */
  private MethodSpec candidates(List<Integer> attackers, Map<Integer, BitPlan> plans) {
    Code word = Code.of(words.count() == 1 ? "0" : "word");
    CodeName target = CodeName.variable("target");
    Code place =
        words.count() == 1
            ? words.place(target, 0)
            : Code.of("$L + $L", words.place(target, 0), word);
    boolean areSimple = areSimple(attackers, plans);
    List<Code> candidates = new ArrayList<>();
    for (int kind : attackers) {
      Code origins =
          areSimple
              ? origins(kind, plans.get(kind))
              : Code.of("$L[$L]", game.attackOrigins(kind), place);
      candidates.add(
          Code.of(
              "($L & $L)", words.pieces(BitWords.SIDE, game.name(kind), word), origins.operand()));
    }
    return inherited("potentialAttackers")
        .addParameter(TypeName.INT, target.name())
        .addParameter(TypeName.INT, "word")
        .addStatement("return $L", Code.join(candidates, "\n| ").block())
        .build();
  }

  /**
   * Returns whether the board has one word and no holes, and no kind attacks otherwise than over
   * empty squares: then the runtime has sets for all kinds.
   */
  private boolean areSimple(List<Integer> attackers, Map<Integer, BitPlan> plans) {
    return words.count() == 1
        && !source.board().hasHoles()
        && attackers.stream().allMatch(kind -> isUniform(kind, plans.get(kind)))
        && attackers.stream().noneMatch(source.rules()::isConfined)
        && SimpleLines.are(attackers.stream().map(kind -> captures(plans.get(kind))).toList());
  }

  /** Returns the squares that the other side's piece would attack from the target. */
  private Code origins(int kind, BitPlan plan) {
    return reach(kind, captures(plan), ANY, 0)
        .withName(BitWords.FROM, CodeName.variable("target"))
        .withName(BitWords.SIDE, Code.of("($L ^ 1)", BitWords.SIDE))
        .withName(words.variable(BitWords.OCCUPIED, 0), Code.of("0"));
  }

  /** Returns a word of the squares that a piece attacks, whatever stands there. */
  private Code reach(int kind, List<BitTerm> captures, int home, int word) {
    return Code.union(
        Stream.of(Ends.CAPTURE, Ends.BOTH)
            .map(ends -> captures.stream().filter(term -> term.ends() == ends).toList())
            .filter(some -> !some.isEmpty())
            .map(some -> reaches.reach(kind, some, home, word))
            .toList());
  }

  private static MethodSpec.Builder inherited(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(TypeName.LONG)
        .addParameter(TypeName.INT, "side");
  }

  private void addAttacked(
      List<MethodSpec> methods, List<Integer> attackers, Map<Integer, BitPlan> plans) {
    methods.add(
        MethodSpec.methodBuilder("hasExactAttacks")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(TypeName.BOOLEAN)
            .addStatement("return true")
            .build());
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
    words.all().forEach(word -> methods.add(attackedIn(word, attackers, plans)));
  }

  private String name(int word) {
    return words.count() == 1 ? "attackedSquares" : word == 0 ? "attackedLow" : "attackedHigh";
  }

  private MethodSpec attackedIn(int word, List<Integer> attackers, Map<Integer, BitPlan> plans) {
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
    CodeBuilder body = new CodeBuilder();
    attackers.forEach(kind -> addKind(body, word, kind, captures(plans.get(kind))));
    Code code = body.build();
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

  private void addKind(CodeBuilder code, int word, int kind, List<BitTerm> terms) {
    BitShifter shifter = new BitShifter(source.board().files(), words, constants);
    if (loops.areNumerous(kind) && shifter.isPossible(terms)) {
      for (int place : words.all()) {
        code.addStatement(
            "$L = $L", words.variable("movers", place), words.pieces(game.name(kind), place));
      }
      code.add(shifter.writeEnds(terms, word, set -> add(set, word, kind)));
      return;
    }
    for (int home : words.all()) {
      Code reach = reach(kind, terms, words.count() == 1 ? ANY : home, word);
      loops.piecesIn(code, kind, home, add(reach, word, kind));
    }
  }

  /** Returns the statement that adds a word of a set to what is attacked, within the zone. */
  private Code add(Code set, int word, int kind) {
    Code zone = Code.nothing();
    if (source.rules().isConfined(kind)) {
      zone = Code.of(" & $L[$L]", game.zone(kind), words.placeBySide(word));
    }
    return new CodeBuilder()
        .addStatement("attacked |= $L$L", zone.isEmpty() ? set : set.operand(), zone)
        .build();
  }
}
