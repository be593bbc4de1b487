package io.github.betza.processor.variant.check;

import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.model.Castling;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.variant.PlacedRule;
import io.github.betza.processor.variant.Symbols;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Checks castling by file: the files, and the pieces. */
final class FileCastlingCheck {
  private final VariantFacts facts;
  private final Set<String> known = new HashSet<>();
  private final List<Diagnostic> problems = new ArrayList<>();

  FileCastlingCheck(VariantFacts facts) {
    this.facts = facts;
  }

  List<Diagnostic> check() {
    PlacedRule.of(facts.model(), GameModel.CASTLINGS).forEach(this::check);
    return problems;
  }

  private void check(PlacedRule<Castling> placed) {
    for (Member<String> files : List.of(Castling.TO, Castling.PARTNER)) {
      placed
          .rule()
          .refusal(files, facts.files())
          .ifPresent(
              refusal ->
                  add(
                      ProblemCode.INVALID_SQUARES,
                      placed.at(files),
                      refusal,
                      "as in chess: to = \"cg\", partner = \"df\""));
    }
    Symbols.split(placed.rule().of()).stream()
        .filter(symbol -> facts.kindOf(symbol) > 0)
        .forEach(symbol -> checkRoyal(placed.at(Castling.OF), symbol));
    Symbols.split(placed.rule().with()).stream()
        .filter(symbol -> facts.kindOf(symbol) > 0 && isRoyal(symbol))
        .forEach(
            symbol ->
                add(
                    ProblemCode.RULE_WITHOUT_EFFECT,
                    placed.at(Castling.WITH),
                    name(symbol) + " is royal, so no piece castles with it",
                    "name pieces that are not royal in \"with\""));
  }

  private void checkRoyal(AnnotationPlace place, String symbol) {
    if (!isRoyal(symbol)) {
      add(
          ProblemCode.RULE_WITHOUT_EFFECT,
          place,
          name(symbol) + " is not royal, so it does not castle by this rule",
          "name royal pieces in \"of\", or add royal = true to the piece");
    } else if (facts.traits(facts.kindOf(symbol)).has(Trait.CASTLING)) {
      add(
          ProblemCode.REPEATED_RULE,
          place,
          name(symbol) + " already castles by its notation",
          "remove castling (O) from the notation, or this rule");
    } else if (!known.add(symbol)) {
      add(
          ProblemCode.REPEATED_RULE,
          place,
          name(symbol) + " already castles by another rule",
          "name all its partners in one rule");
    }
  }

  private boolean isRoyal(String symbol) {
    return facts.piece(facts.kindOf(symbol)).royal();
  }

  private String name(String symbol) {
    return facts.piece(facts.kindOf(symbol)).typeName();
  }

  private void add(ProblemCode code, AnnotationPlace place, String message, String help) {
    problems.add(new Diagnostic(code, place, message, help));
  }
}
