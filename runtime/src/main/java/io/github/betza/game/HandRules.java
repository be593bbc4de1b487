package io.github.betza.game;

import io.github.betza.BareKing;
import io.github.betza.Hand;
import io.github.betza.Royalty;
import io.github.betza.board.Board;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.generated.Hands;
import io.github.betza.model.GameModel;
import io.github.betza.model.Gate;
import io.github.betza.model.RulesByKind;
import io.github.betza.model.SquareSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Which pieces of a declared game come to a hand, and of which kind they are there. For generated
 * games, and for readers of declarations.
 */
public final class HandRules {
  private final GameModel model;
  private final List<String> symbols;
  private final IntPredicate royal;

  /** Returns the kinds that a kind may become. */
  private final IntFunction<List<Integer>> choices;

  /**
   * Reads the rules of a game.
   *
   * @param symbols the letters of its pieces, by their kinds from 1 on
   * @param royal whether a kind is royal
   * @param choices returns the kinds to which a kind may promote
   */
  public HandRules(
      GameModel model,
      List<String> symbols,
      IntPredicate royal,
      IntFunction<List<Integer>> choices) {
    this.model = model;
    this.symbols = List.copyOf(symbols);
    this.royal = royal;
    this.choices = choices;
  }

  /** Returns the rules of a game that is not declared as a whole. */
  static HandRules of(GameRulesBuilder builder) {
    return new HandRules(
        builder.model,
        builder.symbols,
        builder.table.build()::isRoyal,
        kind ->
            builder.promotions.stream()
                .filter(rule -> rule.kind() == kind)
                .flatMap(rule -> rule.rule().choices().stream())
                .toList());
  }

  /** Returns whether pieces may be in hand. */
  public boolean haveHands() {
    return model.hand() != Hand.NONE || !model.drops().isEmpty() || !model.gates().isEmpty();
  }

  /**
   * Returns the hands for a board; nothing if the game has none.
   *
   * @param arrival returns a dropped piece as a cell, from its cell and the square
   * @param mayRest whether the zone of a kind permits it to stay on a square
   */
  public Optional<Hands> hands(IntBinaryOperator arrival, MayRest mayRest) {
    if (!haveHands()) {
      return Optional.empty();
    }
    int[] paid = new int[symbols.size() + 1];
    Stream.concat(dropped().stream(), entering().stream()).forEach(kind -> paid[kind] = base(kind));
    int[] captured = new int[paid.length];
    int[] origins = new int[paid.length];
    for (int kind = 1; kind < paid.length; kind++) {
      captured[kind] = captured(kind);
      origins[kind] = origins(kind).stream().findFirst().orElse(0);
    }
    return Optional.of(new Hands(paid, captured, origins, gates(mayRest), arrival));
  }

  /**
   * Returns whether pieces that are dropped as a kind may ever be in hand.
   *
   * @param setup the position in which the game begins
   */
  public boolean mayBeInHand(Board setup, int kind) {
    return captured(kind) != 0
        || setup.inHand(Side.WHITE, base(kind)) > 0
        || setup.inHand(Side.BLACK, base(kind)) > 0;
  }

  /** Returns the same for a reader of setups only, which ignores zones. */
  public Optional<Hands> hands() {
    return hands((cell, square) -> cell, (kind, side, square) -> true);
  }

  /** Returns whether a square is a gate of a side. */
  public boolean isGate(int side, int square) {
    return model.gates().stream()
        .flatMap(gate -> squares(gate).stream())
        .anyMatch(squares -> squares.contains(side, square));
  }

  /** Returns the squares of a rule; nothing if they cannot be read, which another check reports. */
  private Optional<SquareSet> squares(Gate gate) {
    try {
      return Optional.of(
          SquareSet.parse(new Geometry(model.files(), model.ranks()), gate.squares()));
    } catch (IllegalArgumentException refused) {
      return Optional.empty();
    }
  }

  /**
   * Returns the kinds that may enter through gates, by side and square; an empty array without
   * gates.
   */
  private int[][][] gates(MayRest mayRest) {
    if (model.gates().isEmpty()) {
      return new int[0][][];
    }
    Geometry geometry = new Geometry(model.files(), model.ranks());
    int[][][] gates = new int[2][geometry.arrayLength()][];
    for (Gate gate : model.gates()) {
      squares(gate).ifPresent(squares -> addTo(gates, geometry, squares, kinds(gate), mayRest));
    }
    return gates;
  }

  private static void addTo(
      int[][][] gates, Geometry geometry, SquareSet squares, List<Integer> kinds, MayRest mayRest) {
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      for (int square : geometry.squares().toArray()) {
        for (int kind : kinds) {
          if (squares.contains(side, square) && mayRest.test(kind, side, square)) {
            gates[side][square] = with(kind, gates[side][square]);
          }
        }
      }
    }
  }

  private static int[] with(int kind, int[] before) {
    IntStream others = before == null ? IntStream.empty() : IntStream.of(before);
    return IntStream.concat(others, IntStream.of(kind)).distinct().sorted().toArray();
  }

  /** Returns whether royal pieces may be dropped from a hand. */
  public boolean dropRoyals() {
    return Stream.concat(dropped().stream(), entering().stream()).anyMatch(royal::test);
  }

  /** Returns the kinds that enter through gates; unknown letters are ignored. */
  private List<Integer> entering() {
    return model.gates().stream().flatMap(gate -> kinds(gate).stream()).toList();
  }

  private List<Integer> kinds(Gate gate) {
    return RulesByKind.kinds(gate.of(), symbols).stream().filter(kind -> kind != 0).toList();
  }

  /** Returns the kinds that are dropped; unknown letters are ignored. */
  private List<Integer> dropped() {
    return model.drops().stream()
        .flatMap(drop -> RulesByKind.kinds(drop.of(), symbols).stream())
        .filter(kind -> kind != 0)
        .toList();
  }

  /** Returns the kind in hand of a captured piece, or 0 if it leaves the game. */
  private int captured(int kind) {
    return model.hand() == Hand.NONE || royal.test(kind) ? 0 : base(kind);
  }

  /** Returns the kind of which a kind is the promoted form, if the hand gets that one instead. */
  private int base(int kind) {
    String symbol = symbols.get(kind - 1);
    int base = symbols.indexOf(symbol.substring(symbol.length() - 1)) + 1;
    return base == 0 || model.hand() == Hand.CAPTURED_PROMOTED ? kind : base;
  }

  /**
   * Returns the kinds from which the pieces of a kind may have promoted, if the kind does not show
   * it.
   */
  private Set<Integer> origins(int kind) {
    Set<Integer> origins = new HashSet<>();
    if (model.hand() == Hand.CAPTURED) {
      origins(kind, origins);
      origins.remove(base(kind));
    }
    return origins;
  }

  private void origins(int kind, Set<Integer> origins) {
    for (int from = 1; from <= symbols.size(); from++) {
      if (choices.apply(from).contains(kind) && origins.add(base(from))) {
        origins(from, origins);
      }
    }
  }

  /** Decides where pieces may stay. */
  @FunctionalInterface
  public interface MayRest {
    /** Returns whether the zone of a kind permits a piece of a side to stay on a square. */
    boolean test(int kind, int side, int square);
  }

  /** Why rules are refused. */
  public enum Reason {
    /** A piece is named twice. */
    REPEATED,
    /** A piece is named by two gates. */
    REPEATED_GATE,
    /** A piece in hand is not dropped. */
    MISSING,
    /** A piece in hand could be one of several kinds, which is not supported. */
    ORIGINS,
    /** The pieces in hand would count for the end of the game, which is not supported. */
    ENDS
  }

  /**
   * A refused rule.
   *
   * @param message the reason, as text
   * @param kind the kind that it concerns, or 0
   */
  public record Refusal(Reason reason, String message, int kind) {}

  /** Returns why the rules are refused; an empty list if they are valid. */
  public List<Refusal> refusals() {
    List<Refusal> refusals = new ArrayList<>();
    if (!haveHands()) {
      return refusals;
    }
    Set<Integer> known = new HashSet<>();
    for (int kind : dropped()) {
      if (!known.add(kind)) {
        refusals.add(new Refusal(Reason.REPEATED, name(kind) + " already has a @Drop", kind));
      }
    }
    Set<Integer> gated = new HashSet<>();
    for (int kind : entering()) {
      if (!gated.add(kind)) {
        refusals.add(new Refusal(Reason.REPEATED_GATE, name(kind) + " already has a @Gate", kind));
      }
    }
    Set<Integer> paid = new HashSet<>();
    known.forEach(kind -> paid.add(base(kind)));
    entering().forEach(kind -> paid.add(base(kind)));
    IntStream.rangeClosed(1, symbols.size())
        .map(this::captured)
        .filter(kind -> kind != 0 && !paid.contains(kind))
        .distinct()
        .mapToObj(
            kind ->
                new Refusal(
                    Reason.MISSING,
                    name(kind) + " comes to a hand, but no @Drop or @Gate names it",
                    kind))
        .forEach(refusals::add);
    addUnsupported(refusals);
    return refusals;
  }

  private void addUnsupported(List<Refusal> refusals) {
    for (int kind = 1; kind <= symbols.size(); kind++) {
      if (origins(kind).size() > 1) {
        String message =
            name(kind) + " may have been one of several pieces, which is not supported with hands";
        refusals.add(new Refusal(Reason.ORIGINS, message, kind));
      }
    }
    if (model.royalty() == Royalty.LAST_CHECKMATED && dropRoyals()) {
      String message = "royal pieces are not dropped where only the last one is protected";
      refusals.add(new Refusal(Reason.ENDS, message, 0));
    }
    if (model.royalty() == Royalty.KIND_EXTINCT || model.bareKing() != BareKing.PLAYS_ON) {
      String message = "hands are not supported yet where lost pieces or bare kings end the game";
      refusals.add(new Refusal(Reason.ENDS, message, 0));
    }
  }

  private String name(int kind) {
    return "'" + symbols.get(kind - 1) + "'";
  }
}
