package io.github.betza.browser;

import java.util.Set;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Names the classes that a browser has in place of others. The compiler to JavaScript calls it. */
public final class BrowserClasses implements SubstitutionPolicy {
  /** Each has a class with the prefix {@code Browser} in this package. */
  private static final Set<String> REPLACED =
      Set.of(
          "io.github.betza.processor.notation.correction.Decomposition",
          "io.github.betza.processor.tool.BetzaTool");

  @Override
  public void contribute(SubstitutionSink sink) {
    for (String replaced : REPLACED) {
      sink.selectClasses(replaced::equals)
          .replacePackage(
              replaced.substring(0, replaced.lastIndexOf('.')), "io.github.betza.browser")
          .simpleNamePrefix("Browser");
    }
  }
}
