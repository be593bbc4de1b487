package io.github.betza.play.protocol;

import io.github.betza.declared.DeclaredPromotion;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.XBoardPiece;
import io.github.betza.export.XBoardRules;
import io.github.betza.export.XBoardTable;
import io.github.betza.game.Royalty;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The commands that teach XBoard a variant: its board and first position, how the pieces move, and
 * to what they promote. What XBoard cannot be told is said in comments. Where it would therefore
 * take legal moves for illegal ones, or the end of a game for a false claim, its user is asked to
 * turn its test of moves off; and where pieces have promoted forms, which XBoard would not put on
 * its board, the user is told that the game cannot be played there.
 */
final class XBoardSetup {
  private final DeclaredVariant variant;
  private final Map<Character, XBoardPiece> told = new LinkedHashMap<>();
  private final List<String> commands = new ArrayList<>();

  /** What XBoard is not told. */
  private final List<String> omissions = new ArrayList<>();

  /** What it therefore takes for something else. */
  private final List<String> unsure = new ArrayList<>();

  private XBoardSetup(DeclaredVariant variant) {
    this.variant = variant;
    variant.pieces().forEach(piece -> told.put(piece.letter(), XBoardPiece.of(piece)));
  }

  /** Returns the commands. */
  static List<String> commands(DeclaredVariant variant) {
    if (!XBoardRules.hasRoom(variant)) {
      return List.of(
          "tellusererror XBoard has room for " + XBoardRules.ROOM + ", not for this game");
    }
    return new XBoardSetup(variant).commands();
  }

  private List<String> commands() {
    Optional<DeclaredPromotion> promotion =
        variant.promotions().stream()
            .filter(rule -> XBoardRules.isOnLastRank(variant, rule))
            .findFirst();
    char pawn = promotion.map(rule -> rule.of().charAt(0)).orElse('\0');
    XBoardTable table = new XBoardTable(king(), pawn, told);
    commands.add(
        String.format(
            Locale.ROOT,
            "setup (%s) %dx%d+0_fairy %s",
            table,
            variant.files(),
            variant.ranks(),
            variant.setup()));
    told.forEach((letter, piece) -> tell(letter, piece, table.isWild(letter)));
    promotion.ifPresent(rule -> commands.add("choice " + rule.to()));
    variant.promotions().forEach(rule -> checkPromotion(rule, pawn));
    List<String> rules = new ArrayList<>(XBoardRules.omissions(variant));
    rules.addAll(variant.untold());
    omissions.addAll(rules);
    omissions.addAll(XBoardRules.draws(variant));
    omissions.forEach(omission -> commands.add("# XBoard is not told: " + Output.clean(omission)));
    unsure.addAll(rules);
    warning().ifPresent(commands::add);
    return List.copyOf(commands);
  }

  private void tell(char letter, XBoardPiece piece, boolean wild) {
    piece.omissions().forEach(omission -> omissions.add(omission.sentence()));
    if (!wild && !piece.moves().isEmpty()) {
      commands.add("piece " + letter + "& " + piece.moves());
    }
    if (!wild && !piece.isComplete()) {
      unsure.add("all moves of " + letter);
    }
  }

  private void checkPromotion(DeclaredPromotion rule, char pawn) {
    if (!rule.of().equals(String.valueOf(pawn)) || !XBoardRules.isOnLastRank(variant, rule)) {
      omissions.add("how " + rule.of() + " promotes on " + rule.zone());
      unsure.add("all promotions of " + rule.of());
    }
  }

  /** Returns what to tell the user about what XBoard does not know. */
  private Optional<String> warning() {
    if (variant.hasPromotedForms()) {
      return Optional.of(
          "tellusererror XBoard has no promoted forms of pieces, so this game cannot be played"
              + " with it");
    }
    return unsure.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "telluser XBoard does not know "
                + Output.clean(String.join(", ", unsure.stream().distinct().toList()))
                + ". Turn 'Test Legality' off in the general options, or it takes legal moves and"
                + " won games for illegal ones.");
  }

  /** Returns the letter of the piece that must not be left attacked, or 0. */
  private char king() {
    return variant.royalty() == Royalty.CHECKMATE ? variant.firstRoyal() : 0;
  }
}
