package io.github.betza.processor.notation.foreign;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.ProblemLog;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the source of a web page writes for signs, and around them: the name of a sign between an
 * ampersand and a semicolon, and tags. It is copied together with a notation from pages and files
 * that show it as it stands.
 */
final class WebText {
  private static final Pattern ENTITY =
      Pattern.compile("&(#(?<number>[0-9]{1,6})|#[xX](?<hex>[0-9a-fA-F]{1,5})|(?<name>[a-z]+));");

  private static final Pattern TAG = Pattern.compile("</?[a-z][a-z0-9]*( [^<>]*)?/?>");

  private static final Map<String, String> NAMED =
      Map.ofEntries(
          Map.entry("amp", "&"),
          Map.entry("lt", "<"),
          Map.entry("gt", ">"),
          Map.entry("quot", "\""),
          Map.entry("apos", "'"),
          Map.entry("nbsp", " "),
          Map.entry("thinsp", " "),
          Map.entry("shy", ""),
          Map.entry("zwnj", ""),
          Map.entry("lsquo", "'"),
          Map.entry("rsquo", "'"),
          Map.entry("ldquo", "\""),
          Map.entry("rdquo", "\""),
          Map.entry("ndash", "-"),
          Map.entry("mdash", "--"),
          Map.entry("minus", "-"),
          Map.entry("hyphen", "-"),
          Map.entry("lpar", "("),
          Map.entry("rpar", ")"),
          Map.entry("lbrack", "["),
          Map.entry("rbrack", "]"),
          Map.entry("quest", "?"),
          Map.entry("plus", "+"),
          Map.entry("equals", "="),
          Map.entry("comma", ","),
          Map.entry("ast", "*"),
          Map.entry("excl", "!"));

  private WebText() {}

  /** Reports that, and returns whether it is so. */
  static boolean isReported(ProblemLog log) {
    Optional<Span> first = first(log.notation());
    first.ifPresent(
        span ->
            log.add(
                ProblemCode.UNKNOWN_CHARACTER,
                span,
                "this is written so in the source of a web page, and is no notation",
                advice(shown(log.notation()))));
    return first.isPresent();
  }

  /** Suggests what a page shows, or that without signs that notations do not have. */
  private static Advice advice(String shown) {
    String quiet = shown.replaceAll("[\"']", "").replaceFirst("^<(.*)>$", "$1");
    return Advice.suggest(
            new Suggestion(quiet),
            new Suggestion(Spaces.withoutSigns(quiet)),
            new Suggestion(quiet.replaceAll("[,;&|/]", "")))
        .noting("write the signs that the page shows");
  }

  /** Returns where the first such piece of a text stands. */
  private static Optional<Span> first(String text) {
    Matcher entity = ENTITY.matcher(text);
    if (entity.find()) {
      return Optional.of(new Span(entity.start(), entity.end()));
    }
    // A single one may be two signs that have nothing to do with each other.
    Matcher tag = TAG.matcher(text);
    return tag.find() && (tag.group().length() > 3 || TAG.matcher(text.substring(tag.end())).find())
        ? Optional.of(new Span(tag.start(), tag.end()))
        : Optional.empty();
  }

  /** Returns a text as the page shows it. */
  private static String shown(String text) {
    return ENTITY.matcher(TAG.matcher(text).replaceAll("")).replaceAll(WebText::sign).trim();
  }

  private static String sign(MatchResult entity) {
    Matcher parts = ENTITY.matcher(entity.group());
    parts.matches();
    String sign;
    if (parts.group("name") != null) {
      sign = NAMED.getOrDefault(parts.group("name"), entity.group());
    } else {
      boolean decimal = parts.group("number") != null;
      int code =
          decimal
              ? Integer.parseInt(parts.group("number"))
              : Integer.parseInt(parts.group("hex"), 16);
      sign = LookAlikes.replaced(Character.toString(code));
    }
    return Matcher.quoteReplacement(sign);
  }
}
