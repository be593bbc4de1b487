/**
 * Counts with several processes, on Hazelcast. Every member finds the same units of work; what they
 * share is which member counts which unit, and the results. Of a member that dies, the units
 * without a result are counted again.
 */
package io.github.betza.cluster;
