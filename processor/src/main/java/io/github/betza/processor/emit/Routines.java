package io.github.betza.processor.emit;

import io.github.betza.processor.emit.GeneratedMethod.Parameter;
import io.github.betza.processor.emit.plan.CodeLimits;
import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.NodeUsage.Use;
import io.github.betza.processor.emit.plan.PlanNode;
import io.github.betza.processor.emit.template.LegQueries;
import io.github.betza.processor.emit.template.LegTemplate;
import io.github.betza.processor.emit.template.Transform;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The private methods of a class: one for each node that is used more than once. */
final class Routines {
  private static final List<String> FRAME = List.of("step", "files", "ranks", "up", "right");

  private final BoardAccess access;
  private final List<Parameter> parameters;
  private final Map<Role, Routine> byRole = new HashMap<>();

  /** The methods that are being written, with those that have been called meanwhile. */
  private final Map<Role, Optional<Routine>> open = new HashMap<>();

  private final Map<String, Routine> byText = new HashMap<>();

  /** The names that are taken, that of the method which a class may have besides among them. */
  private final Set<String> names = new HashSet<>(Set.of(SetMoves.METHOD, SetMoves.AMONG_HOLES));

  private final List<Code> methods = new ArrayList<>();
  private int lines;
  private int largest;

  /** What a method is for. */
  private record Role(Use use, Appender appender) {
    /** Written out, as that of a vector is: every call of a method looks for it. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Role role && use.equals(role.use) && appender == role.appender;
    }

    @Override
    public int hashCode() {
      return 31 * use.hashCode() + appender.hashCode();
    }
  }

  /** A method that has been written, with the parameters that its code needs. */
  record Routine(String name, List<String> parameters) {}

  Routines(BoardAccess access) {
    this.access = access;
    this.parameters = parameters(access);
  }

  /** Returns the methods in the order of writing. */
  List<Code> methods() {
    return methods;
  }

  /** Returns how many lines have been written. */
  int lines() {
    return lines;
  }

  /** Returns whether there are more lines already than a class may have. */
  boolean isFull() {
    return lines > CodeLimits.LINES;
  }

  /** Returns how many bytes the largest of the methods that are too large has; 0 if none is. */
  int largest() {
    return largest;
  }

  /** Returns the call of the method of a node, which is written where it is called first. */
  Code call(LegWriter legs, PlanNode.Edge next, Mode mode, EmitScope scope) {
    PlanNode node = next.node();
    Role role = new Role(new Use(node, mode), legs.appender());
    Routine routine = byRole.get(role);
    if (routine == null && open.containsKey(role)) {
      Optional<Routine> reserved = open.get(role);
      routine = reserved.isPresent() ? reserved.get() : reserve(node, mode);
      open.put(role, Optional.of(routine));
    } else if (routine == null) {
      routine = write(legs, node, mode);
      byRole.put(role, routine);
    }
    return call(routine, node.template(), next.transform(), scope, scope.square());
  }

  /** Returns the call of a method that looks for custodial captures from a square. */
  Code custody(Code code, LegTemplate template, EmitScope scope, String square) {
    Routine routine =
        add("hold", RuntimeTypes.BOOLEAN, code, "Notes the removal of pieces held in custody.");
    Transform here = template.isLine() ? Transform.onLine(new Vector(0, 1)) : Transform.IDENTITY;
    return call(routine, template, here, scope, square);
  }

  /**
   * Returns the call of a method for a template.
   *
   * @param scope the variables there
   * @param square the source of what it gets for {@code square}
   */
  static Code call(
      Routine routine, LegTemplate template, Transform transform, EmitScope scope, String square) {
    List<String> offsets = scope.frame().arguments(template, transform);
    List<String> offsetNames = frameParameters(template);
    EmitScope there =
        new EmitScope(scope.from(), square, scope.frame(), scope.before(), scope.crossed());
    List<String> arguments = new ArrayList<>();
    for (String parameter : routine.parameters()) {
      int offset = offsetNames.indexOf(parameter);
      arguments.add(offset >= 0 ? offsets.get(offset) : argument(parameter, there));
    }
    return Code.of("$L($L)", routine.name(), String.join(", ", arguments));
  }

  /** Returns the frame of a method for a template. */
  static VectorFrame frame(LegTemplate template) {
    return switch (template.span()) {
      case LINE -> new VectorFrame.Line("step");
      case FAR_LINE -> new VectorFrame.FarLine("files", "ranks");
      case PLANE, BOARD -> new VectorFrame.Plane("up", "right");
    };
  }

  private Routine write(LegWriter legs, PlanNode node, Mode mode) {
    Body body = new Body(List.of("crossed", "files", "ranks"));
    String square = node.context().first() ? "from" : "square";
    VectorFrame frame = frame(node.template());
    String before = node.template().needsSteps() ? "before" : "0";
    Role role = new Role(new Use(node, mode), legs.appender());
    open.put(role, Optional.empty());
    if (!mode.answers()) {
      body.setWanted(legs.filter(node));
    }
    String crossed = node.mayHaveWrapped() ? "crossed" : EmitScope.NOT_CROSSED;
    legs.write(body, node, mode, new EmitScope("from", square, frame, before, crossed));
    if (mode.answers()) {
      body.answerFalse();
    }
    Code code = legs.appender().whole(body.build());
    Optional<Routine> recursive = open.remove(role);
    if (recursive.isPresent()) {
      return addRecursive(recursive.get(), mode, code, LegJavadoc.of(node, mode));
    }
    Code type = legs.appender().type(mode);
    return add(baseName(node) + mode.suffix(), type, code, LegJavadoc.of(node, mode));
  }

  /** Adds a method with some code, unless there is one with the same code already. */
  Routine add(String name, Code type, Code code, String comment) {
    CodeText text = new CodeText(code);
    String key = text.text();
    Routine known = byText.get(key);
    if (known != null) {
      return known;
    }
    List<String> used = new ArrayList<>();
    for (Parameter parameter : parameters) {
      if (text.uses(parameter.name())) {
        used.add(parameter.name());
      }
    }
    Routine routine = new Routine(free(name), used);
    addMethod(routine, type, text, comment);
    byText.put(key, routine);
    return routine;
  }

  private String free(String name) {
    String free = name;
    for (int i = 2; !names.add(free); i++) {
      free = name + i;
    }
    return free;
  }

  private void addMethod(Routine routine, Code type, CodeText text, String comment) {
    GeneratedMethod method =
        new GeneratedMethod("private static", type, routine.name()).describe(comment + "\n");
    if (type.toString().equals(RuntimeTypes.INT.toString())) {
      method.returns("how many moves there are then");
    } else if (type.toString().equals(RuntimeTypes.BOOLEAN.toString())) {
      method.returns("whether the search is over");
    }
    for (Parameter parameter : parameters) {
      if (routine.parameters().contains(parameter.name())) {
        method.take(parameter);
      }
    }
    methods.add(method.of(text.code()));
    lines += text.lines() + 4;
    if (!text.fits()) {
      largest = Math.max(largest, text.bytes());
    }
  }

  /** Names a method whose code calls it before it is known what it needs: it gets everything. */
  private Routine reserve(PlanNode node, Mode mode) {
    Set<String> needed = new HashSet<>(frameParameters(node.template()));
    for (BoardAccess.Variable variable : access.variables()) {
      // A method that returns a boolean has no parameter for the moves that are wanted.
      if (!mode.answers() || !CodeText.uses(variable.value().toString(), "wanted")) {
        needed.add(variable.name());
      }
    }
    needed.addAll(List.of("board", "from"));
    needed.addAll(
        switch (mode) {
          case ATTACKS -> List.of("target");
          case ATTACKERS -> List.of("attacker", "found", "royal");
          case ALL, CAPTURES, QUIETS -> List.of("wanted", "moves");
        });
    if (!node.context().first()) {
      needed.add("square");
    }
    if (node.template().needsSteps()) {
      needed.add("before");
    }
    if (node.mayHaveWrapped()) {
      needed.add("crossed");
    }
    List<String> sorted = new ArrayList<>();
    for (Parameter parameter : parameters) {
      if (needed.contains(parameter.name())) {
        sorted.add(parameter.name());
      }
    }
    return new Routine(free(baseName(node) + mode.suffix()), sorted);
  }

  /** Adds a method that calls itself, unless there is one with the same code but for its name. */
  private Routine addRecursive(Routine routine, Mode mode, Code code, String comment) {
    CodeText text = new CodeText(code);
    String key = text.text().replace(routine.name() + "(", "(") + routine.parameters();
    Routine known = byText.putIfAbsent(key, routine);
    if (known != null) {
      return known;
    }
    addMethod(routine, Appender.CALLS.type(mode), text, comment);
    return routine;
  }

  /**
   * Adds a method that holds a part of the code of another, and returns its call. The variables of
   * the other that it needs become its parameters.
   */
  Code part(String name, Mode mode, Appender appender, Code code) {
    return partBehind(
        name, mode, appender, code, partPosition(new VectorFrame.Plane("up", "right")));
  }

  /** Returns an empty body for a part of the code of another method. */
  static Body partBody() {
    return new Body(List.of("crossed", "files", "ranks", "from", "square", "up", "right", "sign"));
  }

  /** Returns what a part calls where a move has got that it goes on with. */
  static EmitScope partPosition(VectorFrame frame) {
    return new EmitScope("from", "square", frame, "before", "crossed");
  }

  /**
   * As above, for what follows on a square that is reached.
   *
   * @param scope what the other calls that which {@link #partPosition} names in the part
   */
  Code partBehind(String name, Mode mode, Appender appender, Code code, EmitScope scope) {
    Code whole = mode.answers() ? Code.of("$Lreturn false;\n", code) : appender.whole(code);
    Routine routine = add(name, appender.type(mode), whole, "A part of the moves.");
    List<String> arguments = new ArrayList<>();
    for (String parameter : routine.parameters()) {
      arguments.add(argument(parameter, scope));
    }
    return Code.of("$L($L)", routine.name(), String.join(", ", arguments));
  }

  private static String argument(String parameter, EmitScope scope) {
    return switch (parameter) {
      case "from" -> scope.from();
      case "square" -> scope.square();
      case "before" -> scope.before();
      case "crossed" -> scope.crossed();
      default -> parameter;
    };
  }

  /** Returns all that a method may need, in the order in which it is taken. */
  private static List<Parameter> parameters(BoardAccess access) {
    List<Parameter> parameters = new ArrayList<>();
    parameters.add(new Parameter(access.boardType(), "board"));
    for (BoardAccess.Variable variable : access.variables()) {
      parameters.add(new Parameter(variable.type(), variable.name()));
    }
    parameters.add(new Parameter(RuntimeTypes.INT, "from"));
    parameters.add(new Parameter(RuntimeTypes.INT, "square"));
    for (String name : FRAME) {
      parameters.add(new Parameter(RuntimeTypes.INT, name));
    }
    parameters.add(new Parameter(RuntimeTypes.INT, "sign"));
    parameters.add(new Parameter(RuntimeTypes.INT, "forward"));
    parameters.add(new Parameter(RuntimeTypes.INT, "wanted"));
    parameters.add(new Parameter(RuntimeTypes.INT, "before"));
    parameters.add(new Parameter(RuntimeTypes.BOOLEAN, "crossed"));
    parameters.add(new Parameter(RuntimeTypes.INT, "target"));
    parameters.add(new Parameter(RuntimeTypes.INT, "attacker"));
    parameters.add(new Parameter(RuntimeTypes.BOOLEAN, "royal"));
    parameters.add(new Parameter(RuntimeTypes.ATTACKERS, "found"));
    parameters.add(new Parameter(RuntimeTypes.MOVE_LIST, "moves"));
    parameters.addAll(Appender.parameters());
    return parameters;
  }

  private static List<String> frameParameters(LegTemplate template) {
    return switch (template.span()) {
      case LINE -> List.of("step");
      case FAR_LINE -> List.of("files", "ranks");
      case PLANE, BOARD -> List.of("up", "right");
    };
  }

  private static String baseName(PlanNode node) {
    boolean goesOn = !node.exits().isEmpty();
    if (LegQueries.isLeap(node.leg())) {
      return goesOn ? "step" : "leap";
    }
    if (!node.leg().isStraight()) {
      return goesOn ? "windOn" : "wind";
    }
    return goesOn ? "slideOn" : "slide";
  }
}
