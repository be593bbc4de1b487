package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitPlan.ExtraTerms;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.emit.bits.BitTerm.Hop;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.bits.BitWriter;
import io.github.betza.processor.emit.bits.EdgeLike;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Writes the squares that kinds reach on a board of at most 128 squares, as expressions. Sets that
 * need more than two look-ups have a separate method, which listing and attacks call.
 */
final class ReachWriter {
  /** The piece may be in any word. */
  static final int ANY = -1;

  /** The most look-ups that are written in place. */
  private static final int MOST_INLINE = 2;

  /** The size in bytes of the largest expression that is written in place. */
  private static final int MOST_BYTES = 100;

  private static final List<String> HALVES = List.of("Low", "High");

  private final GameSets game;
  private final BitWords words;
  private final KindMethods methods;
  private final boolean joinsLines;

  /** The calls of the methods written so far, by their code. */
  private final Map<Code, Code> calls = new HashMap<>();

  /**
   * Makes a writer.
   *
   * @param joinsLines whether lines are looked up together: the tables are large, and pay if sets
   *     find all moves and attacks
   */
  ReachWriter(GameSets game, boolean joinsLines) {
    this.joinsLines = joinsLines;
    this.game = game;
    this.words = game.words();
    this.methods = new KindMethods(words);
  }

  /** Returns the methods. */
  List<MethodSpec> methods() {
    return methods.all();
  }

  /**
   * Returns the words for which a kind has separate code: both of two if that makes a line shorter
   * to compute, or {@link #ANY}.
   */
  List<Integer> homes(BitPlan plan) {
    boolean split = words.count() == 2 && plan.terms().stream().anyMatch(this::isLine);
    return split ? words.all() : List.of(ANY);
  }

  private boolean isLine(BitTerm term) {
    return term.slidesAway()
        || (term.shape() instanceof Hop hop && game.constants().isOneLine(hop));
  }

  /**
   * Returns a word of the squares to which a piece may go, legal or not.
   *
   * @param terms its moves without extra moves
   * @param home the word in which it is, or {@link #ANY}
   */
  Code targets(int kind, BitPlan plan, List<BitTerm> terms, int home, int word) {
    List<Code> parts = new ArrayList<>(parts(kind, terms, home, word));
    for (ExtraTerms extra : plan.extras()) {
      String squares = game.extra(extra.number());
      parts.add(
          Code.of(
              "($L[$L] >>> $L & 1) == 0 ? 0 : ($L) & $L[$L]",
              squares,
              words.placeBySide(BitLoops.WORD_OF_FROM),
              BitWords.FROM,
              united(parts(kind, extra.terms(), home, word)),
              squares,
              words.placeBySide(word)));
    }
    Code set = parts.isEmpty() ? Code.of("0L") : united(parts);
    if (parts.size() == 1 && !plan.extras().isEmpty()) {
      set = Code.of("($L)", set);
    }
    if (game.source().rules().isConfined(kind)) {
      set = Code.of("$L & $L[$L]", set.operand(), game.zone(kind), words.placeBySide(word));
    }
    return parts.size() <= 1 || set.bytes() <= MOST_BYTES
        ? set
        : method(kind, "Targets", home, word, "may go to", Code.nothing(), set);
  }

  private static Code united(List<Code> parts) {
    return parts.size() == 1
        ? parts.get(0)
        : Code.union(parts.stream().map(part -> Code.of("($L)", part)).toList());
  }

  private List<Code> parts(int kind, List<BitTerm> terms, int home, int word) {
    boolean blockers = game.source().rules().blockersOf(kind) == EdgeLike.PIECES;
    List<Code> parts = new ArrayList<>();
    for (Ends ends : Ends.values()) {
      List<BitTerm> some = terms.stream().filter(term -> term.ends() == ends).toList();
      if (!some.isEmpty()) {
        Code reach = joined(kind, some, home, word).operand();
        parts.add(Code.of("$L & $L", reach, words.allowed(ends, word, blockers)));
      }
    }
    return parts;
  }

  /** Returns the union of the moves; moves that are answered en passant are listed separately. */
  private Code joined(int kind, List<BitTerm> terms, int home, int word) {
    return Code.union(
        Stream.of(false, true)
            .map(grants -> terms.stream().filter(term -> term.grants() == grants).toList())
            .filter(some -> !some.isEmpty())
            .map(some -> reach(kind, some, home, word))
            .toList());
  }

  /**
   * Returns a word of the squares on which moves end, whatever is there.
   *
   * @param terms the moves, which all have the same ends
   * @param home the word in which the piece is, or {@link #ANY}
   */
  Code reach(int kind, List<BitTerm> terms, int home, int word) {
    return reach(kind, terms, home, word, false);
  }

  /** Returns the same as a union of expressions, if possible. */
  Code members(int kind, List<BitTerm> terms, int home, int word) {
    return reach(kind, terms, home, word, true);
  }

  private Code reach(int kind, List<BitTerm> terms, int home, int word, boolean asUnion) {
    BitWriter writer =
        new BitWriter(
            game.constants().of(game.name(kind)),
            words,
            game.source().rules().blockersOf(kind),
            !BitTerm.areSymmetric(terms));
    if (home != ANY) {
      writer.in(home);
    }
    if (joinsLines) {
      writer.joinLines();
    }
    List<Code> parts =
        terms.stream().anyMatch(BitTerm::initial)
            ? List.of(writer.writeEnds(terms, word))
            : writer.writeParts(terms, word);
    Code set = parts.isEmpty() ? Code.of("0L") : Code.union(parts);
    Code statements = writer.code();
    boolean isShort = asUnion || parts.size() * words.count() <= MOST_INLINE;
    return statements.isEmpty() && isShort
        ? set
        : method(kind, suffix(terms), home, word, "reaches", statements, Code.join(parts, "\n| "));
  }

  private static String suffix(List<BitTerm> terms) {
    return switch (terms.get(0).ends()) {
      case QUIET -> terms.stream().allMatch(BitTerm::grants) ? "AnswerableQuiets" : "Quiets";
      case CAPTURE -> "Captures";
      case BOTH -> "Reach";
    };
  }

  /** Adds a method unless there is one with the same code, and returns a call of it. */
  private Code method(
      int kind, String suffix, int home, int word, String verb, Code statements, Code set) {
    Code code = new CodeBuilder().add(statements).addStatement("return $L", set).build();
    Code known = calls.get(code);
    if (known != null) {
      return known;
    }
    String half = words.count() == 1 ? "" : HALVES.get(word);
    String from = home == ANY ? "" : "From" + HALVES.get(home);
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(methods.free(game.word(kind) + suffix + half + from))
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(TypeName.LONG)
            .addJavadoc(
                "Returns the squares$L that $L$L $L.\n",
                half.isEmpty() ? "" : " of the word " + word,
                game.source().piece(kind).typeName(),
                home == ANY ? "" : " in the word " + home,
                verb);
    Code call = methods.add(method, code);
    calls.put(code, call);
    return call;
  }

  /** The private methods of a game that are about single kinds. */
  private static final class KindMethods {
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
}
