package io.github.betza.processor.variant.check;

import io.github.betza.Hand;
import io.github.betza.board.Board;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.game.HandRules.Refusal;
import io.github.betza.model.Drop;
import io.github.betza.model.GameModel;
import io.github.betza.model.Gate;
import io.github.betza.model.Member;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.variant.PlacedRule;
import io.github.betza.processor.variant.SetupBoard;
import io.github.betza.processor.variant.Squares;
import io.github.betza.processor.variant.Symbols;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Checks which pieces come to a hand and are dropped, in a game whose letters are valid. */
final class HandCheck {
  /** A piece in hand in the setup. */
  private static final Pattern IN_HAND = Pattern.compile("\\[\\+?[A-Za-z]");

  private final VariantFacts facts;
  private final Geometry geometry;
  private final List<PlacedRule<Drop>> drops;
  private final List<Diagnostic> problems = new ArrayList<>();

  HandCheck(VariantFacts facts, Geometry geometry) {
    this.facts = facts;
    this.geometry = geometry;
    this.drops = PlacedRule.of(facts.model(), GameModel.DROPS);
  }

  List<Diagnostic> check() {
    facts.handRules().refusals().forEach(this::add);
    drops.forEach(this::checkEffect);
    List<PlacedRule<Gate>> gates = PlacedRule.of(facts.model(), GameModel.GATES);
    if (!isNeverFilled(facts)) {
      drops.forEach(drop -> checkHands(drop, drop.rule().of(), Drop.OF));
      gates.forEach(gate -> checkHands(gate, gate.rule().of(), Gate.OF));
    } else if (!drops.isEmpty()) {
      addNeverFilled(GameModel.DROPS, "none is dropped");
    } else if (!gates.isEmpty()) {
      addNeverFilled(GameModel.GATES, "none enters");
    }
    return problems;
  }

  /** Returns whether no piece ever comes to a hand. */
  static boolean isNeverFilled(VariantFacts facts) {
    return facts.model().hand() == Hand.NONE && !IN_HAND.matcher(facts.setup()).find();
  }

  private void addNeverFilled(Member<?> member, String consequence) {
    problems.add(
        new Diagnostic(
            ProblemCode.RULE_WITHOUT_EFFECT,
            AnnotationPlace.of(member.name()),
            "no piece ever comes to a hand, so " + consequence,
            "add hand = Hand.CAPTURED, or pieces in hand to the setup, as in [QNn] after its"
                + " rows"));
  }

  private void add(Refusal refusal) {
    String symbol = refusal.kind() == 0 ? "" : facts.piece(refusal.kind()).symbol();
    switch (refusal.reason()) {
      case REPEATED_GATE -> {} // GateCheck reports it.
      case REPEATED -> addAtLast(ProblemCode.REPEATED_RULE, symbol, refusal, "remove one of them");
      case MISSING ->
          problems.add(
              new Diagnostic(
                  ProblemCode.MISSING_DROP,
                  AnnotationPlace.piece(refusal.kind() - 1, "letter"),
                  refusal.message(),
                  "add @Drop(of = \"" + symbol + "\"), or the letter to another @Drop or @Gate"));
      case ORIGINS ->
          addUnsupported(
              AnnotationPlace.of(GameModel.HAND.name()),
              refusal,
              "give '" + symbol + "' a promoted form of its own for each of these pieces");
      case ENDS ->
          addUnsupported(place(), refusal, "remove the hands, or write another end of the game");
    }
  }

  private AnnotationPlace place() {
    Member<?> entrance = drops.isEmpty() ? GameModel.GATES : GameModel.DROPS;
    Member<?> member = facts.model().hand() == Hand.NONE ? entrance : GameModel.HAND;
    return AnnotationPlace.of(member.name());
  }

  private void addUnsupported(AnnotationPlace place, Refusal refusal, String help) {
    problems.add(new Diagnostic(ProblemCode.UNSUPPORTED_RULE, place, refusal.message(), help));
  }

  /** Adds a problem at the last rule that names a piece. */
  private void addAtLast(ProblemCode code, String symbol, Refusal refusal, String help) {
    drops.stream()
        .filter(drop -> Symbols.split(drop.rule().of()).contains(symbol))
        .reduce((one, other) -> other)
        .map(
            drop ->
                new Diagnostic(code, drop.at(Drop.OF), refusal.message(), help)
                    .at(Symbols.last(drop.rule().of(), symbol)))
        .ifPresent(problems::add);
  }

  /** Checks that pieces which are dropped or enter can come to a hand. */
  private void checkHands(PlacedRule<?> rule, String letters, Member<?> of) {
    Optional<Board> setup = SetupBoard.placement(facts);
    for (int kind : facts.kindsOf(letters)) {
      if (setup.isPresent() && !facts.handRules().mayBeInHand(setup.get(), kind)) {
        String symbol = facts.piece(kind).symbol();
        problems.add(
            new Diagnostic(
                    ProblemCode.RULE_WITHOUT_EFFECT,
                    rule.at(of),
                    "no " + facts.piece(kind).typeName() + " ever comes to a hand",
                    "remove '" + symbol + "' here, or add it to the pieces in hand in the setup")
                .at(Symbols.last(letters, symbol)));
      }
    }
  }

  private void checkEffect(PlacedRule<Drop> placed) {
    Drop drop = placed.rule();
    if (drop.perFile() >= facts.ranks()) {
      problems.add(
          new Diagnostic(
              ProblemCode.RULE_WITHOUT_EFFECT,
              placed.at(Drop.PER_FILE),
              "a file has no room for more than " + drop.perFile() + " pieces",
              "write a number less than the number of ranks, " + facts.ranks()));
    }
    if (!drop.unmoved().isEmpty() && !mayMatter(drop)) {
      problems.add(
          new Diagnostic(
              ProblemCode.RULE_WITHOUT_EFFECT,
              placed.at(Drop.UNMOVED),
              "no piece dropped there has first moves, and no royal piece castles",
              "remove it"));
    }
    List<String> never =
        facts.kindsOf(drop.of()).stream()
            .filter(kind -> squares(drop, kind).isEmpty())
            .map(kind -> facts.piece(kind).typeName())
            .toList();
    if (!never.isEmpty()) {
      problems.add(outsideZones(placed.at(Drop.SQUARES), never, "be dropped"));
    }
  }

  /** Returns the problem of pieces that never come to the squares of a rule. */
  static Diagnostic outsideZones(AnnotationPlace place, List<String> pieces, String verb) {
    return new Diagnostic(
        ProblemCode.RULE_WITHOUT_EFFECT,
        place,
        String.join(" and ", pieces)
            + " can never "
            + verb
            + ": its zone has none of these squares",
        "name squares of the zone");
  }

  /** Returns whether it may matter that dropped pieces count as unmoved. */
  private boolean mayMatter(Drop drop) {
    BitSet unmoved = Squares.of(geometry, drop.unmoved(), Side.WHITE);
    return facts.kindsOf(drop.of()).stream()
        .filter(kind -> facts.someRoyalCastles() || facts.isInitial(kind))
        .anyMatch(kind -> squares(drop, kind).intersects(unmoved));
  }

  /** Returns the squares on which White may drop pieces of a kind. */
  private BitSet squares(Drop drop, int kind) {
    String named = drop.squares().isEmpty() ? "1-" + facts.ranks() : drop.squares();
    BitSet squares = Squares.of(geometry, named, Side.WHITE);
    facts
        .zonesOf(kind)
        .forEach(zone -> squares.and(Squares.of(geometry, zone.squares(), Side.WHITE)));
    return squares;
  }
}
