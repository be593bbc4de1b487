/**
 * A game as data: the declarations of {@link io.github.betza.Variant} as records. A program that
 * reads its games at run time, from a file, a page or its user, makes a {@link
 * io.github.betza.model.GameModel} of each, and plays it with {@link
 * io.github.betza.game.GameRules#builder(GameModel)}:
 *
 * <pre>{@code
 * import io.github.betza.*;
 * import io.github.betza.game.*;
 * import io.github.betza.model.*;
 * import java.util.*;
 *
 * GameModel race =
 *     GameModel.of("Race", 5, 5, "1r2k/5/5/5/K2R1 w - - 0 1")
 *         .with(GameModel.GOALS, List.of(Goal.of("K", "5")))
 *         .with(GameModel.STALEMATE, Stalemate.LOSS)
 *         .with(GameModel.REPETITIONS, 3);
 * GameRules rules =
 *     GameRules.builder(race)
 *         .royal('K', "king", Steps_KingMoves.INSTANCE)
 *         .piece('R', "rook", Steps_RookMoves.INSTANCE)
 *         .build();
 * Game game = rules.play(race.setup());
 * System.out.println(game.legalMoves().size()); // 8
 * }</pre>
 *
 * <p>In this example, the program contains the compiled pieces:
 *
 * <pre>{@code
 * import io.github.betza.Betza;
 *
 * final class Steps {
 *   @Betza("K") interface King {}
 *   @Betza("R") interface Rook {}
 * }
 * }</pre>
 *
 * <p>{@link io.github.betza.model.RuleSentences} describes the rules in sentences:
 *
 * <pre>{@code
 * RuleSentences sentences =
 *     new RuleSentences(
 *         race,
 *         new RuleSentences.PieceWords() {
 *           @Override
 *           public String name(String symbol) {
 *             return symbol.equals("K") ? "king" : "rook";
 *           }
 *
 *           @Override
 *           public String moves(String type) {
 *             return "";
 *           }
 *         });
 * System.out.println(sentences.of(GameModel.GOALS)); // [A side that brings the king to rank 5 has won.]
 * System.out.println(sentences.of(GameModel.STALEMATE)); // [A side that is stalemated has lost.]
 * }</pre>
 *
 * <p>{@link io.github.betza.model.RuleFeature} and {@link io.github.betza.model.FastPath} show why
 * one game is slower than another. For moves that were added as objects, the builder assumes the
 * worst:
 *
 * <pre>{@code
 * System.out.println(RuleFeature.of(race)); // [GOALS]
 * System.out.println(rules.features()); // [GOALS, AIDED_CAPTURES]
 * System.out.println(FastPath.LEGAL_BY_CHECKS.fits(rules.features())); // true
 * System.out.println(FastPath.ENDS_BY_MOVES.fits(rules.features())); // false
 * }</pre>
 *
 * <p>{@link io.github.betza.model.Member} and {@link io.github.betza.model.Form} describe the
 * members, for programs that read and write games with any rules. This reads a rule from a map, and
 * finds the members that are not the default:
 *
 * <pre>{@code
 * Map<String, Object> text = Map.of("of", "K", "squares", "1-2", "captures", "3");
 * Zone zone = Zone.FORM.read(member -> text.get(member.name())).orElseThrow();
 * System.out.println(zone); // Zone[of=K, squares=1-2, captures=3]
 * List<String> given = new ArrayList<>();
 * for (Member<?> member : GameModel.FORM.members()) {
 *   if (!member.isDefault(race.get(member))) {
 *     given.add(member.name());
 *   }
 * }
 * System.out.println(given); // [name, files, ranks, setup, stalemate, goals, repetitions]
 * }</pre>
 */
package io.github.betza.model;
