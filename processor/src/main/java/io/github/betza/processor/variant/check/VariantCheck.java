package io.github.betza.processor.variant.check;

import io.github.betza.board.Geometry;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.PlacedRule;
import io.github.betza.processor.variant.RuleValues;
import io.github.betza.processor.variant.Symbols;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.correction.ValueCorrections;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks a game. It finds all independent mistakes; a part that depends on a wrong one is not
 * checked, or checked with the most likely correction.
 */
public final class VariantCheck {
  private final VariantFacts facts;
  private final AssumedFacts assumed;
  private final List<Diagnostic> problems = new ArrayList<>();

  private VariantCheck(VariantFacts facts) {
    this.facts = facts;
    this.assumed = AssumedFacts.of(facts);
  }

  /** Returns the errors and warnings of a game, with corrections. */
  public static List<Diagnostic> check(VariantFacts facts) {
    return ValueCorrections.corrected(
        AssumedFacts.of(facts).facts(), problems(facts), VariantCheck::problems);
  }

  private static List<Diagnostic> problems(VariantFacts facts) {
    VariantCheck check = new VariantCheck(facts);
    check.checkNumbers();
    check.checkPieces();
    check.checkFacing();
    check.checkForbidden();
    check.checkProtected(GameModel.CHECKMATE);
    if (facts.pieces().isEmpty()) {
      // Then no letter has a meaning.
      check.checkExtraMoves();
    } else {
      check.checkTogether();
    }
    return check.problems;
  }

  /** Checks that extra moves name a type, which requires neither a board nor letters. */
  private void checkExtraMoves() {
    PlacedRule.of(facts.model(), GameModel.EXTRAS)
        .forEach(extra -> RuleCheck.unknownMoves(facts, extra).ifPresent(problems::add));
  }

  private void checkTogether() {
    VariantFacts game = assumed.facts();
    Geometry geometry = new Geometry(game.files(), game.ranks());
    List<Diagnostic> wrong = new RuleCheck(game, geometry).check();
    problems.addAll(wrong);
    if (!assumed.hasSize()) {
      return;
    }
    SoundRules sound = new SoundRules(game, wrong);
    List<Diagnostic> repeated = new ArrayList<>(RepeatedRules.ofSquares(game, geometry));
    repeated.addAll(sound.inWhole(new RepeatedRules(sound.facts(), geometry).check()));
    problems.addAll(repeated);
    if (!assumed.hasLetters()) {
      return;
    }
    boolean areHandsSound = sound.hasAll(GameModel.DROPS) && sound.hasAll(GameModel.GATES);
    if (areHandsSound && sound.hasAll(GameModel.PROMOTIONS)) {
      problems.addAll(new HandCheck(game, geometry).check());
      problems.addAll(new GateCheck(game, geometry).check());
    }
    // Without valid rules for them, pieces in hand have no meaning.
    if (sound.hasAll(GameModel.GATES) && sound.facts().handRules().refusals().isEmpty()) {
      checkSetup(sound, repeated);
    }
  }

  private void checkSetup(SoundRules sound, List<Diagnostic> repeated) {
    boolean isSound = problems.stream().noneMatch(Diagnostic::isError);
    for (Diagnostic problem : sound.inWhole(new SetupCheck(sound).check())) {
      boolean isRepeated =
          repeated.stream().anyMatch(each -> problem.place().isOfRule(each.place()));
      // A warning about the whole game may follow from an error in a part of it.
      if (isSound || (problem.isError() && !isRepeated)) {
        problems.add(problem);
      }
    }
  }

  private void checkNumbers() {
    for (Member<?> member : GameModel.FORM.members()) {
      checkNumber(AnnotationPlace.of(member.name()), member, facts.model().get(member));
    }
    RuleValues.forEach(facts.model(), this::checkNumber);
  }

  private void checkNumber(AnnotationPlace place, Member<?> member, Object value) {
    boolean isSize = member == GameModel.FILES || member == GameModel.RANKS;
    member
        .refusal(value)
        .map(
            refusal ->
                new Diagnostic(
                    isSize ? ProblemCode.INVALID_GEOMETRY : ProblemCode.INVALID_NUMBER,
                    place,
                    refusal,
                    isSize ? "" : "write a number in this range, or remove it"))
        .ifPresent(problems::add);
  }

  private void checkFacing() {
    if (facts.model().flyingGeneral() && facts.model().bikjang()) {
      problems.add(
          new Diagnostic(
              ProblemCode.REPEATED_RULE,
              AnnotationPlace.of("bikjang"),
              "flyingGeneral and bikjang exclude each other: with flyingGeneral, "
                  + "royal pieces may never face each other",
              "remove flyingGeneral or bikjang"));
    }
    if (!facts.model().bikjang()) {
      checkProtected(GameModel.FLYING_GENERAL);
    }
  }

  /** Refuses rules about checks in a game in which no move may give one. */
  private void checkForbidden() {
    for (Member<?> member : List.of(GameModel.CHECKS, GameModel.PERPETUAL_CHECK)) {
      if (facts.model().checksForbidden() && !member.isDefault(facts.model().get(member))) {
        problems.add(
            new Diagnostic(
                ProblemCode.RULE_WITHOUT_EFFECT,
                AnnotationPlace.of(member.name()),
                member.name() + " has no effect, because no move may give check",
                "remove " + member.name() + " or checksForbidden"));
      }
    }
  }

  /** Refuses a rule about royal pieces that may not be left attacked in a game where they may. */
  private void checkProtected(Member<?> member) {
    if (!member.isDefault(facts.model().get(member)) && !facts.model().royalty().hasCheckmate()) {
      problems.add(
          new Diagnostic(
              ProblemCode.RULE_WITHOUT_EFFECT,
              AnnotationPlace.of(member.name()),
              member.name() + " has no effect, because royal pieces may be left attacked",
              "remove " + member.name() + ", or write royalty = Royalty.CHECKMATE"));
    }
  }

  private void checkPieces() {
    if (facts.pieces().isEmpty()) {
      problems.add(
          new Diagnostic(
              ProblemCode.VARIANT_WITHOUT_PIECES,
              AnnotationPlace.of(""),
              "the game has no pieces",
              "nest types with @Betza directly in this type, such as @Betza(value = "
                  + "\"N\", letter = 'N') interface Knight {}"));
    }
    problems.addAll(new PieceLetters(facts, assumed).check());
    for (int i = 0; i < facts.pieces().size(); i++) {
      PieceFacts piece = facts.pieces().get(i);
      checkPromotion(i, piece);
      if (!piece.fits()) {
        problems.add(otherBoard(AnnotationPlace.piece(i, "value"), piece));
      }
    }
  }

  /**
   * Checks a promotion in a notation: it names the new piece, but not the squares, so the game must
   * have a rule for it.
   */
  private void checkPromotion(int index, PieceFacts piece) {
    // A rule that names no piece may be the missing one.
    boolean ruled =
        assumed.facts().model().promotions().stream()
            .flatMap(rule -> Symbols.split(rule.of()).stream())
            .anyMatch(of -> of.equals(piece.symbol()) || assumed.facts().kindOf(of) == 0);
    if (piece.hasLetter() && !piece.notedPromotions().isEmpty() && !ruled) {
      problems.add(
          new Diagnostic(
              ProblemCode.INVALID_PROMOTION,
              AnnotationPlace.piece(index, "value"),
              "the notation lets "
                  + piece.typeName()
                  + " promote, but the game has no promotion for it",
              "add promotions = @Variant.Promotion(of = \""
                  + piece.symbol()
                  + "\", to = ..., zone = \""
                  + facts.ranks()
                  + "\") to the game, or remove \"=\" and the pieces after it"));
    }
  }

  static Diagnostic otherBoard(AnnotationPlace place, PieceFacts piece) {
    return new Diagnostic(
        ProblemCode.PIECE_OF_OTHER_BOARD,
        place,
        piece.typeName()
            + " is compiled for a board of another size or class than that of the game",
        "remove its files, ranks and board");
  }
}
