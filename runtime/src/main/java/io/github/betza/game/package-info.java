/**
 * Whole games: what the class that is generated for a {@link io.github.betza.Variant} builds on.
 *
 * <p>This is all that a user writes for chess:
 *
 * <pre>{@code
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
 * ChessGame game = new ChessGame();
 * MoveList moves = new MoveList();
 * game.legalMoves(moves);
 * game.make(moves, UciMoves.find(game, moves, "e2e4"));
 * game.unmake();
 * long nodes = Perft.count(game, 5);
 * }</pre>
 *
 * <p>{@link io.github.betza.game.GameRules} holds what the annotation says as data. {@link
 * io.github.betza.game.Game} is a position under these rules. The generated class adds to it what
 * depends on the pieces: it calls their generated moves and attacks by their kinds. The class of a
 * piece declares the traits that the rules depend on besides its moves. {@link
 * io.github.betza.game.TableGame} plays with pieces that are known at run time only.
 *
 * <p>What is royal, where and to what a piece promotes, what a piece may not leave or has besides
 * within some squares, which pieces are blockers to others, and how a game ends are data. How a
 * piece moves, castling, capturing in passing and passing included, is its notation. Drops are not
 * modelled, nor rules by which the one who repeats a position loses.
 */
package io.github.betza.game;
