package io.github.betza.processor.javac;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Finds the annotations of pieces and games in a file that processors do not see. */
final class LocalClasses extends TreePathScanner<Void, Void> {
  private static final Set<Tree.Kind> SHOWN =
      Set.of(
          Tree.Kind.COMPILATION_UNIT,
          Tree.Kind.CLASS,
          Tree.Kind.INTERFACE,
          Tree.Kind.ENUM,
          Tree.Kind.RECORD,
          Tree.Kind.ANNOTATION_TYPE);

  private final CompilationUnitTree file;
  private final Imports imports;
  private final List<Found> found = new ArrayList<>();

  /**
   * An annotation on a local class, or on one within such a class or an anonymous one.
   *
   * @param meant what the class was meant to be
   */
  record Found(CompilationUnitTree file, AnnotationTree annotation, String meant) {
    Diagnostic problem() {
      return new Diagnostic(
          ProblemCode.INVALID_TARGET,
          AnnotationPlace.WHOLE,
          "a local class cannot be a " + meant,
          "move the class out of the method: annotation processors do not see local classes");
    }
  }

  private LocalClasses(CompilationUnitTree file) {
    this.file = file;
    this.imports = new Imports(file);
  }

  static List<Found> find(CompilationUnitTree file) {
    LocalClasses classes = new LocalClasses(file);
    classes.scan(file, null);
    return classes.found;
  }

  @Override
  public Void visitClass(ClassTree type, Void unused) {
    if (isHidden(getCurrentPath())) {
      for (AnnotationTree annotation : type.getModifiers().getAnnotations()) {
        String name = annotation.getAnnotationType().toString();
        if (imports.isNamed(name, "Betza")) {
          found.add(new Found(file, annotation, "piece"));
        } else if (imports.isNamed(name, "Variant")) {
          found.add(new Found(file, annotation, "game"));
        }
      }
    }
    return super.visitClass(type, null);
  }

  /** Returns whether a path leads into a body or an initializer. */
  private static boolean isHidden(TreePath path) {
    for (TreePath each = path; each != null; each = each.getParentPath()) {
      if (!SHOWN.contains(each.getLeaf().getKind())) {
        return true;
      }
    }
    return false;
  }
}
