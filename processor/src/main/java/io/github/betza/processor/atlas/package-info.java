/**
 * Pages about games: how every piece moves, drawn, in words, and written in every dialect, and a
 * board that obeys the game. Its diagrams are drawn when a page is written. A page loads nothing
 * but the scripts beside it, which all pages of a folder share, see {@link SharedScript}.
 *
 * <p>No script knows a move: the engine is these classes themselves, compiled to JavaScript from
 * the package {@code browser} of the command line, whose jar holds it as {@code engine.js}. It is
 * given the declaration of the game, which the page holds as data. {@code game-board.js} has the
 * board of the game, with {@code game-panel.js} (what stands beside it), {@code choices.js} (which
 * of some moves is meant), {@code game-address.js} (what the address holds), {@code computer.js}
 * (the computer as a player) and {@code thinking.js} (what the engine does for it in a worker);
 * {@code piece-board.js} has the boards of its pieces, and {@code search.js} the search. {@code
 * board.js} is the board that they draw on, with {@code layout.js} (where a square is), {@code
 * drawing.js} (what it looks like) and {@code hands.js} (clicks, drags, keys). Without that jar, as
 * in the processor's own, the pages have the diagrams alone. The playground has {@code
 * playground.js} with {@code address.js} (what the address holds), {@code panels.js} (what stands
 * beside the board), {@code asking.js} (where the engine runs), {@code answers.js} (what it is
 * asked), {@code parts.js} (the letters of a notation) and {@code scene.js} (the pieces on its
 * board); {@code letters.js} has the board of a start page.
 */
package io.github.betza.processor.atlas;
