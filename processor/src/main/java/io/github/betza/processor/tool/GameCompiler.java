package io.github.betza.processor.tool;

import io.github.betza.game.Game;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.SourceVersion;

/**
 * Compiles the source of a game while a program runs, with the annotation processor under the JDK's
 * compiler, and loads the class that plays it. Nothing is written to the disk.
 *
 * <p>A source is a program that runs: its code may be executed when the game is loaded, in this
 * virtual machine and with all its rights. It may read files, exit, or never end. Compile only
 * sources from people who may run programs here; for notations alone there is {@link
 * MoverCompiler}, which runs no code of theirs.
 */
public final class GameCompiler {
  private static final String SUFFIX = "Game";

  private GameCompiler() {}

  /**
   * Compiles a game, loads it, and begins it. That runs the initialisers of the source, as the
   * class says; where they throw something, that is what is wrong with the source.
   *
   * @param typeName the name of the type that carries {@link io.github.betza.Variant}, with its
   *     package if it has one; no type around it
   * @param source the source file with that type, of at most 1,000,000 letters
   * @return the game, or what is wrong with its source
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if a type cannot have that name
   * @throws NoCompilerException if this Java has no compiler
   * @throws IllegalStateException if the runtime was not loaded from a file, so that the compiler
   *     cannot be told where it is
   */
  public static CompiledGame compile(String typeName, String source) {
    Objects.requireNonNull(typeName, "typeName");
    Objects.requireNonNull(source, "source");
    if (!ClassNames.isQualified(typeName)) {
      throw new IllegalArgumentException("'" + typeName + "' cannot be the name of a type");
    }
    Optional<SourceProblem> tooLong = SourceChecker.tooLong(source);
    if (tooLong.isPresent()) {
      return new CompiledGame(List.of(tooLong.get()), Optional.empty());
    }
    InMemoryFile file = InMemoryFile.source(typeName, source);
    InMemoryCompilation compilation = InMemoryCompilation.of(List.of(file));
    List<SourceProblem> problems = compilation.problems(file);
    return compilation
        .classes()
        .filter(classes -> problems.stream().noneMatch(SourceProblem::isError))
        .map(classes -> begin(classes, typeName, problems))
        .orElseGet(() -> new CompiledGame(problems, Optional.empty()));
  }

  /** Returns the game in its first position, if it was generated. */
  private static CompiledGame begin(
      ClassLoader loader, String typeName, List<SourceProblem> problems) {
    try {
      Class<?> type = Class.forName(typeName + SUFFIX, false, loader);
      // A class of the source may happen to have the name.
      boolean isGame =
          Game.class.isAssignableFrom(type) && !Modifier.isAbstract(type.getModifiers());
      return isGame
          ? new CompiledGame(
              problems, Optional.of(type.asSubclass(Game.class).getConstructor().newInstance()))
          : noGame(typeName);
    } catch (InvocationTargetException failure) {
      return failed(failure.getCause());
    } catch (ReflectiveOperationException missing) {
      return noGame(typeName);
    } catch (ExceptionInInitializerError failure) {
      return failed(failure.getCause());
    } catch (Error failure) {
      // An initialiser may throw any error, including a stack overflow.
      return failed(failure);
    }
  }

  private static CompiledGame noGame(String typeName) {
    return none("the source declares no type " + typeName + " with @Variant");
  }

  private static CompiledGame failed(Throwable failure) {
    return none("the source fails when it runs: " + failure);
  }

  private static CompiledGame none(String error) {
    return new CompiledGame(List.of(SourceProblem.ofAll(error)), Optional.empty());
  }

  /** Names of classes as in a source file and in the name of one. */
  static final class ClassNames {
    /** The longest accepted name, in letters: files with longer names cannot be written. */
    private static final int LONGEST = 1_000;

    private ClassNames() {}

    /** Returns whether a class can have a name, with or without a package. */
    static boolean isQualified(String name) {
      // Java allows meaningless characters in names, such as the null character.
      return name.length() <= LONGEST
          && SourceVersion.isName(name)
          && name.codePoints().noneMatch(Character::isIdentifierIgnorable);
    }

    /** Returns whether a class can have a name without a package. */
    static boolean isSimple(String name) {
      return isQualified(name) && name.indexOf('.') < 0;
    }
  }
}
