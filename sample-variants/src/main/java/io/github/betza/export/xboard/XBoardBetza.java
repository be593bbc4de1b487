package io.github.betza.export.xboard;

import io.github.betza.export.Modifiers;
import io.github.betza.export.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes terms as XBoard reads them: modifiers in a fixed order, and no others. */
public final class XBoardBetza {
  private static final String ATOMS = "ABCDFGHKNOQRWZ";

  /** The modifiers that are no directions, in the order in which XBoard looks for them. */
  private static final String MODES = "mcdetpgoynj";

  /** The board copies what follows the first leg to a buffer of this size. */
  private static final int LONGEST = 79;

  /** A move that the user enters can pass over so many squares with victims. */
  private static final int MOST_VICTIMS = 2;

  private final Term term;
  private String refusal = "";

  private XBoardBetza(Term term) {
    this.term = term;
  }

  /** Returns why XBoard does not know a term, if it does not. */
  public static Optional<String> refusal(Term term) {
    XBoardBetza writer = new XBoardBetza(term);
    writer.write();
    return writer.refusal.isEmpty() ? Optional.empty() : Optional.of(writer.refusal);
  }

  /** Returns a term that XBoard knows, as it reads it. */
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
    StringBuilder modes = new StringBuilder();
    for (int i = 0; i < MODES.length(); i++) {
      char mode = MODES.charAt(i);
      modes.append(modifiers.modes().indexOf(mode) >= 0 ? String.valueOf(mode) : "");
    }
    boolean hops = modes.indexOf("p") >= 0 || modes.indexOf("g") >= 0;
    boolean initial = modifiers.modes().indexOf('i') >= 0;
    if (modes.length() + (initial ? 1 : 0) != modifiers.modes().length()) {
      refuse("it has modifiers that are unknown or doubled there: " + modifiers.modes());
    } else if (number > 0 && modes.indexOf("e") >= 0) {
      refuse("e on a later leg means something else there");
    } else if (modes.indexOf("t") >= 0 && (last || !hops)) {
      refuse("t is only known of hops that go on");
    } else if (modifiers.areParted(system(number))) {
      refuse("directions stand side by side there");
    } else if (modes.indexOf("n") >= 0 && isSlide()) {
      refuse("its slide can be answered by capturing en passant");
    }
    return (initial ? "i" : "") + modifiers.directions() + modes;
  }

  /** Returns an atom in whose system the directions of a leg are named. */
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
