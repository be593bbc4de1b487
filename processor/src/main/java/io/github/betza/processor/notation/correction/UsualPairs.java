package io.github.betza.processor.notation.correction;

/**
 * The signs that are usually neighbours in a notation. Of two texts that are otherwise equally
 * likely, the one with fewer unusual pairs is preferred: {@code cfF} rather than {@code fcF}.
 */
final class UsualPairs {
  /** The start of a text, its end, and any digit. */
  private static final char BEGIN = '^';

  private static final char END = '$';

  private static final char DIGIT = '1';

  private UsualPairs() {}

  /** Returns the number of unusual pairs of neighbours in a text. */
  static int unusual(String text) {
    int unusual = 0;
    char before = BEGIN;
    for (int i = 0; i <= text.length(); i++) {
      char next = i == text.length() ? END : kind(text.charAt(i));
      unusual += followers(before).indexOf(next) < 0 ? 1 : 0;
      before = next;
    }
    return unusual;
  }

  /**
   * Returns the signs after a sign: the pairs found in at least four notations of the conformance
   * data.
   */
  private static String followers(char sign) {
    return switch (sign) {
      case '(' -> "FWam";
      case ')' -> "$(1";
      case '*' -> "$";
      case '+' -> "[c";
      case '-' -> "-BFKRW[bems";
      case DIGIT -> "$1bcfsv";
      case 'A' -> "$D";
      case 'B' -> "$-1bc";
      case 'C' -> "$";
      case 'D' -> "$]";
      case 'F' -> "$)-1DNcfit";
      case 'G' -> "$";
      case 'H' -> "$";
      case 'K' -> "$+-]imx";
      case 'L' -> "$";
      case 'N' -> "$)-1Nc";
      case 'O' -> "1";
      case 'Q' -> "$+1c";
      case 'R' -> "$+-1bcfxy";
      case 'W' -> "$)+-1DFcft";
      case '[' -> "cx";
      case ']' -> "$-QRf";
      case BEGIN -> "(ABDFKNQRW[abcdefgijlmnopqrstuvyz";
      case 'a' -> "K]bfisv";
      case 'b' -> "BFKRWchls";
      case 'c' -> "DFKNRWacefjpruw";
      case 'e' -> "Fab";
      case 'f' -> "ABDFKNRWabcfhmrsuyz";
      case 'g' -> "a";
      case 'h' -> "N";
      case 'i' -> "bfms";
      case 'j' -> "]j";
      case 'l' -> "BFRWo";
      case 'm' -> "BDFKNQRWacfnp";
      case 'n' -> "ADN";
      case 'o' -> "R]p";
      case 'p' -> "BQRa";
      case 'q' -> "N";
      case 'r' -> "BFKNRWbfl";
      case 's' -> "BFKNOQRWa";
      case 't' -> "BRe";
      case 'u' -> "]ae";
      case 'v' -> "R";
      case 'w' -> "]";
      case 'x' -> "aeow";
      case 'y' -> "a";
      case 'z' -> ")B";
      default -> "";
    };
  }

  private static char kind(char sign) {
    return sign >= '0' && sign <= '9' ? DIGIT : sign;
  }
}
