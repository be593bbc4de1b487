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
import java.net.URI;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A place in a source: a value of an annotation, an annotation, or a type. */
public final class SourcePlace {
  private final URI file;
  private final Span span;
  private final Optional<SourceValue> value;
  private final Optional<DialectMember> dialect;

  /**
   * Makes a place.
   *
   * @param span the letters to mark
   * @param value the value, if it is a text that can be changed here
   * @param dialect the dialect of the annotation, if it has one
   */
  SourcePlace(URI file, Span span, Optional<SourceValue> value, Optional<DialectMember> dialect) {
    this.file = file;
    this.span = span;
    this.value = value;
    this.dialect = dialect;
  }

  public URI file() {
    return file;
  }

  /**
   * Returns the letters of the source to mark for some letters of the value, or for the whole
   * value.
   */
  public Span span(Optional<Span> letters) {
    return value.isPresent() && letters.isPresent() ? value.get().place(letters.get()) : span;
  }

  /**
   * Returns the changes of the source that correspond to a change of the value, and declare a
   * dialect.
   *
   * @param edit the change of the value, if it changes
   * @param other the dialect, if it changes
   * @return the changes in order; empty if one of them is impossible here: a constant is not
   *     changed
   */
  public List<Edit> edits(Optional<Edit> edit, Optional<Dialect> other) {
    Optional<List<Edit>> ofValue =
        edit.isEmpty() ? Optional.of(List.of()) : value.flatMap(each -> each.edits(edit.get()));
    Optional<List<Edit>> ofDialect =
        other.isEmpty() ? Optional.of(List.of()) : dialect.flatMap(each -> each.edits(other.get()));
    if (ofValue.isEmpty() || ofDialect.isEmpty()) {
      return List.of();
    }
    List<Edit> all = new ArrayList<>(ofDialect.get());
    all.addAll(ofValue.get());
    all.sort(Comparator.comparingInt(each -> each.span().start()));
    return all;
  }

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
        if (each instanceof AssignmentTree member
            && member.getVariable().toString().equals(MEMBER)) {
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
      // The compiler adds the name of a single member itself; then the name is not before the
      // value.
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
}
