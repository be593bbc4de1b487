/**
 * Reads games from the files of other programs, the way back from {@link io.github.betza.export}: a
 * section of Fairy-Stockfish's {@code variants.ini}, the commands {@code setup} and {@code piece}
 * of XBoard, the definition of an Interactive Diagram. It gives a Java source with annotations, and
 * only where nothing is in doubt: an option that is not known, a notation that the program reads
 * otherwise, a rule that games do not have here are problems, each with its line and what to do.
 * Whether Fairy-Stockfish would play a game as it is played here is asked of the export: what that
 * would have to leave out is a problem here.
 */
package io.github.betza.imports;
