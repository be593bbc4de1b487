package io.github.betza.model;

import io.github.betza.Royalty;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The rules of a game in sentences, by the members that declare them: for Javadoc, pages, and lists
 * of what another program is not told.
 *
 * <p>A value that changes nothing has no sentence, and neither have the name, the board and the
 * setup. What royal pieces and stalemate mean is described in every game.
 */
public final class RuleSentences {
  /** The words for the pieces of a game. */
  public interface PieceWords {
    /**
     * Returns the name of a piece without an article, as in {@code pawn}.
     *
     * @param symbol its letter, that of a promoted form after a plus
     */
    String name(String symbol);

    /**
     * Returns what the moves of an {@link Extra} are, in sentences.
     *
     * @param type the name of the type whose moves they are
     */
    String moves(String type);
  }

  private final GameModel game;
  private final PieceWords words;
  private final ValueSentences values;

  /** The sentence about each rule for some of the pieces, by the member that holds it. */
  private final Map<Member<?>, Function<Object, String>> rules = new HashMap<>();

  /** Makes the sentences about a game. */
  public RuleSentences(GameModel game, PieceWords words) {
    this.game = game;
    this.words = words;
    this.values = new ValueSentences(game);
    rules.put(GameModel.PROMOTIONS, rule -> promotion((Promotion) rule));
    rules.put(GameModel.ZONES, rule -> zone((Zone) rule));
    rules.put(GameModel.EXTRAS, rule -> extra((Extra) rule));
    rules.put(GameModel.BLOCKERS, rule -> blocker((Blocker) rule));
    rules.put(GameModel.CASTLINGS, rule -> castling((Castling) rule));
    rules.put(GameModel.DROPS, rule -> drop((Drop) rule));
    rules.put(GameModel.GATES, rule -> gate((Gate) rule));
    rules.put(GameModel.BLASTS, rule -> blast((Blast) rule));
    rules.put(GameModel.EXTINCTIONS, rule -> extinction((Extinction) rule));
    rules.put(GameModel.GOALS, rule -> new GoalSentences(this, (Goal) rule).text());
  }

  /**
   * Returns the sentences about what a member of the game's annotation holds. Squares are named as
   * White sees them.
   */
  public List<String> of(Member<?> member) {
    Object value = game.get(member);
    Optional<List<String>> known = values.of(member);
    if (known.isPresent()) {
      return known.get();
    }
    if (!(value instanceof List<?> list)) {
      return member.isDefault(value) ? List.of() : List.of(plainly(member, value));
    }
    List<String> sentences = new ArrayList<>();
    list.forEach(rule -> sentences.add(of(member, rule)));
    if (member == GameModel.PROMOTIONS && somePieceHasSeveralPromotions()) {
      sentences.add("If a move falls under two of these rules, that of the square reached holds.");
    }
    return sentences;
  }

  /** Returns the sentence about a rule, whether it is one of this game or another of its sort. */
  public String of(Member<?> member, Object rule) {
    Function<Object, String> sentence = rules.get(member);
    return sentence == null ? plainly(member, rule) : sentence.apply(rule);
  }

  /** A rule that has no words yet is not left out in silence. */
  private static String plainly(Member<?> member, Object value) {
    return member.name() + " = " + value;
  }

  /** Returns names with commas between them, and a word such as " or " before the last. */
  public static String list(List<String> names, String last) {
    int end = names.size() - 1;
    return end <= 0
        ? String.join("", names)
        : String.join(", ", names.subList(0, end)) + last + names.get(end);
  }

  private String promotion(Promotion rule) {
    boolean several = isSeveral(rule.of());
    String limit =
        !rule.limited()
            ? ""
            : rule.optional()
                ? ", as far as such pieces were lost"
                : ", as far as such pieces were lost; where none were, there is no such move";
    return subject(rule.of())
        + (rule.optional() ? " may promote to " : several ? " promote to " : " promotes to ")
        + choices(rule, several)
        + moment(rule)
        + limit
        + ".";
  }

  /** For several pieces a plus alone stays: it means the promoted form of each. */
  private String choices(Promotion rule, boolean several) {
    List<String> symbols = several ? RulesByKind.split(rule.to()) : rule.choices(rule.of());
    return list(
        symbols.stream()
            .map(symbol -> symbol.equals("+") ? "their own promoted forms" : words.name(symbol))
            .toList(),
        " or ");
  }

  private static String moment(Promotion rule) {
    String squares = squares(rule.zone());
    return switch (rule.on()) {
      case ARRIVAL -> " on " + squares;
      case CONTACT -> " with a move that begins or ends on " + squares;
      case CAPTURE -> " with a capture that begins or ends on " + squares;
      case ENTRY_OR_CAPTURE ->
          " with a move that enters " + squares + ", or with a capture that begins or ends there";
    };
  }

  private boolean somePieceHasSeveralPromotions() {
    Set<String> symbols = new HashSet<>();
    return game.promotions().stream()
        .flatMap(rule -> RulesByKind.split(rule.of()).stream())
        .anyMatch(symbol -> !symbols.add(symbol));
  }

  private String zone(Zone zone) {
    String rule = subject(zone.of()) + " may not leave " + squares(zone.squares());
    return zone.captures().isEmpty()
        ? rule + "."
        : rule
            + ", but moves that capture, or change places with an enemy, may also end on "
            + squares(zone.captures())
            + ".";
  }

  private String extra(Extra extra) {
    return subject(extra.of())
        + " also"
        + (isSeveral(extra.of()) ? " have" : " has")
        + " these moves, from one to another of the squares "
        + squares(extra.squares())
        + ": "
        + words.moves(extra.moves());
  }

  private String blocker(Blocker blocker) {
    return subject(blocker.to())
        + " can neither capture, nor pass, nor jump over "
        + any(blocker.of())
        + " of either side.";
  }

  private String castling(Castling rule) {
    String royal = isSeveral(rule.of()) ? "the royal piece" : any(rule.of());
    String partner = isSeveral(rule.with()) ? "its partner" : any(rule.with());
    String attacks =
        game.royalty().hasCheckmate()
            ? ", and "
                + royal
                + (game.royalty() == Royalty.LAST_CHECKMATED
                    ? ", if it is the last royal piece of its side,"
                    : "")
                + " is attacked neither where it begins nor on a square that it passes or reaches"
            : "";
    return subject(rule.of())
        + (isSeveral(rule.of()) ? " castle with " : " castles with ")
        + any(rule.with())
        + ", wherever they began on their rank, if neither has moved. With a partner to the left, as"
        + " White sees it, "
        + royal
        + " ends on file "
        + rule.to().charAt(0)
        + " and "
        + partner
        + " on file "
        + rule.partner().charAt(0)
        + "; to the right, on the files "
        + rule.to().charAt(1)
        + " and "
        + rule.partner().charAt(1)
        + ". No other piece is on a square that one of them passes or reaches"
        + attacks
        + ".";
  }

  private String drop(Drop drop) {
    StringBuilder text = new StringBuilder(subject(drop.of()));
    text.append(" may be dropped from the hand on an empty square");
    text.append(drop.squares().isEmpty() ? "" : " of " + squares(drop.squares()));
    if (drop.perFile() == 1) {
      text.append(", on a file without another of its kind and side");
    } else if (drop.perFile() > 1) {
      text.append(", on a file with fewer than " + drop.perFile() + " of its kind and side");
    }
    text.append(
        drop.apart()
            ? ", on the other colour than another of its kind and side, for which other drops leave"
                + " room"
            : "");
    text.append(drop.checks() ? "" : ", but not to give check");
    text.append(drop.checkmates() ? "" : ", but not to checkmate");
    text.append(
        drop.unmoved().isEmpty()
            ? ""
            : "; on " + drop.unmoved() + ", or for Black on these files, it counts as unmoved");
    text.append(drop.first() ? "; a side that can do so makes no other move" : "");
    return text.append('.').toString();
  }

  private String gate(Gate gate) {
    return subject(gate.of())
        + " may enter from the hand, each alone, on a square of "
        + squares(gate.squares())
        + " as a piece of their side leaves it that has not moved yet; where two pieces castle, on"
        + " the square of either.";
  }

  private String blast(Blast blast) {
    String who = blast.of().isEmpty() ? "a piece" : any(blast.of());
    String spared =
        blast.spares().isEmpty()
            ? "all pieces"
            : "all pieces but " + list(named(blast.spares()), " and ");
    String immune =
        blast.immune().isEmpty()
            ? ""
            : " "
                + subject(blast.immune())
                + " always "
                + (isSeveral(blast.immune()) ? "stay." : "stays.");
    return "Where "
        + who
        + " captures, it is removed itself, and "
        + spared
        + " on the eight squares round the one that it reaches, of either side."
        + immune;
  }

  private String extinction(Extinction rule) {
    String number = rule.left() == 0 ? "none" : "at most " + rule.left();
    boolean oneByOne = rule.each() && isSeveral(rule.of());
    return "A side that has "
        + number
        + " left of "
        + (oneByOne ? any(rule.of()) : list(named(rule.of()), " and "))
        + (oneByOne ? "" : isSeveral(rule.of()) ? " together" : "")
        + (rule.wins() ? " has won." : " has lost.");
  }

  private static boolean isSeveral(String letters) {
    return RulesByKind.split(letters).size() > 1;
  }

  /** Returns pieces as the subject that begins a sentence. */
  private String subject(String letters) {
    return "T" + list(named(letters), " and ").substring(1);
  }

  /** Returns pieces, any one of which is meant. */
  String any(String letters) {
    return list(named(letters), " or ");
  }

  List<String> named(String letters) {
    return RulesByKind.split(letters).stream().map(symbol -> "the " + words.name(symbol)).toList();
  }

  static String squares(String set) {
    return Arrays.stream(set.strip().split("\\s+", -1))
        .map(RuleSentences::item)
        .collect(Collectors.joining(", "));
  }

  /** Returns an item of a set of squares: a square, a rectangle, ranks or files. */
  private static String item(String item) {
    boolean range = item.indexOf('-') >= 0;
    if (item.chars().noneMatch(letter -> letter >= 'a' && letter <= 'z')) {
      return (range ? "ranks " : "rank ") + item;
    }
    if (item.chars().noneMatch(letter -> letter >= '0' && letter <= '9')) {
      return (range ? "files " : "file ") + item;
    }
    return item;
  }
}
