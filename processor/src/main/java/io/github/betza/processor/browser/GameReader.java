package io.github.betza.processor.browser;

import io.github.betza.BareKing;
import io.github.betza.Capturing;
import io.github.betza.Dialect;
import io.github.betza.Promoting;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.VariantFacts.BlockerFacts;
import io.github.betza.processor.variant.VariantFacts.EndFacts;
import io.github.betza.processor.variant.VariantFacts.ExtraFacts;
import io.github.betza.processor.variant.VariantFacts.GoalFacts;
import io.github.betza.processor.variant.VariantFacts.PromotionFacts;
import io.github.betza.processor.variant.VariantFacts.ZoneFacts;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.teavm.jso.core.JSArrayReader;

/** Reads the declaration of a game from the data of a page. */
final class GameReader {
  private GameReader() {}

  /** Returns the declaration. */
  static VariantFacts facts(GameDeclaration data) {
    return new VariantFacts(
        data.getName(),
        data.getFiles(),
        data.getRanks(),
        data.getSetup(),
        all(data.getPieces(), GameReader::piece),
        all(
            data.getPromotions(),
            rule ->
                new PromotionFacts(
                    rule.getOf(),
                    rule.getTo(),
                    rule.getZone(),
                    Promoting.valueOf(rule.getOn()),
                    rule.isOptional(),
                    rule.isLimited())),
        all(
            data.getZones(),
            rule -> new ZoneFacts(rule.getOf(), rule.getSquares(), rule.getCaptures())),
        all(
            data.getExtras(),
            rule ->
                new ExtraFacts(
                    rule.getOf(), Optional.of(piece("", ' ', false, rule)), rule.getSquares())),
        all(data.getBlockers(), rule -> new BlockerFacts(rule.getOf(), rule.getTo())),
        Royalty.valueOf(data.getRoyalty()),
        Stalemate.valueOf(data.getStalemate()),
        new EndFacts(
            BareKing.valueOf(data.getBareKing()),
            data.getRepetitions(),
            data.getMoveLimit(),
            all(data.getGoals(), rule -> new GoalFacts(rule.getOf(), rule.getSquares()))),
        Capturing.valueOf(data.getCapturing()),
        data.isFlyingGeneral(),
        data.isBikjang(),
        data.isPassesEnd());
  }

  private static <T> List<T> all(JSArrayReader<RuleData> data, Function<RuleData, T> reader) {
    List<T> all = new ArrayList<>();
    for (int i = 0; i < data.getLength(); i++) {
      all.add(reader.apply(data.get(i)));
    }
    return all;
  }

  private static PieceFacts piece(RuleData data) {
    String symbol = data.getSymbol();
    return piece(data.getName(), symbol.charAt(symbol.length() - 1), symbol.length() > 1, data);
  }

  private static PieceFacts piece(String name, char letter, boolean promoted, RuleData data) {
    Dialect dialect = Dialect.valueOf(data.getDialect());
    Reading reading =
        Notations.readWithoutCorrections(data.getNotation(), dialect, Work.on(data.getNotation()));
    return new PieceFacts(
        name,
        "",
        name,
        letter,
        promoted,
        letter != ' ',
        data.isRoyal(),
        true,
        true,
        reading.promotions(),
        data.getNotation(),
        dialect,
        reading.piece());
  }
}
