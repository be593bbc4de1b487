/**
 * The common types of the command line and of the count by several processes, which is in its own
 * jar.
 */
package io.github.betza.cli.cluster;
