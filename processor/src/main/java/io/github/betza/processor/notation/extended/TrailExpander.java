package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Castling;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.extended.Term.Element;
import io.github.betza.processor.notation.extended.Term.Exponent;
import io.github.betza.processor.notation.extended.Term.Group;
import io.github.betza.processor.notation.extended.Term.Leap;
import io.github.betza.processor.notation.extended.Term.Link;
import io.github.betza.processor.notation.extended.Term.Null;
import io.github.betza.processor.notation.extended.Term.Primary;
import io.github.betza.processor.notation.move.Budget;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a chain out as trails: runs of steps, without groups and exponents. A union inside of a
 * chain is distributed, so a chain may have several trails. A group that is itself a chain is
 * written out where it stands, because "the parentheses do not have any meaning in themselves"
 * (seed 004).
 */
final class TrailExpander {
  private final Trouble trouble;
  private final InsideChain inside;
  private final Trails trails;
  private final boolean turns;

  /**
   * Expands nothing yet.
   *
   * @param turns whether {@code q} or {@code z} stands in front: then a leap without a number is
   *     repeated without limit, and "once" is no idle word
   * @param budget what the notation may still need
   */
  TrailExpander(boolean turns, Trouble trouble, Budget budget) {
    this.turns = turns;
    this.trouble = trouble;
    this.inside = new InsideChain(trouble);
    this.trails = new Trails(trouble, inside, budget);
  }

  /**
   * Returns the trails of a chain; none where something is wrong with it.
   *
   * @param last whether the move ends with the chain
   */
  List<List<Step>> chain(Element first, List<Link> links, boolean last) {
    List<List<Step>> result = element(first, first.exponents().size(), last && links.isEmpty());
    for (int i = 0; i < links.size(); i++) {
      Link link = links.get(i);
      Element element = link.element();
      boolean lastHere = last && i == links.size() - 1;
      List<List<Step>> next = element(element, element.exponents().size(), lastHere);
      ModifierRun modifiers = inside.read(link.modifiers(), ExtendedModifierTable.OF_STEP);
      Joint joint = new Joint(link.operator().value(), modifiers, element.span());
      result = trails.join(result, joint, next);
    }
    return trouble.isFound() ? List.of() : result;
  }

  /** Returns the trails of an element with the first few of its exponents. */
  private List<List<Step>> element(Element element, int exponents, boolean last) {
    if (trouble.isFound()) {
      return List.of();
    }
    if (exponents == 0) {
      return primary(element.primary(), last);
    }
    Exponent exponent = element.exponents().get(exponents - 1);
    ModifierRun modifiers = inside.read(exponent.modifiers(), ExtendedModifierTable.OF_STEP);
    List<List<Step>> base = element(element, exponents - 1, false);
    if (trouble.isFound()) {
      return List.of();
    }
    if (exponent.number() == 1) {
      boolean single = base.size() == 1 && base.get(0).size() == 1;
      if (!turns || !single || !base.get(0).get(0).length().isOne()) {
        trouble
            .log()
            .addNeedless(ProblemCode.REDUNDANT_RANGE, exponent.span(), "once is no repetition");
      }
      return last ? element(element, exponents - 1, true) : base;
    }
    Repetition repetition = new Repetition(exponent, modifiers, trails, trouble);
    List<List<Step>> slide = repetition.slide(base);
    if (!slide.isEmpty() || trouble.isFound()) {
      return slide;
    }
    return repetition.repeat(base, last ? element(element, exponents - 1, true) : base, last);
  }

  private List<List<Step>> primary(Primary primary, boolean last) {
    if (primary instanceof Leap leap) {
      return List.of(List.of(Step.of(leap)));
    }
    if (primary instanceof Group group) {
      List<List<Step>> union = new ArrayList<>();
      for (Term term : group.terms()) {
        union.addAll(innerTerm(term, last));
      }
      return union;
    }
    trouble.report(
        ProblemCode.NULL_MOVE_IN_CHAIN,
        ((Null) primary).span(),
        "the null move 'O' cannot be a part of a longer move",
        Castling.orElse(
            trouble.log().notation(),
            ((Null) primary).span(),
            "write it as a move of its own; a pass that needs an empty neighbour is \"K-bK\""));
    return List.of();
  }

  private List<List<Step>> innerTerm(Term term, boolean last) {
    ModifierRun modifiers = inside.read(term.prefixes(), ExtendedModifierTable.OF_GROUP);
    List<List<Step>> expanded = chain(term.first(), term.links(), last);
    if (term.prefixes().isEmpty()) {
      return expanded;
    }
    List<List<Step>> given = new ArrayList<>();
    for (List<Step> trail : expanded) {
      if (trail.size() > 1 && modifiers.directions().isPresent()) {
        directionsInside(term);
        return List.of();
      }
      given.add(inside.give(modifiers, trail));
    }
    return given;
  }

  private void directionsInside(Term term) {
    trouble.report(
        ProblemCode.DIRECTIONS_INSIDE_CHAIN,
        Letter.span(term.prefixes()),
        "direction letters in front of a chain select whole moves, but this chain is only a part of"
            + " one",
        "put them in front of the whole chain, or behind the operator that leads to the group");
  }
}
