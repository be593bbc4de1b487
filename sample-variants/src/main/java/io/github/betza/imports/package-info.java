/**
 * Reads games from the files of other programs, the way back from {@link io.github.betza.export}: a
 * section of Fairy-Stockfish's {@code variants.ini}, the commands {@code setup} and {@code piece}
 * of XBoard, the definition of an Interactive Diagram. The result is a Java source with
 * annotations, but only if everything is certain. An unknown option, a notation that the program
 * reads otherwise, and a rule that games do not have here are problems, each with its line and a
 * correction. The export shows whether Fairy-Stockfish would play a game as it is played here: each
 * omission of the export is a problem of the import.
 */
package io.github.betza.imports;
