package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.Custody;
import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.spec.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A route as it is gone: what the exotic effects in it mean for its legs and for its end.
 *
 * @param stages what is gone
 * @param finish where the mover is at the end
 * @param custodies the custodial captures at the end
 * @param swaps whether the last step swaps places instead of capturing
 */
record Program(List<Stage> stages, Finish finish, List<Custody> custodies, boolean swaps) {
  Program {
    stages = List.copyOf(stages);
    custodies = List.copyOf(custodies);
  }

  /** Something that is gone: a step, or a sequence that is repeated. */
  sealed interface Stage permits Step, Part.Ride {
    /** Returns how it follows the stage before it. */
    Link link();
  }

  /** Returns whether the move begins with a capture by withdrawal. */
  boolean withdrawsFirst() {
    Stage first = stages.get(0);
    Step step = first instanceof Part.Ride ride ? ride.round().get(0) : (Step) first;
    return step.mark() == Step.Mark.WITHDRAWAL;
  }

  /** Returns the program of some parts, or nothing where an effect is misplaced. */
  static Optional<Program> of(List<Part> parts, ProblemLog log) {
    Writer writer = new Writer(log);
    for (int i = 0; i < parts.size() && writer.sound; i++) {
      writer.add(parts, i);
    }
    return writer.sound
        ? Optional.of(new Program(writer.stages, writer.finish, writer.custodies, writer.swaps))
        : Optional.empty();
  }

  private static final class Writer {
    private final ProblemLog log;
    private final List<Stage> stages = new ArrayList<>();
    private Finish finish = Finish.STAY;
    private List<Custody> custodies = List.of();
    private boolean swaps;
    private boolean sound = true;

    Writer(ProblemLog log) {
      this.log = log;
    }

    void add(List<Part> parts, int index) {
      Part part = parts.get(index);
      List<Part> rest = parts.subList(index + 1, parts.size());
      if (part instanceof Step step) {
        stages.add(step);
      } else if (part instanceof Part.Ride ride) {
        stages.add(ride);
      } else if (part instanceof Part.Ranged ranged) {
        capture(ranged, rest);
      } else if (part instanceof Part.Swap swap) {
        swap(swap, rest);
      } else if (part instanceof Part.Home home) {
        goHome(home, rest);
      } else if (part instanceof Part.Custodial custodial) {
        if (isLastOfMove(custodial, "[cc..]", rest)) {
          custodies = custodial.custodies();
        }
      } else if (part instanceof Part.SelfCapture self) {
        if (isLastOfMove(self, "[cu]", rest)) {
          finish = finish == Finish.RETURN ? Finish.RETURN_AND_VANISH : Finish.VANISH;
        }
      } else if (part instanceof Part.Imitation) {
        misplaced(
            part, "\"[ci]\" is a move of its own", "'+' joins it to others, as in \"mQ+[ci]\"");
      } else if (part instanceof Part.Immobilization immobilization) {
        misplaced(
            part,
            immobilization.release()
                ? "\"[x!i..]\" is the beginning of a sequence"
                : "\"[xi..]\" is the end of a sequence",
            "sequences with both are as in \"[x!iK]--mQ--[xiK]\"");
      } else {
        sound = false;
        log.add(
            ProblemCode.NULL_MOVE_IN_CHAIN,
            part.span(),
            "the null move goes nowhere, so it is no part of a sequence",
            "other base moves are");
      }
    }

    /** A capture from the origin is a whole move, and every other one comes back by itself. */
    private void capture(Part.Ranged ranged, List<Part> rest) {
      if (stages.isEmpty() && endsHere(rest)) {
        stages.addAll(ranged.steps());
        finish = Finish.RETURN;
        return;
      }
      Step step = ranged.steps().get(0);
      boolean straight =
          step.style().hop() == Step.Hop.NONE
              && step.style().turn() == Turn.NONE
              && !step.style().over();
      if (ranged.steps().size() == 1 && straight) {
        stages.add(step.marked(Step.Mark.RANGED));
      } else {
        refuseReturn(
            ranged,
            "the piece cannot find its way back from here",
            "in a longer sequence one leap or slide captures, as in \"mK--[crR]\"");
      }
    }

    private void swap(Part.Swap swap, List<Part> rest) {
      if (!stages.isEmpty() || !rest.isEmpty()) {
        misplaced(
            swap,
            "a swap is a whole move, in which the two pieces change their squares",
            "'+' joins it to others, as in \"mQ+[xwQ]\"");
        return;
      }
      swap.steps().forEach(stages::add);
      swaps = true;
    }

    private void goHome(Part.Home home, List<Part> rest) {
      if (stages.isEmpty()) {
        nothingBefore(home, "[xo]", "mK--[xo]");
      } else if (endsHere(rest)) {
        finish = Finish.RETURN;
      } else {
        refuseReturn(
            home,
            "only \"[cu]\" and \"[cc..]\" follow \"[xo]\", which ends where the piece started",
            "\"[crK]--mK\" captures and then moves");
      }
    }

    /** Whether nothing follows that would move the piece. */
    private static boolean endsHere(List<Part> rest) {
      return rest.stream()
          .allMatch(
              part ->
                  part instanceof Part.SelfCapture
                      || part instanceof Part.Custodial
                      || part instanceof Part.Home);
    }

    private boolean isLastOfMove(Part part, String name, List<Part> rest) {
      if (stages.isEmpty()) {
        nothingBefore(part, name, name.equals("[cu]") ? "[crK]--[cu]" : "mR--[ccD]");
        return false;
      }
      if (!rest.isEmpty()) {
        misplaced(
            part,
            "nothing follows \"" + name + "\", which is the end of a sequence",
            "the rest of the sequence comes before it");
        return false;
      }
      return true;
    }

    private void nothingBefore(Part part, String name, String example) {
      misplaced(
          part,
          "\"" + name + "\" needs a move before it",
          "such a sequence is \"" + example + "\"");
    }

    private void refuseReturn(Part part, String message, String note) {
      sound = false;
      log.add(ProblemCode.UNSUPPORTED_RETURN, part.span(), message, note);
    }

    private void misplaced(Part part, String message, String help) {
      sound = false;
      log.add(ProblemCode.MISPLACED_EXOTIC, part.span(), message, help);
    }
  }
}
