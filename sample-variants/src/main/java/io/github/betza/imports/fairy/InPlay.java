package io.github.betza.imports.fairy;

import io.github.betza.declared.Setup;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Which kinds of pieces each side can have: those in the setup, and those that come of them. */
public final class InPlay {
  private static final boolean[] SIDES = {true, false};

  private final FairyState state;
  private final Set<String> white = new LinkedHashSet<>();
  private final Set<String> black = new LinkedHashSet<>();
  private final Set<String> promoted = new LinkedHashSet<>();

  public InPlay(FairyState state, Setup setup, FairyPromotions promotions) {
    this.state = state;
    state
        .pieces()
        .forEach(
            (name, kind) -> {
              if (!setup.squaresOf(kind.letter()).isEmpty()) {
                white.add(name);
              }
              if (!setup.squaresOf(Character.toLowerCase(kind.letter())).isEmpty()) {
                black.add(name);
              }
            });
    for (boolean side : SIDES) {
      List<String> open = new ArrayList<>(of(side));
      while (!open.isEmpty()) {
        for (FairyPromotions.Rule rule : promotions.rules(open.remove(0), side)) {
          for (String to : rule.to()) {
            promoted.add(to);
            if (of(side).add(to)) {
              open.add(to);
            }
          }
        }
      }
    }
  }

  private Set<String> of(boolean side) {
    return side ? white : black;
  }

  /** Returns whether a side can have a piece of a kind. */
  public boolean has(String name, boolean side) {
    return of(side).contains(name);
  }

  /** Returns whether pieces can become one of a kind. */
  public boolean isPromoted(String name) {
    return promoted.contains(name);
  }

  /** Returns the sides that can have a piece of a kind: true is White. */
  public List<Boolean> sides(String name) {
    List<Boolean> sides = new ArrayList<>();
    for (boolean side : SIDES) {
      if (has(name, side)) {
        sides.add(side);
      }
    }
    return sides;
  }

  /** Returns the kinds that some side can have, in the order in which they are declared. */
  public List<String> names() {
    return state.pieces().keySet().stream().filter(name -> !sides(name).isEmpty()).toList();
  }

  /** Returns the letter of a kind, in upper case. */
  public char letter(String name) {
    return state.pieces().get(name).letter();
  }
}
