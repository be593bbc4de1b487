/** Writes games for XBoard and WinBoard: the commands of the protocol that set up a variant. */
package io.github.betza.export.xboard;
