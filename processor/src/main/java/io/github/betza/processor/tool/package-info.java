/**
 * The processor without a build around it, for programs that take notations from their users, such
 * as sites, and for the command line. Its results are of the package {@link
 * io.github.betza.processor.analysis}. The other packages are not meant to be called from outside.
 *
 * <ul>
 *   <li>{@link io.github.betza.processor.tool.BetzaTool} checks, explains and translates single
 *       notations. It accepts every string, and its results contain all problems.
 *   <li>{@link io.github.betza.processor.tool.MoverCompiler} compiles notations to {@link
 *       io.github.betza.board.PieceMoves}, for a {@link io.github.betza.board.PieceTable} or the
 *       rules of a {@link io.github.betza.game.GameRules#play game}.
 *   <li>{@link io.github.betza.processor.tool.GameCompiler} compiles the source of a whole game to
 *       a {@link io.github.betza.game.Game}. A source is a program: accept it only from people who
 *       may run programs on your machine.
 *   <li>{@link io.github.betza.processor.tool.SourceChecker} finds the problems of sources, and
 *       edits for them, as in an editor. It runs nothing of a source.
 *   <li>{@link io.github.betza.processor.tool.ClassFiles} reads the annotations of compiled games.
 *   <li>{@link io.github.betza.processor.tool.JavaLiteral} writes strings for such a source.
 * </ul>
 *
 * <p>No argument may be null, nor may an element of a list or a map: every public method throws a
 * {@link java.lang.NullPointerException} then.
 *
 * <p>The program needs two jars on its class path: that of the processor, which is otherwise needed
 * only to compile, and that of the runtime. The two compilers, the checker of sources and the
 * reader of class files run the compiler of the JDK; on a mere JRE they throw {@link
 * io.github.betza.processor.tool.NoCompilerException}. They write nothing to the disk.
 */
package io.github.betza.processor.tool;
