package io.github.betza.processor.notation.correction;

import java.util.HashMap;
import java.util.Map;

/**
 * Which signs are usually neighbors in a notation. Of two texts that are equally likely otherwise,
 * the one with fewer unusual pairs is the likelier: {@code cfF} rather than {@code fcF}.
 */
final class UsualPairs {
  /** How a text begins, how it ends, and any digit. */
  private static final char BEGIN = '^';

  private static final char END = '$';

  private static final char DIGIT = '1';

  /**
   * Each sign with those that follow it: the pairs that at least four notations of the conformance
   * data have.
   */
  private static final String PAIRS =
      "(FWam )$(1 *$ +[c --BFKRW[bems 1$1bcfsv A$D B$-1bc C$ D$] F$)-1DNcfit G$ H$ "
          + "K$+-]imx L$ N$)-1Nc O1 Q$+1c R$+-1bcfxy W$)+-1DFcft [cx ]$-QRf "
          + "^(ABDFKNQRW[abcdefgijlmnopqrstuvyz aK]bfisv bBFKRWchls cDFKNRWacefjpruw eFab "
          + "fABDFKNRWabcfhmrsuyz ga hN ibfms j]j lBFRWo mBDFKNQRWacfnp nADN oR]p pBQRa qN "
          + "rBFKNRWbfl sBFKNOQRWa tBRe u]ae vR w] xaeow ya z)B";

  private static final Map<Character, String> FOLLOWING = new HashMap<>();

  static {
    for (String each : PAIRS.split(" ", 0)) {
      FOLLOWING.put(each.charAt(0), each.substring(1));
    }
  }

  private UsualPairs() {}

  /** Returns how many pairs of neighbors in a text are unusual. */
  static int unusual(String text) {
    int unusual = 0;
    char before = BEGIN;
    for (int i = 0; i <= text.length(); i++) {
      char next = i == text.length() ? END : kind(text.charAt(i));
      unusual += FOLLOWING.getOrDefault(before, "").indexOf(next) < 0 ? 1 : 0;
      before = next;
    }
    return unusual;
  }

  private static char kind(char sign) {
    return sign >= '0' && sign <= '9' ? DIGIT : sign;
  }
}
