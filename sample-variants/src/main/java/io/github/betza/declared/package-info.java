/**
 * The annotations of a game as data, for exports to other programs. The annotations are not kept at
 * run time, so the JDK's compiler reads them from the class files for a processor.
 */
package io.github.betza.declared;
