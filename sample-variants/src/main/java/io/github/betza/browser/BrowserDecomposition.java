package io.github.betza.browser;

import org.teavm.jso.JSBody;

/** Takes signs apart with the method that strings have in JavaScript. */
final class BrowserDecomposition {
  private BrowserDecomposition() {}

  @JSBody(params = "text", script = "return text.normalize('NFKD');")
  static native String of(String text);
}
