/**
 * Writes a game in the formats of other programs. Rules that a format cannot express are reported,
 * never dropped in silence. The notations are translated to {@link io.github.betza.Dialect#XBETZA}
 * first. This table shows the moves and rules that each program has:
 *
 * <table>
 *   <caption>Support by program</caption>
 *   <tr><th></th><th>Fairy-Stockfish</th><th>XBoard</th><th>Interactive Diagram</th></tr>
 *   <tr><td>board</td><td>12x10</td><td>16x15</td><td>any</td></tr>
 *   <tr><td>holes</td><td>yes, but hoppers hop over them</td><td>yes</td><td>no</td></tr>
 *   <tr><td>kinds of pieces</td><td>26</td><td>26</td><td>any</td></tr>
 *   <tr><td>leaps</td><td>the atoms W F D N A H C Z G</td><td>the same</td><td>all</td></tr>
 *   <tr><td>slides</td><td>W, F, N; up to 9 or unlimited</td><td>all</td><td>all</td></tr>
 *   <tr><td>lame leaps</td><td>D, A, N</td><td>all</td><td>all</td></tr>
 *   <tr><td>hoppers</td><td>p and g on R, B, Q</td><td>p, g</td><td>all</td></tr>
 *   <tr><td>first moves</td><td>by square: only if the piece cannot come back to it</td><td>yes</td>
 *       <td>yes</td></tr>
 *   <tr><td>en passant</td><td>with all captures of a piece, on squares where it cannot go otherwise, after lame first moves; never with promotion</td><td>yes</td><td>yes</td></tr>
 *   <tr><td>several legs</td><td>only as lame leaps</td><td>with a</td><td>all</td></tr>
 *   <tr><td>castling</td><td>one king, equally far to both sides</td><td>yes</td>
 *       <td>all rights or none</td></tr>
 *   <tr><td>promotion</td><td>one rule for all promoting pieces; optional, but mandatory on the last rank</td><td>of the pawn on the last rank, to the choices of the engine</td>
 *       <td>one rule, last ranks</td></tr>
 *   <tr><td>zones</td><td>yes</td><td>no</td><td>no</td></tr>
 *   <tr><td>several royal pieces</td><td>no</td><td>no</td><td>no</td></tr>
 *   <tr><td>stalemate</td><td>yes</td><td>draw</td><td>draw</td></tr>
 *   <tr><td>facing generals</td><td>if their zones share no rank</td><td>no</td><td>no</td></tr>
 *   <tr><td>mandatory capture</td><td>yes, but not to capture all</td><td>no</td><td>no</td></tr>
 *   <tr><td>extinction</td><td>of kinds that both sides have; one rule, for single kinds or for all pieces together</td><td>no</td><td>no</td></tr>
 *   <tr><td>checks that win, mate that wins</td><td>yes</td><td>no</td><td>no</td></tr>
 *   <tr><td>goals</td><td>one, of one kind of pieces or of all</td><td>no</td><td>no</td></tr>
 *   <tr><td>draws by repetition</td><td>yes</td><td>no</td><td>no</td></tr>
 *   <tr><td>draws by counting moves</td><td>if promoting pieces only move forward</td><td>no</td>
 *       <td>no</td></tr>
 *   <tr><td>blockers, further moves, passes, bare kings</td><td>no</td><td>no</td><td>no</td>
 *       </tr>
 *   <tr><td>Black begins</td><td>yes</td><td>yes</td><td>no</td></tr>
 * </table>
 *
 * <p>Fairy-Stockfish means the version of August 2023 (230826) or a later one. Version 14.0.1
 * silently ignores some of the options, such as the regions of promotion and of first moves.
 */
package io.github.betza.export;
