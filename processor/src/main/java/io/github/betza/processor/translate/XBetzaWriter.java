package io.github.betza.processor.translate;

import io.github.betza.processor.notation.direction.Directions;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.line.WholePath;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Atom.Symmetry;
import io.github.betza.processor.path.spec.LegSpec.Turn;
import io.github.betza.processor.translate.LineGroup.LegUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Writes moves with the modifiers of XBETZA, all legs with one atom; or moves of a single leg with
 * the modifiers of CLASSIC.
 *
 * @param again whether the dialect has {@code a}
 */
record XBetzaWriter(ShortestDirections letters, AtomLetters atoms, boolean again)
    implements DialectWriter {
  /** The reason for which brackets, with an atom for each leg, may still succeed. */
  static final String DIFFERENT_ATOMS = "its legs have different atoms, and 'a' keeps the atom";

  @Override
  public Stride stride(Leg leg) {
    Stride stride = Stride.of(leg, false);
    Atom atom = stride.atom();
    Atom joint = atom.isOblique() ? atom : new Atom(0, atom.far(), Symmetry.EIGHTFOLD);
    return new Stride(
        joint, stride.length(), stride.turn(), stride.passing(), stride.ski(), stride.wrap());
  }

  @Override
  public void check(WholePath line) {
    List<Leg> legs = line.legs();
    Atom joint = stride(legs.get(0)).atom();
    if (!legs.stream().allMatch(leg -> stride(leg).atom().equals(joint))) {
      throw new NoFormException(DIFFERENT_ATOMS);
    }
    boolean hop = legs.size() == 2 && ModifierLetters.isHop(line.outcomes().get(0));
    if (!again && legs.size() > 1 && !hop) {
      throw new NoFormException(MissingWord.SEVERAL_LEGS);
    }
    ModifierLetters.check(line);
  }

  @Override
  public boolean accepts(Set<LegOutcome> outcomes) {
    return again;
  }

  /** The letters depend on the atom, so turns are represented by their bits. */
  @Override
  public Optional<String> next(Vector before, Stride stride, Set<Vector> leaps) {
    int bits = 0;
    int from = Stride.direction(before);
    for (Vector leap : leaps) {
      bits |= 1 << Math.floorMod(Stride.direction(leap) - from, Atom.DIRECTIONS);
    }
    return Optional.of(String.valueOf(bits));
  }

  @Override
  public List<String> texts(LineGroup group) {
    List<LegUnit> units = group.units();
    Atom joint = group.stride().atom();
    for (LegUnit unit : units) {
      if (!unit.stride().atom().equals(joint)) {
        throw new NoFormException(DIFFERENT_ATOMS);
      }
    }
    List<String> texts = new ArrayList<>();
    for (Atom atom : candidates(joint)) {
      Optional<String> letter = atoms.of(atom);
      Optional<String> first = letters.first(atom, group.firstBits());
      boolean own = (group.firstBits() & ~atom.ownDirections()) == 0;
      if (letter.isEmpty() || first.isEmpty() || !own) {
        continue;
      }
      for (String written : Ranges.of(letter.get(), group.stride())) {
        List<String> hops = hops(group, first.get(), written);
        texts.addAll(hops);
        // Without "a" there is no other way to write a hop.
        if (again || hops.isEmpty()) {
          texts.addAll(terms(group, atom, first.get(), written));
        }
      }
    }
    if (texts.isEmpty()) {
      throw new NoFormException(
          "it has a leap for which there is no atom, or directions for which there are no letters");
    }
    return texts;
  }

  private static List<Atom> candidates(Atom joint) {
    List<Atom> candidates = new ArrayList<>();
    if (joint.symmetry() == Symmetry.EIGHTFOLD) {
      candidates.addAll(AtomLetters.parts(joint));
    }
    candidates.add(joint);
    return candidates;
  }

  /** A hop over one piece that goes on is written as one leg. */
  private List<String> hops(LineGroup group, String first, String atom) {
    List<LegUnit> units = group.units();
    if (units.size() != 2 || !ModifierLetters.isHop(units.get(0).outcomes())) {
      return List.of();
    }
    if (!again) {
      checkClassic(group);
    }
    List<String> texts = new ArrayList<>();
    String start = (group.initial() ? "i" : "") + first + ModifierLetters.landing(group.ends());
    for (String how : ModifierLetters.geometryLetters(group.stride(), false, false)) {
      texts.add(start + "g" + how + atom);
      texts.add(start + "p" + how + atom);
    }
    return texts;
  }

  private List<String> terms(LineGroup group, Atom atom, String first, String written) {
    List<LegUnit> units = group.units();
    if (units.size() > 1 && !again) {
      throw new NoFormException(MissingWord.SEVERAL_LEGS);
    }
    if (!again) {
      checkClassic(group);
    }
    boolean initialLame = group.initial() && units.size() == 1;
    List<String> texts = new ArrayList<>();
    texts.add(group.initial() ? "i" + first : first);
    for (int i = 0; i < units.size(); i++) {
      LegUnit unit = units.get(i);
      boolean last = i == units.size() - 1;
      if (i > 0 && unit.stride().turn() != Turn.NONE) {
        throw new NoFormException(MissingWord.BENT_LATER_LEG);
      }
      boolean grants = last && group.grantsEnPassant();
      String ends = last ? ModifierLetters.landing(group.ends()) : transit(units, i);
      String directions = i == 0 ? "" : turn(Integer.parseInt(unit.letters()), atom);
      String iso = unit.stride().length() instanceof Length.SameAsBefore ? "i" : "";
      List<String> longer = new ArrayList<>();
      for (String text : texts) {
        for (String how : ModifierLetters.geometryLetters(unit.stride(), grants, initialLame)) {
          longer.add(text + iso + directions + ends + how + (last ? written : "a"));
        }
      }
      texts = longer;
    }
    return texts;
  }

  private static void checkClassic(LineGroup group) {
    for (char letter : ModifierLetters.landing(group.ends()).toCharArray()) {
      if ("mc".indexOf(letter) < 0) {
        throw new NoFormException("it needs the modifier '" + letter + "', which came later");
      }
    }
  }

  /**
   * A leg with another length than the leg before needs a toggle: {@code g} for a hop, and {@code
   * y} for an empty square.
   */
  private static String transit(List<LegUnit> units, int index) {
    List<LegOutcome> outcomes = units.get(index).outcomes();
    Length now = written(units, index);
    Length next = units.get(index + 1).stride().length();
    if (next instanceof Length.SameAsBefore || next.equals(now)) {
      return ModifierLetters.transit(outcomes);
    }
    if (ModifierLetters.isHop(outcomes)) {
      return "g";
    }
    String text = ModifierLetters.transit(outcomes);
    return (text.startsWith("m") ? text.substring(1) : text) + "y";
  }

  /** Returns the length of a leg, or of the leg before if both are equally long. */
  private static Length written(List<LegUnit> units, int index) {
    int at = index;
    while (at > 0 && units.get(at).stride().length() instanceof Length.SameAsBefore) {
      at--;
    }
    return units.get(at).stride().length();
  }

  private String turn(int bits, Atom atom) {
    boolean four = atom.symmetry() == Symmetry.ORTHOGONAL || atom.symmetry() == Symmetry.DIAGONAL;
    if (bits == (four ? Directions.PRINCIPAL_NOT_BACK : Directions.NOT_BACK)) {
      return "";
    }
    return letters
        .turn(bits)
        .orElseThrow(() -> new NoFormException("it turns in ways for which there are no letters"));
  }
}
