package io.github.betza.processor.notation.bex.syntax;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.bex.modifier.BexModifierTable;
import io.github.betza.processor.notation.bex.modifier.BexModifiers;
import io.github.betza.processor.notation.bex.sequence.BaseMove;
import io.github.betza.processor.notation.bex.sequence.CustodyFactory;
import io.github.betza.processor.notation.bex.sequence.MoveSequence;
import io.github.betza.processor.notation.bex.sequence.SequencePart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the exotic operator of seed 002: brackets before a move ({@code [ca] [cw] [cj] [cl]}), and
 * brackets that are an element of a sequence.
 */
final class BexEffectParser {
  private static final String ALL =
      "the exotic effects are [ca] [cw] [cj] [cl] [ci] [cc..] [cu] [cr..] [xi..] [x!i..] [xw..] [xo]";

  private static final Pattern MOVE = Pattern.compile("[a-z]*[A-Z][0-9*]*");

  private final BexCursor cursor;
  private final ProblemLog log;
  private final SumParser sums;

  BexEffectParser(BexCursor cursor, SumParser sums) {
    this.cursor = cursor;
    this.log = cursor.log();
    this.sums = sums;
  }

  /**
   * Reads a mark before a move, if there is one here: {@code [ca]} captures by approach, {@code
   * [cw]} by withdrawal, {@code [cj]} the piece that is leapt over, and {@code [cl]} any number of
   * pieces that are leapt over, as the long leaper of Ultima does. {@code LeapCaptureBuilder} and
   * {@code BaseMoveLegBuilder} make their paths.
   */
  Optional<BexModifiers.Mark> mark() {
    if (!cursor.at("[c") || cursor.peek(3) != ']') {
      return Optional.empty();
    }
    BaseMove.Mark kind =
        switch (cursor.peek(2)) {
          case 'a' -> BaseMove.Mark.APPROACH;
          case 'w' -> BaseMove.Mark.WITHDRAWAL;
          case 'j' -> BaseMove.Mark.LEAP_ONE;
          case 'l' -> BaseMove.Mark.LEAP_ANY;
          default -> BaseMove.Mark.NONE;
        };
    if (kind == BaseMove.Mark.NONE) {
      return Optional.empty();
    }
    int start = cursor.position();
    cursor.skip(4);
    return Optional.of(new BexModifiers.Mark(kind, cursor.since(start)));
  }

  /** Reads an effect that is an element of its own. The next character is its bracket. */
  List<MoveSequence> effect(BexModifiers modifiers) {
    int start = cursor.position();
    Optional<String> name = name();
    if (name.isEmpty()) {
      reportUnknown(start);
      return List.of();
    }
    if (!areAllowed(modifiers)) {
      cursor.stop();
      return List.of();
    }
    cursor.skip(1 + name.get().length());
    boolean takesMove = List.of("cc", "cr", "xi", "x!i", "xw").contains(name.get());
    List<MoveSequence> inside = takesMove ? sums.bracketedSum(Span.at(start)) : List.of();
    if (cursor.isStopped()) {
      return List.of();
    }
    if (takesMove && (cursor.at('=') || cursor.at(','))) {
      new PromotionParser(cursor).reportInside("brackets");
      return List.of();
    }
    if (!cursor.at(']')) {
      reportMove(start, name.get());
      return List.of();
    }
    cursor.skip(1);
    Span span = cursor.since(start);
    if (takesMove && inside.isEmpty()) {
      // An unreadable move inside has been reported already.
      if (span.length() == name.get().length() + 2) {
        reportEmpty(span, name.get());
      }
      return List.of();
    }
    rejectRange();
    return parts(name.get(), span, sums.parts(inside)).stream().map(MoveSequence::of).toList();
  }

  private Optional<String> name() {
    return List.of("ci", "cc", "cu", "cr", "x!i", "xi", "xw", "xo").stream()
        .filter(name -> cursor.at("[" + name))
        .findFirst();
  }

  private List<SequencePart> parts(String name, Span span, List<MoveSequence> inside) {
    return switch (name) {
      case "ci" -> List.of(new SequencePart.Imitation(span));
      case "cu" -> List.of(new SequencePart.SelfCapture(span));
      case "xo" -> List.of(new SequencePart.Home(span));
      case "cc" ->
          new CustodyFactory(log).of(span, inside).stream().map(SequencePart.class::cast).toList();
      default -> {
        boolean swaps = name.equals("xw");
        boolean ranged = name.equals("cr");
        List<MoveSequence> captures = new ArrayList<>();
        List<SequencePart> parts = new ArrayList<>();
        for (MoveSequence route : inside) {
          Optional<List<BaseMove>> steps = capturing(route);
          steps.ifPresent(found -> captures.add(route.with(found)));
          if (steps.isPresent() && ranged) {
            parts.add(new SequencePart.Ranged(span, steps.get()));
          } else if (steps.isPresent() && swaps) {
            parts.add(new SequencePart.Swap(span, steps.get()));
          }
        }
        yield ranged || swaps
            ? parts
            : List.of(new SequencePart.Immobilization(span, captures, name.equals("x!i")));
      }
    };
  }

  /** Returns the steps of a sequence inside brackets, whose last one captures. */
  private Optional<List<BaseMove>> capturing(MoveSequence route) {
    Optional<List<BaseMove>> steps = route.steps();
    boolean plain =
        steps.isPresent()
            && steps.get().stream().allMatch(step -> step.mark() == BaseMove.Mark.NONE)
            && !route.initial();
    if (!plain) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          route.span(),
          "these brackets contain base moves only: no other effects, no 'i', and "
              + "no repeated groups",
          "write base moves, as in \"[crK]\" or \"[xwQ]\"");
      return Optional.empty();
    }
    List<BaseMove> capturing = new ArrayList<>(steps.get());
    int last = capturing.size() - 1;
    if (!capturing.get(last).modality().captures()) {
      log.add(
          ProblemCode.CONTRADICTORY_MODIFIERS,
          capturing.get(last).span(),
          "the brackets hold how a piece is reached, but 'm' reaches empty squares only",
          "remove 'm'");
      return Optional.empty();
    }
    capturing.set(last, capturing.get(last).only(BaseMove.Modality.CAPTURE));
    return Optional.of(capturing);
  }

  private boolean areAllowed(BexModifiers modifiers) {
    List<Letter> wrong = modifiers.among(BexModifierTable.OF_A_BASE_MOVE);
    if (wrong.isEmpty() && modifiers.mark().isEmpty()) {
      return true;
    }
    Span span = wrong.isEmpty() ? modifiers.mark().get().span() : wrong.get(0).span();
    log.add(
        ProblemCode.MODIFIER_NOT_FOR_ATOM,
        span,
        "\"" + span.of(cursor.text()) + "\" cannot modify an exotic effect",
        "put it before the base move in the brackets, as in \"[crfK]\"");
    return false;
  }

  private void rejectRange() {
    new RangeParser(cursor)
        .refuse(
            ProblemCode.ATOM_WITHOUT_RANGE,
            "an exotic effect cannot be repeated",
            "remove the number, or put it after a base move");
  }

  private void reportEmpty(Span span, String name) {
    log.add(
        ProblemCode.MISSING_ATOM,
        span,
        "there is no base move in \"[" + name + "]\"",
        Advice.suggest(movedIn(span))
            .noting("write the move that reaches the piece inside the brackets, as in \"[crK]\""));
  }

  /** Suggests to put the move after brackets into them. */
  private List<Suggestion> movedIn(Span brackets) {
    Matcher move = MOVE.matcher(cursor.text()).region(brackets.end(), cursor.text().length());
    return move.lookingAt()
        ? List.of(
            log.edited(
                new Span(brackets.end() - 1, move.end()),
                move.group() + "]",
                "move the base move into the brackets"))
        : List.of();
  }

  /** Reports an effect that takes no move, but has one. */
  private void reportMove(int start, String name) {
    cursor.fail(
        ProblemCode.UNKNOWN_EXOTIC,
        new Span(cursor.position(), cursor.text().indexOf(']', start)),
        "\"[" + name + "]\" takes no move in its brackets",
        ALL);
  }

  private void reportUnknown(int start) {
    int close = cursor.text().indexOf(']', start);
    Span span = new Span(start, close + 1);
    if (close == start + 1) {
      cursor.fail(ProblemCode.UNKNOWN_EXOTIC, span, "these brackets are empty", ALL);
      return;
    }
    String inside = cursor.text().substring(start + 1, close);
    if (inside.startsWith("ca")
        || inside.startsWith("cw")
        || inside.startsWith("cj")
        || inside.startsWith("cl")) {
      String mark = "[" + inside.substring(0, 2) + "]";
      cursor.fail(
          ProblemCode.UNKNOWN_EXOTIC,
          span,
          "\"" + mark + "\" belongs before the move, not around it",
          Advice.suggest(log.edited(span, mark + inside.substring(2))));
      return;
    }
    boolean bracketsOfXbetza = inside.chars().anyMatch(c -> c >= 'A' && c <= 'Z');
    cursor.fail(
        bracketsOfXbetza ? ProblemCode.OTHER_DIALECT : ProblemCode.UNKNOWN_EXOTIC,
        span,
        "this is not an exotic effect of BEX",
        bracketsOfXbetza ? "BEX writes \"F(mF-R)\" for \"[F?R]\" of XBETZA\n" + ALL : ALL);
  }
}
