package io.github.betza.processor.assemble;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Replaces the Javadoc of private members by comments of one line, and omits comments that the
 * member's name makes needless or that repeat the comment before.
 */
final class PrivateComments {
  private static final Pattern PUBLISHED = Pattern.compile(" *(?:public|protected) .*");

  /** A sentence that names a member; the name of a method is enough. */
  private static final Pattern NOUN = Pattern.compile("(?:An?|The|What) \\S+ \\S.*");

  private final List<String> written = new ArrayList<>();
  private String last = "";

  private PrivateComments() {}

  /** Returns the text of a class with these comments. */
  static String in(String text) {
    PrivateComments comments = new PrivateComments();
    Iterator<String> lines = List.of(text.split("\n", -1)).iterator();
    while (lines.hasNext()) {
      String line = lines.next();
      if (line.strip().equals("/**")) {
        comments.add(line, lines);
      } else {
        comments.written.add(line);
      }
    }
    return String.join("\n", comments.written);
  }

  /** Adds a comment with the annotations and the first line of its member. */
  private void add(String begin, Iterator<String> lines) {
    List<String> comment = new ArrayList<>(List.of(begin));
    String end = begin.replace("/**", " */");
    while (!comment.get(comment.size() - 1).equals(end)) {
      comment.add(lines.next());
    }
    List<String> member = new ArrayList<>(List.of(lines.next()));
    while (member.get(member.size() - 1).strip().startsWith("@")) {
      member.add(lines.next());
    }
    String declaration = member.get(member.size() - 1);
    if (PUBLISHED.matcher(declaration).matches()) {
      written.addAll(comment);
      last = "";
    } else {
      addBrief(begin.substring(0, begin.indexOf('/')), sentence(comment), declaration);
    }
    written.addAll(member);
  }

  private void addBrief(String indent, String sentence, String declaration) {
    boolean isField = !declaration.endsWith("{") && !declaration.endsWith(",");
    if (sentence.equals(last)) {
      int end = written.size() - 1;
      if (isField && written.get(end).isEmpty() && written.get(end - 1).endsWith(";")) {
        written.remove(end);
      }
    } else if (NOUN.matcher(sentence).matches()) {
      written.add(indent + "// " + sentence);
    }
    last = sentence;
  }

  /** Returns the words of a comment before its first blank line. */
  private static String sentence(List<String> comment) {
    StringBuilder words = new StringBuilder();
    for (String line : comment.subList(1, comment.size() - 1)) {
      String text = line.strip().substring(1).strip();
      if (text.isEmpty() || text.startsWith("@")) {
        break;
      }
      words.append(words.isEmpty() ? "" : " ").append(text);
    }
    return words.toString();
  }
}
