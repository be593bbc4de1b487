package io.github.betza.processor.emit.template;

import io.github.betza.processor.emit.template.LegTemplate.Continuation;
import io.github.betza.processor.emit.template.LegTemplate.PlacedTemplate;
import io.github.betza.processor.emit.template.LegTemplate.Span;
import io.github.betza.processor.emit.template.TemplateKey.Fork;
import io.github.betza.processor.emit.template.TemplateKey.TurnedTemplate;
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
 * Finds the templates of a piece's paths. One turn or reflection of a subtree represents all: the
 * one whose {@link TemplateKey} comes first.
 */
public final class LegTemplateBuilder {
  /** Sorts transforms by their forward vector, then by their right vector. */
  static final Comparator<Transform> ORDER =
      (one, other) -> {
        int byUp = Vector.ORDER.compare(one.up(), other.up());
        return byUp != 0 ? byUp : Vector.ORDER.compare(one.right(), other.right());
      };

  private static final Comparator<PlacedTemplate> BY_NUMBER =
      (one, other) -> {
        int byNumber = Integer.compare(one.template().number(), other.template().number());
        return byNumber != 0 ? byNumber : ORDER.compare(one.transform(), other.transform());
      };

  private final LoopFolder repetitions;
  private final IdentityHashMap<Node, List<Node>> cycles = new IdentityHashMap<>();
  private final IdentityHashMap<Node, PlacedTemplate> placed = new IdentityHashMap<>();
  private final Map<TemplateKey, LegTemplate> templates = new HashMap<>();
  private final Map<List<TemplateKey>, List<LegTemplate>> cyclic = new HashMap<>();
  private int made;

  /**
   * Makes a builder for some paths.
   *
   * @param starts the first legs of all paths
   * @param repetitions which legs lead back to themselves
   */
  public LegTemplateBuilder(List<Node> starts, LoopFolder repetitions) {
    this.repetitions = repetitions;
    for (List<Node> cycle : Cycles.of(starts, repetitions)) {
      cycle.forEach(member -> cycles.put(member, cycle));
    }
  }

  /** Returns the template of a subtree, and its transform. */
  public PlacedTemplate place(Node node) {
    PlacedTemplate known = placed.get(node);
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
   * Finds the templates of legs that lead to each other. They lie on a line, or on the board
   * without a turn; turns and reflections of them are separate templates.
   */
  private void placeCycle(Node first, List<Node> cycle) {
    List<Node> members = new ArrayList<>();
    collect(first, cycle, members);
    List<Vector> vectors = new ArrayList<>();
    boolean board = false;
    for (Node member : members) {
      List<Continuation> outward = new ArrayList<>();
      for (Node.Branch branch : repetitions.branches(member)) {
        List<PlacedTemplate> next = new ArrayList<>();
        branch.next().stream()
            .filter(node -> indexOf(node, members) < 0)
            .forEach(node -> next.add(place(node)));
        outward.add(new Continuation(branch.outcome(), next));
      }
      vectors.addAll(Spans.vectors(member.leg(), member.landings(), outward));
      Span span = Spans.span(member.leg(), member.landings(), outward);
      board |= span == Span.BOARD || span == Span.FAR_LINE;
    }
    Vector unit = board ? null : Spans.unit(vectors);
    Transform transform = unit == null ? Transform.IDENTITY : Transform.onLine(unit);
    List<TemplateKey> keys = members.stream().map(member -> key(member, members, unit)).toList();
    List<LegTemplate> known = cyclic.computeIfAbsent(keys, each -> make(each, members, unit));
    for (int i = 0; i < members.size(); i++) {
      placed.put(members.get(i), new PlacedTemplate(known.get(i), transform));
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

  /** Returns the key of a leg in a cycle; other legs of the cycle have negative numbers in it. */
  private TemplateKey key(Node member, List<Node> members, Vector unit) {
    List<Fork> forks = new ArrayList<>();
    for (Node.Branch branch : repetitions.branches(member)) {
      List<TurnedTemplate> next = new ArrayList<>();
      for (Node node : branch.next()) {
        int index = indexOf(node, members);
        next.add(
            index >= 0
                ? new TurnedTemplate(-1 - index, within(unit))
                : new TurnedTemplate(place(node).template().number(), within(place(node), unit)));
      }
      forks.add(new Fork(branch.outcome(), next));
    }
    Span span = unit == null ? Span.BOARD : Span.LINE;
    return new TemplateKey(
        span,
        LegQueries.isFar(member.leg()),
        unit == null ? member.leg() : member.leg().mapped(vector -> onLine(vector, unit)),
        unit == null
            ? member.landings()
            : member.landings().stream()
                .map(landing -> landing.mapped(vector -> onLine(vector, unit)))
                .toList(),
        forks);
  }

  /** Returns a vector along a line in the coordinates of a template on that line. */
  private static Vector onLine(Vector vector, Vector unit) {
    return new Vector(0, Spans.multiple(vector, unit));
  }

  private static Transform within(Vector unit) {
    return unit == null ? Transform.IDENTITY : Transform.onLine(new Vector(0, 1));
  }

  private static Transform within(PlacedTemplate outward, Vector unit) {
    return unit == null
        ? outward.transform()
        : Transform.onLine(onLine(outward.transform().up(), unit));
  }

  private List<LegTemplate> make(List<TemplateKey> keys, List<Node> members, Vector unit) {
    boolean[] needsSteps = needsSteps(members);
    List<LegTemplate> result = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      TemplateKey key = keys.get(i);
      result.add(
          new LegTemplate(
              made++,
              key.span(),
              key.leg(),
              key.landings(),
              new ArrayList<>(),
              List.of(),
              key.far(),
              needsSteps[i]));
    }
    for (int i = 0; i < members.size(); i++) {
      for (Node.Branch branch : repetitions.branches(members.get(i))) {
        List<PlacedTemplate> next = new ArrayList<>();
        for (Node node : branch.next()) {
          int index = indexOf(node, members);
          next.add(
              index >= 0
                  ? new PlacedTemplate(result.get(index), within(unit))
                  : new PlacedTemplate(place(node).template(), within(place(node), unit)));
        }
        result.get(i).continuations().add(new Continuation(branch.outcome(), sorted(next)));
      }
    }
    return result;
  }

  /** Finds out which legs of a cycle need the number of steps of the last slide before. */
  private boolean[] needsSteps(List<Node> members) {
    boolean[] needs = new boolean[members.size()];
    for (int round = 0; round < members.size(); round++) {
      for (int i = 0; i < members.size(); i++) {
        Leg leg = members.get(i).leg();
        boolean after = false;
        for (Node.Branch branch : repetitions.branches(members.get(i))) {
          for (Node node : branch.next()) {
            int index = indexOf(node, members);
            after |= index >= 0 ? needs[index] : place(node).template().needsSteps();
          }
        }
        needs[i] |= leg.length() instanceof Length.SameAsBefore || (leg.length().isOne() && after);
      }
    }
    return needs;
  }

  private PlacedTemplate find(Node node) {
    List<Continuation> continuations = new ArrayList<>();
    for (Node.Branch branch : repetitions.branches(node)) {
      List<PlacedTemplate> next = new ArrayList<>();
      for (Node each : branch.next()) {
        next.add(place(each));
      }
      continuations.add(new Continuation(branch.outcome(), next));
    }
    Span span = Spans.span(node.leg(), node.landings(), continuations);
    if (span == Span.PLANE) {
      return findTurned(node, continuations);
    }
    Transform transform = Transform.IDENTITY;
    Leg leg = node.leg();
    List<Landing> landings = node.landings();
    List<Continuation> inside = continuations;
    if (span != Span.BOARD) {
      Vector unit = Spans.unit(Spans.vectors(leg, landings, continuations));
      transform = Transform.onLine(unit);
      leg = leg.mapped(vector -> onLine(vector, unit));
      landings =
          landings.stream().map(landing -> landing.mapped(vector -> onLine(vector, unit))).toList();
      inside = mapLine(continuations, unit);
    }
    return new PlacedTemplate(
        template(key(span, LegQueries.isFar(node.leg()), leg, landings, inside), inside, List.of()),
        transform);
  }

  private static List<Continuation> mapLine(List<Continuation> continuations, Vector unit) {
    List<Continuation> result = new ArrayList<>();
    for (Continuation continuation : continuations) {
      List<PlacedTemplate> next = new ArrayList<>();
      for (PlacedTemplate old : continuation.next()) {
        next.add(new PlacedTemplate(old.template(), within(old, unit)));
      }
      result.add(new Continuation(continuation.outcome(), sorted(next)));
    }
    return result;
  }

  private PlacedTemplate findTurned(Node node, List<Continuation> continuations) {
    List<Transform> turns = firstTurns(node.leg());
    List<TemplateKey> keys = new ArrayList<>();
    List<List<Continuation>> turned = new ArrayList<>();
    int best = 0;
    for (int i = 0; i < turns.size(); i++) {
      Transform back = turns.get(i).inverse();
      Leg leg = node.leg().mapped(back);
      turned.add(turn(continuations, back));
      List<Landing> landings =
          node.landings().stream().map(landing -> landing.mapped(back)).toList();
      keys.add(key(Span.PLANE, false, leg, landings, turned.get(i)));
      if (compare(keys.get(i), keys.get(best)) < 0) {
        best = i;
      }
    }
    List<Transform> symmetries = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      if (keys.get(i).equals(keys.get(best))) {
        symmetries.add(turns.get(best).inverse().of(turns.get(i)));
      }
    }
    symmetries.sort(ORDER);
    LegTemplate template = template(keys.get(best), turned.get(best), List.copyOf(symmetries));
    return new PlacedTemplate(template, template.canonical(turns.get(best)));
  }

  /** Returns the turns that may give the first key, because they give the first vector. */
  private static List<Transform> firstTurns(Leg leg) {
    List<Transform> first = new ArrayList<>();
    Vector least = null;
    for (Transform turn : Transform.TURNS) {
      Vector step = turn.inverse().apply(leg.step(0));
      int order = least == null ? -1 : Vector.ORDER.compare(step, least);
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

  private static List<Continuation> turn(List<Continuation> continuations, Transform turn) {
    List<Continuation> result = new ArrayList<>();
    for (Continuation continuation : continuations) {
      List<PlacedTemplate> next = new ArrayList<>();
      for (PlacedTemplate old : continuation.next()) {
        next.add(
            new PlacedTemplate(old.template(), old.template().canonical(turn.of(old.transform()))));
      }
      result.add(new Continuation(continuation.outcome(), sorted(next)));
    }
    return result;
  }

  private static List<PlacedTemplate> sorted(List<PlacedTemplate> next) {
    List<PlacedTemplate> sorted = new ArrayList<>(next);
    if (sorted.size() > 1) {
      sorted.sort(BY_NUMBER);
    }
    return sorted;
  }

  private LegTemplate template(
      TemplateKey key, List<Continuation> continuations, List<Transform> symmetries) {
    LegTemplate known = templates.get(key);
    if (known == null) {
      boolean needsSteps =
          key.leg().length() instanceof Length.SameAsBefore
              || (key.leg().length().isOne() && LegTemplate.isNeeded(continuations));
      known =
          new LegTemplate(
              made++,
              key.span(),
              key.leg(),
              key.landings(),
              List.copyOf(continuations),
              symmetries,
              key.far(),
              needsSteps);
      templates.put(key, known);
    }
    return known;
  }

  private static TemplateKey key(
      Span span, boolean far, Leg leg, List<Landing> landings, List<Continuation> continuations) {
    List<Fork> forks = new ArrayList<>();
    for (Continuation continuation : continuations) {
      List<TurnedTemplate> turned =
          continuation.next().stream()
              .map(next -> new TurnedTemplate(next.template().number(), next.transform()))
              .toList();
      forks.add(new Fork(continuation.outcome(), turned));
    }
    return new TemplateKey(span, far, leg, landings, forks);
  }

  /** Orders the turned keys of one subtree, which differ only in their vectors. */
  private static int compare(TemplateKey one, TemplateKey other) {
    List<Vector> left = vectors(one);
    List<Vector> right = vectors(other);
    for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
      int byVector = Vector.ORDER.compare(left.get(i), right.get(i));
      if (byVector != 0) {
        return byVector;
      }
    }
    return Integer.compare(left.size(), right.size());
  }

  private static List<Vector> vectors(TemplateKey key) {
    List<Vector> vectors = LegQueries.vectors(key.leg());
    vectors.addAll(LandingQueries.vectors(key.landings()));
    for (Fork fork : key.forks()) {
      for (TurnedTemplate next : fork.next()) {
        vectors.add(next.transform().up());
        vectors.add(next.transform().right());
        vectors.add(new Vector(next.number(), 0));
      }
    }
    return vectors;
  }
}
