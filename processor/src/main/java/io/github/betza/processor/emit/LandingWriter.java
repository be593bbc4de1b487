package io.github.betza.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.github.betza.processor.path.Deed;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Occupant;
import io.github.betza.processor.path.Outcome;

/** Writes what ends a move: the call that appends it to the list. */
final class LandingWriter {
  private final BoardAccess access;

  LandingWriter(BoardAccess access) {
    this.access = access;
  }

  /** Writes the end of a move on a square where the landing's condition on the occupant holds. */
  void write(Body body, Place place, Reach.Land land, Mode mode, Position at, String to) {
    Outcome outcome = land.landing().outcome();
    boolean captures = outcome.captures() || place.context().captured();
    if (outcome.deed() == Deed.BORROW) {
      borrow(body, mode, at, to);
    } else if (outcome.occupant() == Occupant.EN_PASSANT) {
      enPassant(body, place, land, mode, at, to);
    } else if (outcome.deed() != Deed.UNLOAD_AT_ORIGIN) {
      append(body, place, land, at.from(), to, captures);
    } else if (outcome.occupant() == Occupant.EMPTY) {
      unloadLast(body, place, land, at, to);
    } else {
      boolean mayBeTaken = place.context().pending();
      if (mayBeTaken) {
        body.begin("if (!moves.isUnloaded($L))", at.from());
      }
      body.statement(
          "moves.push($T.of($T.UNLOAD, $L, $L))", Types.EFFECT, Types.EFFECT, to, at.from());
      appendPending(body, place, land, at.from(), to, captures);
      body.statement("moves.pop()");
      if (mayBeTaken) {
        body.end();
      }
    }
  }

  private static void append(
      Body body, Place place, Reach.Land land, String from, String to, boolean captures) {
    Landing landing = land.landing();
    if (place.context().pending() || landing.grantsEnPassant()) {
      appendPending(body, place, land, from, to, captures);
    } else {
      String kind = captures ? "capture" : "quiet";
      if (place.isRepeatable(land.number())) {
        body.statement("moves.addUnique($T.$L($L, $L))", Types.MOVE, kind, from, to);
      } else {
        body.statement("moves.$L($L, $L)", kind, from, to);
      }
    }
  }

  private static void appendPending(
      Body body, Place place, Reach.Land land, String from, String to, boolean captures) {
    String unique = place.isRepeatable(land.number()) ? "Unique" : "";
    body.statement("moves.addPending$L($L, $L, $L)", unique, from, to, captures);
  }

  /**
   * The piece captured on the way goes where the mover came from, unless the mover stays there or
   * another piece was put there before.
   */
  private static void unloadLast(Body body, Place place, Reach.Land land, Position at, String to) {
    boolean captures = place.context().captured();
    if (!place.context().pending()) {
      append(body, place, land, at.from(), to, captures);
      return;
    }
    String last = body.name("last");
    body.statement("int $L = moves.lastRemoval()", last);
    body.begin("if ($L < 0)", last);
    appendPending(body, place, land, at.from(), to, captures);
    body.next("else if ($L != $L && !moves.isUnloaded($L))", to, at.from(), at.from());
    body.statement("moves.unload($L, $L)", last, at.from());
    appendPending(body, place, land, at.from(), to, captures);
    body.statement("moves.reload($L)", last);
    body.end();
  }

  private void enPassant(
      Body body, Place place, Reach.Land land, Mode mode, Position at, String to) {
    if (mode == Mode.ATTACKS) {
      body.answerIf(
          CodeBlock.of("board.enPassantVictim($L) == target$L", to, notItself(place, at, to)));
      return;
    }
    String victim = beginEnPassant(body, place, at, to);
    body.statement("moves.push($T.of($T.REMOVE, $L))", Types.EFFECT, Types.EFFECT, victim);
    appendPending(body, place, land, at.from(), to, true);
    body.statement("moves.pop()");
    body.end();
  }

  /** The square that the mover left is no en-passant square, though it counts as empty. */
  private static CodeBlock notItself(Place place, Position at, String to) {
    return place.target().origin() ? CodeBlock.of(" && $L != $L", to, at.from()) : CodeBlock.of("");
  }

  /** Opens the block for a square on which an enemy piece can be captured en passant. */
  String beginEnPassant(Body body, Place place, Position at, String to) {
    String victim = body.name("victim");
    body.statement("int $L = board.enPassantVictim($L)", victim, to);
    CodeBlock gone =
        place.context().pending()
            ? CodeBlock.of(" && !moves.isVacated($L)", victim)
            : CodeBlock.of("");
    body.begin(
        "if ($L != $T.OFF && $L$L$L)",
        victim,
        Types.GEOMETRY,
        access.content(body, victim).isEnemy(false),
        notItself(place, at, to),
        gone);
    return victim;
  }

  private void borrow(Body body, Mode mode, Position at, String to) {
    String sign = at.frame().sign().text();
    CodeBlock facing = CodeBlock.of("$L ? $L : -$L", access.isWhite(), sign, sign);
    body.statement(
        access.borrow(
            CodeBlock.of(
                "$L, $L, $L, $T.$L", to, at.from(), facing, Types.PIECE_MOVES, mode.wanted())));
  }
}
