package io.github.betza.cli;

import io.github.betza.cli.output.Printable;
import io.github.betza.convert.Target;
import java.util.Iterator;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of another program, and lists the valid names. */
final class TargetConverter implements ITypeConverter<Target>, Iterable<String> {
  @Override
  public Target convert(String id) {
    return Target.find(id)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "expected one of %s, not %s"
                        .formatted(String.join(", ", Target.ids()), Printable.quote(id))));
  }

  @Override
  public Iterator<String> iterator() {
    return Target.ids().iterator();
  }
}
