/** The legs of a piece as a list for people and pages: alike ones grouped, directions in words. */
package io.github.betza.processor.analysis.leg;
