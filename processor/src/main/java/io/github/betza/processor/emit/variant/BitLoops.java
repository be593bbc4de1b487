package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.path.Length.AcrossBoard;
import io.github.betza.processor.path.Piece;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What the code that counts moves and the code that lists them by sets of bits have in common. */
final class BitLoops {
  static final ClassName LEGAL_TARGETS = ClassName.get("io.github.betza.game", "LegalTargets");
  static final ClassName BITS = ClassName.get("io.github.betza.generated", "BitBoards");

  /** From so many pieces of a kind on it pays to move all of them at once. */
  private static final int NUMEROUS = 3;

  private final GameSets game;
  private final GameSource source;
  private final BitWords words;
  private final BitConstants constants;
  private final BitCastlings castlings;

  BitLoops(GameSets game) {
    this.game = game;
    this.source = game.source();
    this.words = game.words();
    this.constants = game.constants();
    this.castlings = new BitCastlings(words, constants);
  }

  /** Returns how sets of bits express the moves of a kind, where they can. */
  Optional<BitPlan> plan(int kind) {
    int furthest = AcrossBoard.steps(source.board().files(), source.board().ranks());
    Optional<BitPlan> plan = plan(source.piece(kind).moves(), furthest);
    for (int number : source.rules().extrasOf(kind)) {
      Optional<BitPlan> extra = plan(source.rules().extras().get(number).moves(), furthest);
      plan = plan.flatMap(own -> extra.flatMap(more -> own.with(number, more)));
    }
    boolean hasBlockers = !source.rules().blockersTo(kind).isEmpty();
    return plan.filter(own -> !own.terms().isEmpty() && !isComplicated(kind, own))
        .filter(own -> own.fits(source.board().files(), source.board().ranks()))
        .filter(own -> own.size() <= BitPlan.MOST_TERMS / Math.min(2, words.count()))
        .filter(
            own ->
                !hasBlockers
                    || (own.allowsBlockers() && source.rules().commonBlockers().isPresent()))
        // A hole is as good as an own piece, but no hurdle.
        .filter(own -> !source.board().hasHoles() || own.needsEmptySquaresOnly())
        .filter(own -> !own.hasNullMove() || isChecked(kind))
        .filter(own -> !own.castles() || isChecked(kind) || !source.ends().byMate());
  }

  private static Optional<BitPlan> plan(Optional<Piece> moves, int furthest) {
    return moves.flatMap(known -> BitPlan.of(known, furthest));
  }

  /**
   * Which squares a kind may reach must not depend on the move, and a kind with further promotions
   * must have leaps only: then the pieces that may promote are generated singly.
   */
  private boolean isComplicated(int kind, BitPlan plan) {
    return source.rules().zones().stream()
            .anyMatch(zone -> zone.kind() == kind && !zone.captures().isEmpty())
        || (isChecked(kind) && !source.rules().promotionsOf(kind).isEmpty())
        || (source.hasUncountablePromotion(kind) && plan.leaps().isEmpty());
  }

  /**
   * Pieces that might promote are generated one by one where the number of promotions does not
   * follow from sets of squares.
   */
  void listPromoting(CodeBlock.Builder code, int kind, BitPlan plan) {
    if (source.hasUncountablePromotion(kind)) {
      listOn(code, kind, constants.near(game.promotion(kind), plan.leaps().orElseThrow()));
    }
  }

  /** Marks the pieces of a kind on the squares of a table of sets by side as generated singly. */
  private void listOn(CodeBlock.Builder code, int kind, String squares) {
    for (int word : words.all()) {
      code.addStatement(
          "legal.generateSingly($L, $L & $L[$L])",
          word,
          words.pieces(game.name(kind), word),
          squares,
          words.placeBySide(word));
    }
  }

  private boolean isRoyal(int kind) {
    return source.piece(kind).royal();
  }

  /**
   * Returns whether a side has so many pieces of a kind when a game begins that it pays to move all
   * of them at once.
   */
  boolean areNumerous(int kind) {
    return areNumerous(List.of(kind));
  }

  /** Returns the same of the pieces of several kinds together. */
  boolean areNumerous(List<Integer> kinds) {
    return source
            .board()
            .most(
                kinds.stream().map(kind -> source.piece(kind).symbol()).collect(Collectors.toSet()))
        >= NUMEROUS;
  }

  /** Marks pieces that may promote because of where they begin as generated singly. */
  void listInvolved(CodeBlock.Builder code, int kind) {
    if (source.hasInvolvedPromotion(kind)) {
      listOn(code, kind, game.promotion(kind));
    }
  }

  /** Returns whether a kind may not go where it would be attacked. */
  boolean isChecked(int kind) {
    return isRoyal(kind) && source.ends().byMate();
  }

  /** Returns the code that marks all pieces which no set of bits can move as generated singly. */
  CodeBlock generatedSingly(Map<Integer, BitPlan> plans) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (int kind : game.numbers()) {
      if (plans.containsKey(kind)) {
        code.add(enPassant(kind, plans.get(kind)));
      } else {
        list(code, kind);
      }
    }
    return code.build();
  }

  /** Pieces that may capture en passant are generated singly. */
  private CodeBlock enPassant(int kind, BitPlan plan) {
    CodeBlock.Builder code = CodeBlock.builder();
    if (plan.enPassant().isEmpty()) {
      return code.build();
    }
    code.add("// Pieces that may capture en passant are generated singly.\n");
    code.beginControlFlow("if (legal.hasEnPassant())");
    String meets =
        plan.leapsEnPassant().stream()
            .map(constants::leaps)
            .flatMap(table -> words.all().stream().map(word -> meeting(table, word)))
            .collect(Collectors.joining(" | "));
    pieces(
        code,
        kind,
        "",
        CodeBlock.builder()
            .beginControlFlow("if (($L) != 0)", meets)
            .addStatement("legal.generateSingly($L, left & -left)", word())
            .endControlFlow()
            .build());
    return code.endControlFlow().build();
  }

  /** Returns a word of the squares that leaps reach on which a piece can be captured en passant. */
  private String meeting(String leaps, int word) {
    return String.format(
        Locale.ROOT, "(%s[%s] & legal.enPassant(%d))", leaps, words.place("from", word), word);
  }

  /** Marks all pieces of a kind as generated singly. */
  void list(CodeBlock.Builder code, int kind) {
    for (int word : words.all()) {
      code.addStatement("legal.generateSingly($L, $L)", word, words.pieces(game.name(kind), word));
    }
  }

  /** Returns the number of the word that a loop is at. */
  String word() {
    return words.count() == 1 ? "0" : "word";
  }

  /** Writes a loop over some pieces of a kind; the body reads the bit {@code from} of one. */
  void pieces(CodeBlock.Builder code, int kind, String which, CodeBlock body) {
    if (words.count() > 1) {
      code.beginControlFlow("for (int word = 0; word < $L; word++)", words.count());
    }
    loop(code, kind, word(), which, words.lowest("left"), body);
    if (words.count() > 1) {
      code.endControlFlow();
    }
  }

  /** Writes a loop over the pieces of a kind in a word. */
  void piecesIn(CodeBlock.Builder code, int kind, int word, CodeBlock body) {
    loop(code, kind, String.valueOf(word), "", words.lowest("left", word), body);
  }

  private void loop(
      CodeBlock.Builder code, int kind, String word, String which, String lowest, CodeBlock body) {
    code.beginControlFlow(
            "for (long left = $L$L; left != 0; left &= left - 1)",
            words.pieces("side", game.name(kind), word),
            which)
        .addStatement("int from = $L", lowest)
        .add(body)
        .endControlFlow();
  }

  /** Returns what leaves of a word of pieces those that nothing pins. */
  private static String free(String word) {
    return " & legal.free(" + word + ")";
  }

  /** Writes a loop over the pieces of a kind that nothing pins. */
  void freePieces(CodeBlock.Builder code, int kind, CodeBlock body) {
    pieces(code, kind, free(word()), body);
  }

  /**
   * Returns a loop over the pieces of a kind that nothing pins, or one for each word. Their
   * castling is generated singly.
   *
   * @param actions what is done with the other moves of a piece in each word, or in any
   */
  CodeBlock freePieces(int kind, BitPlan plan, List<CodeBlock> actions) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (int word = 0; word < actions.size(); word++) {
      CodeBlock.Builder body = CodeBlock.builder().addStatement("$L", actions.get(word));
      if (plan.castles()) {
        castlings.list(body, plan);
      }
      if (actions.size() == 1) {
        freePieces(code, kind, body.build());
      } else {
        String number = String.valueOf(word);
        loop(code, kind, number, free(number), words.lowest("left", word), body.build());
      }
    }
    return code.build();
  }

  /**
   * Returns the code for the moves of the only royal piece; where there are several, they are
   * generated singly.
   *
   * @param moves what is done with its plain moves
   * @param castle what is done to castle, with arguments that say from where and how
   * @param pass what is done where it may pass
   */
  CodeBlock onlyRoyal(
      int kind, BitPlan plan, CodeBlock moves, Function<String, CodeBlock> castle, CodeBlock pass) {
    CodeBlock.Builder body = CodeBlock.builder().add(moves);
    if (plan.castles() && source.rules().isConfined(kind)) {
      castlings.list(body, plan);
    } else if (plan.castles()) {
      castlings.write(body, plan, castle);
    }
    if (plan.hasNullMove()) {
      body.add(pass);
    }
    CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("if (legal.hasOneRoyal())");
    freePieces(code, kind, body.build());
    code.nextControlFlow("else");
    list(code, kind);
    return code.endControlFlow().build();
  }

  /**
   * Returns the statements that find what some code reads.
   *
   * @param ofOnePiece whether the code moves the piece on the bit {@code from}, which may be pinned
   */
  CodeBlock variables(CodeBlock body, boolean ofOnePiece) {
    String read = body.toString();
    CodeBlock.Builder sets = CodeBlock.builder();
    for (String set : BitKindWriter.SETS) {
      String value =
          switch (set) {
            case "blockers" -> blockers();
            case "own" -> words.count() == 1 ? "bits.closed(side)" : "bits.closed(side, $L)";
            case "enemy" -> words.count() == 1 ? "bits.side(side ^ 1)" : "bits.side(side ^ 1, $L)";
            case "targets", "blockerTargets" ->
                ofOnePiece ? "legal.targetsOf(from, $L)" : "legal." + set + "($L)";
            default -> "bits." + set + "($L)";
          };
      for (int word : words.all()) {
        if (uses(read, words.variable(set, word))) {
          sets.addStatement(
              "long $L = $L", words.variable(set, word), value.replace("$L", "" + word));
        }
      }
    }
    CodeBlock found = sets.build();
    String all = found + read;
    CodeBlock.Builder variables = CodeBlock.builder();
    if (uses(all, "bits")) {
      variables.addStatement("$T bits = bits()", BITS);
    }
    if (uses(all, "side")) {
      variables.addStatement("int side = side()");
    }
    return variables.add(found).build();
  }

  /** Returns how a word of the pieces is got that are like the edge of the board to others. */
  private String blockers() {
    return source.rules().commonBlockers().stream()
        .flatMap(Set::stream)
        .map(game::name)
        .map(name -> words.pieces("0", name, "$L") + " | " + words.pieces("1", name, "$L"))
        .collect(Collectors.joining(" | "));
  }

  /**
   * Returns whether code reads a variable; for many variables, see {@link #uses(String, String)}.
   */
  static boolean uses(CodeBlock code, String variable) {
    return uses(code.toString(), variable);
  }

  /**
   * Returns whether a text of code has a name in it. The library takes long to make a text, so it
   * is made once for all names.
   */
  static boolean uses(String code, String name) {
    for (int at = code.indexOf(name); at >= 0; at = code.indexOf(name, at + 1)) {
      int end = at + name.length();
      boolean begins = at == 0 || !Character.isJavaIdentifierPart(code.charAt(at - 1));
      if (begins && (end == code.length() || !Character.isJavaIdentifierPart(code.charAt(end)))) {
        return true;
      }
    }
    return false;
  }
}
