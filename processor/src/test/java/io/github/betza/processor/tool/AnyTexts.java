package io.github.betza.processor.tool;

import io.github.betza.processor.Choices;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;

/**
 * Makes texts that are hard to read: notations of all dialects side by side or one in another, the
 * same letters over and over, and no notation at all.
 */
final class AnyTexts {
  private static final String LETTERS =
      "fblrsvhaaamcdkpgenjqzoiuxtyywWFDNAHCLZJGKKRBQXOUI123456789??--++[[]](()),*=!";

  private static final List<String> NOTATIONS =
      List.of(
          "FyafsF",
          "KNADcaKcabKmabK",
          "mRcpR",
          "fmWfcFifmnD",
          "gafQ",
          "mRcaibR",
          "qN",
          "zB",
          "afafsKafsafzfK",
          "(paf)3R",
          "[F?R]",
          "[W?fsR]",
          "v[F?R]",
          "mW-F",
          "FtR",
          "mRcR+R",
          "RxebR",
          "(W-F)2",
          "(FtlF)r0",
          "Nrf7",
          "KxaKK-bK",
          "W-FF-W",
          "K--K",
          "mR+[crR]",
          "F(mF-R)",
          "[cj]fA",
          "W03",
          "mR+cpR",
          "yW=Q,R",
          "[cl]Q",
          "K(1,4)",
          "nA",
          "W*",
          "mpQ",
          "sF-W",
          "Ds-eR");

  private final Random random;

  /** Makes a writer that always writes the same for the same numbers. */
  AnyTexts(Random random) {
    this.random = random;
  }

  /** Draws texts of so many letters. */
  static Arbitrary<String> ofLength(int least, int most) {
    return Choices.any()
        .map(
            choices -> {
              int length = least + choices.nextInt(most - least + 1);
              return new AnyTexts(choices).next(length);
            });
  }

  /** Returns a text of so many letters. */
  String next(int length) {
    StringBuilder text = new StringBuilder();
    String part = part();
    String sign = List.of("", "-", "--", "t", "a", "+").get(random.nextInt(6));
    int kind = random.nextInt(5);
    while (text.length() < length) {
      switch (kind) {
        case 0 -> text.append(letter());
        case 1 -> text.append(part());
        case 2 -> text.append(part).append(sign);
        case 3 -> text.append('(').append(part()).append(')').append(1 + random.nextInt(9));
        default -> text.append("(".repeat(1 + random.nextInt(3))).append(part).append(letter());
      }
    }
    text.setLength(length);
    for (int changes = random.nextInt(4); changes > 0; changes--) {
      text.setCharAt(random.nextInt(length), letter());
    }
    return text.toString();
  }

  private char letter() {
    return LETTERS.charAt(random.nextInt(LETTERS.length()));
  }

  private String part() {
    return random.nextInt(4) == 0
        ? "" + letter() + letter() + letter()
        : NOTATIONS.get(random.nextInt(NOTATIONS.size()));
  }
}
