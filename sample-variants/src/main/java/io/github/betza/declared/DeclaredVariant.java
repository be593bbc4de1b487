package io.github.betza.declared;

import io.github.betza.model.Extra;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.model.Promotion;
import io.github.betza.model.RuleSentences;
import io.github.betza.model.RuleSentences.PieceWords;
import io.github.betza.model.RulesByKind;
import io.github.betza.model.Zone;
import io.github.betza.processor.tool.BetzaTool;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A game as {@link io.github.betza.Variant} declares it, with its pieces, for exports to other
 * programs. Most of them have no promoted forms, so these are separate.
 *
 * @param model the values of its annotation
 * @param all its pieces, promoted forms included
 * @param moves the extra moves, by the names of their types
 */
public record DeclaredVariant(
    GameModel model, List<DeclaredPiece> all, Map<String, DeclaredPiece> moves) {
  /** Copies the collections. */
  public DeclaredVariant {
    all = List.copyOf(all);
    moves = Map.copyOf(moves);
  }

  /** Makes a game without extra moves. */
  public DeclaredVariant(GameModel model, List<DeclaredPiece> all) {
    this(model, all, Map.of());
  }

  public String name() {
    return model.name();
  }

  public int files() {
    return model.files();
  }

  public int ranks() {
    return model.ranks();
  }

  public String setup() {
    return model.setup();
  }

  /** Returns its pieces that are not promoted forms. */
  public List<DeclaredPiece> pieces() {
    return all.stream().filter(piece -> !piece.promoted()).toList();
  }

  /** Returns the promotions without promoted forms. */
  public List<Promotion> promotions() {
    return model.promotions().stream().filter(rule -> !isAboutForms(rule)).toList();
  }

  /** Returns the zones of pieces that are not promoted forms. */
  public List<Zone> zones() {
    return model.zones().stream()
        .map(zone -> new Zone(plain(zone.of()), zone.squares(), zone.captures()))
        .filter(zone -> !zone.of().isEmpty())
        .toList();
  }

  /** Returns the letters of a list without promoted forms. */
  private static String plain(String letters) {
    return RulesByKind.split(letters).stream()
        .filter(symbol -> !symbol.startsWith("+"))
        .collect(Collectors.joining());
  }

  /** Returns its promoted forms, in the order of their letters, and the promotions to them. */
  public DeclaredForms forms() {
    return new DeclaredForms(
        all.stream()
            .filter(DeclaredPiece::promoted)
            .sorted(Comparator.comparing(DeclaredPiece::letter))
            .toList(),
        model.promotions().stream().filter(DeclaredVariant::isAboutForms).toList());
  }

  private static boolean isAboutForms(Promotion rule) {
    return (rule.of() + rule.to()).indexOf('+') >= 0;
  }

  /** Returns whether there are pieces that are written with a plus. */
  public boolean hasPromotedForms() {
    return all.stream().anyMatch(DeclaredPiece::promoted);
  }

  /** Returns the piece with a letter, in upper case, if there is one. */
  public Optional<DeclaredPiece> piece(char letter) {
    return pieces().stream().filter(piece -> piece.letter() == letter).findFirst();
  }

  /** Returns the letter of the first of its royal pieces, or 0 if it has none. */
  public char firstRoyal() {
    return pieces().stream()
        .filter(DeclaredPiece::royal)
        .map(DeclaredPiece::letter)
        .findFirst()
        .orElse('\0');
  }

  /**
   * Returns the same game with its pieces in another order.
   *
   * @param letters the letters of all pieces
   */
  public DeclaredVariant inOrder(String letters) {
    return new DeclaredVariant(
        model,
        all.stream()
            .sorted(Comparator.comparingInt(piece -> letters.indexOf(piece.letter())))
            .toList(),
        moves);
  }

  /** Returns the same game with another value of a member of its annotation. */
  public <V> DeclaredVariant with(Member<V> member, V value) {
    return new DeclaredVariant(model.with(member, value), all, moves);
  }

  /** Returns the same game with other extra moves, each of which gets a name of its own. */
  public DeclaredVariant withExtras(List<DeclaredExtra> extras) {
    Map<String, DeclaredPiece> all = new HashMap<>();
    List<Extra> rules = new ArrayList<>();
    for (DeclaredExtra extra : extras) {
      String name = extra.name();
      DeclaredPiece piece = new DeclaredPiece(name, ' ', extra.notation(), extra.dialect(), false);
      for (int number = 2; !piece.equals(all.getOrDefault(name, piece)); number++) {
        name = extra.name() + number;
      }
      all.put(name, piece);
      rules.add(new Extra(extra.of(), name, extra.squares()));
    }
    return new DeclaredVariant(model.with(GameModel.EXTRAS, rules), this.all, all);
  }

  /** Returns the sentences about its rules, in which pieces have their declared names. */
  public RuleSentences sentences() {
    return new RuleSentences(model, new Words(all, moves));
  }

  private record Words(List<DeclaredPiece> pieces, Map<String, DeclaredPiece> moves)
      implements PieceWords {
    @Override
    public String name(String symbol) {
      return pieces.stream()
          .filter(piece -> piece.symbol().equals(symbol))
          .map(DeclaredPiece::name)
          .findFirst()
          .orElse(symbol);
    }

    @Override
    public String moves(String type) {
      DeclaredPiece piece = moves.get(type);
      return String.join(" ", BetzaTool.explain(piece.notation(), piece.dialect()).words());
    }
  }

  /**
   * The promoted forms of a game, which are written with a plus before the letter.
   *
   * @param pieces the forms, in the order of their letters
   * @param promotions the promotions of forms, and to forms
   */
  public record DeclaredForms(List<DeclaredPiece> pieces, List<Promotion> promotions) {
    public DeclaredForms {
      pieces = List.copyOf(pieces);
      promotions = List.copyOf(promotions);
    }
  }
}
