/**
 * Pages about games: how every piece moves, drawn, in words, and written in every dialect. A page
 * stands alone: it loads nothing from anywhere, and its script only searches what the page holds.
 * The diagrams are computed when the page is written.
 */
package io.github.betza.atlas;
