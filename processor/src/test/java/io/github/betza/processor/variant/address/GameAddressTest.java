package io.github.betza.processor.variant.address;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.model.Form;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.model.MemberSource;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Addresses hold every member of the annotation, whatever members there are. */
class GameAddressTest {
  static Stream<Member<?>> members() {
    return GameModel.FORM.members().stream();
  }

  /** Returns a value that is not the default. */
  private static Object other(Member<?> member) {
    return switch (member.kind()) {
      case TEXT, LETTERS, SQUARES, TYPE -> "K" + member.name();
      case NUMBER -> member.range().orElseThrow().most();
      case FLAG -> !((Boolean) member.defaultValue().orElseThrow());
      case CONSTANT -> {
        Enum<?> usual = (Enum<?>) member.defaultValue().orElseThrow();
        yield Arrays.stream(usual.getDeclaringClass().getEnumConstants())
            .filter(each -> each != usual)
            .findFirst()
            .orElseThrow();
      }
      case RULES -> List.of(rule(member, true), rule(member, false));
    };
  }

  /** Returns a rule with other values than the defaults, or with the defaults. */
  private static MemberSource rule(Member<?> member, boolean others) {
    Form<?> form = member.ruleForm().orElseThrow();
    assertThat(form.members()).isNotEmpty();
    return part ->
        others || part.defaultValue().isEmpty() ? other(part) : part.defaultValue().get();
  }

  private static <V> GameModel with(GameModel game, Member<V> member) {
    return game.with(member, member.read(other(member)).orElseThrow());
  }

  private static GameModel read(String address) {
    GameAddress read = GameAddress.read(address);
    assertThat(read.others()).isEmpty();
    return read.facts().model();
  }

  private static String address(GameModel game) {
    return GameAddress.of(GameAddress.read("").facts().with(game)).text();
  }

  @ParameterizedTest
  @MethodSource("members")
  void hold(Member<?> member) {
    GameModel usual = GameModel.of("Mine", 8, 8, "8/8/8/8/8/8/8/8 w - - 0 1");
    GameModel game = with(usual, member);
    assertThat(game).isNotEqualTo(usual);
    assertThat(address(game)).isNotEqualTo(address(usual));
    assertThat(read(address(game))).isEqualTo(game);
  }

  @Test
  void holdAllMembersTogether() {
    GameModel game = GameModel.of("Mine", 8, 8, "8");
    for (Member<?> member : GameModel.FORM.members()) {
      game = with(game, member);
    }
    assertThat(read(address(game))).isEqualTo(game);
  }

  /** Addresses that were once given away are read for ever. */
  @Test
  void keepTheirMeaning() {
    Map<String, String> old = new LinkedHashMap<>();
    old.put("v", "1");
    old.put("name", "Old_chess");
    old.put("size", "6x7");
    old.put("setup", "rnqknr/pppppp/6/6/6/PPPPPP/RNQKNR_w_-_-_0_1");
    old.put(
        "p", "P:Pawn:fmWfceFifmnD;N:Knight:N;R:Rook:R;Q:Queen:Q;K!:King:K;%2BP:Tokin:W-F:EXTENDED");
    old.put("m", "Step:F");
    old.put("promotions", "P:%2B:7:optional=true");
    old.put("extras", "K:Step:c1-e3");
    old.put("stalemate", "LOSS");
    old.put("checks", "3");
    old.put("perpetualCheck", "true");
    String text =
        String.join(
            "&",
            old.entrySet().stream().map(each -> each.getKey() + "=" + each.getValue()).toList());
    GameAddress read = GameAddress.read(text);
    assertThat(read.text()).isEqualTo(text);
    assertThat(read.facts().piece(5).royal()).isTrue();
    assertThat(read.facts().piece(6).symbol()).isEqualTo("+P");
    assertThat(read.facts().model().promotions().get(0).optional()).isTrue();
    assertThat(read.facts().movesOf(read.facts().model().extras().get(0))).isPresent();
  }
}
