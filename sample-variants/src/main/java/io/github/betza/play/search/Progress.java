package io.github.betza.play.search;

/**
 * The result of an iteration of a search.
 *
 * @param depth the depth of the iteration, in plies
 * @param deepest the greatest depth reached, in plies
 * @param rank the rank of this line among the best ones, from 1 on
 * @param line the expected moves and their value
 * @param nodes the number of positions searched
 * @param millis the time so far, in milliseconds
 */
public record Progress(
    int depth, int deepest, int rank, ExpectedLine line, long nodes, long millis) {}
