package io.github.betza.processor.translate;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.line.WholePath;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading.Ahead;
import io.github.betza.processor.path.spec.LegSpec.PassedSquares;
import io.github.betza.processor.path.spec.LegSpec.Turn;
import io.github.betza.processor.translate.LineGroup.LegUnit;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Writes moves in BEX: a sequence of elements, each with its modifiers. */
final class BexWriter implements DialectWriter {
  /** Straight back; its letters depend on the step before, and a group has several. */
  private static final String BACK = "back";

  private static final Set<LegOutcome> WORDS =
      Set.of(LegOutcome.EMPTY, LegOutcome.HOP, LegOutcome.CAPTURE);
  private static final Set<LegOutcome> LEAP = Set.of(LegOutcome.EMPTY, LegOutcome.HOP);
  private static final List<Landing> SWAP =
      List.of(new Landing(new LegOutcome(OccupancyCondition.ENEMY, LegEffect.SWAP), false));

  private final ShortestDirections letters;
  private final LeapMeanings ahead;
  private final AtomLetters atoms;
  private final boolean kings;
  private final boolean joins;

  /**
   * Makes a writer.
   *
   * @param kings whether the steps of W and F are written with K
   * @param joins whether one element goes on from empty squares as well as after a capture
   * @param work the work that the searches are a part of
   */
  BexWriter(ShortestDirections letters, boolean kings, boolean joins, Work work) {
    this.letters = letters;
    this.ahead = new LeapMeanings(letters, work);
    this.atoms = AtomLetters.bex();
    this.kings = kings;
    this.joins = joins;
  }

  @Override
  public Stride stride(Leg leg) {
    return Stride.of(leg, kings);
  }

  @Override
  public void check(WholePath line) {
    if (line.legs().size() > 1 || !line.landings().equals(SWAP)) {
      EndLetters.of(line.landings());
    }
    if (!line.outcomes().stream().allMatch(WORDS::containsAll)) {
      throw new NoFormException(MissingWord.OTHER_WAY_ON);
    }
  }

  @Override
  public boolean accepts(Set<LegOutcome> outcomes) {
    return outcomes.equals(LEAP)
        || outcomes.equals(Set.of(LegOutcome.HOP))
        || ((joins || outcomes.size() == 1)
            && Set.of(LegOutcome.EMPTY, LegOutcome.CAPTURE).containsAll(outcomes));
  }

  @Override
  public Optional<String> next(Vector before, Stride stride, Set<Vector> leaps) {
    Atom atom = stride.atom();
    if (leaps.equals(ahead.after(before, atom, new Ahead(atom.ownDirections())))) {
      return Optional.of("-");
    }
    if (leaps.equals(Set.of(before.opposite()))) {
      return Optional.of(BACK);
    }
    int bits = leaps.stream().mapToInt(leap -> 1 << Stride.direction(leap)).sum();
    return letters.first(atom, bits).map(text -> "--" + text);
  }

  @Override
  public List<String> texts(LineGroup group) {
    String initial = group.initial() ? "i" : "";
    String first =
        letters
            .first(group.stride().atom(), group.firstBits())
            .orElseThrow(() -> new NoFormException(MissingWord.DIRECTIONS));
    List<LegUnit> units = group.units();
    String atom = step(group.stride());
    if (group.landings().equals(SWAP) && units.size() == 1) {
      return List.of(initial + "[xw" + first + atom + "]");
    }
    String ends = EndLetters.of(group.landings());
    if (units.size() == 1) {
      return geometryLetters(group.stride()).stream()
          .map(writer -> initial + first + ends + writer + atom)
          .toList();
    }
    List<String> texts = new ArrayList<>(exotic(group, initial, first, atom));
    Set<LegOutcome> goesOn = Set.copyOf(units.get(0).outcomes());
    if (goesOn.equals(Set.of(LegOutcome.HOP)) && units.size() == 2) {
      List.of("g", "j", "p").forEach(hop -> texts.add(initial + first + ends + hop + atom));
    }
    boolean unclear =
        group.lines().size() > 1 && units.stream().anyMatch(unit -> unit.letters().equals(BACK));
    if (unclear) {
      return texts;
    }
    String sequence = sequence(group, first, ends);
    if (goesOn.contains(LegOutcome.HOP)) {
      texts.add(initial + (goesOn.equals(LEAP) ? "e(" : "j(") + sequence + ")");
    } else {
      texts.add(initial.isEmpty() ? sequence : initial + "(" + sequence + ")");
      texts.add(initial + "(" + sequence + ")");
    }
    return texts;
  }

  /**
   * Captures and moves that end where they began, and captures by leaping over. A capture on the
   * square where the move began does not matter, because it is empty.
   */
  private static List<String> exotic(LineGroup group, String initial, String first, String atom) {
    List<LegUnit> units = group.units();
    if (units.size() != 2) {
      return List.of();
    }
    String step = first + atom;
    LegUnit unit = units.get(0);
    if (unit.goesOnFrom(LegOutcome.CAPTURE)) {
      return List.of(
          initial + "[cr" + step + "]",
          initial + "[cj]" + step,
          initial + "[cw]" + step,
          initial + first + "c" + atom + "--[xo]");
    }
    if (unit.goesOnFrom(LegOutcome.EMPTY)) {
      return List.of(initial + first + "m" + atom + "--[xo]");
    }
    return unit.outcomes().equals(List.of(LegOutcome.EMPTY, LegOutcome.CAPTURE))
        ? List.of(initial + step + "--[xo]")
        : List.of();
  }

  private String sequence(LineGroup group, String first, String ends) {
    StringBuilder text = new StringBuilder();
    List<LegUnit> units = group.units();
    for (int i = 0; i < units.size(); i++) {
      LegUnit unit = units.get(i);
      boolean last = i == units.size() - 1;
      String modality = last ? ends : modality(unit);
      String directions = i == 0 ? first : unit.letters();
      if (directions.equals(BACK)) {
        directions = back(group, i);
      }
      // The operator comes before the letters.
      text.append(directions).append(modality).append(geometryLetters(unit.stride()).get(0));
      text.append(step(unit.stride()));
    }
    return text.toString();
  }

  private String back(LineGroup group, int leg) {
    Vector step = group.lines().get(0).legs().get(leg).step(0);
    return letters
        .first(Stride.atom(step), 1 << Stride.direction(step))
        .map(text -> "--" + text)
        .orElseThrow(() -> new NoFormException(MissingWord.DIRECTIONS));
  }

  private static String modality(LegUnit unit) {
    if (unit.goesOnFrom(LegOutcome.CAPTURE)) {
      return "c";
    }
    return unit.outcomes().contains(LegOutcome.CAPTURE) ? "" : "m";
  }

  private static List<String> geometryLetters(Stride stride) {
    if (stride.wrap() != Wrap.NONE) {
      throw new NoFormException(MissingWord.CYLINDER);
    }
    if (stride.ski()) {
      throw new NoFormException(MissingWord.SKI);
    }
    String turn = stride.turn() == Turn.CIRCULAR ? "q" : stride.turn() == Turn.ZIGZAG ? "z" : "";
    if (stride.passing().contains(PassedSquares.FREE)) {
      return List.of(turn);
    }
    List<String> texts = new ArrayList<>();
    if (stride.passing().contains(PassedSquares.LAME_ON_SHORTEST)) {
      texts.add(turn + "n");
    }
    if (stride.passing().contains(PassedSquares.JUMPING_ON_SHORTEST)) {
      texts.add(turn + "j");
    }
    if (texts.isEmpty()) {
      throw new NoFormException("it has a leap that depends on all squares of one certain route");
    }
    return texts;
  }

  private String step(Stride stride) {
    String atom =
        atoms.of(stride.atom()).orElseThrow(() -> new NoFormException(MissingWord.STRANGE_LEAP));
    Optional<String> slider = AtomLetters.slider(atom);
    if (stride.isLeap() || stride.length() instanceof Length.AcrossBoard) {
      return atom;
    }
    if (stride.length() instanceof Length.SameAsBefore) {
      return atom;
    }
    if (!(stride.length() instanceof Length.Between between)) {
      throw new NoFormException(MissingWord.TO_ENEMY_HALF);
    }
    if (stride.isUnlimited()) {
      return slider.orElse(atom + "*");
    }
    if (between.least() == between.most()) {
      return atom + "0" + between.most();
    }
    if (between.least() > 1) {
      throw new NoFormException(MissingWord.LEAST_STEPS);
    }
    boolean circle = stride.turn() == Turn.CIRCULAR && between.most() == Turn.CIRCLE;
    return circle ? atom : slider.orElse(atom) + between.most();
  }
}
