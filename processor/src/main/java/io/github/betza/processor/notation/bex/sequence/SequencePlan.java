package io.github.betza.processor.notation.bex.sequence;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.bex.sequence.SequencePart.SequenceLink;
import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.Landing.Custody;
import io.github.betza.processor.path.spec.LegSpec.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The steps of a sequence, and the meaning of its exotic effects for its end.
 *
 * @param stages its base moves and riders
 * @param finish the place of the mover at the end
 * @param custodies the custodial captures at the end
 * @param swaps whether the last step swaps places instead of capturing
 */
record SequencePlan(List<Stage> stages, Finish finish, List<Custody> custodies, boolean swaps) {
  SequencePlan {
    stages = List.copyOf(stages);
    custodies = List.copyOf(custodies);
  }

  /** A base move, or a repeated sequence. */
  sealed interface Stage permits BaseMove, SequencePart.Ride {
    /** Returns how it follows the stage before it. */
    SequenceLink link();
  }

  /** Returns whether the move begins with a capture by withdrawal. */
  boolean withdrawsFirst() {
    Stage first = stages.get(0);
    BaseMove step =
        first instanceof SequencePart.Ride ride ? ride.round().get(0) : (BaseMove) first;
    return step.mark() == BaseMove.Mark.WITHDRAWAL;
  }

  /** Returns the plan of some parts, or nothing if an effect is misplaced. */
  static Optional<SequencePlan> of(List<SequencePart> parts, ProblemLog log) {
    Writer writer = new Writer(log);
    for (int i = 0; i < parts.size() && writer.sound; i++) {
      writer.add(parts, i);
    }
    return writer.sound
        ? Optional.of(
            new SequencePlan(writer.stages, writer.finish, writer.custodies, writer.swaps))
        : Optional.empty();
  }

  private static final class Writer {
    /** A capture before an effect. */
    private static final Pattern CAPTURE = Pattern.compile("c(?<move>[fblrsvh]*[A-Z][0-9]*)--$");

    private final ProblemLog log;
    private final List<Stage> stages = new ArrayList<>();
    private Finish finish = Finish.STAY;
    private List<Custody> custodies = List.of();
    private boolean swaps;
    private boolean sound = true;

    Writer(ProblemLog log) {
      this.log = log;
    }

    void add(List<SequencePart> parts, int index) {
      SequencePart part = parts.get(index);
      List<SequencePart> rest = parts.subList(index + 1, parts.size());
      if (part instanceof BaseMove step) {
        stages.add(step);
      } else if (part instanceof SequencePart.Ride ride) {
        stages.add(ride);
      } else if (part instanceof SequencePart.Ranged ranged) {
        capture(ranged, rest);
      } else if (part instanceof SequencePart.Swap swap) {
        swap(swap, rest);
      } else if (part instanceof SequencePart.Home home) {
        goHome(home, rest);
      } else if (part instanceof SequencePart.Custodial custodial) {
        if (isLastOfMove(custodial, "[cc..]", rest)) {
          custodies = custodial.custodies();
        }
      } else if (part instanceof SequencePart.SelfCapture self) {
        if (isLastOfMove(self, "[cu]", rest)) {
          finish = finish == Finish.RETURN ? Finish.RETURN_AND_VANISH : Finish.VANISH;
        }
      } else if (part instanceof SequencePart.Imitation) {
        misplaced(
            part, "\"[ci]\" cannot be a part of a sequence", "join it with '+', as in \"mQ+[ci]\"");
      } else if (part instanceof SequencePart.Immobilization immobilization) {
        misplaced(
            part,
            immobilization.release()
                ? "\"[x!i..]\" must be at the beginning of a sequence"
                : "\"[xi..]\" must be at the end of a sequence",
            "write \"[x!iK]--mQ--[xiK]\", with the release first and the immobilisation last");
      } else {
        sound = false;
        log.add(
            ProblemCode.NULL_MOVE_IN_CHAIN,
            part.span(),
            "'O' is a pass (the null move), which cannot be a part of another move",
            "join it with '+', as in \"K+O\", or write another atom");
      }
    }

    /** A capture from the origin is a whole move, and every other one returns by itself. */
    private void capture(SequencePart.Ranged ranged, List<SequencePart> rest) {
      if (stages.isEmpty() && endsHere(rest)) {
        stages.addAll(ranged.steps());
        finish = Finish.RETURN;
        return;
      }
      BaseMove step = ranged.steps().get(0);
      boolean straight =
          step.style().hop() == BaseMove.Hop.NONE
              && step.style().turn() == Turn.NONE
              && !step.style().over();
      if (ranged.steps().size() == 1 && straight) {
        stages.add(step.marked(BaseMove.Mark.RANGED));
      } else {
        refuseReturn(
            ranged,
            "the way back is not defined for this sequence: it captures in more "
                + "than one leap or slide",
            Advice.note("capture with one leap or slide only, as in \"mK--[crR]\""));
      }
    }

    private void swap(SequencePart.Swap swap, List<SequencePart> rest) {
      if (!stages.isEmpty() || !rest.isEmpty()) {
        misplaced(
            swap,
            "a swap is a whole move, so it cannot be a part of a sequence",
            "join it with '+', as in \"mQ+[xwQ]\"");
        return;
      }
      swap.steps().forEach(stages::add);
      swaps = true;
    }

    private void goHome(SequencePart.Home home, List<SequencePart> rest) {
      if (stages.isEmpty()) {
        nothingBefore(home, "[xo]", "mK--[xo]");
      } else if (endsHere(rest)) {
        finish = Finish.RETURN;
      } else {
        refuseReturn(
            home,
            "no move can follow \"[xo]\", which takes the piece back to its first square",
            Advice.suggest(returning(home))
                .noting(
                    "remove what follows; to capture, return and then move write "
                        + "\"[crK]--mK\""));
      }
    }

    /**
     * Returns the text with capture and return in one effect, and the one that ends with this
     * effect.
     */
    private List<Suggestion> returning(SequencePart home) {
      String text = log.notation();
      Matcher capture = CAPTURE.matcher(text.substring(0, home.span().start()));
      List<Suggestion> meant = new ArrayList<>();
      if (capture.find()) {
        meant.add(
            log.edited(
                    new Span(capture.start(), home.span().end()),
                    "[cr" + capture.group("move") + "]",
                    "captures, returns and goes on")
                .guessed());
      }
      meant.add(
          log.edited(
                  new Span(home.span().end(), text.length()), "", "the move ends with the return")
              .guessed());
      return meant;
    }

    /** Whether no later part moves the piece. */
    private static boolean endsHere(List<SequencePart> rest) {
      return rest.stream()
          .allMatch(
              part ->
                  part instanceof SequencePart.SelfCapture
                      || part instanceof SequencePart.Custodial
                      || part instanceof SequencePart.Home);
    }

    private boolean isLastOfMove(SequencePart part, String name, List<SequencePart> rest) {
      if (stages.isEmpty()) {
        nothingBefore(part, name, name.equals("[cu]") ? "[crK]--[cu]" : "mR--[ccD]");
        return false;
      }
      if (!rest.isEmpty()) {
        misplaced(
            part,
            "nothing can follow \"" + name + "\", because it ends the sequence",
            "move it to the end of the sequence");
        return false;
      }
      return true;
    }

    private void nothingBefore(SequencePart part, String name, String example) {
      sound = false;
      log.add(
          ProblemCode.MISPLACED_EXOTIC,
          part.span(),
          "\"" + name + "\" needs a move and \"--\" before it",
          Advice.suggest(joined(part.span().start()))
              .noting("write a move before it, as in \"" + example + "\""));
    }

    /** Returns the text in which the effect follows the move before it. */
    private List<Suggestion> joined(int effect) {
      boolean behindMove = log.notation().substring(0, effect).matches(".*[A-Z0-9*)\\]]");
      return behindMove
          ? List.of(
              log.edited(new Span(effect, effect), "--", "after the move before it").guessed())
          : List.of();
    }

    private void refuseReturn(SequencePart part, String message, Advice advice) {
      sound = false;
      log.add(ProblemCode.UNSUPPORTED_RETURN, part.span(), message, advice);
    }

    private void misplaced(SequencePart part, String message, String help) {
      sound = false;
      log.add(ProblemCode.MISPLACED_EXOTIC, part.span(), message, help);
    }
  }
}
