package io.github.betza.processor.emit;

import static io.github.betza.processor.emit.Variables.ATTACKER;
import static io.github.betza.processor.emit.Variables.BEFORE;
import static io.github.betza.processor.emit.Variables.BOARD;
import static io.github.betza.processor.emit.Variables.CROSSED;
import static io.github.betza.processor.emit.Variables.FILES;
import static io.github.betza.processor.emit.Variables.FORWARD;
import static io.github.betza.processor.emit.Variables.FOUND;
import static io.github.betza.processor.emit.Variables.FROM;
import static io.github.betza.processor.emit.Variables.KIND;
import static io.github.betza.processor.emit.Variables.MOVES;
import static io.github.betza.processor.emit.Variables.RANKS;
import static io.github.betza.processor.emit.Variables.RIGHT;
import static io.github.betza.processor.emit.Variables.ROYAL;
import static io.github.betza.processor.emit.Variables.SIGN;
import static io.github.betza.processor.emit.Variables.SQUARE;
import static io.github.betza.processor.emit.Variables.STEP;
import static io.github.betza.processor.emit.Variables.TARGET;
import static io.github.betza.processor.emit.Variables.UP;
import static io.github.betza.processor.emit.Variables.WANTED;

import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.PlanNode;
import io.github.betza.processor.emit.template.LegTemplate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** The parameters that the private methods of a class may have, in the order of declaration. */
final class RoutineParameters {
  private static final List<CodeName> FRAME = List.of(STEP, FILES, RANKS, UP, RIGHT);

  private final BoardAccess access;
  private final List<Parameter> parameters;

  /** A parameter that methods may have. */
  record Parameter(TypeName type, CodeName name) {
    ParameterSpec spec() {
      return ParameterSpec.builder(type, name.name()).build();
    }
  }

  RoutineParameters(BoardAccess access) {
    this.access = access;
    this.parameters = parameters(access);
  }

  private static List<Parameter> parameters(BoardAccess access) {
    List<Parameter> parameters = new ArrayList<>();
    parameters.add(new Parameter(access.boardType(), BOARD));
    for (BoardAccess.Variable variable : access.variables()) {
      parameters.add(new Parameter(variable.type(), variable.name()));
    }
    parameters.add(new Parameter(TypeName.INT, FROM));
    parameters.add(new Parameter(TypeName.INT, SQUARE));
    for (CodeName name : FRAME) {
      parameters.add(new Parameter(TypeName.INT, name));
    }
    parameters.add(new Parameter(TypeName.INT, SIGN));
    parameters.add(new Parameter(TypeName.INT, FORWARD));
    parameters.add(new Parameter(TypeName.INT, WANTED));
    parameters.add(new Parameter(TypeName.INT, BEFORE));
    parameters.add(new Parameter(TypeName.BOOLEAN, CROSSED));
    parameters.add(new Parameter(TypeName.INT, TARGET));
    parameters.add(new Parameter(TypeName.INT, ATTACKER));
    parameters.add(new Parameter(TypeName.INT, KIND));
    parameters.add(new Parameter(TypeName.BOOLEAN, ROYAL));
    parameters.add(new Parameter(RuntimeTypes.ATTACKERS, FOUND));
    parameters.add(new Parameter(access.listType(), MOVES));
    parameters.addAll(Appender.parameters());
    return parameters;
  }

  /** Returns the parameters that some code needs. */
  List<CodeName> used(Code code) {
    return sorted(code.names()::contains);
  }

  /** Returns the parameters that the code of a node may need. */
  List<CodeName> all(PlanNode node, Mode mode) {
    Set<CodeName> needed = new HashSet<>(basis(node.template()));
    for (BoardAccess.Variable variable : access.variables()) {
      // A method that returns a boolean has no parameter for the moves that are wanted.
      if (!mode.returnsBoolean() || !variable.value().names().contains(WANTED)) {
        needed.add(variable.name());
      }
    }
    needed.addAll(List.of(BOARD, FROM));
    needed.addAll(
        switch (mode) {
          case ATTACKS, CAN_MOVE -> List.of(TARGET);
          case ATTACKERS -> List.of(FOUND, ROYAL);
          case ALL, CAPTURES, QUIETS -> List.of(WANTED, MOVES);
        });
    if (mode == Mode.ATTACKERS) {
      needed.addAll(access.sought());
    }
    if (!node.context().first()) {
      needed.add(SQUARE);
    }
    if (node.template().needsSteps()) {
      needed.add(BEFORE);
    }
    if (node.mayHaveWrapped()) {
      needed.add(CROSSED);
    }
    return sorted(needed::contains);
  }

  private List<CodeName> sorted(Predicate<CodeName> isNeeded) {
    return parameters.stream().map(Parameter::name).filter(isNeeded).toList();
  }

  /** Returns the declarations of some parameters. */
  List<ParameterSpec> specs(List<CodeName> names) {
    return parameters.stream()
        .filter(parameter -> names.contains(parameter.name()))
        .map(Parameter::spec)
        .toList();
  }

  /** Returns the parameters for the geometry of a template. */
  static List<CodeName> basis(LegTemplate template) {
    return switch (template.span()) {
      case LINE -> List.of(STEP);
      case FAR_LINE -> List.of(FILES, RANKS);
      case PLANE, BOARD -> List.of(UP, RIGHT);
    };
  }
}
