package io.github.betza.play.protocol;

import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.Setup;
import io.github.betza.export.xboard.XBoardPiece;
import io.github.betza.export.xboard.XBoardRoles;
import io.github.betza.export.xboard.XBoardRules;
import io.github.betza.export.xboard.XBoardTable;
import io.github.betza.model.Promotion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The commands that teach XBoard a variant: its board and first position, how the pieces move, and
 * to what they promote. Comments list the rules that XBoard cannot express. If it would therefore
 * refuse legal moves, or reject the end of a game as a false claim, a message advises the user to
 * turn off its test of moves.
 */
final class XBoardSetup {
  /**
   * XBoard's Chu Shogi offers promotion on the last ranks; the board's ranks divided by this
   * number.
   */
  private static final int ZONE = 3;

  private final DeclaredVariant variant;
  private final XBoardRoles roles;
  private final XBoardCastling castling;
  private final Map<Character, XBoardPiece> pieces;
  private final List<String> commands = new ArrayList<>();

  /** The rules that XBoard cannot express. */
  private final List<String> omissions = new ArrayList<>();

  /** The moves and endings that XBoard therefore judges wrongly. */
  private final List<String> unsure = new ArrayList<>();

  private XBoardSetup(DeclaredVariant variant) {
    this.variant = variant;
    this.castling = castling(variant);
    this.roles = XBoardRules.roles(variant, castling.partner());
    this.pieces = pieces(variant);
  }

  /** Returns the commands for a game whose board XBoard can show. */
  static XBoardSetup of(DeclaredVariant variant) {
    XBoardSetup setup = new XBoardSetup(variant);
    setup.teach();
    return setup;
  }

  List<String> commands() {
    return List.copyOf(commands);
  }

  /** Returns the field that replaces the castling rights of a game in XBoard, if there is one. */
  static Optional<XBoardUnmoved> unmoved(DeclaredVariant variant) {
    return XBoardUnmoved.of(variant, XBoardRules.king(variant), pieces(variant));
  }

  /** Returns the castling rights in the setup for XBoard. */
  static XBoardCastling castling(DeclaredVariant variant) {
    return unmoved(variant).isPresent()
        ? XBoardCastling.NONE
        : XBoardCastling.of(variant, XBoardRules.king(variant));
  }

  private static Map<Character, XBoardPiece> pieces(DeclaredVariant variant) {
    Map<Character, XBoardPiece> pieces = new LinkedHashMap<>();
    variant.pieces().forEach(piece -> pieces.put(piece.letter(), XBoardPiece.of(piece)));
    return pieces;
  }

  private void teach() {
    XBoardTable table = new XBoardTable(roles, pieces);
    Optional<XBoardUnmoved> unmoved = XBoardUnmoved.of(variant, roles.king(), pieces);
    // XBoard reads the field as it writes it only if it has the moves of the king.
    unmoved.ifPresent(any -> commands.add(piece(roles.king())));
    commands.add(
        String.format(
            Locale.ROOT,
            "setup (%s) %dx%d+0_%s %s",
            table,
            variant.files(),
            variant.ranks(),
            roles.parent(),
            Setup.withCastling(
                variant.setup(), unmoved.map(XBoardUnmoved::field).orElse(castling.field()))));
    pieces.forEach((letter, piece) -> write(String.valueOf(letter), piece, table.isWild(letter)));
    for (DeclaredPiece form : variant.forms().pieces()) {
      write("+" + form.letter(), XBoardPiece.of(form), false);
    }
    promotions();
    rules();
    omissions.forEach(omission -> commands.add("# XBoard is not told: " + Output.clean(omission)));
  }

  private String piece(char king) {
    return "piece " + king + "& " + pieces.get(king).moves();
  }

  private void write(String symbol, XBoardPiece piece, boolean wild) {
    omissions.addAll(piece.omissions());
    if (!wild && !piece.moves().isEmpty()) {
      commands.add("piece " + symbol + "& " + piece.moves());
    }
    if (!wild && !piece.isComplete()) {
      unsure.add("all moves of " + symbol);
    }
  }

  private void promotions() {
    XBoardRules.lastRankPromotion(variant).ifPresent(rule -> commands.add("choice " + rule.to()));
    for (Promotion rule : variant.promotions()) {
      if (!rule.of().equals(String.valueOf(roles.pawn()))
          || !XBoardRules.isOnLastRank(variant, rule)) {
        omissions.add("how " + rule.of() + " promotes on " + rule.zone());
        unsure.add("all promotions of " + rule.of());
      }
    }
    for (Promotion rule : variant.forms().promotions()) {
      if (XBoardRules.isToOwnForm(rule)) {
        omissions.add(
            "where %s may promote to a form: it asks in the last %s ranks"
                .formatted(rule.of(), variant.ranks() / ZONE));
      } else {
        omissions.add("how " + rule.of() + " promotes to " + rule.to());
        unsure.add("all promotions of " + rule.of());
      }
    }
  }

  private void rules() {
    List<String> rules = new ArrayList<>(XBoardRules.omissions(variant));
    // The game of Chu Shogi, which is the parent of games with forms, has no castling rights.
    boolean lacksRights = variant.hasPromotedForms() && !castling.field().equals("-");
    if (!castling.isComplete() || lacksRights) {
      rules.add("the castling rights " + Setup.of(variant).castling());
    }
    omissions.addAll(rules);
    unsure.addAll(rules);
    XBoardRules.losingMoves(variant).ifPresent(omissions::add);
    omissions.addAll(XBoardRules.draws(variant));
  }

  /** Returns the message to the user about rules unknown to XBoard. */
  Optional<String> warning() {
    return unsure.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "XBoard does not know: "
                + unsure.stream()
                    .distinct()
                    .map(XBoardSetup::item)
                    .collect(Collectors.joining("; "))
                + ". Turn 'Test Legality' off in the general options, or it takes legal moves and"
                + " won games for illegal ones.");
  }

  /** Returns a sentence without its full stop, for a list. */
  private static String item(String sentence) {
    return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
  }
}
