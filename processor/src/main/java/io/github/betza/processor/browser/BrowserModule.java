package io.github.betza.processor.browser;

import org.teavm.jso.JSExportClasses;

/** What the script defines: one global object with the methods of {@link BetzaEngine}. */
@JSExportClasses(BetzaEngine.class)
final class BrowserModule {
  private BrowserModule() {}
}
