/**
 * Analyses the paths of a piece before its code is written, for any board representation. The
 * package depends on paths; it writes no Java.
 *
 * <p>Its pipeline: a {@link io.github.betza.processor.emit.template.LegTemplateBuilder} recognises
 * subtrees that are equal up to a turn or a reflection, so that one method serves them all; a
 * {@link io.github.betza.processor.emit.plan.PlanGraph} finds the tests that each use of a template
 * needs, and {@link io.github.betza.processor.emit.plan.DuplicateFinder} the moves that can come
 * twice. A {@link io.github.betza.processor.emit.plan.PiecePlan} holds the results. The writers
 * then find with {@link io.github.betza.processor.emit.plan.Mode} the nodes that lead to moves
 * ({@link io.github.betza.processor.emit.plan.NodeUsage}), and the actions at the end of a leg
 * ({@link io.github.betza.processor.emit.plan.ReachedSquare}).
 */
package io.github.betza.processor.emit.plan;
