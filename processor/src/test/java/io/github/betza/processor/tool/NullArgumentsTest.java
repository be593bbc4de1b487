package io.github.betza.processor.tool;

import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.betza.Dialect;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where an argument of a public method is null, the exception is the documented one. */
final class NullArgumentsTest {
  private static final Dialect XBETZA = Dialect.XBETZA;
  private static final NotatedPiece KNIGHT = new NotatedPiece("N", XBETZA);

  static List<ThrowingCallable> calls() {
    return List.of(
        () -> BetzaTool.check(null, XBETZA),
        () -> BetzaTool.check("N", null),
        () -> BetzaTool.isRoyal(null, XBETZA),
        () -> BetzaTool.isRoyal("N", null),
        () -> BetzaTool.directions(null, 'N'),
        () -> BetzaTool.explain(null, XBETZA),
        () -> BetzaTool.explain("N", null),
        () -> BetzaTool.translate(null, XBETZA, XBETZA),
        () -> BetzaTool.translate("N", null, XBETZA),
        () -> BetzaTool.translate("N", XBETZA, null),
        () -> BetzaTool.source(null, XBETZA, "A"),
        () -> BetzaTool.source("N", null, "A"),
        () -> BetzaTool.source("N", XBETZA, null),
        () -> GameCompiler.compile(null, ""),
        () -> GameCompiler.compile("Game", null),
        () -> SourceChecker.check(null, ""),
        () -> SourceChecker.check(Map.of(), null),
        () -> SourceChecker.check(Collections.singletonMap(null, ""), ""),
        () -> SourceChecker.check(Collections.singletonMap("A.java", null), ""),
        () -> MoverCompiler.compile(null),
        () -> MoverCompiler.compile(Collections.singletonMap(null, KNIGHT)),
        () -> MoverCompiler.compile(Collections.singletonMap("knight", null)),
        () -> MoverCompiler.compile(Map.of("knight", new NotatedPiece(null, XBETZA))),
        () -> MoverCompiler.compile(Map.of("knight", new NotatedPiece("N", null))),
        () -> ClassFiles.show(null, (type, elements) -> {}),
        () -> ClassFiles.show(Arrays.asList(String.class, null), (type, elements) -> {}),
        () -> ClassFiles.show(List.of(String.class), null),
        () -> AtlasTool.write(null, List.of()),
        () -> AtlasTool.write(Path.of("atlas"), null),
        () -> AtlasTool.write(Path.of("atlas"), Collections.singletonList(null)),
        () -> new GameClass(null, String.class, List.of(), Optional.empty()),
        () -> new GameClass("game", null, List.of(), Optional.empty()),
        () -> new GameClass("game", String.class, null, Optional.empty()),
        () -> new GameClass("game", String.class, List.of(), null),
        () -> JavaLiteral.of(null));
  }

  @ParameterizedTest
  @MethodSource("calls")
  void areRefused(ThrowingCallable call) {
    assertThatNullPointerException().isThrownBy(call);
  }
}
