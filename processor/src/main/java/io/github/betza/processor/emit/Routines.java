package io.github.betza.processor.emit;

import static io.github.betza.processor.emit.Variables.BEFORE;
import static io.github.betza.processor.emit.Variables.BOARD;
import static io.github.betza.processor.emit.Variables.CROSSED;
import static io.github.betza.processor.emit.Variables.FILES;
import static io.github.betza.processor.emit.Variables.FROM;
import static io.github.betza.processor.emit.Variables.RANKS;
import static io.github.betza.processor.emit.Variables.RIGHT;
import static io.github.betza.processor.emit.Variables.SIGN;
import static io.github.betza.processor.emit.Variables.SQUARE;
import static io.github.betza.processor.emit.Variables.STEP;
import static io.github.betza.processor.emit.Variables.UP;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.emit.code.DocumentedMethod;
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
import javax.lang.model.element.Modifier;

/** The private methods of a class: one for each node that is used more than once. */
final class Routines {
  private static final Code RETURN_FALSE = Code.of("return false;\n");

  private final RoutineParameters parameters;
  private final Map<Role, Routine> byRole = new HashMap<>();

  /** The methods that are being written, with those that have been called meanwhile. */
  private final Map<Role, Optional<Routine>> open = new HashMap<>();

  private final Map<Code, Routine> byCode = new HashMap<>();
  private final Map<Recursive, Routine> recursive = new HashMap<>();

  /** The names that are taken, that of the method which a class may have besides among them. */
  private final Set<String> taken = new HashSet<>(Set.of(SetMoves.METHOD, SetMoves.AMONG_HOLES));

  /** The names that are in the code of the methods. */
  private final Set<Code> names = new HashSet<>();

  private final List<MethodSpec> methods = new ArrayList<>();
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
  record Routine(String name, List<CodeName> parameters) {}

  /** The code of a method that calls itself, where it has no name. */
  private record Recursive(Code code, List<CodeName> parameters) {
    Recursive(Routine routine, Code code) {
      this(code.withName(CodeName.method(routine.name()), Code.nothing()), routine.parameters());
    }
  }

  Routines(BoardAccess access) {
    this.parameters = new RoutineParameters(access);
  }

  /** Returns the methods in the order of writing. */
  List<MethodSpec> methods() {
    return methods;
  }

  /** Returns the names that are in the code of the methods. */
  Set<Code> names() {
    return names;
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
  Code custody(Code code, LegTemplate template, EmitScope scope, Code square) {
    Routine routine = add("hold", TypeName.BOOLEAN, code, "The removal of pieces held in custody.");
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
      Routine routine, LegTemplate template, Transform transform, EmitScope scope, Code square) {
    List<Code> offsets = scope.basis().arguments(template, transform);
    List<CodeName> offsetNames = RoutineParameters.basis(template);
    EmitScope there =
        new EmitScope(scope.from(), square, scope.basis(), scope.before(), scope.crossed());
    List<Code> arguments = new ArrayList<>();
    for (CodeName parameter : routine.parameters()) {
      int offset = offsetNames.indexOf(parameter);
      arguments.add(offset >= 0 ? offsets.get(offset) : argument(parameter, there));
    }
    return call(routine, arguments);
  }

  private static Code call(Routine routine, List<Code> arguments) {
    return Code.of("$L($L)", CodeName.method(routine.name()), Code.join(arguments, ", "));
  }

  /** Returns the basis of a method for a template. */
  static VectorBasis basis(LegTemplate template) {
    return switch (template.span()) {
      case LINE -> new VectorBasis.Line(STEP);
      case FAR_LINE -> new VectorBasis.FarLine(FILES, RANKS);
      case PLANE, BOARD -> new VectorBasis.Plane(UP, RIGHT);
    };
  }

  private Routine write(LegWriter legs, PlanNode node, Mode mode) {
    Role role = new Role(new Use(node, mode), legs.appender());
    Code code = code(legs, role, Optional.empty());
    Optional<Routine> reserved = open.remove(role);
    if (reserved.isPresent()) {
      return writeRecursive(legs, role, reserved.get(), code);
    }
    TypeName type = legs.appender().type(mode);
    return add(baseName(node) + mode.suffix(), type, code, LegJavadoc.of(node, mode));
  }

  /**
   * Adds a method that calls itself. Its parameters are known when its code is, and its code holds
   * a call with the parameters: so it is written again until both fit, unless another method calls
   * it as well.
   *
   * @param reserved the method with all that it may need
   * @param code its code
   */
  private Routine writeRecursive(LegWriter legs, Role role, Routine reserved, Code code) {
    String comment = LegJavadoc.of(role.use().node(), role.use().mode());
    if (names.contains(CodeName.method(reserved.name()))) {
      return addRecursive(reserved, role.use().mode(), code, comment);
    }
    Routine fitting = new Routine(reserved.name(), List.of());
    Code fittingCode = code(legs, role, Optional.of(fitting));
    while (!fitting.parameters().equals(parameters.used(fittingCode))) {
      fitting = new Routine(reserved.name(), parameters.used(fittingCode));
      fittingCode = code(legs, role, Optional.of(fitting));
    }
    open.remove(role);
    return addRecursive(fitting, role.use().mode(), fittingCode, comment);
  }

  /**
   * Returns the code of a method.
   *
   * @param self the method, if its parameters are known already
   */
  private Code code(LegWriter legs, Role role, Optional<Routine> self) {
    PlanNode node = role.use().node();
    Mode mode = role.use().mode();
    Body body = new Body(List.of(CROSSED, FILES, RANKS));
    Code square = node.context().first() ? FROM : SQUARE;
    VectorBasis basis = basis(node.template());
    Code before = node.template().needsSteps() ? BEFORE : EmitScope.NO_STEPS;
    open.put(role, self);
    if (!mode.returnsBoolean()) {
      body.setWanted(legs.filter(node));
    }
    Code crossed = node.mayHaveWrapped() ? CROSSED : EmitScope.NOT_CROSSED;
    legs.write(body, node, mode, new EmitScope(FROM, square, basis, before, crossed));
    if (mode.returnsBoolean()) {
      body.returnFalse();
    }
    return legs.appender().whole(body.build());
  }

  /** Adds a method with some code, unless there is one with the same code already. */
  Routine add(String name, TypeName type, Code code, String comment) {
    Routine known = byCode.get(code);
    if (known != null) {
      return known;
    }
    Routine routine = new Routine(free(name), parameters.used(code));
    addMethod(routine, type, code, comment);
    byCode.put(code, routine);
    return routine;
  }

  private String free(String name) {
    String free = name;
    for (int i = 2; !taken.add(free); i++) {
      free = name + i;
    }
    return free;
  }

  private void addMethod(Routine routine, TypeName type, Code code, String comment) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(routine.name())
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .addJavadoc("$L\n", comment)
            .returns(type)
            .addParameters(parameters.specs(routine.parameters()))
            .addCode(code.block());
    String returned =
        type.equals(TypeName.INT) ? "how many moves there are" : "whether the search is over";
    methods.add(DocumentedMethod.of(method.build(), returned));
    code.addNames(names);
    lines += code.lines() + 4;
    if (!CodeLimits.allow(code.bytes())) {
      largest = Math.max(largest, code.bytes());
    }
  }

  /** Names a method whose code calls it before it is known what it needs: it gets everything. */
  private Routine reserve(PlanNode node, Mode mode) {
    return new Routine(free(baseName(node) + mode.suffix()), parameters.all(node, mode));
  }

  /** Adds a method that calls itself, unless there is one with the same code but for its name. */
  private Routine addRecursive(Routine routine, Mode mode, Code code, String comment) {
    Routine known = recursive.putIfAbsent(new Recursive(routine, code), routine);
    if (known != null) {
      return known;
    }
    addMethod(routine, Appender.CALLS.type(mode), code, comment);
    return routine;
  }

  /**
   * Adds a method that holds a part of the code of another, and returns its call. The variables of
   * the other that it needs become its parameters.
   */
  Code part(String name, Mode mode, Appender appender, Code code) {
    return partBehind(name, mode, appender, code, partPosition(new VectorBasis.Plane(UP, RIGHT)));
  }

  /** Returns an empty body for a part of the code of another method. */
  static Body partBody() {
    return new Body(List.of(CROSSED, FILES, RANKS, FROM, SQUARE, UP, RIGHT, SIGN));
  }

  /** Returns what a part calls where a move has got that it goes on with. */
  static EmitScope partPosition(VectorBasis basis) {
    return new EmitScope(FROM, SQUARE, basis, BEFORE, CROSSED);
  }

  /**
   * As above, for what follows on a square that is reached.
   *
   * @param scope what the other calls that which {@link #partPosition} names in the part
   */
  Code partBehind(String name, Mode mode, Appender appender, Code code, EmitScope scope) {
    Code whole = mode.returnsBoolean() ? Code.sequence(code, RETURN_FALSE) : appender.whole(code);
    Routine routine = add(name, appender.type(mode), whole, "A part of the moves.");
    List<Code> arguments =
        routine.parameters().stream().map(parameter -> argument(parameter, scope)).toList();
    return call(routine, arguments);
  }

  private static Code argument(CodeName parameter, EmitScope scope) {
    return switch (parameter.name()) {
      case "from" -> scope.from();
      case "square" -> scope.square();
      case "before" -> scope.before();
      case "crossed" -> scope.crossed();
      default -> parameter;
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
