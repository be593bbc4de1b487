package io.github.betza.export.xboard;

import io.github.betza.export.Modifiers;
import io.github.betza.export.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes terms in XBoard's notation: its modifiers only, in a fixed order. */
public final class XBoardBetza {
  private static final String ATOMS = "ABCDFGHKNOQRWZ";

  /** The modifiers that are not directions, in the order in which XBoard reads them. */
  private static final String OTHERS = "mcdetpgoynj";

  /** XBoard copies the text after the first leg to a buffer of this size. */
  private static final int LONGEST = 79;

  /** The most squares with victims that a move entered by the user can pass over. */
  private static final int MOST_VICTIMS = 2;

  private final Term term;
  private String refusal = "";

  private XBoardBetza(Term term) {
    this.term = term;
  }

  /** Returns why XBoard does not support a term; empty if it does. */
  public static Optional<String> refusal(Term term) {
    XBoardBetza writer = new XBoardBetza(term);
    writer.write();
    return writer.refusal.isEmpty() ? Optional.empty() : Optional.of(writer.refusal);
  }

  /** Returns a supported term in XBoard's notation. */
  public static String write(Term term) {
    return new XBoardBetza(term).write();
  }

  private String write() {
    if (term.legs().isEmpty()) {
      refuse("it has brackets");
      return "";
    }
    String atom = term.atom().replace('J', 'Z').replace('L', 'C');
    if (atom.length() > 1 || !ATOMS.contains(atom)) {
      refuse("it has the atom " + term.atom());
    }
    if (term.range().equals("*")) {
      refuse("its range depends on where it stands");
    }
    List<String> legs = new ArrayList<>();
    for (int i = 0; i < term.legs().size(); i++) {
      legs.add(leg(term.legs().get(i), i));
    }
    String text = String.join("a", legs) + atom + term.range();
    if (text.length() > LONGEST) {
      refuse("it is too long");
    }
    long victims =
        term.legs().stream()
            .limit(term.legs().size() - 1L)
            .filter(leg -> leg.contains("c"))
            .count();
    if (victims > MOST_VICTIMS) {
      refuse("it captures more than " + MOST_VICTIMS + " pieces on the way");
    }
    return text;
  }

  private String leg(String letters, int number) {
    boolean last = number == term.legs().size() - 1;
    Modifiers modifiers = new Modifiers(letters);
    StringBuilder others = new StringBuilder();
    for (int i = 0; i < OTHERS.length(); i++) {
      char letter = OTHERS.charAt(i);
      others.append(modifiers.others().indexOf(letter) >= 0 ? String.valueOf(letter) : "");
    }
    boolean hops = others.indexOf("p") >= 0 || others.indexOf("g") >= 0;
    boolean initial = modifiers.others().indexOf('i') >= 0;
    if (others.length() + (initial ? 1 : 0) != modifiers.others().length()) {
      refuse("it has modifiers that are unknown or doubled there: " + modifiers.others());
    } else if (number > 0 && others.indexOf("e") >= 0) {
      refuse("e on a later leg means something else there");
    } else if (others.indexOf("t") >= 0 && (last || !hops)) {
      refuse("t is only known of hops that go on");
    } else if (modifiers.areParted(system(number))) {
      refuse("directions stand side by side there");
    } else if (others.indexOf("n") >= 0 && isSlide()) {
      refuse("its slide can be answered by capturing en passant");
    }
    return (initial ? "i" : "") + modifiers.directions() + others;
  }

  /** Returns an atom with the direction letters of a leg. */
  private char system(int number) {
    return number > 0 || "OUI".contains(term.atom()) ? 'K' : term.atom().charAt(0);
  }

  private boolean isSlide() {
    return !term.atom().equals("O")
        && (term.range().isEmpty() ? "QRB".contains(term.atom()) : !term.range().equals("1"));
  }

  private void refuse(String reason) {
    if (refusal.isEmpty()) {
      refusal = reason;
    }
  }
}
