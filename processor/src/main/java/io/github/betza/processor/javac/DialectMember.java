package io.github.betza.processor.javac;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.util.Trees;
import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The dialect that an annotation declares.
 *
 * @param trees the trees of the compiler
 * @param file the file of the annotation
 * @param annotation the annotation
 */
record DialectMember(Trees trees, CompilationUnitTree file, AnnotationTree annotation) {
  private static final String MEMBER = "dialect";

  /** Returns the changes that declare another dialect. */
  Optional<List<Edit>> edits(Dialect other) {
    List<? extends ExpressionTree> arguments = annotation.getArguments();
    for (ExpressionTree each : arguments) {
      if (each instanceof AssignmentTree member && member.getVariable().toString().equals(MEMBER)) {
        return replaced(member.getExpression(), other);
      }
    }
    if (arguments.isEmpty()) {
      return Optional.empty();
    }
    List<Edit> edits = new ArrayList<>();
    ExpressionTree last = arguments.get(arguments.size() - 1);
    ExpressionTree value = last instanceof AssignmentTree member ? member.getExpression() : last;
    Span written = span(value);
    // The compiler adds the name of a single member itself; then the name is not before the value.
    if (!(last instanceof AssignmentTree member)
        || span(member.getVariable()).start() >= written.start()) {
      edits.add(insertion(written.start(), "value = "));
    }
    edits.add(insertion(written.end(), ", " + MEMBER + " = " + name(other)));
    return Optional.of(edits);
  }

  private Optional<List<Edit>> replaced(ExpressionTree declared, Dialect other) {
    Span place = span(declared);
    if (declared instanceof MemberSelectTree constant) {
      int start = place.end() - constant.getIdentifier().length();
      return Optional.of(List.of(new Edit(new Span(start, place.end()), other.name())));
    }
    return declared instanceof IdentifierTree
        ? Optional.of(List.of(new Edit(place, name(other))))
        : Optional.empty();
  }

  private String name(Dialect other) {
    return new Imports(file).nameOf(Dialect.class.getSimpleName()) + "." + other;
  }

  private Span span(ExpressionTree tree) {
    return SourcePlaces.span(trees, file, tree);
  }

  private static Edit insertion(int place, String text) {
    return new Edit(new Span(place, place), text);
  }
}
