package io.github.betza.play.search;

/**
 * What a search knows after an iteration.
 *
 * @param depth how many plies deep it has looked
 * @param deepest how many plies deep it has looked where it went furthest
 * @param rank which of the best lines this is, from 1 on
 * @param line the moves that it expects and their value
 * @param nodes how many positions it has looked at
 * @param millis the time it has taken, in milliseconds
 */
public record Progress(
    int depth, int deepest, int rank, ExpectedLine line, long nodes, long millis) {}
