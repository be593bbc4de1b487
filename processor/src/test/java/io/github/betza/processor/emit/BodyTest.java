package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.emit.code.Code;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Answers are written with as few statements as they need. */
final class BodyTest {
  private final Body body = new Body(List.of());

  @Test
  void answersInARowAreOne() {
    body.returnTrueIf(Code.of("first"));
    body.returnTrueIf(Code.of("second"));
    assertAnswers("return first\n|| second;\n");
  }

  @Test
  void aBlockThatOnlyAnswersIsACondition() {
    body.returnTrueIf(Code.of("first"));
    body.beginIf("outer");
    body.beginIf("inner");
    body.returnTrueIf(Code.of("second"));
    body.end();
    body.returnTrueIf(Code.of("third"));
    body.end();
    assertAnswers("return first\n|| outer\n&& (inner && second\n|| third);\n");
  }

  @Test
  void conditionsKeepWhatTheyAreMadeOfTogether() {
    body.beginIf(Code.any(List.of(Code.of("one"), Code.of("other"))));
    body.returnTrueIf(Code.of("(a || b) && c"));
    body.end();
    assertAnswers("return (one || other) && (a || b) && c;\n");
  }

  @Test
  void aBlockWithStatementsStays() {
    body.returnTrueIf(Code.of("first"));
    body.beginIf("outer");
    body.beginIf("inner");
    body.statement("act()");
    body.returnTrueIf(Code.of("second"));
    body.end();
    body.end();
    assertAnswers(
        """
        if (first) {
        return true;
        }
        if (outer) {
        if (inner) {
        act();
        if (second) {
        return true;
        }
        }
        }
        return false;
        """);
  }

  @Test
  void aBlockThatAnotherFollowsStays() {
    body.beginIf("one");
    body.returnTrueIf(Code.of("first"));
    body.next("else if (other)");
    body.returnTrueIf(Code.of("second"));
    body.end();
    assertAnswers(
        """
        if (one) {
        if (first) {
        return true;
        }
        } else if (other) {
        if (second) {
        return true;
        }
        }
        return false;
        """);
  }

  @Test
  void draftsAreAlikeWhereTheyComeToTheSame() {
    Body one = body.draft();
    one.returnTrueIf(Code.of("answer"));
    Body same = body.draft();
    same.returnTrueIf(Code.of("answer"));
    Body other = body.draft();
    other.statement("int $L = 0", other.name("to"));
    assertThat(one.isLike(same)).isTrue();
    assertThat(one.isLike(other)).isFalse();
    body.add(one);
    assertAnswers("return answer;\n");
  }

  @Test
  void theNamesOfADraftAreTaken() {
    Body draft = body.draft();
    draft.statement("int $L = 0", draft.name("to"));
    body.add(draft);
    body.statement("int $L = 1", body.name("to"));
    assertAnswers("int to = 0;\nint to2 = 1;\nreturn false;\n");
  }

  private void assertAnswers(String text) {
    body.returnFalse();
    assertThat(body.build().block().toString().replaceAll("(?m)^ +", "")).isEqualTo(text);
  }
}
