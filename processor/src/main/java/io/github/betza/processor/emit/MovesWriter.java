package io.github.betza.processor.emit;

import static io.github.betza.processor.emit.Variables.FROM;
import static io.github.betza.processor.emit.Variables.RIGHT;
import static io.github.betza.processor.emit.Variables.SIGN;
import static io.github.betza.processor.emit.Variables.SQUARE;
import static io.github.betza.processor.emit.Variables.UP;

import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.plan.CodeLimits;
import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.Mode.MoveFilter;
import io.github.betza.processor.emit.plan.MoveCountBound;
import io.github.betza.processor.emit.plan.NodeUsage;
import io.github.betza.processor.emit.plan.PathContext;
import io.github.betza.processor.emit.plan.PiecePlan;
import io.github.betza.processor.emit.plan.PiecePlan.Section;
import io.github.betza.processor.emit.plan.PlanNode.Edge;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.Imitation;
import io.github.betza.processor.path.Alternative.ImitativeCapture;
import io.github.betza.processor.path.Alternative.NullMove;
import io.github.betza.processor.path.Alternative.Universal;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** Writes the code for the alternatives of a piece, and splits it if it is long. */
final class MovesWriter {
  /** The distance between a square and the one above it. */
  private static final Code STRIDE = BoardCall.of("stride");

  /** The direction that a piece faces. */
  static final Code ALWAYS_FORWARD = Code.of("1");

  private final PiecePlan plan;
  private final BoardAccess access;
  private final Routines routines;
  private final NodeUsage usage;
  private final MoveCountBound bound;
  private final LegWriter legs;
  private final LegWriter ordinaryLegs;
  private final AlternativeWriter alternatives;
  private final boolean symmetric;
  private final VectorBasis basis;

  MovesWriter(
      PiecePlan plan,
      BoardAccess access,
      NodeUsage usage,
      MoveCountBound bound,
      Routines routines,
      OptionalInt stride) {
    this(plan, access, usage, bound, routines, stride, plan.isSymmetric());
  }

  /**
   * Makes a writer.
   *
   * @param bound the space for the piece's own ordinary moves
   * @param symmetric whether the code does not depend on the side of the piece; only if the plan is
   *     symmetric
   */
  MovesWriter(
      PiecePlan plan,
      BoardAccess access,
      NodeUsage usage,
      MoveCountBound bound,
      Routines routines,
      OptionalInt stride,
      boolean symmetric) {
    this.plan = plan;
    this.usage = usage;
    this.access = access;
    this.routines = routines;
    this.bound = bound;
    this.legs = new LegWriter(access, usage, Appender.CALLS, routines);
    this.ordinaryLegs = new LegWriter(access, usage, Appender.of(bound), routines);
    this.alternatives = new AlternativeWriter(access, legs);
    this.symmetric = symmetric;
    if (stride.isPresent()) {
      this.basis =
          new VectorBasis.Declared(stride.getAsInt(), symmetric ? OffsetSum.CONSTANT : SIGN);
    } else {
      this.basis = new VectorBasis.Plane(UP, symmetric ? OffsetSum.CONSTANT : RIGHT);
    }
  }

  /** Returns whether the piece has the same moves forward and backward. */
  boolean isSymmetric() {
    return symmetric;
  }

  /** Counts the uses in a mode; to be called before that mode is written. */
  void prepare(Mode mode) {
    usage.count(plan.starts(), mode);
  }

  /**
   * Writes the statements that list the piece's own moves, the ordinary ones first; see {@link
   * #prologue}.
   *
   * @param name the beginning of the names of methods with parts of them
   */
  Code writeOwn(String name) {
    Body method = Routines.partBody();
    Code ordinary = write(ordinaryLegs, method, select(true), Mode.ALL, name);
    Code rest = write(legs, method, select(false), Mode.ALL, name);
    if (ordinary.isEmpty()) {
      return rest;
    }
    Code both = Code.sequence(ordinary, Appender.end(), rest);
    if (CodeLimits.allow(both.bytes()) || rest.isEmpty()) {
      return both;
    }
    Code first = call(ordinaryLegs, ordinary, Mode.ALL, name);
    Code last = call(legs, rest, Mode.ALL, name);
    return Code.sequence(first, Appender.end(), last);
  }

  /** Returns the sections with ordinary moves, or the other ones. */
  private List<Section> select(boolean ordinary) {
    List<Section> selected = new ArrayList<>();
    for (Section section : plan.own()) {
      List<Edge> starts = bound.select(section.starts(), ordinary);
      if (!starts.isEmpty() || (!ordinary && section.starts().isEmpty())) {
        selected.add(new Section(section.alternative(), starts));
      }
    }
    return selected;
  }

  /**
   * Writes the statements for some alternatives; see {@link #prologue}.
   *
   * @param name the beginning of the names of methods with parts of them
   */
  Code write(List<Section> sections, Mode mode, String name) {
    return write(legs, Routines.partBody(), sections, mode, name);
  }

  private Code write(LegWriter along, Body method, List<Section> sections, Mode mode, String name) {
    CodeBuilder code = new CodeBuilder();
    int next = 0;
    while (next < sections.size()) {
      int end = endOfFirstMoves(sections, next);
      code.add(
          end - next > 1
              ? firstMoves(method, sections.subList(next, end), mode)
              : write(along, method, sections.get(next), mode, name));
      next = Math.max(end, next + 1);
    }
    Code whole = code.build();
    if (sections.size() > 1 && !CodeLimits.allow(whole.bytes())) {
      CodeBuilder parts = new CodeBuilder();
      for (Section section : sections) {
        Code part = write(along, Routines.partBody(), section, mode, name);
        if (!part.isEmpty()) {
          parts.add(call(along, part, mode, name));
        }
      }
      whole = parts.build();
    }
    return whole;
  }

  /** Returns the end of the adjacent sections without paths that only unmoved pieces have. */
  private static int endOfFirstMoves(List<Section> sections, int begin) {
    int end = begin;
    while (end < sections.size()
        && sections.get(end).alternative().initial()
        && sections.get(end).starts().isEmpty()) {
      end++;
    }
    return end;
  }

  private Code firstMoves(Body method, List<Section> sections, Mode mode) {
    Body body = method.sibling();
    sections.forEach(section -> writeAlternative(body, section, mode));
    return ofUnmoved(body.build());
  }

  private Code ofUnmoved(Code inside) {
    return inside.isEmpty()
        ? inside
        : new CodeBuilder()
            .beginControlFlow("if ($L)", access.isUnmoved(FROM))
            .add(inside)
            .endControlFlow()
            .build();
  }

  /**
   * Writes the statements of a mode that returns a result; no statements if the piece captures
   * nothing.
   *
   * @param mode {@link Mode#ATTACKS}, {@link Mode#CAN_MOVE} or {@link Mode#ATTACKERS}
   */
  Code result(Mode mode) {
    boolean single = plan.own().size() == 1 && !plan.own().get(0).alternative().initial();
    if (single && !plan.own().get(0).starts().isEmpty()) {
      Body body = Routines.partBody();
      List<Edge> starts = usage.productive(plan.own().get(0).starts(), mode);
      starts.forEach(start -> legs.follow(body, start, mode, position(mode)));
      if (starts.isEmpty()) {
        return Code.nothing();
      }
      body.returnFalse();
      Code code = body.build();
      if (CodeLimits.allow(code.bytes())) {
        return code;
      }
    }
    Code code = write(plan.own(), mode, mode.method());
    return code.isEmpty() ? code : Code.sequence(code, Code.of("return false;\n"));
  }

  /** Returns the call of a method with the statements of a mode that returns a result, if any. */
  Code resultInMethod(Mode mode) {
    Code code = write(plan.own(), mode, mode.method());
    return code.isEmpty() ? code : call(legs, code, mode, mode.method());
  }

  private Code call(LegWriter along, Code part, Mode mode, String name) {
    Code call = routines.part(name + "Part", mode, along.appender(), part);
    return mode.returnsBoolean()
        ? Code.of("if ($L) {\n$>return true;\n$<}\n", call)
        : Code.of("$L;\n", along.appender().call(call));
  }

  private Code write(LegWriter along, Body method, Section section, Mode mode, String name) {
    Body body = method.sibling();
    Code inside;
    if (section.starts().isEmpty()) {
      writeAlternative(body, section, mode);
      inside = body.build();
    } else {
      inside = walks(along, body, usage.productive(section.starts(), mode), mode, name);
    }
    return section.alternative().initial() ? ofUnmoved(inside) : inside;
  }

  /** Writes the paths that begin in some nodes; in halves if there are too many. */
  private Code walks(LegWriter along, Body body, List<Edge> starts, Mode mode, String name) {
    along.begin(body, starts, mode, position(mode));
    Code whole = body.build();
    if (starts.size() == 1 || CodeLimits.allow(whole.bytes())) {
      return whole;
    }
    List<Code> halves = new ArrayList<>();
    int middle = starts.size() / 2;
    halves.add(walks(along, Routines.partBody(), starts.subList(0, middle), mode, name));
    halves.add(
        walks(along, Routines.partBody(), starts.subList(middle, starts.size()), mode, name));
    CodeBuilder calls = new CodeBuilder();
    halves.forEach(half -> calls.add(call(along, half, mode, name)));
    return calls.build();
  }

  private EmitScope position(Mode mode) {
    Code start = mode == Mode.ATTACKERS ? SQUARE : FROM;
    return new EmitScope(start, start, basis, EmitScope.NO_STEPS, EmitScope.NOT_CROSSED);
  }

  private void writeAlternative(Body body, Section section, Mode mode) {
    if (section.alternative() instanceof Universal universal) {
      MoveFilter filter = mode.returnsBoolean() ? MoveFilter.BOTH : filter(universal);
      boolean opened = body.beginWanted(filter, access);
      alternatives.universal(body, universal, mode, position(mode), plan.repeats());
      body.endWanted(opened);
    } else if (mode == Mode.CAN_MOVE) {
      alternatives.canMove(body, section.alternative(), position(mode));
    } else if (!mode.returnsBoolean()) {
      boolean opened = body.beginWanted(filter(section.alternative()), access);
      writeOther(body, section.alternative(), position(mode));
      body.endWanted(opened);
    }
  }

  private static MoveFilter filter(Universal universal) {
    return universal.landings().stream()
        .map(landing -> Mode.filter(PathContext.START, landing))
        .reduce(MoveFilter::or)
        .orElse(MoveFilter.BOTH);
  }

  private static MoveFilter filter(Alternative alternative) {
    if (alternative instanceof NullMove || alternative instanceof Castling) {
      return MoveFilter.QUIETS;
    }
    return alternative instanceof ImitativeCapture ? MoveFilter.CAPTURES : MoveFilter.BOTH;
  }

  /** Writes an alternative that only occurs in lists of moves. */
  private void writeOther(Body body, Alternative alternative, EmitScope scope) {
    if (alternative instanceof NullMove) {
      alternatives.pass(body, scope);
    } else if (alternative instanceof Castling castling) {
      alternatives.castling(body, castling, scope);
    } else if (alternative instanceof Imitation imitation) {
      alternatives.imitation(body, imitation, scope);
    } else if (alternative instanceof ImitativeCapture) {
      alternatives.imitativeCapture(body, scope);
    } else {
      throw new AssertionError("no way to write these moves: " + alternative);
    }
  }

  /**
   * Declares the variables that some code needs.
   *
   * @param forward the source of the direction that the piece faces: 1, or a parameter
   */
  Code prologue(Code code, Code forward) {
    List<BoardAccess.Variable> variables = new ArrayList<>(access.variables());
    Code white =
        forward.equals(ALWAYS_FORWARD)
            ? Code.of("$L ? 1 : -1", access.isWhite())
            : Code.of("$L ? $L : -$L", access.isWhite(), forward, forward);
    variables.add(new BoardAccess.Variable(TypeName.INT, SIGN, white));
    variables.add(new BoardAccess.Variable(TypeName.INT, RIGHT, white));
    if (symmetric) {
      // Next to the cells: after the variables made from them, a nightrider took a tenth longer.
      variables.add(1, new BoardAccess.Variable(TypeName.INT, UP, STRIDE));
    } else {
      Code up = Code.of("$L * $L", RIGHT, STRIDE);
      variables.add(new BoardAccess.Variable(TypeName.INT, UP, up));
    }
    variables.addAll(Appender.variables(bound.moves()));
    Code declared = Code.nothing();
    Set<Code> read = code.names();
    for (int i = variables.size() - 1; i >= 0; i--) {
      BoardAccess.Variable variable = variables.get(i);
      if (read.contains(variable.name())) {
        variable.value().addNames(read);
        declared = Code.sequence(variable.declaration(), declared);
      }
    }
    return declared;
  }
}
