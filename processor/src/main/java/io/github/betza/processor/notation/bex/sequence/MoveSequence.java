package io.github.betza.processor.notation.bex.sequence;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.bex.sequence.SequencePart.SequenceLink;
import io.github.betza.processor.path.spec.Heading.Sector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One of the sequences of a notation: groups and {@code +} within it are multiplied out.
 *
 * @param span its place in the notation
 * @param initial whether only an unmoved piece has it
 * @param parts its parts, in order
 * @param selection the selection among its paths
 */
public record MoveSequence(
    Span span, boolean initial, List<SequencePart> parts, Optional<PathSelection> selection) {
  public MoveSequence {
    parts = List.copyOf(parts);
  }

  /** Returns the sequence of a single part. */
  public static MoveSequence of(SequencePart part) {
    return new MoveSequence(part.span(), false, List.of(part), Optional.empty());
  }

  /** Returns the same sequence for an unmoved piece only. */
  public MoveSequence unmoved() {
    return new MoveSequence(span, true, parts, selection);
  }

  public MoveSequence with(List<? extends SequencePart> newParts) {
    return new MoveSequence(span, initial, List.copyOf(newParts), selection);
  }

  public MoveSequence selecting(PathSelection paths) {
    return new MoveSequence(span, initial, parts, Optional.of(paths));
  }

  /** Returns whether it is a single step. */
  public boolean isStep() {
    return parts.size() == 1 && parts.get(0) instanceof BaseMove;
  }

  /** Returns its parts, if all of them are steps. */
  public Optional<List<BaseMove>> steps() {
    List<BaseMove> steps = new ArrayList<>();
    for (SequencePart part : parts) {
      if (!(part instanceof BaseMove step)) {
        return Optional.empty();
      }
      steps.add(step);
    }
    return Optional.of(steps);
  }

  /** Returns this sequence followed by another. */
  public MoveSequence then(SequenceLink link, MoveSequence next) {
    List<SequencePart> all = new ArrayList<>(parts);
    all.add(next.parts.get(0).linked(link));
    all.addAll(next.parts.subList(1, next.parts.size()));
    return new MoveSequence(span.to(next.span), initial, all, Optional.empty());
  }

  /** Returns steps whose first step follows the earlier ones by a link. */
  static List<BaseMove> relinked(List<BaseMove> steps, SequenceLink link) {
    List<BaseMove> result = new ArrayList<>(steps);
    result.set(0, steps.get(0).linked(link));
    return result;
  }

  /**
   * The selection among the paths of a group by their directions.
   *
   * @param toward the selected directions
   * @param letters the letters before the group that name them
   */
  public record PathSelection(Sector toward, Span letters) {}
}
