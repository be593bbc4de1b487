package io.github.betza.processor.assemble;

import io.github.betza.processor.emit.variant.GameEmitter;
import io.github.betza.processor.emit.variant.GameOutline;
import io.github.betza.processor.emit.variant.GameSource;
import io.github.betza.processor.emit.variant.Representation;

/** Makes the source file of a game. */
public final class GameAssembler {
  private GameAssembler() {}

  /** Returns the file of a game that is declared without a mistake. */
  public static SourceFile assemble(GameSource source, Representation representation) {
    return SourceFile.of(source.packageName(), GameEmitter.emit(source, representation));
  }

  /** Returns a file with the same class, but without a game; see {@link GameEmitter#emitStub}. */
  public static SourceFile stub(GameOutline outline) {
    return SourceFile.of(outline.packageName(), GameEmitter.emitStub(outline));
  }
}
