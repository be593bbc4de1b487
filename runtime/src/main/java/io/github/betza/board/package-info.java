/**
 * The board API that generated code works on: a padded mailbox board with make and unmake, a list
 * of moves that the caller owns, and the table of the pieces in play.
 *
 * <p>These pieces are the example; the processor writes {@code HorseMoves} and {@code KeeperMoves}:
 *
 * <pre>{@code
 * import io.github.betza.Betza;
 *
 * final class Example {
 *   @Betza(value = "N", letter = 'N') static final class Horse {}
 *   @Betza(value = "WisO2", letter = 'K', royal = true) static final class Keeper {}
 *   @Betza(value = "fmWfcFifmnD", letter = 'P') static final class Soldier {}
 * }
 * }</pre>
 *
 * <p>Squares, pieces and boards. A square and the content of a square are numbers:
 *
 * <pre>{@code
 * import io.github.betza.board.*;
 *
 * Geometry geometry = new Geometry(8, 10);
 * int e4 = geometry.square("e4");
 * System.out.println(geometry.square(4, 3) == e4); // true
 * System.out.println(geometry.file(e4) + " " + geometry.rank(e4)); // 4 3
 * System.out.println(geometry.name(geometry.step(e4, 1, 2))); // f6
 * System.out.println(geometry.name(e4 + geometry.stride())); // e5
 * System.out.println(geometry.leaves(e4, 4, 0)); // true
 * System.out.println(geometry.name(geometry.wrap(e4, 4, 0, false))); // a4
 * System.out.println(geometry.isSquare(Geometry.OFF)); // false
 * System.out.println(geometry.ranksToEnemyHalf(e4, 1)); // 1
 * System.out.println(geometry.files() + "x" + geometry.ranks()); // 8x10
 * System.out.println(geometry.squares().filter(each -> geometry.file(each) == 4).count()); // 10
 * int[] values = new int[geometry.arrayLength()]; // a value for every square
 *
 * int piece = Cell.of(1, Side.BLACK);
 * System.out.println(Cell.isPiece(piece) + " " + Cell.isPiece(Cell.EMPTY)); // true false
 * System.out.println(Cell.kind(piece) == 1 && Cell.side(piece) == Side.BLACK); // true
 * System.out.println(Side.opponent(Side.BLACK) == Side.WHITE); // true
 * }</pre>
 *
 * <p>A table gives the pieces their kinds:
 *
 * <pre>{@code
 * PieceTable pieces =
 *     PieceTable.builder()
 *         .add('N', "horse", Example_HorseMoves.INSTANCE)
 *         .addRoyal('K', "keeper", Example_KeeperMoves.INSTANCE)
 *         .add('P', "soldier", Example_SoldierMoves.INSTANCE)
 *         .add("+P", "guard", PieceMoves.none())
 *         .build();
 * System.out.println(pieces); // [N horse, K keeper (royal), P soldier, +P guard]
 * int horse = pieces.kindOf('N');
 * int keeper = pieces.kindOf('K');
 * int guard = pieces.kindOf("+P");
 * System.out.println(pieces.name(guard) + " " + pieces.symbol(guard)); // guard +P
 * System.out.println(pieces.letter(guard) + " " + pieces.isPromoted(guard)); // P true
 * System.out.println(pieces.size() + " " + pieces.isRoyal(keeper)); // 4 true
 * System.out.println(pieces.hasImmobilizers() || pieces.isImmobilizer(horse)); // false
 * System.out.println(pieces.promotionCount(horse)); // 0
 * System.out.println(pieces.missingPromotions(horse)); // []
 * PieceMoves moves = pieces.moves(horse);
 * System.out.println(moves.name() + " " + moves.letter() + " " + moves.notation()); // Horse N N
 * System.out.println(moves.dialect() + " " + moves.isRoyal()); // XBETZA false
 * System.out.println(moves.promotions() + " " + moves.traits()); // [] []
 * }</pre>
 *
 * <p>Moves are listed, made and taken back:
 *
 * <pre>{@code
 * Board board = new Board(8, 8, pieces);
 * Geometry squares = board.geometry();
 * int d4 = squares.square("d4");
 * int e6 = squares.square("e6");
 * board.place(d4, horse, Side.WHITE, false);
 * board.place(e6, guard, Side.BLACK, false);
 * board.put(squares.square("f5"), Cell.EDGE); // a hole
 * MoveList list = new MoveList();
 * moves.generate(board, d4, 1, PieceMoves.CAPTURES, list);
 * System.out.println(list.size() + ": " + list.text(board)); // 1: [d4xe6]
 * System.out.println(list.reaches(e6)); // true
 * for (int each : list) {
 *   System.out.println(squares.name(Move.to(each))); // e6
 * }
 * list.clear();
 * Example_HorseMoves.moves(board, d4, list);
 * int index = list.find(list.key(list.size() - 1)); // the same move in a list of this position
 * int word = list.get(index);
 * System.out.println(Move.from(word) == d4 && squares.isSquare(Move.to(word))); // true
 * System.out.println(Move.isSpecial(word) + " " + Move.promotion(word)); // false 0
 * System.out.println(Move.capture(d4, e6) == Move.promoting(Move.capture(d4, e6), 1)); // false
 * System.out.println(Move.isCapture(Move.quiet(d4, e6))); // false
 * System.out.println(Move.isDrop(Move.drop(horse, e6)) + " " + Move.isDrop(word)); // true false
 * System.out.println(Move.isCapture(Move.reaching(d4, e6, board.get(e6)))); // true
 * System.out.println(list.areEqual(index, list, index) && list.isPlain(index)); // true
 *
 * MoveList chosen = new MoveList();
 * chosen.nameSquaresOf(board);
 * chosen.append(list, index);
 * chosen.appendMissing(list, index, 0); // it is there
 * chosen.appendPromoting(0, guard);
 * System.out.println(chosen.size() + " " + chosen.text(1, board).endsWith("=+P")); // 2 true
 * chosen.promote(0, guard);
 * chosen.shift(1, 0); // writes the second over the first
 * chosen.truncate(1);
 * System.out.println(list.captureOn(e6)); // true
 *
 * MoveList own = new MoveList(); // what the code of a piece appends
 * own.quiet(d4, d4 + 1);
 * own.capture(d4, e6);
 * own.reach(d4, e6, board.get(e6));
 * own.add(Move.quiet(d4, d4 - 1));
 * int[] effects = {Effect.of(Effect.REMOVE, d4 + 1), Effect.of(Effect.REMOVE, d4 + 2)};
 * own.special(Move.capture(d4, e6), effects[0]);
 * own.special(Move.capture(d4, e6), effects, 2);
 * own.specialAs(Move.capture(d4, d4 + 3), own.size() - 1); // with the same effects
 * int[] words = own.words(2); // room for two more
 * MoveList.write(words, own.size(), Move.quiet(d4, d4 + 8));
 * own.setSize(own.size() + 1);
 * System.out.println(own.size() + " " + own.effectCount(6)); // 8 2
 *
 * board.make(list, index);
 * System.out.println(board.ply() + " " + (board.side() == Side.BLACK)); // 1 true
 * System.out.println(board.lastMovedKind() == horse); // true
 * System.out.println(board.inHand(Side.WHITE, guard) + " " + board.isHandEmpty(Side.WHITE)); // 0 true
 * board.makeNullMove();
 * board.unmake();
 * board.unmake();
 * System.out.println(board.get(d4) == Cell.of(horse, Side.WHITE)); // true
 * board.setSide(Side.BLACK);
 * board.setLastMovedKind(guard); // for pieces that imitate
 * Board other = board.copy();
 * System.out.println(other.pieces() == pieces && other.cells().length > 64); // true
 * }</pre>
 *
 * <p>Some moves have effects, which {@link io.github.betza.board.Effect} reads:
 *
 * <pre>{@code
 * Board home = new Board(8, 8, pieces);
 * int e1 = squares.square("e1");
 * home.place(e1, keeper, Side.WHITE, true);
 * home.place(squares.square("h1"), horse, Side.WHITE, true);
 * list.clear();
 * pieces.moves(keeper).generate(home, e1, 1, PieceMoves.ALL, list);
 * for (int i = 0; i < list.size(); i++) {
 *   for (int number = 0; number < list.effectCount(i); number++) {
 *     int effect = list.effect(i, number);
 *     System.out.println(list.text(i, home)); // e1-g1 with h1-f1
 *     System.out.println(Effect.isIn(list, i, Effect.PARTNER)); // true
 *     System.out.println(Effect.entering(list, i)); // 0
 *     System.out.println(squares.name(Effect.partner(list, i))); // h1
 *     System.out.println(Effect.kind(effect) == Effect.PARTNER); // true
 *     System.out.println(squares.name(Effect.first(effect))); // h1
 *     System.out.println(squares.name(Effect.second(effect))); // f1
 *   }
 * }
 * System.out.println(Effect.of(Effect.REMOVE, e1) != Effect.of(Effect.SWAP, e1, d4)); // true
 *
 * int e3 = squares.square("e3");
 * home.setEnPassant(e1, e3); // the piece on e1 is captured on e3
 * home.addEnPassant(e1, squares.square("e2"));
 * System.out.println(home.enPassantVictim() == e1); // true
 * System.out.println(home.enPassantSquareCount()); // 2
 * System.out.println(squares.name(home.enPassantSquare(0))); // e3
 * home.clearEnPassant();
 * }</pre>
 *
 * <p>Attacks are tested from a square outward:
 *
 * <pre>{@code
 * int attacker = Cell.of(horse, Side.WHITE);
 * System.out.println(moves.canCapture(board, d4, e6)); // true
 * System.out.println(moves.count(board, d4)); // 7
 * Attackers found = new Attackers();
 * moves.findAttackers(board, e6, attacker, found);
 * System.out.println(found.size() + " " + squares.name(found.get(0))); // 1 d4
 * System.out.println(found.contains(d4)); // true
 * for (int each : found) {
 *   System.out.println(squares.name(each)); // d4
 * }
 * found.clear();
 * System.out.println(Attackers.ANY.search(board, moves, e6, attacker)); // true
 * System.out.println(moves.isImmobilizer() || moves.canImmobilize(board, d4, e6)); // false
 * System.out.println(board.isImmobilized(d4)); // false
 * moves.generateOwn(board, d4, 1, PieceMoves.QUIETS, list); // all but borrowed moves
 * System.out.println(Effect.takes(list, 0, e6)); // false
 * }</pre>
 */
package io.github.betza.board;
