package io.github.betza.export.xboard;

import io.github.betza.Hand;
import io.github.betza.Stalemate;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.Export;
import io.github.betza.export.OmittedRules;
import io.github.betza.export.Royals;
import io.github.betza.model.Drop;
import io.github.betza.model.GameModel;
import io.github.betza.model.Promotion;
import io.github.betza.model.RulesByKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Writes a game as the commands {@code setup} and {@code piece}, which engines send to XBoard. */
public final class XBoardExport {
  private final DeclaredVariant variant;
  private final List<String> omissions = new ArrayList<>();

  private XBoardExport(DeclaredVariant variant) {
    this.variant = variant;
  }

  public static Export export(DeclaredVariant variant, String key) {
    if (!XBoardRules.hasRoom(variant.files(), variant.ranks())) {
      return Export.none("the board has at most " + XBoardRules.ROOM);
    }
    return new XBoardExport(variant).export(key);
  }

  private Export export(String key) {
    Map<Character, XBoardPiece> pieces = new LinkedHashMap<>();
    variant.pieces().forEach(piece -> pieces.put(piece.letter(), XBoardPiece.of(piece)));
    // XBoard derives from the places which pieces are royal and which promote.
    XBoardTable table = new XBoardTable(XBoardRoles.of(Royals.king(variant), pawn()), pieces);
    boolean hasHands = variant.model().hand() != Hand.NONE || !variant.model().drops().isEmpty();
    boolean isShogi = hasHands && variant.hasPromotedForms();
    String white = isShogi ? XBoardHands.shogiTable(variant, Royals.king(variant)) : table.white();
    String parent = isShogi ? XBoardHands.SHOGI : key;
    XBoardHands hands = new XBoardHands(white, variant.ranks(), parent);
    int size = hasHands ? handSize(hands) : 0;
    StringBuilder text = new StringBuilder("setup (").append(white);
    text.append(white.toLowerCase(Locale.ROOT)).append(") ");
    text.append(variant.files()).append('x').append(variant.ranks()).append('+').append(size);
    text.append('_').append(parent).append(' ').append(variant.setup()).append('\n');
    pieces.forEach(
        (letter, piece) -> write(letter + "&", piece, isShogi || !table.isWild(letter), text));
    if (isShogi) {
      variant
          .forms()
          .pieces()
          .forEach(form -> write(form.symbol() + "&", XBoardPiece.of(form), true, text));
    }
    variant.promotions().forEach(this::promotion);
    Royals.omitSeveral(variant, omissions);
    if (hasHands) {
      compare(hands, size);
    }
    if (isShogi && variant.model().stalemate() == Stalemate.DRAW) {
      omissions.add("that stalemate is a draw");
    }
    omitted(hasHands, isShogi).addTo(omissions, variant);
    XBoardRules.draws(variant).forEach(omissions::add);
    return new Export(text.toString(), omissions);
  }

  private void write(String id, XBoardPiece piece, boolean isKnown, StringBuilder text) {
    omissions.addAll(piece.omissions());
    if (isKnown && !piece.moves().isEmpty()) {
      text.append("piece ").append(id).append(' ').append(piece.moves()).append('\n');
    }
  }

  private OmittedRules omitted(boolean hasHands, boolean isShogi) {
    OmittedRules hands =
        hasHands
            ? XBoardRules.OMITTED.and(
                GameModel.HAND,
                GameModel.DROPS,
                Drop.OF,
                Drop.SQUARES,
                Drop.PER_FILE,
                Drop.CHECKMATES,
                Drop.CHECKS,
                Drop.FIRST,
                Drop.UNMOVED,
                Drop.APART)
            : XBoardRules.OMITTED;
    boolean loses = variant.model().stalemate() == Stalemate.LOSS;
    if (!isShogi) {
      return hands;
    }
    return loses ? hands.andForms().and(GameModel.STALEMATE) : hands.andForms();
  }

  /** Returns the number of pieces, in the order of the table, for which a hand must have places. */
  private int handSize(XBoardHands hands) {
    List<Character> all = hands.held(Integer.MAX_VALUE);
    int size = 0;
    for (int i = 0; i < all.size(); i++) {
      size = XBoardHands.drop(variant, String.valueOf(all.get(i))).isPresent() ? i + 1 : size;
    }
    return size;
  }

  /** Lists the differences between the hands of the game and the hands of XBoard. */
  private void compare(XBoardHands hands, int size) {
    Hand hand = variant.model().hand();
    if (hand == Hand.NONE) {
      omissions.add("that captured pieces are out of the game");
    } else if (hand == Hand.CAPTURED && !variant.promotions().isEmpty()) {
      omissions.addAll(variant.sentences().of(GameModel.HAND));
    } else if (hand == Hand.CAPTURED_PROMOTED && variant.hasPromotedForms()) {
      omissions.addAll(variant.sentences().of(GameModel.HAND));
    }
    List<Character> held = hands.held(size);
    for (DeclaredPiece piece : variant.all()) {
      Optional<Drop> here = XBoardHands.drop(variant, piece.symbol());
      boolean isHeld = !piece.promoted() && held.contains(piece.letter());
      Optional<Drop> there = isHeld ? Optional.of(hands.drop(piece.letter())) : Optional.empty();
      if (!here.equals(there)) {
        omissions.add(
            here.map(drop -> variant.sentences().of(GameModel.DROPS, drop))
                .orElse("that " + piece.symbol() + " is not dropped"));
      }
    }
    variant.forms().promotions().stream()
        .flatMap(rule -> RulesByKind.split(rule.of()).stream().map(of -> alone(rule, of)))
        .filter(rule -> !hands.promotions(rule.of().charAt(0)).contains(rule))
        .map(rule -> variant.sentences().of(GameModel.PROMOTIONS, rule))
        .forEach(omissions::add);
  }

  private static Promotion alone(Promotion rule, String of) {
    return new Promotion(of, rule.to(), rule.zone(), rule.on(), rule.optional(), rule.limited());
  }

  private char pawn() {
    return variant.promotions().stream()
        .map(rule -> rule.of().charAt(0))
        .filter(letter -> letter != Royals.king(variant))
        .findFirst()
        .orElse('\0');
  }

  private void promotion(Promotion rule) {
    boolean plain =
        rule.of().equals(String.valueOf(pawn()))
            && !rule.limited()
            && XBoardRules.isOnLastRank(variant, rule);
    omissions.add(
        plain
            ? "that " + rule.of() + " promotes to nothing but " + rule.to()
            : "how " + rule.of() + " promotes on " + rule.zone() + ": the engine has to decide");
  }
}
