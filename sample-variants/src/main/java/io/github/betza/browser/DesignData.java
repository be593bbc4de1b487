package io.github.betza.browser;

import io.github.betza.generated.Hands;
import io.github.betza.model.Castling;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.RuleValues;
import io.github.betza.processor.variant.SetupBoard;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.address.GameAddress;
import io.github.betza.processor.variant.sentence.VariantSentences;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** A design as data for a page. */
final class DesignData {
  /** What a page itself keeps in an address: the game that is played. */
  private static final Set<String> KEYS_OF_PAGES = Set.of("v", "line", "at", "fen");

  private DesignData() {}

  static Map<String, Object> of(Design design) {
    VariantFacts facts = design.facts();
    SetupGrid grid = design.grid();
    boolean readable = SetupBoard.isReadable(facts, facts.setup());
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("address", design.address().text());
    data.put("error", design.error());
    data.put("newer", !design.address().version().equals(GameAddress.VERSION));
    data.put(
        "unknown",
        design.address().others().keySet().stream()
            .filter(key -> !KEYS_OF_PAGES.contains(key))
            .toList());
    data.put("name", facts.name());
    data.put("files", facts.files());
    data.put("ranks", facts.ranks());
    data.put("fen", facts.setup());
    putSquares(facts, grid, data);
    data.put("side", grid.side());
    data.put("castling", grid.rights());
    data.put("hands", hands(facts, grid));
    data.put("readable", readable);
    data.put("pieces", facts.pieces().stream().map(DesignData::piece).toList());
    data.put("moves", moves(facts));
    data.put("members", members(design.address()));
    data.put("rules", readable && haveSentences(facts.model()) ? rules(facts) : List.of());
    return data;
  }

  private static void putSquares(VariantFacts facts, SetupGrid grid, Map<String, Object> data) {
    List<Object> cells = new ArrayList<>();
    List<Object> holes = new ArrayList<>();
    for (int square = 0; square < facts.files() * facts.ranks(); square++) {
      String sign = grid.sign(square);
      int kind = facts.kindOf(SetupGrid.symbolOf(sign));
      if (sign.equals(SetupGrid.HOLE)) {
        holes.add(square);
      } else if (kind > 0) {
        cells.add(List.of(square, kind, SetupGrid.sideOf(sign)));
      }
    }
    data.put("cells", cells);
    data.put("holes", holes);
  }

  /** Returns whether a kind may be in hand by the rules. */
  static boolean mayHold(VariantFacts facts, int kind) {
    return kind > 0 && handsOf(facts).filter(hands -> hands.mayHold(kind)).isPresent();
  }

  private static Optional<Hands> handsOf(VariantFacts facts) {
    return facts.handRules().refusals().isEmpty() ? facts.handRules().hands() : Optional.empty();
  }

  private static List<Object> hands(VariantFacts facts, SetupGrid grid) {
    List<Object> all = new ArrayList<>();
    Optional<Hands> hands = handsOf(facts);
    for (int side = 0; side < 2; side++) {
      for (int kind = 1; kind <= facts.pieces().size(); kind++) {
        if (hands.isPresent() && hands.get().mayHold(kind)) {
          String sign = SetupGrid.signOf(facts.piece(kind).symbol(), side);
          all.add(List.of(side, kind, grid.inHand(sign)));
        }
      }
    }
    return all;
  }

  private static Map<String, Object> piece(PieceFacts piece) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("symbol", piece.symbol());
    data.put("name", piece.name());
    data.put("notation", piece.notation());
    data.put("dialect", piece.dialect().name());
    data.put("royal", piece.royal());
    data.put("sound", piece.piece().isPresent());
    return data;
  }

  private static List<Object> moves(VariantFacts facts) {
    List<Object> all = new ArrayList<>();
    new TreeMap<>(facts.moves())
        .forEach(
            (type, piece) -> {
              Map<String, Object> data = new LinkedHashMap<>();
              data.put("name", type);
              data.put("notation", piece.notation());
              data.put("dialect", piece.dialect().name());
              all.add(data);
            });
    return all;
  }

  private static Map<String, Object> members(GameAddress address) {
    Map<String, Object> data = new LinkedHashMap<>();
    for (Member<?> member : GameModel.FORM.members()) {
      if (GameAddress.hasKey(member) && !member.isDefault(address.facts().model().get(member))) {
        data.put(member.name(), address.value(member));
      }
    }
    return data;
  }

  /** Returns whether rules name pieces and files, without which they cannot be said. */
  private static boolean haveSentences(GameModel game) {
    return RuleValues.letters(game).values().stream().noneMatch(String::isBlank)
        && game.castlings().stream()
            .allMatch(
                castling ->
                    castling.refusal(Castling.TO, game.files()).isEmpty()
                        && castling.refusal(Castling.PARTNER, game.files()).isEmpty());
  }

  private static List<Object> rules(VariantFacts facts) {
    VariantSentences sentences =
        new VariantSentences(
            facts,
            symbol ->
                facts.kindOf(symbol) == 0
                    ? "piece " + symbol
                    : facts.piece(facts.kindOf(symbol)).name());
    return sentences.placed().stream()
        .map(
            sentence -> {
              Map<String, Object> data = new LinkedHashMap<>();
              data.put("member", sentence.member());
              data.put("index", sentence.index());
              data.put("text", sentence.text());
              return (Object) data;
            })
        .toList();
  }
}
