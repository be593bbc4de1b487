/**
 * Pages about games: the moves of every piece as a diagram, in words, and in every dialect, and a
 * board with the rules of the game. Diagrams are drawn when a page is written. A page loads only
 * the scripts of its folder, which all pages share, see {@link SharedScript}.
 *
 * <p>No script contains rules of moves: the engine consists of the Java classes themselves,
 * compiled to JavaScript from the package {@code browser} of the command line, whose jar contains
 * it as {@code engine.js}. It receives the declaration of the game, which the page contains as
 * data. {@code game-board.js} has the board of the game, with {@code game-panel.js} (the panel next
 * to it), {@code choices.js} (the choice among several moves), {@code game-address.js} (the
 * address), {@code computer.js} (the computer as a player) and {@code thinking.js} (its search in a
 * worker); {@code piece-board.js} has the boards of its pieces, and {@code search.js} the search.
 * {@code board.js} is the board on which they draw, with {@code layout.js} (the positions of
 * squares), {@code drawing.js} (their look) and {@code hands.js} (clicks, drags, keys). Without
 * that jar, as in the processor's own, the pages have only the diagrams. The playground has {@code
 * playground.js} with {@code address.js} (the address), {@code panels.js} (the panels next to the
 * board), {@code asking.js} (the place where the engine runs), {@code answers.js} (the requests to
 * it), {@code parts.js} (the letters of a notation) and {@code scene.js} (the pieces on its board);
 * {@code letters.js} has the board of a start page.
 */
package io.github.betza.processor.atlas;
