/**
 * What the command line and the count of several processes, which is in a jar of its own, share.
 */
package io.github.betza.cli.cluster;
