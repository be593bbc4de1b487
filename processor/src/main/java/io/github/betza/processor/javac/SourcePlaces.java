package io.github.betza.processor.javac;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.javac.SourcePlace.DialectMember;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.tools.JavaCompiler.CompilationTask;

/**
 * The places of the annotations and their values in the files of a compilation. To be used while
 * the processors run, because the elements of a round do not outlive it.
 */
public final class SourcePlaces {
  private final Trees trees;
  private final Set<URI> annotated = new HashSet<>();
  private final List<Hidden> hidden = new ArrayList<>();

  /**
   * A problem that no processor sees.
   *
   * @param place its place
   * @param problem the problem
   */
  public record Hidden(SourcePlace place, Diagnostic problem) {}

  private SourcePlaces(Trees trees) {
    this.trees = trees;
  }

  /**
   * Examines the files of a compilation that has not begun.
   *
   * @param task a task of javac
   */
  public static SourcePlaces of(CompilationTask task) {
    SourcePlaces places = new SourcePlaces(Trees.instance(task));
    ((JavacTask) task)
        .addTaskListener(
            new TaskListener() {
              @Override
              public void finished(TaskEvent event) {
                if (event.getKind() == TaskEvent.Kind.PARSE && event.getCompilationUnit() != null) {
                  places.add(event.getCompilationUnit());
                }
              }
            });
    return places;
  }

  private void add(CompilationUnitTree file) {
    Imports imports = new Imports(file);
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitAnnotation(AnnotationTree annotation, Void unused) {
        String name = annotation.getAnnotationType().toString();
        if (imports.isNamed(name, "Betza") || imports.isNamed(name, "Variant")) {
          annotated.add(file.getSourceFile().toUri());
        }
        return super.visitAnnotation(annotation, null);
      }
    }.scan(file, null);
    for (LocalClasses.Found each : LocalClasses.find(file)) {
      TreePath path = TreePath.getPath(file, each.annotation());
      hidden.add(new Hidden(place(path, each.annotation(), ""), each.problem()));
    }
  }

  /** Returns the files that have annotations of pieces or games. */
  public Set<URI> annotated() {
    return Set.copyOf(annotated);
  }

  /** Returns the problems that no processor sees: annotations on local classes. */
  public List<Hidden> hidden() {
    return List.copyOf(hidden);
  }

  /**
   * Returns the place of a value in the source.
   *
   * @param element the annotated type
   * @param mirror the annotation, or null for the type as a whole
   * @param value the value, or null for the annotation as a whole
   * @param text the text of the value; empty if it is not a text
   * @return nothing if the compiler has no place for it
   */
  public Optional<SourcePlace> find(
      Element element, AnnotationMirror mirror, AnnotationValue value, String text) {
    return Optional.ofNullable(trees.getPath(element, mirror, value))
        .map(path -> place(path, mirror == null ? null : trees.getTree(element, mirror), text));
  }

  private SourcePlace place(TreePath path, Tree annotation, String text) {
    CompilationUnitTree file = path.getCompilationUnit();
    String source = text(file);
    return new SourcePlace(
        file.getSourceFile().toUri(),
        marked(path),
        path.getLeaf() instanceof AnnotationTree
            ? Optional.empty()
            : SourceValue.of(trees, path, source, text),
        annotation instanceof AnnotationTree written
            ? Optional.of(new DialectMember(trees, file, written))
            : Optional.empty());
  }

  private static String text(CompilationUnitTree file) {
    try {
      return file.getSourceFile().getCharContent(true).toString();
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    }
  }

  /** Returns the letters to mark: the name of an annotation, or a whole value. */
  private Span marked(TreePath path) {
    return path.getLeaf() instanceof AnnotationTree annotation
        ? new Span(
            span(trees, path).start(),
            span(trees, path.getCompilationUnit(), annotation.getAnnotationType()).end())
        : span(trees, path);
  }

  /** Returns the letters of a tree; empty if the compiler has made it itself. */
  static Span span(Trees trees, TreePath path) {
    return span(trees, path.getCompilationUnit(), path.getLeaf());
  }

  static Span span(Trees trees, CompilationUnitTree file, Tree tree) {
    SourcePositions positions = trees.getSourcePositions();
    int start = (int) Math.max(0, positions.getStartPosition(file, tree));
    return new Span(start, (int) Math.max(start, positions.getEndPosition(file, tree)));
  }
}
