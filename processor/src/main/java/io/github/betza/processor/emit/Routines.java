package io.github.betza.processor.emit;

import io.github.betza.processor.emit.Method.Parameter;
import io.github.betza.processor.emit.plan.CodeLimits;
import io.github.betza.processor.emit.plan.Legs;
import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.Place;
import io.github.betza.processor.emit.plan.Placement;
import io.github.betza.processor.emit.plan.Shape;
import io.github.betza.processor.emit.plan.Usage.Use;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The private methods of a class: one for each place that is used more than once. */
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

  /** Returns the call of the method of a place, which is written where it is called first. */
  Code call(LegWriter legs, Place.Next next, Mode mode, Whereabouts at) {
    Place place = next.place();
    Role role = new Role(new Use(place, mode), legs.appender());
    Routine routine = byRole.get(role);
    if (routine == null && open.containsKey(role)) {
      Optional<Routine> reserved = open.get(role);
      routine = reserved.isPresent() ? reserved.get() : reserve(place, mode);
      open.put(role, Optional.of(routine));
    } else if (routine == null) {
      routine = write(legs, place, mode);
      byRole.put(role, routine);
    }
    return call(routine, place.shape(), next.placement(), at, at.square());
  }

  /** Returns the call of a method that looks for custodial captures from a square. */
  Code custody(Code code, Shape shape, Whereabouts at, String square) {
    Routine routine =
        add("hold", Types.BOOLEAN, code, "Notes the removal of pieces held in custody.");
    Placement here = shape.isLine() ? Placement.onLine(new Vector(0, 1)) : Placement.IDENTITY;
    return call(routine, shape, here, at, square);
  }

  /**
   * Returns the call of a method for a shape.
   *
   * @param at the variables there
   * @param square the source of what it gets for {@code square}
   */
  static Code call(
      Routine routine, Shape shape, Placement placement, Whereabouts at, String square) {
    List<String> offsets = at.frame().arguments(shape, placement);
    List<String> offsetNames = frameParameters(shape);
    Whereabouts there = new Whereabouts(at.from(), square, at.frame(), at.before(), at.crossed());
    List<String> arguments = new ArrayList<>();
    for (String parameter : routine.parameters()) {
      int offset = offsetNames.indexOf(parameter);
      arguments.add(offset >= 0 ? offsets.get(offset) : argument(parameter, there));
    }
    return Code.of("$L($L)", routine.name(), String.join(", ", arguments));
  }

  /** Returns the frame of a method for a shape. */
  static VectorFrame frame(Shape shape) {
    return switch (shape.span()) {
      case LINE -> new VectorFrame.Line("step");
      case FAR_LINE -> new VectorFrame.FarLine("files", "ranks");
      case PLANE, BOARD -> new VectorFrame.Plane("up", "right");
    };
  }

  private Routine write(LegWriter legs, Place place, Mode mode) {
    Body body = new Body(List.of("crossed", "files", "ranks"));
    String square = place.context().first() ? "from" : "square";
    VectorFrame frame = frame(place.shape());
    String before = place.shape().needsSteps() ? "before" : "0";
    Role role = new Role(new Use(place, mode), legs.appender());
    open.put(role, Optional.empty());
    if (!mode.answers()) {
      body.setWanted(legs.wanted(place));
    }
    String crossed = place.mayHaveWrapped() ? "crossed" : Whereabouts.NOT_CROSSED;
    legs.write(body, place, mode, new Whereabouts("from", square, frame, before, crossed));
    if (mode.answers()) {
      body.answerFalse();
    }
    Code code = legs.appender().whole(body.build());
    Optional<Routine> recursive = open.remove(role);
    if (recursive.isPresent()) {
      return addRecursive(recursive.get(), mode, code, LegText.of(place, mode));
    }
    Code type = legs.appender().type(mode);
    return add(baseName(place) + mode.suffix(), type, code, LegText.of(place, mode));
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
    Method method = new Method("private static", type, routine.name()).describe(comment + "\n");
    if (type.toString().equals(Types.INT.toString())) {
      method.returns("how many moves there are then");
    } else if (type.toString().equals(Types.BOOLEAN.toString())) {
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
  private Routine reserve(Place place, Mode mode) {
    Set<String> needed = new HashSet<>(frameParameters(place.shape()));
    for (BoardAccess.Variable variable : access.variables()) {
      // A method that answers knows nothing of what else could be wanted.
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
    if (!place.context().first()) {
      needed.add("square");
    }
    if (place.shape().needsSteps()) {
      needed.add("before");
    }
    if (place.mayHaveWrapped()) {
      needed.add("crossed");
    }
    List<String> sorted = new ArrayList<>();
    for (Parameter parameter : parameters) {
      if (needed.contains(parameter.name())) {
        sorted.add(parameter.name());
      }
    }
    return new Routine(free(baseName(place) + mode.suffix()), sorted);
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
  static Whereabouts partPosition(VectorFrame frame) {
    return new Whereabouts("from", "square", frame, "before", "crossed");
  }

  /**
   * As above, for what follows on a square that is reached.
   *
   * @param at what the other calls that which {@link #partPosition} names in the part
   */
  Code partBehind(String name, Mode mode, Appender appender, Code code, Whereabouts at) {
    Code whole = mode.answers() ? Code.of("$Lreturn false;\n", code) : appender.whole(code);
    Routine routine = add(name, appender.type(mode), whole, "A part of the moves.");
    List<String> arguments = new ArrayList<>();
    for (String parameter : routine.parameters()) {
      arguments.add(argument(parameter, at));
    }
    return Code.of("$L($L)", routine.name(), String.join(", ", arguments));
  }

  private static String argument(String parameter, Whereabouts at) {
    return switch (parameter) {
      case "from" -> at.from();
      case "square" -> at.square();
      case "before" -> at.before();
      case "crossed" -> at.crossed();
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
    parameters.add(new Parameter(Types.INT, "from"));
    parameters.add(new Parameter(Types.INT, "square"));
    for (String name : FRAME) {
      parameters.add(new Parameter(Types.INT, name));
    }
    parameters.add(new Parameter(Types.INT, "sign"));
    parameters.add(new Parameter(Types.INT, "forward"));
    parameters.add(new Parameter(Types.INT, "wanted"));
    parameters.add(new Parameter(Types.INT, "before"));
    parameters.add(new Parameter(Types.BOOLEAN, "crossed"));
    parameters.add(new Parameter(Types.INT, "target"));
    parameters.add(new Parameter(Types.INT, "attacker"));
    parameters.add(new Parameter(Types.BOOLEAN, "royal"));
    parameters.add(new Parameter(Types.ATTACKERS, "found"));
    parameters.add(new Parameter(Types.MOVE_LIST, "moves"));
    parameters.addAll(Appender.parameters());
    return parameters;
  }

  private static List<String> frameParameters(Shape shape) {
    return switch (shape.span()) {
      case LINE -> List.of("step");
      case FAR_LINE -> List.of("files", "ranks");
      case PLANE, BOARD -> List.of("up", "right");
    };
  }

  private static String baseName(Place place) {
    boolean goesOn = !place.routes().isEmpty();
    if (Legs.isLeap(place.leg())) {
      return goesOn ? "step" : "leap";
    }
    if (!place.leg().isStraight()) {
      return goesOn ? "windOn" : "wind";
    }
    return goesOn ? "slideOn" : "slide";
  }
}
