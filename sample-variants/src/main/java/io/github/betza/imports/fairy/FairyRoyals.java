package io.github.betza.imports.fairy;

import io.github.betza.BareKing;
import io.github.betza.Checkmate;
import io.github.betza.Hand;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.declared.Setup;
import io.github.betza.imports.Findings;
import io.github.betza.model.Extinction;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads which pieces are royal, and the results of losing pieces. */
final class FairyRoyals {
  private static final String TYPES = "extinctionPieceTypes";
  private static final String VALUE = "extinctionValue";
  private static final String COUNT = "extinctionPieceCount";
  private static final String OPPONENTS = "extinctionOpponentPieceCount";
  private static final String PSEUDO = "extinctionPseudoRoyal";

  private final FairyState state;
  private final Setup setup;
  private final InPlay play;
  private final boolean kings;

  /**
   * The rules about royal and lost pieces.
   *
   * @param royalty how royal pieces are protected
   * @param royal the names of the royal kinds
   * @param bareKing the result for a bare king
   * @param extinctions of which pieces a side must not have too few
   */
  record Royals(
      Royalty royalty, Set<String> royal, BareKing bareKing, List<Extinction> extinctions) {
    Royals(Royalty royalty, Set<String> royal, BareKing bareKing) {
      this(royalty, royal, bareKing, List.of());
    }
  }

  FairyRoyals(FairyState state, Setup setup, InPlay play) {
    this.state = state;
    this.setup = setup;
    this.play = play;
    this.kings = play.names().contains("king");
  }

  /**
   * Reads them.
   *
   * @param castling the castling pieces, which are royal here, and their partners, which are not
   */
  Royals read(FairyCastle.Castles castling) {
    Royals royals = read();
    String castles = castling.king();
    if (castles.isEmpty()) {
      return royals;
    }
    Set<String> royal = new LinkedHashSet<>(royals.royal());
    // If royal pieces are not protected, it does not matter which pieces are royal.
    boolean free = royals.royalty() == Royalty.NONE || royals.royalty() == Royalty.KIND_EXTINCT;
    boolean fits = free || royal.contains(castles);
    boolean isLast = royals.royalty() == Royalty.LAST_CAPTURED;
    if (isLast && (!fits || castling.partners().stream().anyMatch(royal::contains))) {
      // The last of these pieces may be lost, and so may the castling piece.
      Extinction last = Extinction.of(letters(royal)).with(Extinction.EACH, royal.size() == 1);
      return new Royals(Royalty.NONE, Set.of(castles), royals.bareKing(), List.of(last));
    }
    royal.add(castles);
    if (!fits || castling.partners().stream().anyMatch(royal::contains)) {
      state.problem(
          "castling",
          "what castles is royal here, and its partners are not; but a side that loses what it must"
              + " not lose is one without its "
              + String.join(", ", royals.royal())
              + ": write castling = false to import the game without castling");
    }
    return new Royals(royals.royalty(), royal, royals.bareKing(), royals.extinctions());
  }

  private String letters(Collection<String> names) {
    return names.stream().map(play::symbols).collect(Collectors.joining());
  }

  private Royals read() {
    Set<String> royal = new LinkedHashSet<>();
    if (kings) {
      royal.add("king");
      checkKings();
    }
    if (state.flag(PSEUDO)) {
      royal.addAll(pseudoRoyals());
      Royalty some = isLastProtected(royal) ? Royalty.LAST_CHECKMATED : Royalty.CHECKMATE;
      if (some == Royalty.LAST_CHECKMATED && isPromotedPiece(royal)) {
        state
            .findings()
            .omit(
                "that a move which makes a second royal piece may not leave the first one attacked");
      }
      return new Royals(royal.isEmpty() ? Royalty.NONE : some, royal, BareKing.PLAYS_ON);
    }
    String value = state.text(VALUE);
    if (value.equals("none")) {
      return royals(royal);
    }
    if (!Set.of("win", "loss", "draw").contains(value)) {
      state.problem(VALUE, VALUE + " is win, loss, draw or none, not " + Findings.quote(value));
      return royals(royal);
    }
    return state.pieces(TYPES).contains(OptionValue.ALL) ? all(royal, value) : some(royal, value);
  }

  private Royals royals(Set<String> royal) {
    return new Royals(kings ? Royalty.CHECKMATE : Royalty.NONE, royal, BareKing.PLAYS_ON);
  }

  private void checkKings() {
    for (boolean white : new boolean[] {true, false}) {
      if (count("king", white) > 1) {
        state.problem(
            "startFen",
            "Fairy-Stockfish protects one king of a side only: give each side one in startFen");
      }
    }
  }

  private int count(String name, boolean white) {
    char letter = state.pieces().get(name).letter();
    return setup.squaresOf(white ? letter : Character.toLowerCase(letter)).size();
  }

  private int number(String key) {
    String text = state.text(key);
    if (!text.matches("[0-9]{1,4}")) {
      state.problem(key, key + " is a number from 0 to 9999, not " + Findings.quote(text));
      return 0;
    }
    return Integer.parseInt(text);
  }

  /**
   * Returns the kinds that are protected while a side has few of them, if a side always has few.
   */
  private Set<String> pseudoRoyals() {
    Set<String> types = new LinkedHashSet<>(state.pieces(TYPES));
    if (types.contains(OptionValue.ALL)) {
      state.problem(TYPES, "all pieces together are not royal here: write the letters of some");
    }
    types.retainAll(play.names());
    if (!areAlwaysFew(types) && !isLastProtected(types)) {
      state.problem(
          PSEUDO,
          "royal pieces are protected always here, or where a side has one of a kind left, but in"
              + " Fairy-Stockfish as long as a side has at most "
              + (number(COUNT) + 1)
              + " of it");
    }
    return types;
  }

  /** Returns whether no side ever has more royal pieces than are protected. */
  private boolean areAlwaysFew(Set<String> types) {
    boolean grows = types.stream().anyMatch(name -> comesOfOthers(name, types));
    int greatest =
        grows ? setup.pieces().size() : Math.max(count(types, true), count(types, false));
    return greatest <= number(COUNT) + 1;
  }

  private int count(Set<String> types, boolean white) {
    return types.stream().mapToInt(name -> count(name, white)).sum();
  }

  /**
   * Returns whether only a side's last royal piece is protected: each side has royal pieces of one
   * kind, which never come to a hand.
   */
  private boolean isLastProtected(Set<String> royal) {
    Set<String> types = new LinkedHashSet<>(royal);
    types.remove("king");
    boolean areOfOneKind =
        List.of(true, false).stream()
            .allMatch(white -> royal.stream().filter(name -> play.has(name, white)).count() <= 1);
    return !areAlwaysFew(types)
        && areOfOneKind
        && number(COUNT) == 0
        && FairyHands.hand(state) == Hand.NONE
        && !state.flag("blastOnCapture");
  }

  /** Returns whether other pieces become royal by another rule than that of pawns. */
  private boolean isPromotedPiece(Set<String> royal) {
    return state.promoted().entrySet().stream()
        .anyMatch(
            each ->
                royal.contains(each.getValue())
                    && play.names().contains(each.getKey())
                    && !royal.contains(each.getKey()));
  }

  /** Returns whether pieces that are not royal can promote to a royal kind. */
  private boolean comesOfOthers(String name, Set<String> types) {
    return state.promoted().entrySet().stream()
            .anyMatch(
                each ->
                    each.getValue().equals(name)
                        && play.names().contains(each.getKey())
                        && !types.contains(each.getKey()))
        || (play.isPromoted(name)
            && (state.pieces("promotionPieceTypesWhite").contains(name)
                || state.pieces("promotionPieceTypesBlack").contains(name)));
  }

  /** Reads a rule about all pieces of a side together. */
  private Royals all(Set<String> royal, String value) {
    int count = number(COUNT);
    boolean bare = count == 1 && value.equals("loss") && kings;
    if (bare && state.flag("extinctionClaim") && number(OPPONENTS) == 2) {
      state
          .findings()
          .note(
              "a bare king loses unless it bares the other at once; where it cannot,"
                  + " Fairy-Stockfish ends the game a move earlier, and it plays on with two bare"
                  + " kings, which is a draw here");
      return new Royals(Royalty.CHECKMATE, royal, BareKing.LOSES_UNLESS_ANSWERED);
    }
    boolean bothKings = kings && count("king", true) > 0 && count("king", false) > 0;
    if (count == 0 && number(OPPONENTS) == 0 && bothKings) {
      // Kings are never captured, so a side with one always has a piece.
      return royals(royal);
    }
    if (count == 0 && number(OPPONENTS) == 0 && !kings) {
      // A blast may leave the side that has moved without a piece.
      if (!state.flag("blastOnCapture")
          && value.equals(stalemate().name().toLowerCase(Locale.ROOT))) {
        return royals(royal);
      }
      if (!state.flag("blastOnCapture") && value.equals("loss")) {
        return new Royals(
            Royalty.LAST_CAPTURED, new LinkedHashSet<>(play.names()), BareKing.PLAYS_ON);
      }
    }
    return counted(royal, play.names(), false, value);
  }

  /** Reads a rule about numbers of pieces, which can be combined with any other. */
  private Royals counted(Set<String> royal, Collection<String> of, boolean each, String value) {
    String key = number(OPPONENTS) != 0 ? OPPONENTS : "extinctionClaim";
    boolean isOfOne = number(OPPONENTS) == 1 && number(COUNT) == 0 && !each;
    if (isOfOne) {
      state
          .findings()
          .omit("that neither side has won or lost where both lose their last piece at once");
    }
    if ((number(OPPONENTS) != 0 && !isOfOne) || state.flag("extinctionClaim")) {
      state.problem(
          key,
          "a side with too few pieces has lost or won at once here: write %s = %s"
              .formatted(key, FairyOptions.usual(key)));
    } else if (value.equals("draw")) {
      state.problem(
          VALUE,
          "a side with too few pieces has lost or won here: write extinctionValue = none to import"
              + " the game without it");
    }
    Extinction rule = new Extinction(letters(of), each, number(COUNT), value.equals("win"));
    return new Royals(
        kings ? Royalty.CHECKMATE : Royalty.NONE, royal, BareKing.PLAYS_ON, List.of(rule));
  }

  /** Reads a rule about the last piece of some kinds. */
  private Royals some(Set<String> royal, String value) {
    Set<String> types = new LinkedHashSet<>(state.pieces(TYPES));
    // The last king is never captured.
    types.remove("king");
    types.forEach(this::checkExtinct);
    if (types.isEmpty()) {
      return royals(royal);
    }
    boolean all = play.names().stream().filter(this::isThere).allMatch(types::contains);
    boolean usual =
        value.equals("loss")
            && !kings
            && number(COUNT) == 0
            && number(OPPONENTS) == 0
            && !state.flag("extinctionClaim");
    // Royal pieces never come to a hand here.
    if (usual && types.size() == 1 && FairyHands.hand(state) == Hand.NONE) {
      return new Royals(Royalty.LAST_CAPTURED, types, BareKing.PLAYS_ON);
    }
    return usual && all
        ? new Royals(Royalty.KIND_EXTINCT, royal, BareKing.PLAYS_ON)
        : counted(royal, types, true, value);
  }

  private boolean isThere(String name) {
    return count(name, true) + count(name, false) > 0;
  }

  /**
   * Checks that each side begins with a kind, because otherwise the engine ends the game at once.
   */
  private void checkExtinct(String name) {
    boolean known = state.pieces().containsKey(name);
    int few = number(COUNT);
    boolean white = !known || count(name, true) <= few;
    if (white || count(name, false) <= few) {
      state.problem(
          TYPES,
          "extinctionPieceTypes names "
              + name
              + ", of which "
              + (white ? "White" : "Black")
              + (few == 0 ? " has none" : " has too few")
              + " in startFen, so that the game is over in Fairy-Stockfish: take it out");
    }
  }

  /** Returns the result for a side that is mated. */
  Checkmate checkmate(Royals royals) {
    String value = state.text("checkmateValue");
    if (!Set.of("loss", "win").contains(value)) {
      state.problem(
          "checkmateValue", "checkmateValue is loss or win here, not " + Findings.quote(value));
    }
    boolean wins = value.equals("win") && royals.royalty().hasCheckmate();
    return wins ? Checkmate.WIN : Checkmate.LOSS;
  }

  /** Returns the result for a side without a move. */
  Stalemate stalemate() {
    String value = state.text("stalemateValue");
    Optional<Stalemate> known =
        Optional.of(value)
            .filter(text -> Set.of("draw", "loss", "win").contains(text))
            .map(text -> Stalemate.valueOf(text.toUpperCase(Locale.ROOT)));
    if (known.isEmpty()) {
      state.problem(
          "stalemateValue", "stalemateValue is draw, loss or win, not " + Findings.quote(value));
    }
    return known.orElse(Stalemate.DRAW);
  }
}
