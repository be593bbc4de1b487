package io.github.betza.processor.translate;

import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.line.WholePath;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading.Sector;
import io.github.betza.processor.path.spec.LegSpec.PassedSquares;
import io.github.betza.processor.path.spec.LegSpec.Turn;
import io.github.betza.processor.translate.LineGroup.LegUnit;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Writes moves in EXTENDED: prefixes, and a chain of steps with operators between them. */
final class ExtendedWriter implements DialectWriter {
  private static final LegOutcome REMOVAL =
      new LegOutcome(OccupancyCondition.OWN, LegEffect.REMOVE);

  private final ShortestDirections letters;
  private final LeapMeanings leaps;
  private final AtomLetters atoms;
  private final boolean kings;

  /**
   * Makes a writer.
   *
   * @param kings whether the steps of W and F are written with K
   * @param work the work that the searches are a part of
   */
  ExtendedWriter(ShortestDirections letters, boolean kings, Work work) {
    this.letters = letters;
    this.leaps = new LeapMeanings(letters, work);
    this.atoms = AtomLetters.extended();
    this.kings = kings;
  }

  @Override
  public Stride stride(Leg leg) {
    return Stride.of(leg, kings);
  }

  @Override
  public void check(WholePath line) {
    EndLetters.of(line.landings());
    for (List<LegOutcome> outcomes : line.outcomes()) {
      // The removal of an own piece may be a part of a 'd'.
      if (outcomes.stream().anyMatch(one -> !one.equals(REMOVAL) && !isWord(one))) {
        throw noOperator();
      }
    }
  }

  private static boolean isWord(LegOutcome outcome) {
    return operator(Set.of(outcome)).isPresent();
  }

  @Override
  public boolean accepts(Set<LegOutcome> outcomes) {
    return operator(outcomes).isPresent();
  }

  @Override
  public Optional<String> next(Vector before, Stride stride, Set<Vector> towards) {
    Atom atom = stride.atom();
    if (towards.equals(leaps.after(before, atom, Sector.FORWARD))) {
      return Optional.of("");
    }
    if (towards.equals(leaps.after(before, atom, Sector.ALL))) {
      return Optional.of("a");
    }
    return leaps.letters(before, atom, towards);
  }

  @Override
  public List<String> texts(LineGroup group) {
    String ends = EndLetters.of(group.landings());
    List<String> texts = new ArrayList<>();
    String start = group.initial() ? "i" : "";
    List<LegUnit> units = group.units();
    if (units.size() == 2 && ModifierLetters.isHop(units.get(0).outcomes())) {
      Optional<String> first = first(group);
      first.ifPresent(
          text -> {
            texts.add(start + text + ends + "g" + step(group.stride()));
            texts.add(start + text + ends + "j" + step(group.stride()));
          });
    }
    for (String directions : directions(group)) {
      for (String geometry : geometryLetters(group)) {
        texts.add(start + directions + ends + geometry + chain(group, ""));
      }
    }
    if (units.size() > 1) {
      first(group).ifPresent(text -> texts.add(start + ends + chain(group, text)));
    }
    return texts;
  }

  /**
   * Returns the letters before the move: the directions of its first step, or of its destination.
   */
  private Set<String> directions(LineGroup group) {
    Set<String> texts = new LinkedHashSet<>();
    first(group).ifPresent(texts::add);
    if (group.units().size() > 1) {
      texts.add("");
      net(group).ifPresent(texts::add);
    }
    return texts;
  }

  private Optional<String> first(LineGroup group) {
    return letters.first(group.stride().atom(), group.firstBits());
  }

  /** Returns the letters for the destination of all its lines, if these are leaps of one atom. */
  private Optional<String> net(LineGroup group) {
    int bits = 0;
    Set<Atom> found = new LinkedHashSet<>();
    for (WholePath line : group.lines()) {
      Vector sum = Vector.ZERO;
      for (Leg leg : line.legs()) {
        sum = sum.plus(leg.step(0));
      }
      if (sum.reach() == 0 || sum.reach() > LargestBoard.ACROSS) {
        return Optional.empty();
      }
      found.add(Stride.atom(sum));
      bits |= 1 << Stride.direction(sum);
    }
    return found.size() == 1 ? letters.first(found.iterator().next(), bits) : Optional.empty();
  }

  private static List<String> geometryLetters(LineGroup group) {
    Stride stride = group.stride();
    String text = stride.turn() == Turn.CIRCULAR ? "q" : stride.turn() == Turn.ZIGZAG ? "z" : "";
    if (stride.wrap() == Wrap.TORUS) {
      throw new NoFormException(MissingWord.TORUS);
    }
    if (stride.ski()) {
      throw new NoFormException(MissingWord.SKI);
    }
    text += stride.wrap() == Wrap.CYLINDER ? "o" : "";
    if (stride.passing().contains(PassedSquares.FREE)) {
      return List.of(text);
    }
    List<String> texts = new ArrayList<>();
    if (stride.passing().contains(PassedSquares.LAME)) {
      texts.add(text + "n");
    }
    if (stride.passing().contains(PassedSquares.JUMPING_ONE)) {
      texts.add(text + "j");
    }
    return texts;
  }

  private String chain(LineGroup group, String firstLetters) {
    StringBuilder text = new StringBuilder();
    List<LegUnit> units = group.units();
    if (firstLetters.isEmpty() && isRepetition(units)) {
      return step(group.stride()) + operatorOf(units.get(0)) + units.size();
    }
    for (int i = 0; i < units.size(); i++) {
      LegUnit unit = units.get(i);
      String step = step(unit.stride());
      if (i == 0) {
        text.append(firstLetters.isEmpty() ? step : "(" + firstLetters + step + ")");
      } else {
        boolean equal = unit.stride().length() instanceof Length.SameAsBefore;
        text.append(equal ? "e" : "").append(unit.letters()).append(step);
      }
      if (i < units.size() - 1) {
        text.append(unit.ends() ? "t" : operatorOf(unit));
      }
    }
    return text.toString();
  }

  /** Whether an exponent is shorter: "Wx3 would be exactly 3 steps" (seed 004). */
  private static boolean isRepetition(List<LegUnit> units) {
    LegUnit first = units.get(0);
    boolean plain = first.stride().isLeap() || first.stride().isUnlimited();
    List<LegUnit> between = units.subList(0, units.size() - 1);
    return plain
        && units.size() > 2
        && between.stream()
            .allMatch(unit -> !unit.ends() && unit.outcomes().equals(first.outcomes()))
        && units.stream()
            .allMatch(unit -> unit.letters().isEmpty() && unit.stride().equals(first.stride()));
  }

  private static String operatorOf(LegUnit unit) {
    return operator(Set.copyOf(unit.outcomes())).orElseThrow(ExtendedWriter::noOperator);
  }

  private static NoFormException noOperator() {
    return new NoFormException("it goes on from a square in a way for which there is no operator");
  }

  private String step(Stride stride) {
    String atom =
        atoms.of(stride.atom()).orElseThrow(() -> new NoFormException(MissingWord.STRANGE_LEAP));
    Optional<String> slider = AtomLetters.slider(atom);
    if (stride.isLeap()) {
      return atom;
    }
    boolean whole =
        stride.isUnlimited()
            || stride.length() instanceof Length.SameAsBefore
            || stride.length() instanceof Length.AcrossBoard;
    if (whole) {
      boolean winds = stride.length() instanceof Length.AcrossBoard;
      return winds ? atom : slider.orElse(atom + "0");
    }
    if (!(stride.length() instanceof Length.Between between)) {
      throw new NoFormException(MissingWord.TO_ENEMY_HALF);
    }
    if (between.least() == between.most()) {
      return atom + "-" + between.most();
    }
    if (between.least() > 1) {
      throw new NoFormException(MissingWord.LEAST_STEPS);
    }
    boolean circle = stride.turn() == Turn.CIRCULAR && between.most() == Turn.CIRCLE;
    return circle ? atom : atom + between.most();
  }

  private static Optional<String> operator(Set<LegOutcome> outcomes) {
    if (outcomes.size() == 2
        && outcomes.contains(LegOutcome.CAPTURE)
        && outcomes.contains(REMOVAL)) {
      return Optional.of("d");
    }
    if (outcomes.size() != 1) {
      return Optional.empty();
    }
    LegOutcome outcome = outcomes.iterator().next();
    boolean removes = outcome.effect() == LegEffect.REMOVE;
    if (!removes && outcome.effect() != LegEffect.NONE) {
      return Optional.empty();
    }
    return switch (outcome.occupant()) {
      case EMPTY -> Optional.of("-");
      case PIECE -> Optional.of(removes ? "d" : "+");
      case OWN -> removes ? Optional.empty() : Optional.of("?");
      case ENEMY -> Optional.of(removes ? "x" : "!");
      case EMPTY_BEFORE_PIECE -> Optional.of("y");
      case ENEMY_ROYAL, ENEMY_COMMON, OWN_COMMON, EN_PASSANT, EN_PASSANT_COMMON -> Optional.empty();
    };
  }
}
