package io.github.betza.imports.fairy;

import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.model.Form;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.model.Member.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Gives Black's king a kind of its own, with a letter that no other piece has. Games here turn the
 * board for Black, so kings of one kind castle towards the same file only if both go equally far.
 *
 * @param white the letter of White's king, which has been that of both
 * @param black Black's king
 */
record FairyKings(char white, DeclaredPiece black) {
  /** Returns the first letter after another one that no piece has. */
  static Optional<Character> freeLetter(char after, Map<String, FairyKinds.Kind> pieces) {
    String taken =
        pieces.values().stream()
            .map(kind -> String.valueOf(kind.letter()))
            .collect(Collectors.joining());
    for (int i = 1; i <= 'Z' - 'A'; i++) {
      char letter = (char) ('A' + (after - 'A' + i) % ('Z' - 'A' + 1));
      if (taken.indexOf(letter) < 0) {
        return Optional.of(letter);
      }
    }
    return Optional.empty();
  }

  /** Returns a game in which every rule about the king is one about both kings. */
  DeclaredVariant divide(DeclaredVariant variant) {
    List<DeclaredPiece> pieces = new ArrayList<>();
    for (DeclaredPiece piece : variant.all()) {
      pieces.add(piece);
      if (piece.letter() == white) {
        pieces.add(black);
      }
    }
    GameModel model =
        divide(GameModel.FORM, variant.model()).with(GameModel.SETUP, setup(variant.setup()));
    return new DeclaredVariant(model, pieces, variant.moves());
  }

  private <T> T divide(Form<T> form, T whole) {
    T divided = whole;
    for (Member<?> member : form.members()) {
      Object value = form.value(whole, member);
      if (member.kind() == Kind.LETTERS) {
        divided = form.with(divided, member, letters((String) value));
      } else if (member.kind() == Kind.RULES) {
        divided = form.with(divided, member, rules(member, (List<?>) value));
      }
    }
    return divided;
  }

  @SuppressWarnings("unchecked") // The rules of a member have its form.
  private List<Object> rules(Member<?> member, List<?> rules) {
    Form<Object> form = (Form<Object>) member.ruleForm().orElseThrow();
    List<Object> divided = new ArrayList<>();
    rules.forEach(rule -> divided.add(divide(form, rule)));
    return divided;
  }

  private String letters(String letters) {
    return letters.replace(String.valueOf(white), "" + white + black.letter());
  }

  /** Returns a position in which Black's king has its own letter. */
  private String setup(String fen) {
    int end = fen.indexOf(' ');
    return fen.substring(0, end)
            .replace(Character.toLowerCase(white), Character.toLowerCase(black.letter()))
        + fen.substring(end);
  }
}
