package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.Form.Fork;
import io.github.betza.processor.emit.plan.Form.Turned;
import io.github.betza.processor.emit.plan.Shape.Onward;
import io.github.betza.processor.emit.plan.Shape.Placed;
import io.github.betza.processor.emit.plan.Shape.Span;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the shapes of a piece's paths. Whatever turns and reflections of a subtree occur, one of
 * them stands for all: that whose {@link Form} comes first.
 */
final class ShapeBuilder {
  /** Sorts placements: by their forward, then by their right. */
  static final Comparator<Placement> ORDER =
      (one, other) -> {
        int byUp = Legs.ORDER.compare(one.up(), other.up());
        return byUp != 0 ? byUp : Legs.ORDER.compare(one.right(), other.right());
      };

  private static final Comparator<Placed> BY_NUMBER =
      (one, other) -> {
        int byNumber = Integer.compare(one.shape().number(), other.shape().number());
        return byNumber != 0 ? byNumber : ORDER.compare(one.placement(), other.placement());
      };

  private final Repetitions repetitions;
  private final IdentityHashMap<Node, List<Node>> cycles = new IdentityHashMap<>();
  private final IdentityHashMap<Node, Placed> placed = new IdentityHashMap<>();
  private final Map<Form, Shape> shapes = new HashMap<>();
  private final Map<List<Form>, List<Shape>> cyclic = new HashMap<>();
  private int made;

  /**
   * Makes a builder for some paths.
   *
   * @param starts the first legs of all paths
   * @param repetitions which legs lead back to themselves
   */
  ShapeBuilder(List<Node> starts, Repetitions repetitions) {
    this.repetitions = repetitions;
    for (List<Node> cycle : Cycles.of(starts, repetitions)) {
      for (Node member : cycle) {
        cycles.put(member, cycle);
      }
    }
  }

  /** Returns the shape of a subtree, and how it lies. */
  Placed place(Node node) {
    Placed known = placed.get(node);
    if (known == null && cycles.containsKey(node)) {
      placeCycle(node, cycles.get(node));
      known = placed.get(node);
    } else if (known == null) {
      known = find(node);
      placed.put(node, known);
    }
    return known;
  }

  /**
   * Finds the shapes of legs that lead to each other. They lie on a line or on the board as they
   * are; turns and reflections of them are shapes of their own.
   */
  private void placeCycle(Node first, List<Node> cycle) {
    List<Node> members = new ArrayList<>();
    collect(first, cycle, members);
    List<Vector> vectors = new ArrayList<>();
    boolean board = false;
    for (Node member : members) {
      List<Onward> outward = new ArrayList<>();
      for (Node.Branch branch : repetitions.branches(member)) {
        List<Placed> next = new ArrayList<>();
        branch.next().stream()
            .filter(node -> indexOf(node, members) < 0)
            .forEach(node -> next.add(place(node)));
        outward.add(new Onward(branch.outcome(), next));
      }
      vectors.addAll(Spans.vectors(member.leg(), member.landings(), outward));
      Span span = Spans.span(member.leg(), member.landings(), outward);
      board |= span == Span.BOARD || span == Span.FAR_LINE;
    }
    Vector unit = board ? null : Spans.unit(vectors);
    Placement placement = unit == null ? Placement.IDENTITY : Placement.onLine(unit);
    List<Form> forms = new ArrayList<>();
    for (Node member : members) {
      forms.add(form(member, members, unit));
    }
    List<Shape> known = cyclic.computeIfAbsent(forms, key -> make(key, members, unit));
    for (int i = 0; i < members.size(); i++) {
      placed.put(members.get(i), new Placed(known.get(i), placement));
    }
  }

  private void collect(Node node, List<Node> cycle, List<Node> members) {
    if (indexOf(node, cycle) >= 0 && indexOf(node, members) < 0) {
      members.add(node);
      for (Node.Branch branch : repetitions.branches(node)) {
        branch.next().forEach(next -> collect(next, cycle, members));
      }
    }
  }

  @SuppressWarnings("ReferenceEquality")
  private static int indexOf(Node node, List<Node> nodes) {
    for (int i = 0; i < nodes.size(); i++) {
      if (nodes.get(i) == node) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the form of a leg in a cycle; other legs of the cycle have negative numbers in it. */
  private Form form(Node member, List<Node> members, Vector unit) {
    List<Fork> forks = new ArrayList<>();
    for (Node.Branch branch : repetitions.branches(member)) {
      List<Turned> next = new ArrayList<>();
      for (Node node : branch.next()) {
        int index = indexOf(node, members);
        next.add(
            index >= 0
                ? new Turned(-1 - index, within(unit))
                : new Turned(place(node).shape().number(), within(place(node), unit)));
      }
      forks.add(new Fork(branch.outcome(), next));
    }
    Span span = unit == null ? Span.BOARD : Span.LINE;
    return new Form(
        span,
        Legs.isFar(member.leg()),
        unit == null ? member.leg() : Legs.map(member.leg(), vector -> onLine(vector, unit)),
        unit == null
            ? member.landings()
            : Landings.map(member.landings(), vector -> onLine(vector, unit)),
        forks);
  }

  /** Returns a vector along a line as it is in the coordinates of a shape on that line. */
  private static Vector onLine(Vector vector, Vector unit) {
    return new Vector(0, Spans.multiple(vector, unit));
  }

  private static Placement within(Vector unit) {
    return unit == null ? Placement.IDENTITY : Placement.onLine(new Vector(0, 1));
  }

  private static Placement within(Placed outward, Vector unit) {
    return unit == null
        ? outward.placement()
        : Placement.onLine(onLine(outward.placement().up(), unit));
  }

  private List<Shape> make(List<Form> forms, List<Node> members, Vector unit) {
    boolean[] needsSteps = needsSteps(members);
    List<Shape> result = new ArrayList<>();
    for (int i = 0; i < forms.size(); i++) {
      Form form = forms.get(i);
      result.add(
          new Shape(
              made++,
              form.span(),
              form.leg(),
              form.landings(),
              new ArrayList<>(),
              List.of(),
              form.far(),
              needsSteps[i]));
    }
    for (int i = 0; i < members.size(); i++) {
      for (Node.Branch branch : repetitions.branches(members.get(i))) {
        List<Placed> next = new ArrayList<>();
        for (Node node : branch.next()) {
          int index = indexOf(node, members);
          next.add(
              index >= 0
                  ? new Placed(result.get(index), within(unit))
                  : new Placed(place(node).shape(), within(place(node), unit)));
        }
        result.get(i).ways().add(new Onward(branch.outcome(), sorted(next)));
      }
    }
    return result;
  }

  /** Finds out which legs of a cycle need to know how many steps the last slide before took. */
  private boolean[] needsSteps(List<Node> members) {
    boolean[] needs = new boolean[members.size()];
    for (int round = 0; round < members.size(); round++) {
      for (int i = 0; i < members.size(); i++) {
        Leg leg = members.get(i).leg();
        boolean after = false;
        for (Node.Branch branch : repetitions.branches(members.get(i))) {
          for (Node node : branch.next()) {
            int index = indexOf(node, members);
            after |= index >= 0 ? needs[index] : place(node).shape().needsSteps();
          }
        }
        needs[i] |= leg.length() instanceof Length.SameAsBefore || (leg.length().isOne() && after);
      }
    }
    return needs;
  }

  private Placed find(Node node) {
    List<Onward> ways = new ArrayList<>();
    for (Node.Branch branch : repetitions.branches(node)) {
      List<Placed> next = new ArrayList<>();
      for (Node each : branch.next()) {
        next.add(place(each));
      }
      ways.add(new Onward(branch.outcome(), next));
    }
    Span span = Spans.span(node.leg(), node.landings(), ways);
    if (span == Span.PLANE) {
      return findTurned(node, ways);
    }
    Placement placement = Placement.IDENTITY;
    Leg leg = node.leg();
    List<Landing> landings = node.landings();
    List<Onward> inside = ways;
    if (span != Span.BOARD) {
      Vector unit = Spans.unit(Spans.vectors(leg, landings, ways));
      placement = Placement.onLine(unit);
      leg = Legs.map(leg, vector -> onLine(vector, unit));
      landings = Landings.map(landings, vector -> onLine(vector, unit));
      inside = mapLine(ways, unit);
    }
    return new Placed(
        shape(form(span, Legs.isFar(node.leg()), leg, landings, inside), inside, List.of()),
        placement);
  }

  private static List<Onward> mapLine(List<Onward> ways, Vector unit) {
    List<Onward> result = new ArrayList<>();
    for (Onward way : ways) {
      List<Placed> next = new ArrayList<>();
      for (Placed old : way.next()) {
        next.add(new Placed(old.shape(), within(old, unit)));
      }
      result.add(new Onward(way.outcome(), sorted(next)));
    }
    return result;
  }

  private Placed findTurned(Node node, List<Onward> ways) {
    List<Placement> turns = firstTurns(node.leg());
    List<Form> forms = new ArrayList<>();
    List<List<Onward>> turned = new ArrayList<>();
    int best = 0;
    for (int i = 0; i < turns.size(); i++) {
      Placement back = turns.get(i).inverse();
      Leg leg = Legs.map(node.leg(), back);
      turned.add(turn(ways, back));
      List<Landing> landings = Landings.map(node.landings(), back);
      forms.add(form(Span.PLANE, false, leg, landings, turned.get(i)));
      if (compare(forms.get(i), forms.get(best)) < 0) {
        best = i;
      }
    }
    List<Placement> symmetries = new ArrayList<>();
    for (int i = 0; i < forms.size(); i++) {
      if (forms.get(i).equals(forms.get(best))) {
        symmetries.add(turns.get(best).inverse().of(turns.get(i)));
      }
    }
    symmetries.sort(ORDER);
    Shape shape = shape(forms.get(best), turned.get(best), List.copyOf(symmetries));
    return new Placed(shape, shape.canonical(turns.get(best)));
  }

  /** Returns the turns whose form may come first, because the first vector of the form does. */
  private static List<Placement> firstTurns(Leg leg) {
    List<Placement> first = new ArrayList<>();
    Vector least = null;
    for (Placement turn : Placement.TURNS) {
      Vector step = turn.inverse().apply(leg.step(0));
      int order = least == null ? -1 : Legs.ORDER.compare(step, least);
      if (order < 0) {
        first.clear();
        least = step;
      }
      if (order <= 0) {
        first.add(turn);
      }
    }
    return first;
  }

  private static List<Onward> turn(List<Onward> ways, Placement turn) {
    List<Onward> result = new ArrayList<>();
    for (Onward way : ways) {
      List<Placed> next = new ArrayList<>();
      for (Placed old : way.next()) {
        next.add(new Placed(old.shape(), old.shape().canonical(turn.of(old.placement()))));
      }
      result.add(new Onward(way.outcome(), sorted(next)));
    }
    return result;
  }

  private static List<Placed> sorted(List<Placed> next) {
    List<Placed> sorted = new ArrayList<>(next);
    if (sorted.size() > 1) {
      sorted.sort(BY_NUMBER);
    }
    return sorted;
  }

  private Shape shape(Form form, List<Onward> ways, List<Placement> symmetries) {
    Shape known = shapes.get(form);
    if (known == null) {
      boolean needsSteps =
          form.leg().length() instanceof Length.SameAsBefore
              || (form.leg().length().isOne() && Shape.isNeeded(ways));
      known =
          new Shape(
              made++,
              form.span(),
              form.leg(),
              form.landings(),
              List.copyOf(ways),
              symmetries,
              form.far(),
              needsSteps);
      shapes.put(form, known);
    }
    return known;
  }

  private static Form form(
      Span span, boolean far, Leg leg, List<Landing> landings, List<Onward> ways) {
    List<Fork> forks = new ArrayList<>();
    for (Onward way : ways) {
      List<Turned> turned = new ArrayList<>();
      for (Placed next : way.next()) {
        turned.add(new Turned(next.shape().number(), next.placement()));
      }
      forks.add(new Fork(way.outcome(), turned));
    }
    return new Form(span, far, leg, landings, forks);
  }

  /** Orders the turned forms of one subtree, which differ in their vectors only. */
  private static int compare(Form one, Form other) {
    List<Vector> left = vectors(one);
    List<Vector> right = vectors(other);
    for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
      int byVector = Legs.ORDER.compare(left.get(i), right.get(i));
      if (byVector != 0) {
        return byVector;
      }
    }
    return Integer.compare(left.size(), right.size());
  }

  private static List<Vector> vectors(Form form) {
    List<Vector> vectors = Legs.vectors(form.leg());
    vectors.addAll(Landings.vectors(form.landings()));
    for (Fork fork : form.forks()) {
      for (Turned next : fork.next()) {
        vectors.add(next.placement().up());
        vectors.add(next.placement().right());
        vectors.add(new Vector(next.number(), 0));
      }
    }
    return vectors;
  }
}
