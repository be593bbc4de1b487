package io.github.betza.processor.variant.sentence;

import io.github.betza.model.Form;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.model.Member.Kind;
import io.github.betza.model.RuleSentences;
import io.github.betza.model.RuleSentences.PieceWords;
import io.github.betza.processor.describe.Description;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The rules of a game in sentences, including rules from the notations of its pieces. */
public final class VariantSentences {
  /** The most work for reading the notation of a piece. */
  private static final long MOST_WORK = 4_000_000;

  /** The members whose rules change the moves of some of the pieces. */
  private static final List<Member<?>> OF_PIECES =
      List.of(GameModel.PROMOTIONS, GameModel.ZONES, GameModel.EXTRAS, GameModel.BLOCKERS);

  private final VariantFacts facts;
  private final RuleSentences sentences;

  /** Makes sentences in which pieces have their declared names. */
  public VariantSentences(VariantFacts facts) {
    this(facts, symbol -> facts.piece(facts.kindOf(symbol)).name());
  }

  /**
   * Makes sentences in which pieces have other names.
   *
   * @param names the names by the symbols of the pieces
   */
  public VariantSentences(VariantFacts facts, UnaryOperator<String> names) {
    this.facts = facts;
    this.sentences = new RuleSentences(facts.model(), new Words(facts, names));
  }

  private record Words(VariantFacts facts, UnaryOperator<String> names) implements PieceWords {
    @Override
    public String name(String symbol) {
      return names.apply(symbol);
    }

    @Override
    public String moves(String type) {
      return Optional.ofNullable(facts.moves().get(type))
          .flatMap(PieceFacts::piece)
          .map(piece -> String.join(" ", Description.of(piece, new Work(MOST_WORK))))
          .orElseGet(() -> "the moves of " + type.substring(type.lastIndexOf('.') + 1) + ".");
    }
  }

  /**
   * A sentence with its place in the annotation.
   *
   * @param member the name of its member; empty for rules from other sources, such as castling
   * @param index the index of its rule in that member, from 0; -1 for the whole member
   * @param text the sentence
   */
  public record Placed(String member, int index, String text) {}

  private Stream<Placed> of(Member<?> member) {
    List<String> sentences = this.sentences.of(member);
    int rules = facts.model().get(member) instanceof List<?> list ? list.size() : 0;
    return IntStream.range(0, sentences.size())
        .mapToObj(i -> new Placed(member.name(), i < rules ? i : -1, sentences.get(i)));
  }

  /** Returns all rules. */
  public List<String> all() {
    return placed().stream().map(Placed::text).toList();
  }

  /**
   * Returns all rules with their places: first which pieces promote, are confined, have further
   * moves, or are blocked; then castling, duties and restrictions of a side, and the endings.
   */
  public List<Placed> placed() {
    List<Placed> all = new ArrayList<>(OF_PIECES.stream().flatMap(this::of).toList());
    CastlingSentences.of(facts).forEach(text -> all.add(new Placed("", -1, text)));
    GameModel.FORM.members().stream()
        .filter(member -> !OF_PIECES.contains(member))
        .flatMap(this::of)
        .forEach(all::add);
    if (namesSquares()) {
      String turned = "Squares are named as White sees them; for Black the board is turned round.";
      all.add(new Placed("", -1, turned));
    }
    return all;
  }

  private boolean namesSquares() {
    return GameModel.FORM.members().stream()
        .filter(member -> member.ruleForm().filter(VariantSentences::hasSquares).isPresent())
        .anyMatch(member -> !member.isDefault(facts.model().get(member)));
  }

  private static boolean hasSquares(Form<?> form) {
    return form.members().stream().map(Member::kind).anyMatch(Kind.SQUARES::equals);
  }

  /** Returns the sentence about a rule of a member. */
  public String of(Member<?> member, Object rule) {
    return sentences.of(member, rule);
  }
}
