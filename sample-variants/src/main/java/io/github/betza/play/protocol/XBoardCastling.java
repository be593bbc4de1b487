package io.github.betza.play.protocol;

import io.github.betza.board.Geometry;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The castling rights of a setup, as XBoard reads them. In XBoard {@code K} and {@code Q} are
 * rights with the outermost rook on the king's rank, whatever is beyond it, and it has one kind of
 * rooks. Letters of files have another meaning there.
 *
 * @param field the castling field, {@code -} for none
 * @param partner the letter of the pieces that castle with the king, or 0 if there are none
 * @param isComplete whether the field contains all rights of the setup
 */
record XBoardCastling(String field, char partner, boolean isComplete) {
  private static final Pattern RIGHT = Pattern.compile("([A-Za-z])([0-9]{0,2})");
  private static final String ORDER = "KQkq";

  /** No rights. */
  static final XBoardCastling NONE = new XBoardCastling("-", '\0', true);

  private static final XBoardCastling INCOMPLETE = new XBoardCastling("-", '\0', false);

  /**
   * Returns the rights of a game's setup.
   *
   * @param king the letter of the piece that is the king in XBoard, or 0 for none
   */
  static XBoardCastling of(DeclaredVariant variant, char king) {
    Setup setup = Setup.of(variant);
    if (setup.castling().equals("-")) {
      return NONE;
    }
    Geometry geometry = new Geometry(variant.files(), variant.ranks());
    return new Reader(setup, geometry, king).read().orElse(INCOMPLETE);
  }

  /** Reads the field of a setup. */
  private record Reader(Setup setup, Geometry geometry, char king) {
    Optional<XBoardCastling> read() {
      StringBuilder field = new StringBuilder();
      char partner = 0;
      Matcher matcher = RIGHT.matcher(setup.castling());
      while (matcher.find()) {
        boolean white = Character.isUpperCase(matcher.group(1).charAt(0));
        Optional<String> home = home(white);
        Optional<String> square = home.flatMap(from -> partner(from, matcher));
        if (square.isEmpty() || !setup.pieces().containsKey(square.get())) {
          return Optional.empty();
        }
        char kind = Character.toUpperCase(setup.pieces().get(square.get()));
        String right = right(home.get(), square.get(), white);
        if ((partner != 0 && partner != kind) || right.isEmpty() || field.indexOf(right) >= 0) {
          return Optional.empty();
        }
        partner = kind;
        field.append(right);
      }
      return Optional.of(new XBoardCastling(ordered(field.toString()), partner, true));
    }

    /** Returns the square of a side's king, if it has exactly one. */
    private Optional<String> home(boolean white) {
      List<String> kings = setup.squaresOf(white ? king : Character.toLowerCase(king));
      return kings.size() == 1 ? Optional.of(kings.get(0)) : Optional.empty();
    }

    /** Returns the square of the partner that a right of the field means. */
    private Optional<String> partner(String home, Matcher right) {
      String letter = right.group(1);
      if (!right.group(2).isEmpty()) {
        return Optional.of(right.group().toLowerCase(Locale.ROOT));
      }
      return switch (letter) {
        case "K", "k" -> beside(home, 1).stream().reduce((near, far) -> far);
        case "Q", "q" -> beside(home, -1).stream().reduce((near, far) -> far);
        default -> {
          int rank = geometry.rank(geometry.square(home));
          int file = Character.toLowerCase(letter.charAt(0)) - 'a';
          yield file < geometry.files()
              ? Optional.of(geometry.name(geometry.square(file, rank)))
              : Optional.empty();
        }
      };
    }

    /**
     * Returns the squares of own pieces on the king's rank to one side of it, the nearest first.
     */
    private List<String> beside(String home, int step) {
      List<String> squares = new ArrayList<>();
      boolean white = Character.isUpperCase(setup.pieces().get(home));
      int rank = geometry.rank(geometry.square(home));
      int file = geometry.file(geometry.square(home)) + step;
      for (; file >= 0 && file < geometry.files(); file += step) {
        String square = geometry.name(geometry.square(file, rank));
        Character piece = setup.pieces().get(square);
        if (piece != null && Character.isUpperCase(piece) == white) {
          squares.add(square);
        }
      }
      return squares;
    }

    /** Returns XBoard's letter for a right; empty if it has none. */
    private String right(String home, String square, boolean white) {
      char kind = setup.pieces().get(square);
      for (int step = 1; step >= -1; step -= 2) {
        Optional<String> outermost =
            beside(home, step).stream()
                .filter(beside -> setup.pieces().get(beside) == kind)
                .reduce((near, far) -> far);
        if (outermost.filter(square::equals).isPresent()) {
          return ORDER.substring((white ? 0 : 2) + (step > 0 ? 0 : 1)).substring(0, 1);
        }
      }
      return "";
    }

    private static String ordered(String field) {
      return ORDER
          .chars()
          .filter(right -> field.indexOf(right) >= 0)
          .mapToObj(right -> String.valueOf((char) right))
          .collect(Collectors.joining());
    }
  }
}
