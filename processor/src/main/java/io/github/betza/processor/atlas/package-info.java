/**
 * Pages about games: how every piece moves, drawn, in words, and written in every dialect. A page
 * stands alone: it loads nothing from anywhere. Its diagrams are drawn when it is written; its
 * scripts work out, from the paths of the pieces that it holds as data, what becomes of the moves
 * when pieces are put on a board.
 *
 * <p>The scripts and the style are files beside these classes. {@code travel.js} follows paths,
 * with what {@code journey.js} remembers, and {@code paths.js} finds the moves of a piece with it,
 * as the interpreter does, and a test compares both; {@code position.js} says what these moves look
 * like; {@code view.js} draws and takes clicks; {@code boards.js} has the boards of pieces and of
 * games; {@code search.js} searches.
 *
 * <p>{@code board.js} is the board that knows no rules, with {@code layout.js} (where a square is),
 * {@code drawing.js} (what it looks like) and {@code hands.js} (clicks, drags, keys); a page that
 * uses it loads it from the folder, see {@link SharedScript}.
 */
package io.github.betza.processor.atlas;
