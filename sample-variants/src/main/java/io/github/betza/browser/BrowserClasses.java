package io.github.betza.browser;

import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Names the classes that a browser has in place of others. The compiler to JavaScript calls it. */
public final class BrowserClasses implements SubstitutionPolicy {
  private static final String DECOMPOSITION =
      "io.github.betza.processor.notation.correction.Decomposition";

  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses(DECOMPOSITION::equals)
        .replacePackage("io.github.betza.processor.notation.correction", "io.github.betza.browser")
        .simpleNamePrefix("Browser");
  }
}
