/** Orthodox chess, written with the annotations. */
package io.github.betza.samples.chess;
