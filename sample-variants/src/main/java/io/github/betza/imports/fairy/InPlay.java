package io.github.betza.imports.fairy;

import io.github.betza.Hand;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The kinds of pieces that each side can have: the kinds in the setup, their promotions, and the
 * kinds captured to its hand.
 */
final class InPlay {
  private static final boolean[] SIDES = {true, false};

  private final FairyState state;
  private final Set<String> white = new LinkedHashSet<>();
  private final Set<String> black = new LinkedHashSet<>();
  private final Set<String> promoted = new LinkedHashSet<>();

  /** The kinds of pieces before they promote. */
  private final Set<String> unpromoted = new LinkedHashSet<>();

  /** The kinds of promoted forms, by the kinds whose forms they are. */
  private final Map<String, String> forms = new LinkedHashMap<>();

  InPlay(FairyState state, FairySetup.Position position, FairyPromotions promotions) {
    this.state = state;
    state.pieces().forEach((name, kind) -> add(name, kind.letter(), position));
    unpromoted.addAll(white);
    unpromoted.addAll(black);
    if (FairyHands.hand(state) != Hand.NONE) {
      white.addAll(unpromoted);
      black.addAll(unpromoted);
    }
    for (boolean side : SIDES) {
      List<String> open = new ArrayList<>(of(side));
      while (!open.isEmpty()) {
        String name = open.remove(0);
        for (FairyPromotions.Rule rule : promotions.rules(name, side)) {
          for (String to : rule.to()) {
            if (promotions.isForm(name, to)) {
              forms.put(name, to);
            } else {
              promoted.add(to);
            }
            if (of(side).add(to)) {
              open.add(to);
            }
          }
        }
      }
    }
    if (FairyHands.hand(state) == Hand.CAPTURED_PROMOTED) {
      white.addAll(black);
      black.addAll(white);
    }
  }

  private void add(String name, char letter, FairySetup.Position position) {
    for (boolean side : SIDES) {
      char own = side ? letter : Character.toLowerCase(letter);
      boolean isForm = position.board().indexOf("+" + own) >= 0;
      if (isForm
          || position.inHand().indexOf(own) >= 0
          || !position.setup().squaresOf(own).isEmpty()) {
        of(side).add(name);
      }
    }
  }

  private Set<String> of(boolean side) {
    return side ? white : black;
  }

  /** Returns whether a side can have a piece of a kind. */
  boolean has(String name, boolean side) {
    return of(side).contains(name);
  }

  /** Returns whether pieces can promote to a kind that is not their own form. */
  boolean isPromoted(String name) {
    return promoted.contains(name) || forms.containsValue(name);
  }

  /** Returns whether pieces of a kind can exist without a promotion. */
  boolean isUnpromoted(String name) {
    return unpromoted.contains(name);
  }

  /** Returns whether a kind has pieces that are not promoted forms. */
  boolean isOwn(String name) {
    return unpromoted.contains(name) || promoted.contains(name);
  }

  /** Returns the kinds of promoted forms, by the kinds whose forms they are. */
  Map<String, String> forms() {
    return forms;
  }

  /** Returns the sides that can have a piece of a kind: true is White. */
  List<Boolean> sides(String name) {
    List<Boolean> sides = new ArrayList<>();
    for (boolean side : SIDES) {
      if (has(name, side)) {
        sides.add(side);
      }
    }
    return sides;
  }

  /** Returns the kinds that some side can have, in the order in which they are declared. */
  List<String> names() {
    return state.pieces().keySet().stream().filter(name -> !sides(name).isEmpty()).toList();
  }

  /** Returns the letter of a kind, in upper case. */
  char letter(String name) {
    return state.pieces().get(name).letter();
  }

  /**
   * Returns the symbols of all pieces of a kind: its letter, and the symbols of forms with its
   * moves.
   */
  String symbols(String name) {
    StringBuilder symbols = new StringBuilder(isOwn(name) ? String.valueOf(letter(name)) : "");
    for (String base : names()) {
      if (name.equals(forms.get(base))) {
        symbols.append('+').append(letter(base));
      }
    }
    return symbols.toString();
  }
}
