/**
 * What a game's annotations say, as data: for programs that tell others about a game instead of
 * playing it. The annotations are not kept at run time, so the JDK's compiler is asked to read them
 * from the class files, as a processor would.
 */
package io.github.betza.declared;
