package io.github.betza.processor.army;

import io.github.betza.BareKing;
import io.github.betza.Capturing;
import io.github.betza.Dialect;
import io.github.betza.Hand;
import io.github.betza.Promoting;
import io.github.betza.Royalty;
import io.github.betza.model.Blast;
import io.github.betza.model.Castling;
import io.github.betza.model.Drop;
import io.github.betza.model.Extinction;
import io.github.betza.model.Gate;
import io.github.betza.model.Goal;
import java.util.List;
import java.util.stream.Collectors;

/** Writes an army as a user would write it. */
final class ArmySource {
  static final String PACKAGE = "armies";

  private ArmySource() {}

  /** Returns the source file of an army. */
  static String of(Army army) {
    StringBuilder text = new StringBuilder("package " + PACKAGE + ";\n\n");
    text.append("import io.github.betza.*;\n\n");
    text.append("@Variant(\n    files = ").append(army.files());
    text.append(",\n    ranks = ").append(army.ranks());
    text.append(",\n    setup = \"").append(army.setup()).append('"');
    add(text, "promotions", army.promotions().stream().map(ArmySource::promotion).toList());
    add(text, "zones", army.zones().stream().map(ArmySource::zone).toList());
    add(text, "extras", army.extras().stream().map(extra -> extra(army, extra)).toList());
    add(text, "blockers", army.blockers().stream().map(ArmySource::blocker).toList());
    add(text, "goals", army.goals().stream().map(ArmySource::goal).toList());
    add(text, "extinctions", army.extinctions().stream().map(ArmySource::extinction).toList());
    add(text, "drops", army.drops().stream().map(ArmySource::drop).toList());
    add(text, "gates", army.gates().stream().map(ArmySource::gate).toList());
    add(text, "blasts", army.blasts().stream().map(ArmySource::blast).toList());
    add(text, "castlings", army.castlings().stream().map(ArmySource::castling).toList());
    text.append(army.hand() == Hand.NONE ? "" : member("hand", army.hand()));
    text.append(army.bareKing() == BareKing.PLAYS_ON ? "" : member("bareKing", army.bareKing()));
    text.append(army.royalty() == Royalty.CHECKMATE ? "" : member("royalty", army.royalty()));
    text.append(army.capturing() == Capturing.FREE ? "" : member("capturing", army.capturing()));
    text.append(army.checks() == 0 ? "" : ",\n    checks = " + army.checks());
    text.append(army.checksForbidden() ? ",\n    checksForbidden = true" : "");
    text.append(army.flyingGeneral() ? ",\n    flyingGeneral = true" : "");
    text.append(army.bikjang() ? ",\n    bikjang = true" : "");
    Army.Recurrence recurrence = army.recurrence();
    if (recurrence.times() > 0) {
      text.append(",\n    repetitions = ").append(recurrence.times());
      text.append(member("repetition", recurrence.outcome()));
      text.append(",\n    perpetualCheck = ").append(recurrence.perpetualCheck());
    }
    text.append(army.passesEnd() ? ",\n    passesEnd = true" : "");
    text.append(")\npublic interface ").append(army.name()).append(" {\n");
    for (Army.Kind kind : army.pieces()) {
      text.append("  ").append(betza(kind.move(), ", letter = '" + kind.letter() + "'"));
      text.insert(text.length() - 1, kind.royal() ? ", royal = true" : "");
      text.append(" interface Piece").append(kind.letter()).append(" {}\n");
    }
    for (int i = 0; i < army.extras().size(); i++) {
      text.append("  ").append(betza(army.extras().get(i).move(), ""));
      text.append(" interface ").append(extraName(i)).append(" {}\n");
    }
    return text.append("}\n").toString();
  }

  /** Returns the name of the type with the extra moves of a number. */
  static String extraName(int number) {
    return "Extra" + number;
  }

  private static String betza(Army.Move move, String more) {
    String dialect =
        move.dialect() == Dialect.XBETZA ? "" : ", dialect = Dialect." + move.dialect();
    return "@Betza(value = \"" + move.notation() + '"' + dialect + more + ")";
  }

  private static String member(String name, Enum<?> value) {
    return ",\n    " + name + " = " + value.getDeclaringClass().getSimpleName() + "." + value;
  }

  private static void add(StringBuilder text, String member, List<String> rules) {
    if (!rules.isEmpty()) {
      text.append(",\n    ").append(member).append(" = {");
      text.append(rules.stream().collect(Collectors.joining(",\n      ", "\n      ", "}")));
    }
  }

  private static String promotion(Army.Promotion rule) {
    return "@Variant.Promotion(of = \"%s\", to = \"%s\", zone = \"%s\"%s%s%s)"
        .formatted(
            rule.of(),
            rule.to(),
            rule.zone(),
            rule.on() == Promoting.ARRIVAL ? "" : ", on = Promoting." + rule.on(),
            rule.optional() ? ", optional = true" : "",
            rule.limited() ? ", limited = true" : "");
  }

  private static String zone(Army.Zone zone) {
    return "@Variant.Zone(of = \"%s\", squares = \"%s\", captures = \"%s\")"
        .formatted(zone.of(), zone.squares(), zone.captures());
  }

  private static String extra(Army army, Army.Extra extra) {
    String type = army.name() + "." + extraName(army.extras().indexOf(extra));
    return "@Variant.Extra(of = \"%s\", moves = %s.class, squares = \"%s\")"
        .formatted(extra.of(), type, extra.squares());
  }

  private static String goal(Goal goal) {
    return "@Variant.Goal(of = \"%s\", squares = \"%s\", count = %s, line = %s, orthogonal = %s, answered = %s, safe = %s, black = \"%s\")"
        .formatted(
            goal.of(),
            goal.squares(),
            goal.count(),
            goal.line(),
            goal.orthogonal(),
            goal.answered(),
            goal.safe(),
            goal.black());
  }

  private static String extinction(Extinction rule) {
    return "@Variant.Extinction(of = \"%s\", each = %s, left = %s, wins = %s)"
        .formatted(rule.of(), rule.each(), rule.left(), rule.wins());
  }

  private static String drop(Drop drop) {
    StringBuilder text = new StringBuilder("@Variant.Drop(of = \"" + drop.of() + '"');
    text.append(", squares = \"" + drop.squares() + '"');
    text.append(", perFile = " + drop.perFile());
    text.append(", checkmates = " + drop.checkmates());
    text.append(", checks = " + drop.checks());
    text.append(", first = " + drop.first());
    text.append(", unmoved = \"" + drop.unmoved() + '"');
    return text.append(", apart = " + drop.apart()).append(')').toString();
  }

  private static String gate(Gate gate) {
    return "@Variant.Gate(of = \"%s\", squares = \"%s\")".formatted(gate.of(), gate.squares());
  }

  private static String blast(Blast blast) {
    return "@Variant.Blast(of = \"%s\", spares = \"%s\", immune = \"%s\")"
        .formatted(blast.of(), blast.spares(), blast.immune());
  }

  private static String castling(Castling castling) {
    return "@Variant.Castling(of = \"%s\", with = \"%s\", to = \"%s\", partner = \"%s\")"
        .formatted(castling.of(), castling.with(), castling.to(), castling.partner());
  }

  private static String blocker(Army.Blocker blocker) {
    return "@Variant.Blocker(of = \"%s\", to = \"%s\")".formatted(blocker.of(), blocker.to());
  }
}
