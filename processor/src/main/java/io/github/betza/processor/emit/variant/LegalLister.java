package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeName;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Writes the method that lists all legal moves, in a game in which sets of squares decide which
 * these are: it holds all sets in variables, finds checks and pins once, and tries no move.
 */
final class LegalLister {
  private final MaskedGame masked;
  private final BitLoops loops;
  private final ReachWriter reaches;
  private final BitAttacks attacks;

  LegalLister(MaskedGame masked, BitLoops loops, ReachWriter reaches, BitAttacks attacks) {
    this.masked = masked;
    this.loops = loops;
    this.reaches = reaches;
    this.attacks = attacks;
  }

  /** Returns the methods. */
  List<MethodSpec> methods() {
    ListerSets sets = new ListerSets(masked.game());
    RoyalLister royal = new RoyalLister(masked, sets, loops, reaches, attacks);
    Code listed =
        Code.sequence(
            royal.lines(),
            royal.moves(),
            new PieceLister(masked, sets, loops, reaches, royal).moves());
    return List.of(
        BitLister.always("listsLegalMoves"),
        enPassant(),
        MethodSpec.methodBuilder("listLegalMoves")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .addParameter(GameEmitter.MOVE_LIST, GameVariables.MOVES.name())
            .addCode(sets.declared(listed).block())
            .addCode(listed.block())
            .build());
  }

  /** Returns the method that decides whether a right to capture en passant could be used. */
  private MethodSpec enPassant() {
    GameSets game = masked.game();
    CodeName target = CodeName.variable("target");
    Code opponent = Code.of("($L ^ 1)", BitWords.SIDE);
    List<Code> ways = new ArrayList<>();
    for (int kind : game.numbers()) {
      for (Leaps leaps : masked.plans().get(kind).leapsEnPassant()) {
        Code origins =
            Code.of(
                "$L[$L]",
                game.constants().of(game.name(kind)).captures(leaps),
                game.words().place(target, 0).withName(BitWords.SIDE, opponent));
        Code pieces = game.words().pieces(BitWords.SIDE, game.name(kind), Code.of("0"));
        Code capturing = Code.of("($L & $L) != 0", pieces, origins);
        ways.add(
            game.source().rules().isConfined(kind)
                ? Code.of(
                    "($L && ($L[$L] >>> $L & 1) != 0)",
                    capturing,
                    game.zone(kind),
                    BitWords.SIDE,
                    target)
                : capturing);
      }
    }
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("mayCaptureEnPassant")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(TypeName.BOOLEAN)
            .addParameter(TypeName.INT, target.name());
    if (!ways.isEmpty()) {
      method.addStatement("int $L = board.side()", BitWords.SIDE.name());
    }
    return method
        .addStatement("return $L", ways.isEmpty() ? "false" : Code.join(ways, "\n|| ").block())
        .build();
  }
}
