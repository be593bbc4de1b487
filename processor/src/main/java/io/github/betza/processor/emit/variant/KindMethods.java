package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The private methods of a game that are about single kinds. */
final class KindMethods {
  private final BitWords words;
  private final List<MethodSpec> methods = new ArrayList<>();

  KindMethods(BitWords words) {
    this.words = words;
  }

  /** Returns the methods, in the order in which they were added. */
  List<MethodSpec> all() {
    return methods;
  }

  /** Returns a name that no other method has. */
  String free(String name) {
    String free = name;
    while (isTaken(free)) {
      free += "_";
    }
    return free;
  }

  private boolean isTaken(String name) {
    return methods.stream().anyMatch(method -> method.name().equals(name));
  }

  /** Adds a method whose parameters are what its code reads, and returns a call with the same. */
  Code add(MethodSpec.Builder begun, Code code) {
    List<ParameterSpec> parameters = parameters(code.names());
    MethodSpec method = begun.addParameters(parameters).addCode(code.block()).build();
    methods.add(method);
    List<CodeName> arguments =
        parameters.stream().map(ParameterSpec::name).map(CodeName::variable).toList();
    return Code.of("$L($L)", method.name(), Code.join(arguments, ", "));
  }

  private List<ParameterSpec> parameters(Set<Code> names) {
    Map<CodeName, TypeName> known = new LinkedHashMap<>();
    known.put(BitWords.FROM, TypeName.INT);
    known.put(BitWords.SIDE, TypeName.INT);
    BitLoops.SETS.stream()
        .flatMap(set -> words.variables(set).stream())
        .forEach(variable -> known.put(variable, TypeName.LONG));
    return known.entrySet().stream()
        .filter(each -> names.contains(each.getKey()))
        .map(each -> ParameterSpec.builder(each.getValue(), each.getKey().name()).build())
        .toList();
  }
}
