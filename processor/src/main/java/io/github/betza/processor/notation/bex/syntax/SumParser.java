package io.github.betza.processor.notation.bex.syntax;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.bex.sequence.MoveSequence;
import io.github.betza.processor.notation.bex.sequence.SequencePart.SequenceLink;
import io.github.betza.processor.notation.move.Budget;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads alternatives and sequences, joined by {@code +}, juxtaposition and the sequencing
 * operators. {@code -} and {@code --} bind more tightly than juxtaposition, which binds more
 * tightly than {@code +}.
 */
public final class SumParser {
  /** The deepest nesting of groups and brackets, so that the stack cannot overflow. */
  private static final int DEEPEST = 20;

  private final BexCursor cursor;
  private final ProblemLog log;
  private final ElementParser elements;
  private boolean royal;
  private int depth;
  private int brackets;

  public SumParser(BexCursor cursor) {
    this.cursor = cursor;
    this.log = cursor.log();
    this.elements = new ElementParser(cursor, this);
  }

  /** Returns whether some modifier made the piece royal. */
  public boolean isRoyal() {
    return royal;
  }

  void crown() {
    royal = true;
  }

  /** Returns whether the current position is inside brackets. */
  boolean isInBrackets() {
    return brackets > 0;
  }

  /** Reads alternatives up to the end of the text, or to a sign that cannot belong to them. */
  public List<MoveSequence> sum() {
    List<MoveSequence> routes = new ArrayList<>(alternatives());
    while (cursor.at('+')) {
      Span plus = Span.at(cursor.position());
      if (routes.isEmpty() && !log.hasErrors()) {
        missing(plus, "before");
        break;
      }
      cursor.skip(1);
      List<MoveSequence> more = alternatives();
      if (more.isEmpty() && !log.hasErrors()) {
        missing(plus, "after");
      }
      routes.addAll(more);
    }
    return routes;
  }

  /** Reads the inside of a bracket. */
  List<MoveSequence> bracketedSum(Span opening) {
    brackets++;
    List<MoveSequence> routes = nestedSum(opening);
    brackets--;
    return routes;
  }

  /** Reads the inside of a group or a bracket. */
  List<MoveSequence> nestedSum(Span opening) {
    if (depth == DEEPEST) {
      cursor.fail(
          ProblemCode.NESTED_TOO_DEEPLY,
          opening,
          "groups and brackets are nested more than " + DEEPEST + " deep",
          "remove groups that change nothing");
      return List.of();
    }
    depth++;
    List<MoveSequence> routes = sum();
    depth--;
    return routes;
  }

  private List<MoveSequence> alternatives() {
    List<MoveSequence> routes = new ArrayList<>();
    while (startsElement()) {
      routes.addAll(sequence());
    }
    if (cursor.at('-')) {
      missing(operator(), "before");
    }
    return routes;
  }

  private boolean startsElement() {
    return !cursor.atEnd() && "+)]=,-".indexOf(cursor.peek()) < 0;
  }

  private List<MoveSequence> sequence() {
    int start = cursor.position();
    List<MoveSequence> routes = elements.element();
    while (cursor.at('-')) {
      Span operator = operator();
      if (operator.length() > 2) {
        cursor.fail(
            ProblemCode.MISSING_OPERAND,
            operator,
            "\"" + operator.of(cursor.text()) + "\" is not an operator",
            Advice.suggest(log.edited(operator, "--"))
                .noting("write '-' to go on in the same general direction, \"--\" in any"));
        return List.of();
      }
      if (!startsElement()) {
        missing(operator, "after");
        return List.of();
      }
      SequenceLink link = new SequenceLink(operator.length() == 1, Optional.of(operator));
      List<MoveSequence> nexts = parts(elements.element());
      if (link.ahead()) {
        BexEffectCheck.refuseDirection(operator, routes, nexts, log);
      }
      routes = join(parts(routes), link, nexts, cursor.since(start));
    }
    return routes;
  }

  /** Returns sequences as parts of longer ones, which have other directions. */
  List<MoveSequence> parts(List<MoveSequence> routes) {
    Optional<MoveSequence> selected =
        routes.stream().filter(route -> route.selection().isPresent()).findFirst();
    selected.ifPresent(
        route ->
            log.add(
                ProblemCode.UNDEFINED_COMBINATION,
                route.span(),
                "direction letters before this group cannot choose, because the group "
                    + "is only a part of a longer sequence",
                "put the direction letters on the base moves in the group"));
    return selected.isPresent() ? List.of() : routes;
  }

  private Span operator() {
    int start = cursor.position();
    while (cursor.at('-')) {
      cursor.skip(1);
    }
    return cursor.since(start);
  }

  private List<MoveSequence> join(
      List<MoveSequence> routes, SequenceLink link, List<MoveSequence> nexts, Span span) {
    cursor.context().budget().takeSequences((long) routes.size() * nexts.size());
    if (cursor.isSpent(span)) {
      return List.of();
    }
    List<MoveSequence> joined = new ArrayList<>();
    for (MoveSequence route : routes) {
      for (MoveSequence next : nexts) {
        if (check(route, next)) {
          joined.add(route.then(link, next));
        }
      }
    }
    return joined;
  }

  private boolean check(MoveSequence route, MoveSequence next) {
    if (next.initial()) {
      log.add(
          ProblemCode.MODIFIER_ON_WRONG_LEG,
          next.span(),
          "'i' (first move only) applies to the whole move, so it cannot be on a later part",
          "put 'i' on the first part, as in \"imW-F\"");
      return false;
    }
    if (route.parts().size() + next.parts().size() > Budget.LONGEST_MOVE) {
      cursor.fail(
          ProblemCode.TOO_MANY_LEGS,
          route.span().to(next.span()),
          "the sequence has more than " + Budget.LONGEST_MOVE + " parts",
          "write a number after a group to repeat it, as in \"(mW-F)3\"");
      return false;
    }
    return true;
  }

  private void missing(Span operator, String where) {
    cursor.fail(
        ProblemCode.MISSING_OPERAND,
        operator,
        "there is no move " + where + " \"" + operator.of(cursor.text()) + "\"",
        "remove it, or write a move there");
  }
}
