package io.github.betza.browser;

import org.teavm.jso.JSExportClasses;

/** What the script defines: one global object with the methods of {@link BetzaEngine}. */
@JSExportClasses(BetzaEngine.class)
final class BrowserModule {
  private BrowserModule() {}
}
