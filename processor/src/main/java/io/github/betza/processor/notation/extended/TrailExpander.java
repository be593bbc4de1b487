package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.extended.ExtendedTerm.Element;
import io.github.betza.processor.notation.extended.ExtendedTerm.Exponent;
import io.github.betza.processor.notation.extended.ExtendedTerm.Group;
import io.github.betza.processor.notation.extended.ExtendedTerm.Leap;
import io.github.betza.processor.notation.extended.ExtendedTerm.Link;
import io.github.betza.processor.notation.extended.ExtendedTerm.Null;
import io.github.betza.processor.notation.extended.ExtendedTerm.Primary;
import io.github.betza.processor.notation.extended.ModifierReader.ModifierRun;
import io.github.betza.processor.notation.extended.TrailJoiner.Joint;
import io.github.betza.processor.notation.move.Budget;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes a chain out as trails: runs of steps, without groups and exponents. A union inside a chain
 * is distributed, so a chain may have several trails. A group that is itself a chain is written out
 * in its place, because "the parentheses do not have any meaning in themselves" (seed 004).
 */
final class TrailExpander {
  private static final Pattern FIRST_ATOM = Pattern.compile("(?<open>\\(?)(?<atom>[A-Z])");

  private static final Pattern WHOLE_GROUP = Pattern.compile("\\([^()]*\\)");

  private final ProblemLog log;
  private final ChainModifierReader inside;
  private final TrailJoiner trails;
  private final boolean turns;

  /**
   * Makes an expander.
   *
   * @param turns whether {@code q} or {@code z} is in front: then a leap without a number is
   *     repeated without limit, and "once" has an effect
   * @param budget the limits that remain for the notation
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
      return group.terms().stream().flatMap(term -> innerTerm(term, last).stream()).toList();
    }
    throw new RefusedTextException(
        log,
        ProblemCode.NULL_MOVE_IN_CHAIN,
        ((Null) primary).span(),
        "in EXTENDED 'O' is a pass (the null move), which cannot be a part of another move",
        "write 'O' as a move of its own, as in \"KO\"; for castling set dialect = Dialect.XBETZA");
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
    Span letters = Letter.span(term.prefixes());
    return new RefusedTextException(
        log,
        ProblemCode.DIRECTIONS_INSIDE_CHAIN,
        letters,
        "\""
            + letters.shortened(log.notation())
            + "\" before joined steps is the direction of a whole move, but these are only a "
            + "part of one",
        Advice.suggest(ofFirstStep(letters, log))
            .suggesting(ofWholeMove(letters))
            .noting("write it before the whole move, or in parentheses with one step: \"(fW)-F\""));
  }

  /** Returns the text with direction letters before the whole joined move. */
  private Suggestion ofWholeMove(Span letters) {
    String text = log.notation();
    String rest = text.substring(0, letters.start()) + text.substring(letters.end());
    return new Suggestion(letters.of(text) + "(" + rest + ")", "the direction of the whole move")
        .guessed();
  }

  /** Returns the text with direction letters that apply only to the step after them. */
  static List<Suggestion> ofFirstStep(Span letters, ProblemLog log) {
    String text = log.notation();
    String before = text.substring(0, letters.start());
    String rest = text.substring(letters.end());
    Matcher atom = FIRST_ATOM.matcher(rest);
    if (!atom.lookingAt()) {
      return List.of();
    }
    String step = "(" + letters.of(text) + atom.group("atom") + ")";
    boolean whole = before.isEmpty() && WHOLE_GROUP.matcher(rest).matches();
    String after = rest.substring(atom.end(), rest.length() - (whole ? 1 : 0));
    String open = whole ? "" : atom.group("open");
    return List.of(
        new Suggestion(before + open + step + after, "the direction of the first step").guessed());
  }
}
