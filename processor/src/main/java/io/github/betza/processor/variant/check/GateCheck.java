package io.github.betza.processor.variant.check;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.model.GameModel;
import io.github.betza.model.Gate;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.variant.Cells;
import io.github.betza.processor.variant.PlacedRule;
import io.github.betza.processor.variant.SetupBoard;
import io.github.betza.processor.variant.Squares;
import io.github.betza.processor.variant.Symbols;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Checks the gates, in a game whose letters and squares are valid. */
final class GateCheck {
  private final VariantFacts facts;
  private final Geometry geometry;
  private final List<Diagnostic> problems = new ArrayList<>();

  GateCheck(VariantFacts facts, Geometry geometry) {
    this.facts = facts;
    this.geometry = geometry;
  }

  List<Diagnostic> check() {
    List<PlacedRule<Gate>> gates = PlacedRule.of(facts.model(), GameModel.GATES);
    Set<String> known = new HashSet<>();
    for (PlacedRule<Gate> gate : gates) {
      for (String symbol : Symbols.split(gate.rule().of())) {
        if (!known.add(symbol)) {
          problems.add(
              new Diagnostic(
                      ProblemCode.REPEATED_RULE,
                      gate.at(Gate.OF),
                      "'" + symbol + "' already has a @Gate",
                      "remove it here, or name all of its squares in one rule")
                  .at(Symbols.last(gate.rule().of(), symbol)));
        }
      }
      checkZones(gate);
    }
    if (!gates.isEmpty()
        && problems.isEmpty()
        && !HandCheck.isNeverFilled(facts)
        && isNeverOpen()) {
      problems.add(
          new Diagnostic(
              ProblemCode.RULE_WITHOUT_EFFECT,
              AnnotationPlace.of(GameModel.GATES.name()),
              "no piece ever enters: the setup has no piece there that has not moved",
              "name these pieces in the castling rights of the setup by the letters of their files,"
                  + " as KQBCDFGkqbcdfg does"));
    }
    return problems;
  }

  private void checkZones(PlacedRule<Gate> gate) {
    List<String> never =
        facts.kindsOf(gate.rule().of()).stream()
            .filter(kind -> !mayEnter(gate.rule(), kind))
            .map(kind -> facts.piece(kind).typeName())
            .toList();
    if (!never.isEmpty()) {
      problems.add(HandCheck.outsideZones(gate.at(Gate.SQUARES), never, "enter"));
    }
  }

  private boolean mayEnter(Gate gate, int kind) {
    BitSet squares = Squares.of(geometry, gate.squares(), Side.WHITE);
    facts
        .zonesOf(kind)
        .forEach(zone -> squares.and(Squares.of(geometry, zone.squares(), Side.WHITE)));
    return !squares.isEmpty();
  }

  /** Returns whether all pieces on gates have moved, in a setup that can be read. */
  private boolean isNeverOpen() {
    if (!SetupBoard.isReadable(facts, facts.setup())) {
      return false;
    }
    Board board = SetupBoard.of(facts);
    return IntStream.range(0, geometry.arrayLength())
        .filter(square -> Cells.isUnmoved(board.get(square)))
        .noneMatch(square -> facts.isGate(Cell.side(board.get(square)), square));
  }
}
