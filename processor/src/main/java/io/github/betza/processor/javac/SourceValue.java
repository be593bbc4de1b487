package io.github.betza.processor.javac;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.emit.JavaString;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.VariableElement;

/**
 * A value of an annotation as the source has it: literals and constants in sequence.
 *
 * @param source the source
 * @param parts the parts of the value
 */
record SourceValue(String source, List<Part> parts) {
  /**
   * A part of the value.
   *
   * @param start the start of its text in the value
   * @param text its text
   * @param place its place in the source
   * @param literal the literal; empty for a constant, which is not changed where it is used
   */
  record Part(int start, String text, Span place, Optional<LiteralText> literal) {
    int end() {
      return start + text.length();
    }

    /** Returns the letters of this part within some letters of the value. */
    Span within(Span letters) {
      int from = Math.max(letters.start(), start);
      return new Span(from - start, Math.max(from, Math.min(letters.end(), end())) - start);
    }

    Span place(Span letters) {
      return literal.map(text -> text.place(within(letters))).orElse(place);
    }
  }

  SourceValue {
    parts = List.copyOf(parts);
  }

  /**
   * Reads an expression.
   *
   * @param value its value as the compiler computes it
   * @return nothing unless the expression consists of literals, constants and plus signs
   */
  static Optional<SourceValue> of(Trees trees, TreePath expression, String source, String value) {
    List<Part> parts = new ArrayList<>();
    boolean isRead = new Reader(trees, source, parts).read(expression);
    StringBuilder text = new StringBuilder();
    parts.forEach(part -> text.append(part.text()));
    return isRead && text.toString().equals(value)
        ? Optional.of(new SourceValue(source, parts))
        : Optional.empty();
  }

  private record Reader(Trees trees, String source, List<Part> parts) {
    boolean read(TreePath path) {
      Tree tree = path.getLeaf();
      if (tree instanceof ParenthesizedTree inner) {
        return read(new TreePath(path, inner.getExpression()));
      }
      if (tree instanceof BinaryTree sum && sum.getKind() == Tree.Kind.PLUS) {
        return read(new TreePath(path, sum.getLeftOperand()))
            && read(new TreePath(path, sum.getRightOperand()));
      }
      Span place = SourcePlaces.span(trees, path);
      Optional<LiteralText> literal =
          tree instanceof LiteralTree text && text.getValue() instanceof String
              ? LiteralText.of(source, place)
              : Optional.empty();
      Optional<String> text = literal.map(LiteralText::value).or(() -> constant(path));
      int start = parts.isEmpty() ? 0 : parts.get(parts.size() - 1).end();
      text.ifPresent(each -> parts.add(new Part(start, each, place, literal)));
      return text.isPresent();
    }

    private Optional<String> constant(TreePath path) {
      if (path.getLeaf() instanceof LiteralTree literal) {
        return Optional.of(String.valueOf(literal.getValue()));
      }
      return path.getLeaf() instanceof ExpressionTree
              && trees.getElement(path) instanceof VariableElement variable
          ? Optional.ofNullable(variable.getConstantValue()).map(String::valueOf)
          : Optional.empty();
    }
  }

  /**
   * Returns the place of some letters of the value in the source; for a constant, its whole name.
   */
  Span place(Span letters) {
    return touched(letters)
        .limit(letters.length() == 0 ? 1 : parts.size())
        .map(part -> part.place(letters))
        .reduce(Span::to)
        .orElseThrow();
  }

  /**
   * Returns the changes of the source that correspond to a change of the value, if there are any.
   */
  Optional<List<Edit>> edits(Edit edit) {
    if (edit.span().length() == 0) {
      return touched(edit.span())
          .flatMap(part -> changed(part, edit.span(), edit.replacement()).stream())
          .findFirst()
          .map(List::of);
    }
    List<Edit> edits = new ArrayList<>();
    List<Part> touched = touched(edit.span()).toList();
    for (Part part : touched) {
      changed(part, edit.span(), edits.isEmpty() ? edit.replacement() : "").ifPresent(edits::add);
    }
    return edits.size() == touched.size() ? Optional.of(edits) : Optional.empty();
  }

  /** Returns the parts with some of the letters, or the parts beside a place without letters. */
  private Stream<Part> touched(Span letters) {
    return letters.length() == 0
        ? parts.stream()
            .filter(part -> part.start() <= letters.start() && letters.start() <= part.end())
        : parts.stream()
            .filter(part -> part.start() < letters.end() && letters.start() < part.end());
  }

  /** Returns the change of a literal, if the literal then has the wanted text. */
  private Optional<Edit> changed(Part part, Span letters, String replacement) {
    if (part.literal().isEmpty()) {
      return Optional.empty();
    }
    LiteralText literal = part.literal().get();
    Span within = part.within(letters);
    String wanted = new Edit(within, replacement).appliedTo(part.text());
    String quoted = JavaString.literal(replacement);
    String written = quoted.substring(1, quoted.length() - 1);
    Stream<Span> places =
        within.length() == 0
            ? Stream.of(literal.before(within.start()), literal.after(within.start()))
                .map(place -> new Span(place, place))
            : Stream.of(literal.place(within));
    return places
        .map(place -> new Edit(place, written))
        .filter(edit -> isRead(edit, part.place(), wanted))
        .findFirst();
  }

  /** Verifies the changed literal: Java strips a blank at the end of a line of a text block. */
  private boolean isRead(Edit edit, Span literal, String wanted) {
    int longer = edit.replacement().length() - edit.span().length();
    Span then = new Span(literal.start(), literal.end() + longer);
    return LiteralText.of(edit.appliedTo(source), then)
        .filter(read -> read.value().equals(wanted))
        .isPresent();
  }
}
