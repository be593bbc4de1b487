/**
 * The processor without a build around it, for programs that take notations from their users, as a
 * site does, and for the command line. What it answers is of the package {@link
 * io.github.betza.processor.analysis}. The other packages are not meant to be called from outside.
 *
 * <ul>
 *   <li>{@link io.github.betza.processor.tool.BetzaTool} checks, explains and translates single
 *       notations. Every string is taken as one, and whatever is wrong is part of the answer.
 *   <li>{@link io.github.betza.processor.tool.MoverCompiler} compiles notations to {@link
 *       io.github.betza.board.PieceMoves}, for a {@link io.github.betza.board.PieceTable} or the
 *       rules of a {@link io.github.betza.game.GameRules#play game}.
 *   <li>{@link io.github.betza.processor.tool.GameCompiler} compiles the source of a whole game to
 *       a {@link io.github.betza.game.Game}. A source is a program: take it from nobody whom you
 *       would not let run one.
 *   <li>{@link io.github.betza.processor.tool.SourceChecker} finds the problems of sources, and
 *       edits for them, as an editor does. It runs nothing of a source.
 *   <li>{@link io.github.betza.processor.tool.ClassFiles} reads the annotations of games that are
 *       compiled already.
 *   <li>{@link io.github.betza.processor.tool.JavaLiteral} writes strings for such a source.
 * </ul>
 *
 * <p>No argument may be null, nor may an element of a list or a map: every public method throws a
 * {@link java.lang.NullPointerException} then.
 *
 * <p>For any of this the jar of the processor, which is needed only to compile otherwise, must be
 * on the class path of the program that runs, beside that of the runtime. The two compilers, what
 * checks sources and what reads class files run the compiler of the JDK, so a JDK is needed there,
 * not a mere JRE: they throw {@link io.github.betza.processor.tool.NoCompilerException} where there
 * is none. They write nothing to the disk.
 */
package io.github.betza.processor.tool;
