/**
 * Whole games: the base of the class that is generated for a {@link io.github.betza.Variant}.
 *
 * <p>This is the whole declaration of chess:
 *
 * <pre>{@code
 * import io.github.betza.*;
 * import io.github.betza.Variant.Promotion;
 *
 * @Variant(
 *     files = 8,
 *     ranks = 8,
 *     setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
 *     promotions = @Promotion(of = "P", to = "QRBN", zone = "8"))
 * public interface Chess {
 *   @Betza(value = "fmWfceFifmnD", letter = 'P') interface Pawn {}
 *   @Betza(value = "N", letter = 'N') interface Knight {}
 *   @Betza(value = "B", letter = 'B') interface Bishop {}
 *   @Betza(value = "R", letter = 'R') interface Rook {}
 *   @Betza(value = "Q", letter = 'Q') interface Queen {}
 *   @Betza(value = "KisO2", letter = 'K', royal = true) interface King {}
 * }
 * }</pre>
 *
 * <p>It gives the class {@code ChessGame}:
 *
 * <pre>{@code
 * import io.github.betza.*;
 * import io.github.betza.board.*;
 * import io.github.betza.game.*;
 *
 * ChessGame game = new ChessGame();
 * System.out.println(game.legalMoves().size()); // 20
 * LegalMove move = game.move("e2e4");
 * game.make(move);
 * System.out.println(game.fen()); // rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
 * game.unmake();
 * System.out.println(Perft.count(game, 4)); // 197281
 * }</pre>
 *
 * <p>A move as a value can be kept and compared, and shows its effects:
 *
 * <pre>{@code
 * System.out.println(move + " " + move.equals(game.move("e2e4"))); // e2e4 true
 * System.out.println(game.board().geometry().name(move.to())); // e4
 * System.out.println(move.from() == game.board().geometry().square("e2")); // true
 * System.out.println(move.isCapture() + " " + move.promotion()); // false 0
 * System.out.println(game.move("e2-e4").equals(move)); // true
 * try {
 *   game.move("f1c4");
 * } catch (IllegalArgumentException e) {
 *   System.out.println(e.getMessage()); // 'f1c4' is not legal: other pieces block the way of the Bishop on f1; the Bishop on f1 has no legal move
 * }
 * }</pre>
 *
 * <p>A search keeps a list for each ply and allocates nothing:
 *
 * <pre>{@code
 * MoveList moves = new MoveList();
 * game.legalMoves(moves);
 * int checks = 0;
 * for (int i = 0; i < moves.size(); i++) {
 *   checks += game.givesCheck(moves, i) ? 1 : 0;
 *   game.make(moves, i);
 *   game.unmake();
 * }
 * System.out.println(checks + " of " + game.legalMoveCount()); // 0 of 20
 * int chosen = game.find(moves, "b1c3");
 * System.out.println(game.text(moves, chosen)); // b1c3
 * System.out.println(LegalMove.of(game, moves, chosen)); // b1c3
 * moves.clear();
 * game.legalCaptures(moves);
 * game.legalMoves(game.board().geometry().square("b1"), moves);
 * System.out.println(moves.size()); // 2
 * long hash = game.hash();
 * game.makeNullMove();
 * System.out.println(game.side() == Side.BLACK && game.hash() != hash); // true
 * game.unmake();
 * System.out.println(Perft.divide(game, 2, (first, nodes) -> {})); // 400
 * System.out.println(Perft.divide(game, 2, (first, nodes) -> {}, nodes -> {})); // 400
 * }</pre>
 *
 * <p>It orders moves, looks at the pieces, and tests moves of other positions:
 *
 * <pre>{@code
 * Game open = new ChessGame("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
 * moves.clear();
 * open.legalCaptures(moves); // and promotions
 * int captures = moves.size();
 * open.legalQuiets(moves); // the others
 * System.out.println(captures + " of " + moves.size()); // 8 of 48
 * int taking = open.find(moves, "e5d7"); // a knight takes a pawn, and is taken by the queen
 * System.out.println(open.movingKind(moves, taking) + " takes " + open.capturedKind(moves, taking)); // 2 takes 1
 * int[] values = {0, 100, 300, 300, 500, 900, 0};
 * System.out.println(open.exchange(moves, taking, values)); // -200
 * MoveList stored = new MoveList();
 * System.out.println(open.legal(moves.get(taking), stored) + " " + open.legal(12345, stored)); // 1 0
 * int d5 = open.board().geometry().square("d5");
 * Attackers attackers = new Attackers();
 * open.attackers(d5, Side.BLACK, attackers);
 * System.out.println(attackers.size() + " " + open.isAttacked(d5, Side.BLACK)); // 3 true
 * int[] squares = new int[64];
 * System.out.println(open.count(Side.WHITE, ChessGame.PAWN) + " " + open.squares(Side.WHITE, ChessGame.ROOK, squares)); // 8 2
 * System.out.println(Long.toHexString(open.pieces(Side.WHITE, ChessGame.ROOK, 0))); // 81
 * int[] material = new int[1]; // Black's pieces
 * open.listen(
 *     new PieceListener() {
 *       @Override
 *       public void added(int cell, int square) {
 *         material[0] += Cell.side(cell) * values[Cell.kind(cell)];
 *       }
 *
 *       @Override
 *       public void removed(int cell, int square) {
 *         material[0] -= Cell.side(cell) * values[Cell.kind(cell)];
 *       }
 *     });
 * int before = material[0];
 * open.make(moves, taking);
 * System.out.println(before - material[0]); // 100
 * }</pre>
 *
 * <p>A game returns its state:
 *
 * <pre>{@code
 * Game mate = new ChessGame("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
 * System.out.println(mate.inCheck() + " " + mate.inCheck(Side.BLACK)); // true false
 * Result result = mate.result();
 * System.out.println(result.isFinal() + " " + result); // true BLACK_WINS by CHECKMATE
 * System.out.println(result.ending() + " " + result.reason()); // BLACK_WINS CHECKMATE
 * System.out.println(result.winner().getAsInt() == Side.BLACK); // true
 * System.out.println(mate.moveNumber() + " " + mate.halfmoveClock() + " " + mate.ply()); // 3 1 0
 * System.out.println(mate.repetitionCount()); // 1
 * int h4 = mate.board().geometry().square("h4");
 * int e1 = mate.board().geometry().square("e1");
 * System.out.println(mate.canCapture(h4, e1) + " " + mate.isAttacked(e1)); // true true
 * System.out.println(mate.copy()); // rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3
 * }</pre>
 *
 * <p>{@link io.github.betza.game.GameRules} are the rules of a game as data. The processor writes
 * the rules of a generated game; rules made at run time can be played as well:
 *
 * <pre>{@code
 * import io.github.betza.model.Goal;
 *
 * GameRules rules =
 *     GameRules.builder("race", 6, 6, "k5/p5/6/6/5P/5K w - - 0 1")
 *         .piece('P', "soldier", Chess_BishopMoves.INSTANCE)
 *         .piece('N', "horse", Chess_KnightMoves.INSTANCE)
 *         .royal('K', "leader", Chess_KnightMoves.INSTANCE)
 *         .promotion(1, "a6-f6", 2) // soldiers promote to horses on the last rank
 *         .promotion(2, "a6-f6", 1) // horses to soldiers there,
 *         .promoting(Promoting.CONTACT) // or where they leave it,
 *         .optional() // if they like,
 *         .limited() // as long as a soldier is captured
 *         .zone(1, "a2-f6") // a soldier never enters the first rank
 *         .captureZone(1, "a1-f1") // but to capture
 *         .goal(Goal.of("K", "c6 d6")) // a leader there wins
 *         .royalty(Royalty.CHECKMATE)
 *         .stalemate(Stalemate.LOSS)
 *         .bareKing(BareKing.LOSES)
 *         .capturing(Capturing.FREE)
 *         .repetitions(3)
 *         .moveLimit(50)
 *         .build();
 * Game race = rules.play(rules.setup());
 * System.out.println(race.rules() == rules); // true
 * System.out.println(rules.name() + " " + rules.pieces().size()); // race 3
 * System.out.println(rules.royalty() + " " + rules.stalemate()); // CHECKMATE LOSS
 * System.out.println(rules.capturing() + " " + rules.flyingGeneral()); // FREE false
 * System.out.println(rules.features()); // [BARE_KING, GOALS, AIDED_CAPTURES]
 * int c6 = rules.geometry().square("c6");
 * int b5 = rules.geometry().square("b5");
 * System.out.println(rules.isGoal(3, Side.WHITE, c6)); // true
 * System.out.println(rules.mayEndOn(1, Side.WHITE, c6, false)); // true
 * System.out.println(rules.mayPromote(1, Side.WHITE, b5, c6, false)); // true
 * System.out.println(rules.mustPromote(1, Side.WHITE, b5, c6, false)); // true
 * System.out.println(rules.read(rules.setup()).side() == Side.WHITE); // true
 * }</pre>
 *
 * <p>Pieces whose moves are written by hand declare no traits, so the builder sets them:
 *
 * <pre>{@code
 * import io.github.betza.model.AttackPath;
 *
 * GameRulesBuilder builder =
 *     GameRules.builder("duel", 5, 5, "r2k1/5/5/5/2K1R w - - 0 1")
 *         .piece('R', "runner", new PieceMoves() {
 *           @Override
 *           public void generate(Board board, int from, int forward, int wanted, MoveList list) {
 *             Chess_RookMoves.INSTANCE.generate(board, from, forward, wanted, list);
 *           }
 *
 *           @Override
 *           public boolean canCapture(Board board, int from, int target) {
 *             return Chess_RookMoves.INSTANCE.canCapture(board, from, target);
 *           }
 *         })
 *         .direct() // it attacks over empty squares only
 *         .attacks(
 *             AttackPath.slide(0, 1, 1, 4),
 *             AttackPath.slide(1, 0, 1, 4),
 *             AttackPath.slide(0, -1, 1, 4),
 *             AttackPath.slide(-1, 0, 1, 4))
 *         .royal('K', "king", Chess_KnightMoves.INSTANCE)
 *         .trait(PieceMoves.Trait.INITIAL) // the king would have moves until it has moved
 *         .enPassant() // nothing is captured en passant
 *         .unmoved((cell, square) -> false)
 *         .flyingGeneral()
 *         .bikjang()
 *         .passesEnd()
 *         .repetitions(4)
 *         .repetition(Repetition.LOSS) // for the side that made it,
 *         .perpetualCheck() // and for a side that only gave check
 *         .cellsOnly();
 * System.out.println(Perft.count(builder.build().play("r2k1/5/5/5/2K1R w"), 1)); // 7
 * builder.imitates().history(); // where some piece had the moves of the one that moved last
 * }</pre>
 *
 * <p>Some pieces are blockers to others, or have further moves within some squares:
 *
 * <pre>{@code
 * GameRules palace =
 *     GameRules.builder("palace", 5, 5, "k1r2/1n3/5/5/R1K2 w - - 0 1")
 *         .piece('R', "chariot", Chess_RookMoves.INSTANCE)
 *         .piece('N', "horse", Chess_KnightMoves.INSTANCE)
 *         .royal('K', "king", Chess_KnightMoves.INSTANCE)
 *         .extra("a1 b2 c3", Chess_BishopMoves.INSTANCE, 1) // a diagonal for chariots
 *         .blocker(3, 1) // no chariot captures a king, or goes past it
 *         .build();
 * Game inPalace = palace.play(palace.setup());
 * System.out.println(inPalace.move("a1c3")); // a1c3
 * System.out.println(inPalace.inCheck(Side.BLACK)); // false
 * }</pre>
 *
 * <p>Captured pieces may go to a hand, and be dropped from there:
 *
 * <pre>{@code
 * import io.github.betza.model.Drop;
 *
 * GameRules dropping =
 *     GameRules.builder("drops", 5, 5, "k4/1r3/1N3/5/4K[r] w - - 0 1")
 *         .piece('R', "chariot", Chess_RookMoves.INSTANCE)
 *         .piece('N', "horse", Chess_KnightMoves.INSTANCE)
 *         .royal('K', "king", Chess_KnightMoves.INSTANCE)
 *         .hand(Hand.CAPTURED)
 *         .drop(Drop.of("RN").with(Drop.SQUARES, "1-4"))
 *         .build();
 * Game hands = dropping.play(dropping.setup());
 * System.out.println(hands.move("b3d4").isDrop()); // false
 * hands.make(hands.move("b3d4"));
 * LegalMove dropped = hands.move("R@c3");
 * System.out.println(dropped + " " + dropped.isDrop()); // R@c3 true
 * hands.make(dropped);
 * System.out.println(hands); // k4/1r1N1/2r2/5/4K[] w - - 0 2
 * }</pre>
 *
 * <p>A piece in hand may also enter on a square that another leaves:
 *
 * <pre>{@code
 * import io.github.betza.model.Gate;
 *
 * GameRules gates =
 *     GameRules.builder("gates", 5, 5, "k4/5/5/5/1N2K[R] w B - 0 1")
 *         .piece('R', "chariot", Chess_RookMoves.INSTANCE)
 *         .piece('N', "horse", Chess_KnightMoves.INSTANCE)
 *         .royal('K', "king", Chess_KnightMoves.INSTANCE)
 *         .gate(new Gate("R", "1")) // the castling rights name what has not moved
 *         .build();
 * Game entering = gates.play(gates.setup());
 * LegalMove leaving = entering.move("b1c3r");
 * System.out.println(gates.pieces().name(leaving.entering())); // chariot
 * entering.make(leaving);
 * System.out.println(entering); // k4/5/2N2/5/1R2K[] b - - 1 1
 * }</pre>
 *
 * <p>A game may end in other ways, and captures may remove more than their victims:
 *
 * <pre>{@code
 * import io.github.betza.model.Blast;
 * import io.github.betza.model.Extinction;
 *
 * GameRules ends =
 *     GameRules.builder("ends", 5, 5, "r2k1/5/5/5/2K1R w - - 2+2 0 1")
 *         .piece('R', "chariot", Chess_RookMoves.INSTANCE)
 *         .royal('K', "king", Chess_KnightMoves.INSTANCE)
 *         .checks(2) // the second check wins,
 *         .extinction(Extinction.of("R")) // a side without chariots loses,
 *         .checkmate(Checkmate.WIN) // and one that is checkmated wins
 *         .build();
 * Game counted = ends.play(ends.setup());
 * counted.make(counted.move("e1e5"));
 * System.out.println(counted.checksGiven(Side.WHITE) + " " + counted.repetitionResult()); // 1 NONE
 * GameRules blasts =
 *     GameRules.builder("blasts", 5, 5, "r2k1/5/5/5/R1K2 w - - 0 1")
 *         .piece('R', "chariot", Chess_RookMoves.INSTANCE)
 *         .royal('K', "king", Chess_KnightMoves.INSTANCE)
 *         .blast(new Blast("", "", "")) // captures remove all pieces round them
 *         .checksForbidden()
 *         .build();
 * Game blasting = blasts.play(blasts.setup());
 * blasting.make(blasting.move("a1a5"));
 * System.out.println(blasting); // 3k1/5/5/5/2K2 b - - 0 1
 * }</pre>
 *
 * <p>Royal pieces may castle wherever they and their partners begin on their rank:
 *
 * <pre>{@code
 * import io.github.betza.model.Castling;
 *
 * GameRules castling =
 *     GameRules.builder("castling", 5, 5, "rk2r/5/5/5/RK2R w KQkq - 0 1")
 *         .piece('R', "chariot", Chess_RookMoves.INSTANCE)
 *         .royal('K', "king", Chess_KnightMoves.INSTANCE)
 *         .castling(new Castling("K", "R", "bd", "cc"))
 *         .build();
 * Game castled = castling.play(castling.setup());
 * System.out.println(castled.move("b1e1")); // b1d1
 * MoveList castlings = new MoveList();
 * castled.legalMoves(castled.board().geometry().square("b1"), castlings);
 * int last = castlings.size() - 1;
 * System.out.println(Effect.partner(castlings, last) == castled.board().geometry().square("e1")); // true
 * castled.make(castled.move("b1e1"));
 * System.out.println(castled); // rk2r/5/5/5/R1RK1 b kq - 1 1
 * }</pre>
 *
 * <p>The same rules as data, in which pieces go by their letters, see {@link
 * io.github.betza.model}:
 *
 * <pre>{@code
 * import io.github.betza.model.*;
 * import java.util.List;
 *
 * GameModel declared =
 *     GameModel.of("palace", 5, 5, "k1r2/1n3/5/5/R1K2 w - - 0 1")
 *         .with(GameModel.EXTRAS, List.of(new Extra("R", "Diagonal", "a1 b2 c3")))
 *         .with(GameModel.BLOCKERS, List.of(new Blocker("K", "R")));
 * GameRules fromData =
 *     GameRules.builder(declared)
 *         .piece('R', "chariot", Chess_RookMoves.INSTANCE)
 *         .piece('N', "horse", Chess_KnightMoves.INSTANCE)
 *         .royal('K', "king", Chess_KnightMoves.INSTANCE)
 *         .moves("Diagonal", Chess_BishopMoves.INSTANCE)
 *         .build();
 * System.out.println(fromData.play(declared.setup()).move("a1c3")); // a1c3
 * }</pre>
 *
 * <p>Positions can be read without a game, too, and a mistake in a text has a place:
 *
 * <pre>{@code
 * Fen reader = new Fen(rules.pieces(), 6, 6, (cell, square) -> false);
 * System.out.println(reader.read("k5/6/6/6/6/5K b").side() == Side.BLACK); // true
 * System.out.println(Fen.halfmoveClock("k5/6/6/6/6/5K b - - 7 1")); // 7
 * System.out.println(Fen.square(rules.geometry(), "b5") == b5); // true
 * try {
 *   reader.read("k5/6/6/6/6/5X w");
 * } catch (MalformedPositionException e) {
 *   System.out.println(e.hasPlace() + " " + e.start() + " " + e.end()); // true 12 13
 * }
 * System.out.println(new MalformedPositionException("no text").hasPlace()); // false
 * Fen.Part part = Fen.Part.fields("k5/6/6/6/6/5K b").get(1);
 * System.out.println(part.text() + " " + part.start() + " " + part.end()); // b 14 15
 * System.out.println(Fen.Part.onSquare("k5/6/6/6/6/5K", rules.geometry(), c6 - 2).text()); // k
 * SquareSet set = SquareSet.parse(rules.geometry(), "a1-c3 f6");
 * System.out.println(set.contains(Side.WHITE, b5)); // false
 * }</pre>
 *
 * <p>{@link io.github.betza.game.GameRules} holds the values of the annotation. {@link
 * io.github.betza.game.Game} is a position under these rules. The generated class supplies a {@link
 * io.github.betza.generated.GameMoves}, which calls the generated moves and attacks of the pieces
 * by their kinds. The class of a piece declares its moves and the traits that the rules use. {@link
 * io.github.betza.game.GameRules#play} plays with pieces that are set at run time.
 *
 * <p>Data are: the royal pieces, the promotions, the zones and extra moves within some squares, the
 * blockers, and the endings of a game. The notation of a piece contains its moves, with castling,
 * capturing in passing and passing.
 */
package io.github.betza.game;
