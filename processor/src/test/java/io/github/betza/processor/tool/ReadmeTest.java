package io.github.betza.processor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What the README shows as generated is what is generated. */
class ReadmeTest {
  @Test
  void theReadmeShowsWhatIsGenerated() throws IOException {
    String readme = Files.readString(Path.of("..", "README.md"));
    String source = BetzaTool.source("mRcpR", Dialect.XBETZA, "CannonMoves");
    int start = readme.indexOf("@Override\npublic void generate(");
    String excerpt = readme.substring(start, readme.indexOf("```", start));
    for (String method : excerpt.strip().split("\n\n", -1)) {
      assertThat(source.replaceAll("(?m)^  ", "")).contains(method);
    }
  }
}
