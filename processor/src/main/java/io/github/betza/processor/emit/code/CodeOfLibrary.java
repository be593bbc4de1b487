package io.github.betza.processor.emit.code;

import com.palantir.javapoet.CodeBlock;
import java.util.Set;

/** Code of JavaPoet of which it is known what it names. */
public record CodeOfLibrary(CodeBlock block, Set<Code> known, int bytes, int lines)
    implements Code {
  @Override
  public void addNames(Set<Code> names) {
    names.addAll(known);
  }

  @Override
  public Code withName(Code name, Code other) {
    return this;
  }

  @Override
  public void addTo(CodeBlock.Builder block) {
    block.add("$L", this.block);
  }
}
