package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import io.github.betza.BareKing;
import io.github.betza.Capturing;
import io.github.betza.Royalty;
import io.github.betza.model.GameModel;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.variant.GameSource.GamePiece;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.ImitativeCapture;
import io.github.betza.processor.path.Piece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Writes on which squares the moves of each kind depend, for games whose answers are counted by
 * what a move changes: most moves change those of few other pieces. That pays on boards of more
 * than 64 squares where pieces are counted one by one within the legal targets, on boards of more
 * than 128 squares, and where no kind is counted by sets of bits.
 */
final class SightWriter {
  private static final ClassName SIGHTS = ClassName.get("io.github.betza.generated", "Sights");

  private final GameSets game;
  private final GameSource source;

  private final Map<Integer, BitPlan> plans;

  SightWriter(GameSets game, Map<Integer, BitPlan> plans) {
    this.game = game;
    this.plans = plans;
    this.source = game.source();
  }

  /** Adds the method and its table, where the rules and the pieces allow it. */
  void addTo(TypeSpec.Builder type) {
    Optional<Map<Integer, Sight>> sights = isPossible() ? sights() : Optional.empty();
    if (sights.isEmpty()) {
      return;
    }
    String name = game.constants().free("SIGHTS");
    type.addField(
        FieldSpec.builder(SIGHTS, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc("The squares on which the moves of each kind depend.\n")
            .initializer(table(sights.get()))
            .build());
    type.addMethod(
        MethodSpec.methodBuilder("sights")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(SIGHTS)
            .addStatement("return $L", name)
            .build());
  }

  /**
   * Returns whether the moves of a piece depend on nothing but the squares that it looks at, and
   * which of them are legal on nothing but attacks on royal pieces, of which a side keeps one where
   * these are in danger: a move that is more than a plain one might open a line twice. The game
   * must not end by the move, unless it captures a royal piece.
   */
  private boolean isPossible() {
    GameModel ends = source.model();
    return (source.endsByMate() ? isCountedByPieces() : isWithoutDanger())
        && ends.bareKing() == BareKing.PLAYS_ON
        && source.rules().goals().isEmpty()
        && source.model().capturing() == Capturing.FREE
        && !source.history().imitates()
        && !source.history().grantsRoyal();
  }

  /** Returns whether mate decides which moves are legal, and a side keeps one royal piece. */
  private boolean isCountedByPieces() {
    return game.words().count() > 1
        && plans.size() == game.numbers().size()
        && source.rules().promotions().stream()
            .flatMap(promotion -> promotion.choices().stream())
            .noneMatch(choice -> source.piece(choice).royal());
  }

  /** Returns whether all moves are legal as long as the game has not ended. */
  private boolean isWithoutDanger() {
    return (game.words().areMany() || plans.isEmpty())
        && source.model().royalty() == Royalty.LAST_CAPTURED
        && !source.model().passesEnd()
        && !source.model().flyingGeneral()
        && !source.model().bikjang()
        && source.rules().blockers().isEmpty();
  }

  private Optional<Map<Integer, Sight>> sights() {
    Map<Integer, Sight> sights = new LinkedHashMap<>();
    for (int kind : game.numbers()) {
      Optional<Sight> sight = sight(kind);
      if (sight.isEmpty()) {
        return Optional.empty();
      }
      sights.put(kind, sight.get());
    }
    return Optional.of(sights);
  }

  private Optional<Sight> sight(int kind) {
    List<Optional<Piece>> pieces = new ArrayList<>(List.of(source.piece(kind).moves()));
    source
        .rules()
        .extrasOf(kind)
        .forEach(extra -> pieces.add(source.rules().extras().get(extra).moves()));
    if (!pieces.stream().allMatch(Optional::isPresent)) {
      return Optional.empty();
    }
    List<Alternative> moves = alternatives(pieces);
    if (source.endsByMate() && source.piece(kind).royal()) {
      moves.removeIf(Castling.class::isInstance);
    }
    if (moves.removeIf(ImitativeCapture.class::isInstance)) {
      moves.addAll(alternatives(all()));
      moves.removeIf(ImitativeCapture.class::isInstance);
    }
    return Sight.of(moves, holding());
  }

  private List<Optional<Piece>> all() {
    return source.pieces().stream().map(GamePiece::moves).toList();
  }

  private static List<Alternative> alternatives(List<Optional<Piece>> pieces) {
    return pieces.stream()
        .flatMap(Optional::stream)
        .flatMap(piece -> piece.alternatives().stream())
        .collect(Collectors.toCollection(ArrayList::new));
  }

  private List<Alternative> holding() {
    return all().stream()
        .flatMap(Optional::stream)
        .flatMap(piece -> piece.immobilizes().stream())
        .toList();
  }

  private CodeBlock table(Map<Integer, Sight> sights) {
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add(
                "new $T($L, $L, $L)$>$>",
                SIGHTS,
                source.board().files(),
                source.board().ranks(),
                game.numbers().size());
    sights.forEach(
        (kind, sight) ->
            code.add("\n.add($L, new int[] {$L}$L)", game.name(kind), near(sight), rays(sight)));
    source.rules().promotions().stream()
        .filter(each -> each.rule().limited())
        .map(promotion -> game.name(promotion.kind()))
        .distinct()
        .forEach(limited -> code.add("\n.limit($L)", limited));
    boolean face = source.model().flyingGeneral() || source.model().bikjang();
    for (int kind : sights.keySet()) {
      if (face && source.piece(kind).royal()) {
        code.add("\n.facing($L)", game.name(kind));
      }
      BitPlan plan = plans.get(kind);
      if (plan != null && plan.castles()) {
        code.add("\n.castling($L)", game.name(kind));
      }
      if (plan == null || !plan.enPassant().isEmpty()) {
        code.add("\n.capturingEnPassant($L)", game.name(kind));
      }
    }
    return code.add("$<$<").build();
  }

  private static String near(Sight sight) {
    return sight.near().stream()
        .map(square -> square.files() + ", " + square.ranks())
        .collect(Collectors.joining(", "));
  }

  private static String rays(Sight sight) {
    return sight.rays().stream()
        .flatMap(
            ray ->
                Stream.of(
                    ray.first().files(),
                    ray.first().ranks(),
                    ray.step().files(),
                    ray.step().ranks(),
                    ray.hurdles(),
                    ray.enemies() ? 1 : 0))
        .map(number -> ", " + number)
        .collect(Collectors.joining());
  }
}
