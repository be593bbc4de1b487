/**
 * What is found out about the paths of a piece before its code is written, whatever the board that
 * the code is for. The package depends on paths; it writes no Java.
 *
 * <p>The pipeline in it: a {@link io.github.betza.processor.emit.template.LegTemplateBuilder}
 * recognises subtrees that are alike but for a turn or a reflection, so that one method serves them
 * all; a {@link io.github.betza.processor.emit.plan.PlanGraph} finds what must be tested at each
 * use of such a template, and {@link io.github.betza.processor.emit.plan.DuplicateFinder} which
 * moves can come twice. A {@link io.github.betza.processor.emit.plan.PiecePlan} holds what was
 * found. The writers then find by {@link io.github.betza.processor.emit.plan.Mode} which nodes lead
 * to moves ({@link io.github.betza.processor.emit.plan.NodeUsage}), and what there is to do where a
 * leg ends ({@link io.github.betza.processor.emit.plan.ReachedSquare}).
 */
package io.github.betza.processor.emit.plan;
