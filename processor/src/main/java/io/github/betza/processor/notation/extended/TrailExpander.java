package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.extended.ExtendedTerm.Element;
import io.github.betza.processor.notation.extended.ExtendedTerm.Exponent;
import io.github.betza.processor.notation.extended.ExtendedTerm.Group;
import io.github.betza.processor.notation.extended.ExtendedTerm.Leap;
import io.github.betza.processor.notation.extended.ExtendedTerm.Link;
import io.github.betza.processor.notation.extended.ExtendedTerm.Null;
import io.github.betza.processor.notation.extended.ExtendedTerm.Primary;
import io.github.betza.processor.notation.extended.TrailJoiner.Joint;
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
  private final ProblemLog log;
  private final ChainModifierReader inside;
  private final TrailJoiner trails;
  private final boolean turns;

  /**
   * Expands nothing yet.
   *
   * @param turns whether {@code q} or {@code z} stands in front: then a leap without a number is
   *     repeated without limit, and "once" is no idle word
   * @param budget what the notation may still need
   */
  TrailExpander(boolean turns, ProblemLog log, Budget budget) {
    this.turns = turns;
    this.log = log;
    this.inside = new ChainModifierReader(log);
    this.trails = new TrailJoiner(log, inside, budget);
  }

  /**
   * Returns the trails of a chain.
   *
   * @param last whether the move ends with the chain
   */
  List<List<ChainStep>> chain(Element first, List<Link> links, boolean last) {
    List<List<ChainStep>> result =
        element(first, first.exponents().size(), last && links.isEmpty());
    for (int i = 0; i < links.size(); i++) {
      Link link = links.get(i);
      Element element = link.element();
      boolean lastHere = last && i == links.size() - 1;
      List<List<ChainStep>> next = element(element, element.exponents().size(), lastHere);
      ModifierRun modifiers = inside.read(link.modifiers(), ExtendedModifierTable.OF_STEP);
      Joint joint = new Joint(link.operator().value(), modifiers, element.span());
      result = trails.join(result, joint, next);
    }
    return result;
  }

  /** Returns the trails of an element with the first few of its exponents. */
  private List<List<ChainStep>> element(Element element, int exponents, boolean last) {
    if (exponents == 0) {
      return primary(element.primary(), last);
    }
    Exponent exponent = element.exponents().get(exponents - 1);
    ModifierRun modifiers = inside.read(exponent.modifiers(), ExtendedModifierTable.OF_STEP);
    List<List<ChainStep>> base = element(element, exponents - 1, false);
    if (exponent.number() == 1) {
      boolean single = base.size() == 1 && base.get(0).size() == 1;
      if (!turns || !single || !base.get(0).get(0).length().isOne()) {
        log.addNeedless(
            ProblemCode.REDUNDANT_RANGE, exponent.span(), "a repetition of 1 is the move itself");
      }
      return last ? element(element, exponents - 1, true) : base;
    }
    RepetitionExpander repetition = new RepetitionExpander(exponent, modifiers, trails, log);
    List<List<ChainStep>> slide = repetition.slide(base);
    if (!slide.isEmpty()) {
      return slide;
    }
    return repetition.repeat(base, last ? element(element, exponents - 1, true) : base, last);
  }

  private List<List<ChainStep>> primary(Primary primary, boolean last) {
    if (primary instanceof Leap leap) {
      return List.of(List.of(ChainStep.of(leap)));
    }
    if (primary instanceof Group group) {
      List<List<ChainStep>> union = new ArrayList<>();
      for (ExtendedTerm term : group.terms()) {
        union.addAll(innerTerm(term, last));
      }
      return union;
    }
    throw new RefusedTextException(
        log,
        ProblemCode.NULL_MOVE_IN_CHAIN,
        ((Null) primary).span(),
        "the null move 'O' is a whole move, so it cannot be a leg of a longer one",
        "write 'O' as a separate move, or \"K-bK\" for a pass that needs an empty neighbor;"
            + " for castling set dialect = Dialect.XBETZA");
  }

  private List<List<ChainStep>> innerTerm(ExtendedTerm term, boolean last) {
    ModifierRun modifiers = inside.read(term.prefixes(), ExtendedModifierTable.OF_GROUP);
    List<List<ChainStep>> expanded = chain(term.first(), term.links(), last);
    if (term.prefixes().isEmpty()) {
      return expanded;
    }
    List<List<ChainStep>> given = new ArrayList<>();
    for (List<ChainStep> trail : expanded) {
      if (trail.size() > 1 && modifiers.directions().isPresent()) {
        throw directionsInside(term);
      }
      given.add(inside.give(modifiers, trail));
    }
    return given;
  }

  private RefusedTextException directionsInside(ExtendedTerm term) {
    return new RefusedTextException(
        log,
        ProblemCode.DIRECTIONS_INSIDE_CHAIN,
        Letter.span(term.prefixes()),
        "direction letters before a chain choose whole moves, but this chain "
            + "is only a part of a move",
        "put them before the whole move, or directly after the operator before the group");
  }
}
