package io.github.betza.model;

import io.github.betza.Promoting;
import io.github.betza.model.Member.Kind;
import java.util.List;

/**
 * The squares where pieces promote, and the kinds that they become; see {@link
 * io.github.betza.Variant.Promotion}.
 *
 * @param of the letters of the pieces that promote
 * @param to the letters of the pieces that they may become; a plus alone is each piece's own
 *     promoted form
 * @param zone the squares, as White sees them
 * @param on which moves promote
 * @param optional whether the piece may also keep its kind
 * @param limited whether it may only become a piece that its side has lost
 */
public record Promotion(
    String of, String to, String zone, Promoting on, boolean optional, boolean limited) {
  public static final Member<String> OF = Member.text("of", Kind.LETTERS);
  public static final Member<String> TO = Member.text("to", Kind.LETTERS);
  public static final Member<String> ZONE = Member.text("zone", Kind.SQUARES);
  public static final Member<Promoting> ON =
      Member.constant("on", Promoting.values(), Promoting.ARRIVAL);
  public static final Member<Boolean> OPTIONAL = Member.flag("optional");
  public static final Member<Boolean> LIMITED = Member.flag("limited");

  /** The members of the annotation. */
  public static final Form<Promotion> FORM =
      new Form<>(
              "Promotion",
              parts ->
                  new Promotion(
                      parts.get(OF),
                      parts.get(TO),
                      parts.get(ZONE),
                      parts.get(ON),
                      parts.get(OPTIONAL),
                      parts.get(LIMITED)))
          .member(OF, Promotion::of)
          .member(TO, Promotion::to)
          .member(ZONE, Promotion::zone)
          .member(ON, Promotion::on)
          .member(OPTIONAL, Promotion::optional)
          .member(LIMITED, Promotion::limited);

  /** Makes a promotion of moves that end in the zone. */
  public Promotion(String of, String to, String zone, boolean optional, boolean limited) {
    this(of, to, zone, Promoting.ARRIVAL, optional, limited);
  }

  /**
   * Returns the letters of the pieces that a piece may become.
   *
   * @param symbol the letter of a piece that promotes
   */
  public List<String> choices(String symbol) {
    return RulesByKind.split(to).stream()
        .map(choice -> choice.equals("+") ? "+" + symbol : choice)
        .toList();
  }
}
