/**
 * The legs of a piece as a list for people and pages: similar legs are grouped, directions are
 * words.
 */
package io.github.betza.processor.analysis.leg;
