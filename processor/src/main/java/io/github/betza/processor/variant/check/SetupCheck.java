package io.github.betza.processor.variant.check;

import io.github.betza.board.Board;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.game.MalformedPositionException;
import io.github.betza.model.GameModel;
import io.github.betza.model.Promotion;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.SetupBoard;
import io.github.betza.processor.variant.Symbols;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.reach.ReachableSquares;
import io.github.betza.processor.variant.reach.Starts;
import io.github.betza.processor.variant.setup.CastlingCheck;
import io.github.betza.processor.variant.setup.PartnerCheck;
import io.github.betza.processor.variant.setup.SetupRules;
import io.github.betza.processor.variant.setup.SetupText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Checks the setup of a game whose board and pieces are valid, together with the valid rules. */
final class SetupCheck {
  private final SoundRules sound;
  private VariantFacts facts;
  private final Geometry geometry;
  private final RoyalCheck royals;
  private final List<Diagnostic> problems = new ArrayList<>();

  SetupCheck(SoundRules sound) {
    this.sound = sound;
    this.facts = sound.facts();
    this.geometry = new Geometry(facts.files(), facts.ranks());
    this.royals = new RoyalCheck(facts);
  }

  List<Diagnostic> check() {
    try {
      SetupRules rules = new SetupRules(facts);
      Board board = rules.read();
      Optional<Diagnostic> missing = royals.missing(board);
      missing.ifPresentOrElse(problems::add, () -> problems.addAll(royals.idleRules(board)));
      if (areRightsKnown()) {
        new CastlingCheck(facts, geometry)
            .check(board, missing.isEmpty(), rules)
            .ifPresent(problems::add);
      }
      checkPosition(board);
      checkSides(board);
    } catch (MalformedPositionException exception) {
      checkRefused(exception);
    }
    if (sound.hasAll(GameModel.PROMOTIONS)) {
      problems.addAll(new NotedPromotionCheck(facts).check());
    }
    return problems;
  }

  /** Returns whether all rules that determine the possible castling rights are known. */
  private boolean areRightsKnown() {
    return sound.hasAll(GameModel.BLOCKERS) && sound.hasAll(GameModel.CASTLINGS);
  }

  /** Checks the other parts of a game whose setup is refused. */
  private void checkRefused(MalformedPositionException refusal) {
    // Without royal pieces there are no castling rights, whatever their field contains.
    Optional<Diagnostic> missing = SetupBoard.placement(facts).flatMap(royals::missing);
    missing.ifPresentOrElse(
        problems::add, () -> problems.addAll(SetupText.problems(facts, refusal)));
    facts = SetupText.mended(facts);
    if (SetupBoard.isReadable(facts, facts.setup())) {
      Board board = SetupBoard.of(facts);
      if (missing.isEmpty() && areRightsKnown()) {
        // A piece outside its zone does not make its castling rights doubtful.
        VariantFacts free = facts.with(GameModel.ZONES, List.of());
        new CastlingCheck(free, geometry).rights(board).ifPresent(problems::add);
      }
      checkPosition(board);
    }
  }

  /** Warns of a setup whose first row was written as the first rank. */
  private void checkSides(Board board) {
    if (SetupBoard.isUpsideDown(board)) {
      problems.add(
          new Diagnostic(
              ProblemCode.UPSIDE_DOWN,
              AnnotationPlace.of("setup"),
              "the setup is upside down: White has the last ranks, and Black the first",
              "the first row is the last rank, and capital letters are White's"));
    }
  }

  /** Checks the moves of the pieces from their squares in the setup. */
  private void checkPosition(Board board) {
    Starts starts = new Starts(facts, geometry, board);
    boolean areRulesKnown = sound.hasAll(GameModel.PROMOTIONS) && sound.hasAll(GameModel.EXTRAS);
    ReachableSquares arrivals = new ReachableSquares(facts, geometry, starts, areRulesKnown);
    checkUse(starts, arrivals);
    PartnerCheck partners = new PartnerCheck(facts, geometry, board);
    for (int kind = 1; kind <= facts.pieces().size(); kind++) {
      partners.check(kind).ifPresent(problems::add);
    }
    problems.addAll(IdleMoves.check(facts, geometry, starts));
    problems.addAll(new PromotionCheck(facts, starts, arrivals).check());
    problems.addAll(new EffectCheck(facts, geometry, starts, arrivals).check());
    problems.addAll(new EndCheck(facts, geometry, board, arrivals).check());
    // If all squares of a rule are wrong, single ones need no separate report.
    Set<AnnotationPlace> wrong =
        problems.stream().map(Diagnostic::place).collect(Collectors.toSet());
    new UnreachedSquares(facts, geometry, arrivals)
        .check().stream().filter(each -> !wrong.contains(each.place())).forEach(problems::add);
    if (problems.isEmpty()) {
      problems.addAll(IdleMoves.stuck(facts, geometry, arrivals));
    }
  }

  /**
   * Warns of pieces that never come to the board, unless that makes one of their promotions an
   * error.
   */
  private void checkUse(Starts starts, ReachableSquares arrivals) {
    for (int i = 0; i < facts.pieces().size(); i++) {
      PieceFacts piece = facts.pieces().get(i);
      int kind = i + 1;
      boolean promoted =
          facts.model().promotions().stream().anyMatch(rule -> facts.isPromotedTo(rule, kind));
      boolean isError =
          facts.model().promotions().stream().anyMatch(rule -> isOf(rule, piece))
              && !arrivals.everComes(kind);
      if (!promoted
          && !isError
          && starts.of(kind, Side.WHITE).isEmpty()
          && starts.of(kind, Side.BLACK).isEmpty()) {
        problems.add(
            new Diagnostic(
                ProblemCode.UNUSED_PIECE,
                AnnotationPlace.piece(i, "letter"),
                piece.typeName()
                    + " never appears in the game: it is not in the setup, and no piece "
                    + "promotes to it",
                "remove it, or write '"
                    + piece.symbol()
                    + "' (of White) and '"
                    + piece.symbol().toLowerCase(Locale.ROOT)
                    + "' (of Black) into the setup, or let a piece promote to it"));
      }
    }
  }

  private static boolean isOf(Promotion rule, PieceFacts piece) {
    return Symbols.split(rule.of()).contains(piece.symbol());
  }
}
