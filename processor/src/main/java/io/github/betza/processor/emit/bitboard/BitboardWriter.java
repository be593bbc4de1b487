package io.github.betza.processor.emit.bitboard;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.bits.BitWriter;
import io.github.betza.processor.emit.bits.EdgeLike;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * Writes the functions over sets of bits: one of each on a board of at most 64 squares, and on a
 * larger board one for each of the two words of the result. Such a pair suits loops over the
 * squares of a word, and allocates nothing.
 */
public final class BitboardWriter {
  private static final String SIDE = "side";

  private static final ClassName WINDINGS =
      ClassName.get("io.github.betza.generated", "WindingTables");

  private final BitboardPlan plan;
  private final BitConstants constants;
  private final BitWords words;
  private final boolean turns;

  /**
   * Makes a writer.
   *
   * @param constants the table of constants
   */
  public BitboardWriter(BitboardPlan plan, BitConstants constants) {
    this.plan = plan;
    this.constants = constants;
    this.words = BitWords.of(plan.squares());
    this.turns = !plan.isSymmetric();
  }

  /** Returns the functions. */
  public List<MethodSpec> methods() {
    List<MethodSpec> methods = new ArrayList<>();
    words.all().forEach(word -> methods.add(attacks(word)));
    words.all().forEach(word -> methods.add(quiets(word)));
    words.all().forEach(word -> methods.add(attackersTo(word)));
    plan.backward()
        .ifPresent(terms -> words.all().forEach(word -> methods.add(origins(terms, word))));
    return methods;
  }

  /**
   * Returns functions that fail, for a piece with a wrong notation: whether it has a side is
   * unknown, so they have all parameters that it might have.
   *
   * @param squares the number of squares of the board
   * @param fail the statement that fails
   */
  public static List<MethodSpec> stubs(int squares, CodeBlock fail) {
    List<MethodSpec> stubs = new ArrayList<>();
    if (squares > BitboardPlan.MOST_SQUARES) {
      return stubs;
    }
    BitWords words = BitWords.of(squares);
    for (String name : List.of("attacks", "quiets", "attackersTo")) {
      for (int word : words.all()) {
        for (boolean turns : List.of(false, true)) {
          MethodSpec.Builder stub =
              MethodSpec.methodBuilder(name + words.half(word))
                  .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                  .returns(TypeName.LONG)
                  .addJavadoc("Fails.\n")
                  .addParameter(TypeName.INT, "square");
          words
              .variables(BitWords.OCCUPIED)
              .forEach(set -> stub.addParameter(TypeName.LONG, set.name()));
          if (name.equals("attackersTo")) {
            stub.addParameter(TypeName.LONG, "pieces");
          }
          if (turns) {
            stub.addParameter(TypeName.INT, SIDE);
          }
          stubs.add(stub.addCode(fail).build());
        }
      }
    }
    return stubs;
  }

  private MethodSpec attacks(int word) {
    MethodSpec.Builder method =
        function(Modifier.PUBLIC, "attacks", word)
            .addJavadoc("Returns the squares$L that the piece attacks, those of ", ofWord(word))
            .addJavadoc("its own pieces included.\n\n")
            .addJavadoc("@param from the square of the piece\n");
    describeOccupied(method);
    return finish(
            method, "from", Optional.empty(), "the side of the piece: 0 for White, 1 for Black")
        .addCode(reached(plan.captures(), windings(Ends.QUIET), word, ""))
        .build();
  }

  private MethodSpec quiets(int word) {
    MethodSpec.Builder method =
        function(Modifier.PUBLIC, "quiets", word)
            .addJavadoc("Returns the empty squares$L to which the piece goes.\n\n", ofWord(word))
            .addJavadoc("@param from the square of the piece\n");
    describeOccupied(method);
    finish(method, "from", Optional.empty(), "the side of the piece: 0 for White, 1 for Black");
    String occupied = words.variable(BitWords.OCCUPIED, word).name();
    if (plan.capturesAsItMoves()) {
      return method
          .addStatement("return $L & ~$L", call("attacks", word, "from", SIDE), occupied)
          .build();
    }
    return method
        .addCode(reached(plan.quiets(), windings(Ends.CAPTURE), word, " & ~" + occupied))
        .build();
  }

  private MethodSpec attackersTo(int word) {
    MethodSpec.Builder method =
        function(Modifier.PUBLIC, "attackersTo", word)
            .addJavadoc(
                "Returns those of some pieces of this kind$L that attack a square.\n\n",
                words.count() == 1 ? "" : " and of the word " + word)
            .addJavadoc("@param square the square\n");
    describeOccupied(method);
    method.addJavadoc("@param pieces the pieces; they need not be among the occupied squares\n");
    finish(
        method,
        "square",
        Optional.of("pieces"),
        "the side of the pieces, which is not that of the square: 0 for White, 1 for Black");
    if (plan.isReversible()) {
      return method
          .addStatement("return $L & pieces", call("attacks", word, "square", "side ^ 1"))
          .build();
    }
    if (plan.backward().isPresent()) {
      return method
          .addStatement("return $L & pieces", call("attackOrigins", word, "square", SIDE))
          .build();
    }
    return method.addCode(oneByOne(word)).build();
  }

  /** If captures cannot be walked backward, each piece is tested separately. */
  private CodeBlock oneByOne(int word) {
    String hits =
        words.count() == 1
            ? call("attacks", 0, "from", SIDE)
            : "(square < 64 ? %s : %s)"
                .formatted(call("attacks", 0, "from", SIDE), call("attacks", 1, "from", SIDE));
    return CodeBlock.builder()
        .addStatement("long attackers = 0")
        .beginControlFlow("for (long left = pieces; left != 0; left &= left - 1)")
        .addStatement("int from = $L", words.lowest(CodeName.variable("left"), word).block())
        .addStatement("attackers |= ($L >>> square & 1) << from", hits)
        .endControlFlow()
        .addStatement("return attackers")
        .build();
  }

  private MethodSpec origins(List<BitTerm> terms, int word) {
    MethodSpec.Builder method =
        function(Modifier.PRIVATE, "attackOrigins", word)
            .addJavadoc(
                "Returns the squares$L from which the piece attacks a square.\n\n", ofWord(word))
            .addJavadoc("@param from the square that is attacked\n");
    describeOccupied(method);
    return finish(method, "from", Optional.empty(), "the side of the attackers")
        .addCode(reached(terms, List.of(), word, ""))
        .build();
  }

  private MethodSpec.Builder function(Modifier access, String name, int word) {
    return MethodSpec.methodBuilder(name + words.half(word))
        .addModifiers(access, Modifier.STATIC)
        .returns(TypeName.LONG);
  }

  private String ofWord(int word) {
    return words.count() == 1 ? "" : " of the word " + word;
  }

  private void describeOccupied(MethodSpec.Builder method) {
    words
        .all()
        .forEach(
            word ->
                method.addJavadoc(
                    "@param $L the occupied squares$L\n",
                    words.variable(BitWords.OCCUPIED, word).name(),
                    ofWord(word)));
  }

  /** Adds the parameters, and the end of the Javadoc. */
  private MethodSpec.Builder finish(
      MethodSpec.Builder method, String square, Optional<String> last, String side) {
    method.addParameter(TypeName.INT, square);
    words
        .variables(BitWords.OCCUPIED)
        .forEach(set -> method.addParameter(TypeName.LONG, set.name()));
    last.ifPresent(set -> method.addParameter(TypeName.LONG, set));
    if (turns) {
      method.addParameter(TypeName.INT, SIDE).addJavadoc("@param side $L\n", side);
    }
    return method.addJavadoc("@return their bits\n");
  }

  private String call(String name, int word, String square, String side) {
    return name
        + words.half(word)
        + "("
        + square
        + ", "
        + words.variables(BitWords.OCCUPIED).stream()
            .map(CodeName::name)
            .collect(Collectors.joining(", "))
        + (turns ? ", " + side : "")
        + ")";
  }

  /** Returns the winding riders without the ones that only end on some squares. */
  private List<Winding> windings(Ends without) {
    return plan.windings().stream().filter(winding -> winding.ends() != without).toList();
  }

  /** Returns an expression for each maximal length of the winding riders. */
  private List<Code> wound(List<Winding> windings, int word) {
    Map<Integer, List<List<Vector>>> cycles = new TreeMap<>();
    windings.forEach(
        each -> cycles.computeIfAbsent(each.most(), none -> new ArrayList<>()).add(each.cycle()));
    Code from = Winding.areSymmetric(windings) ? BitWords.FROM : words.place(BitWords.FROM);
    return cycles.entrySet().stream()
        .map(
            each ->
                Code.of(
                    "$T.reach$L($L[$L], $L)",
                    WINDINGS,
                    words.half(word),
                    constants.windings(each.getKey(), each.getValue()),
                    from,
                    Code.join(words.variables(BitWords.OCCUPIED), ", ")))
        .toList();
  }

  /** Writes the squares reached, and the part of them that is returned. */
  private CodeBlock reached(List<BitTerm> terms, List<Winding> windings, int word, String within) {
    BitWriter writer =
        new BitWriter(constants, words, EdgeLike.NONE, !BitTerm.areSymmetric(terms))
            .doubtPivots()
            .joinLines();
    List<Code> parts = new ArrayList<>(writer.writeParts(terms, word));
    parts.addAll(wound(windings, word));
    CodeBuilder code = new CodeBuilder().add(writer.code());
    if (parts.isEmpty()) {
      return code.addStatement("return 0").build().block();
    }
    boolean isSum = parts.size() > 1 && !within.isEmpty();
    Code union = Code.join(parts, "\n| ");
    return code.addStatement(isSum ? "return ($L)$L" : "return $L$L", union, within)
        .build()
        .block();
  }
}
