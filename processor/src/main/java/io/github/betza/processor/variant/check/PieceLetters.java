package io.github.betza.processor.variant.check;

import io.github.betza.model.GameModel;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.RuleValues;
import io.github.betza.processor.variant.Symbols;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.setup.SetupText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Checks that each piece of a game has a distinct letter, and each letter a piece. */
final class PieceLetters {
  private final VariantFacts facts;
  private final AssumedFacts assumed;
  private final List<Diagnostic> problems = new ArrayList<>();

  PieceLetters(VariantFacts facts, AssumedFacts assumed) {
    this.facts = facts;
    this.assumed = assumed;
  }

  List<Diagnostic> check() {
    Map<String, PieceFacts> owners = new HashMap<>();
    for (int i = 0; i < facts.pieces().size(); i++) {
      checkLetter(i, facts.pieces().get(i), owners);
    }
    // A game without pieces is reported as that.
    if (!facts.pieces().isEmpty()) {
      assumed.facts().pieces().stream()
          .skip(facts.pieces().size())
          .map(this::withoutNotation)
          .forEach(problems::add);
    }
    return problems;
  }

  private void checkLetter(int index, PieceFacts piece, Map<String, PieceFacts> owners) {
    if (!piece.letterGiven()) {
      checkMissing(index, piece);
    } else if (piece.hasLetter()) {
      checkUnpromoted(index, piece);
      checkOwner(index, piece, owners);
    }
  }

  private void checkMissing(int index, PieceFacts piece) {
    boolean meant =
        facts.model().extras().stream().anyMatch(extra -> facts.movesOf(extra).isEmpty());
    if (piece.promoted() || meant) {
      // A promoted form without a letter is reported when its annotation is read. If extra moves
      // name an unknown type, this may be the intended type, which then needs no letter.
      return;
    }
    problems.add(
        new Diagnostic(
            ProblemCode.MISSING_LETTER,
            AnnotationPlace.piece(index, "value"),
            piece.typeName() + " has no letter",
            assumed
                    .letter(index)
                    .map(letter -> "add letter = '" + letter + "'")
                    .orElse("all 26 letters are in use: make it the promoted form of another piece")
                + ", or name it in \"moves\" of an @Extra"));
  }

  /** Checks that the piece of a promoted form exists. */
  private void checkUnpromoted(int index, PieceFacts piece) {
    if (piece.promoted() && assumed.facts().kindOf(String.valueOf(piece.letter())) == 0) {
      problems.add(
          new Diagnostic(
              ProblemCode.UNKNOWN_LETTER,
              AnnotationPlace.piece(index, "letter"),
              "no piece of the game has the letter '"
                  + piece.letter()
                  + "' that "
                  + piece.typeName()
                  + " is promoted from",
              "write the letter of a piece that is not promoted, or remove promoted = true"));
    }
  }

  /** Checks that no earlier piece has the same letter. */
  private void checkOwner(int index, PieceFacts piece, Map<String, PieceFacts> owners) {
    PieceFacts other = owners.putIfAbsent(piece.symbol(), piece);
    if (other != null) {
      problems.add(
          new Diagnostic(
              ProblemCode.DUPLICATE_LETTER,
              AnnotationPlace.piece(index, "letter"),
              piece.typeName()
                  + " and "
                  + other.typeName()
                  + " have the same letter '"
                  + piece.symbol()
                  + "'",
              piece.promoted()
                  ? "remove one of them, or its promoted = true: a piece has one promoted form"
                  : assumed
                      .letter(index)
                      .map(
                          letter ->
                              "change the letter of one of them, for example to '" + letter + "'")
                      .orElse(
                          "all 26 letters are in use: make one piece the promoted form of another")));
    }
  }

  private Diagnostic withoutNotation(PieceFacts piece) {
    String letter = piece.symbol();
    String message = "no piece has the letter '" + letter + "', and " + piece.typeName();
    // Any of several such pieces may be the royal one, unless the name of one shows it.
    boolean isRoyal =
        piece.royal()
            && (letter.equals("K") || assumed.facts().pieces().size() == facts.pieces().size() + 1);
    String royal = isRoyal ? ", royal = true" : "";
    return new Diagnostic(
        ProblemCode.MISSING_ANNOTATION,
        placeOf(letter),
        message + " has no @Betza",
        "write @Betza(value = ..., letter = '"
            + letter
            + "'"
            + royal
            + ") before "
            + piece.typeName());
  }

  /** Returns the place where a letter is used: in the setup, or else in a rule. */
  private AnnotationPlace placeOf(String letter) {
    return SetupText.rows(facts).toUpperCase(Locale.ROOT).contains(letter)
        ? AnnotationPlace.of(GameModel.SETUP.name())
        : RuleValues.letters(facts.model()).entrySet().stream()
            .filter(list -> Symbols.split(list.getValue()).contains(letter))
            .map(Map.Entry::getKey)
            .findFirst()
            .orElse(AnnotationPlace.WHOLE);
  }
}
