package io.github.betza.processor.notation.correction;

import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.correction.Candidate.EditKind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The texts that differ from a notation in brackets, independent of its errors. */
final class BracketEdits {
  private static final String BRACKETS = "()[]";

  /** Brackets of no dialect. */
  private static final String OTHER_BRACKETS = "{}<>";

  private static final List<String> EACH = List.of("(", ")", "[", "]");

  /** The order of an unusual place, after all usual ones. */
  private static final int UNUSUAL = 1_000;

  private final String text;
  private final List<Candidate> edits = new ArrayList<>();

  private BracketEdits(String text) {
    this.text = text;
  }

  /**
   * Returns the edits that complete all pairs of brackets; if all are complete, the edits that
   * remove pairs.
   */
  static List<Candidate> of(String text) {
    BracketEdits brackets = new BracketEdits(text);
    if (arePaired(text)) {
      brackets.leavePairsOut();
    } else {
      brackets.pair();
    }
    return brackets.edits;
  }

  private void pair() {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isLowerCase(text.charAt(i)) || Character.isDigit(text.charAt(i))) {
        for (String bracket : EACH) {
          add(Span.at(i), bracket, EditKind.REPLACED, i);
        }
      }
      if (i > 0 && isClosing(i - 1) && isClosing(i)) {
        String exchanged = text.substring(i, i + 1) + text.charAt(i - 1);
        add(new Span(i - 1, i + 1), exchanged, EditKind.EXCHANGED, i);
      }
      if (BRACKETS.indexOf(text.charAt(i)) >= 0 || OTHER_BRACKETS.indexOf(text.charAt(i)) >= 0) {
        add(Span.at(i), "", EditKind.LEFT_OUT, i);
        for (String bracket : EACH) {
          add(Span.at(i), bracket, EditKind.LOOK_ALIKE, i);
        }
      }
    }
    for (int i = 0; i <= text.length(); i++) {
      for (String bracket : EACH) {
        add(new Span(i, i), bracket, EditKind.BRACKETED, order(i, bracket.charAt(0)));
      }
    }
  }

  private void add(Span place, String replacement, EditKind kind, int order) {
    Edit edit = new Edit(place, replacement);
    if (arePaired(edit.appliedTo(text))) {
      edits.add(Candidate.of(text, edit, kind, order));
    }
  }

  /**
   * A bracket usually opens before all modifiers of an atom, and closes before a modifier or at the
   * end.
   */
  private int order(int gap, char bracket) {
    boolean opens = isOpening(bracket);
    boolean usual =
        opens
            ? !(Character.isLowerCase(at(gap - 1)) && Character.isUpperCase(at(gap)))
            : !Character.isUpperCase(at(gap));
    return (usual ? 0 : UNUSUAL) + (opens ? text.length() - gap : gap);
  }

  private char at(int index) {
    return index < 0 || index == text.length() ? ' ' : text.charAt(index);
  }

  private void leavePairsOut() {
    Deque<Integer> open = new ArrayDeque<>();
    int pairs = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (BRACKETS.indexOf(c) >= 0 && isOpening(c)) {
        open.push(i);
      } else if (BRACKETS.indexOf(c) >= 0) {
        int start = open.pop();
        pairs++;
        Span inside = new Span(start + 1, i);
        unbracket(
            text.substring(0, start) + inside.of(text) + text.substring(i + 1),
            inside.length() == 0
                ? "remove the empty brackets"
                : "remove the brackets around " + ChangeWords.quoted(inside.of(text)));
      }
    }
    if (pairs > 1) {
      unbracket(text.replaceAll("[\\[\\]()]", ""), "remove the brackets");
    }
  }

  private void unbracket(String without, String reason) {
    edits.add(new Candidate(without, EditKind.UNBRACKETED, edits.size(), reason));
  }

  private boolean isClosing(int index) {
    return ")]".indexOf(text.charAt(index)) >= 0;
  }

  private static boolean isOpening(char bracket) {
    return bracket == '(' || bracket == '[';
  }

  private static boolean arePaired(String text) {
    Deque<Character> closing = new ArrayDeque<>();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int kind = BRACKETS.indexOf(c);
      if (kind >= 0 && isOpening(c)) {
        closing.push(BRACKETS.charAt(kind + 1));
      } else if (kind >= 0 && (closing.isEmpty() || closing.pop() != c)) {
        return false;
      }
    }
    return closing.isEmpty();
  }
}
