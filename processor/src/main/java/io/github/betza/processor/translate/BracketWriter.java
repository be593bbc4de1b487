package io.github.betza.processor.translate;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.line.WholePath;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading.Sector;
import io.github.betza.processor.path.spec.LegSpec.Turn;
import io.github.betza.processor.translate.LineGroup.LegUnit;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Writes moves with the brackets of XBETZA, in which every leg has an atom of its own. */
final class BracketWriter implements DialectWriter {
  private final ShortestDirections letters;
  private final LeapMeanings leaps;
  private final AtomLetters atoms = AtomLetters.xbetza();
  private final boolean kings;

  /**
   * Makes a writer.
   *
   * @param kings whether the steps of W and F are written with K
   * @param work the work that the searches are a part of
   */
  BracketWriter(ShortestDirections letters, boolean kings, Work work) {
    this.letters = letters;
    this.leaps = new LeapMeanings(letters, work);
    this.kings = kings;
  }

  @Override
  public Stride stride(Leg leg) {
    return Stride.of(leg, kings);
  }

  @Override
  public void check(WholePath line) {
    ModifierLetters.check(line);
  }

  @Override
  public boolean accepts(Set<LegOutcome> outcomes) {
    return true;
  }

  @Override
  public Optional<String> next(Vector before, Stride stride, Set<Vector> towards) {
    Atom atom = stride.atom();
    return towards.equals(leaps.after(before, atom, Sector.FORWARD))
        ? Optional.of("")
        : leaps.letters(before, atom, towards);
  }

  @Override
  public List<String> texts(LineGroup group) {
    List<LegUnit> units = group.units();
    String first =
        letters
            .first(group.stride().atom(), group.firstBits())
            .orElseThrow(() -> new NoFormException(MissingWord.DIRECTIONS));
    String start =
        (group.initial() ? "i" : "")
            + ModifierLetters.landing(group.landings().stream().map(Landing::outcome).toList());
    if (units.size() == 1) {
      return Ranges.of(atom(group.stride()), group.stride()).stream()
          .map(atom -> start(group, first) + atom)
          .toList();
    }
    List<String> texts = new ArrayList<>();
    texts.add(start + "[" + legs(units, first) + "]");
    if (!first.isEmpty()) {
      texts.add(start + first + "[" + legs(units, "") + "]");
    }
    return texts;
  }

  private static String start(LineGroup group, String first) {
    return (group.initial() ? "i" : "")
        + first
        + ModifierLetters.landing(group.ends())
        + ModifierLetters.geometryLetters(group.stride(), group.grantsEnPassant(), group.initial())
            .get(0);
  }

  private String legs(List<LegUnit> units, String first) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < units.size(); i++) {
      LegUnit unit = units.get(i);
      boolean last = i == units.size() - 1;
      if (unit.stride().length() instanceof Length.SameAsBefore) {
        throw new NoFormException("a leg in brackets does not take its length from another");
      }
      if (unit.stride().turn() != Turn.NONE) {
        throw new NoFormException(MissingWord.BENT_LATER_LEG);
      }
      text.append(i == 0 ? first : unit.letters());
      text.append(last ? "" : ModifierLetters.transit(unit.outcomes()));
      text.append(ModifierLetters.geometryLetters(unit.stride(), false, false).get(0));
      text.append(Ranges.of(atom(unit.stride()), unit.stride()).get(0));
      text.append(last ? "" : unit.ends() ? "?" : "-");
    }
    return text.toString();
  }

  private String atom(Stride stride) {
    return atoms
        .of(stride.atom())
        .orElseThrow(() -> new NoFormException("it has a leap for which there is no atom"));
  }
}
