package io.github.betza.processor.javac;

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
}
