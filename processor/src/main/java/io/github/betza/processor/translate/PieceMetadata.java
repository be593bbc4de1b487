package io.github.betza.processor.translate;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.List;

/** What notations contain besides the moves: royalty and promotion. */
final class PieceMetadata {
  private PieceMetadata() {}

  /** Returns a text with the same royalty and promotion as the source, as far as it can. */
  static Translation keep(String text, Reading source, Dialect target, Work work) {
    List<String> notes = new ArrayList<>();
    String whole = text;
    if (source.royal() && !Notations.read(whole, target, work).royal()) {
      String mark = target == Dialect.BEX ? "y" : "k";
      String royal = mark + text;
      if (Notations.read(royal, target, work).royal()) {
        whole = royal;
      } else {
        notes.add("that the piece is royal is said in the annotation, with 'royal = true'");
      }
    }
    if (!source.promotions().isEmpty()
        && !Notations.read(whole, target, work).promotions().equals(source.promotions())) {
      String promoting = whole + "=" + String.join(",", source.promotions());
      if (target == Dialect.BEX
          && Notations.read(promoting, target, work).promotions().equals(source.promotions())) {
        whole = promoting;
      } else {
        notes.add("what the piece promotes to is said in BEX only");
      }
    }
    return new Translation.Found(whole, notes);
  }
}
