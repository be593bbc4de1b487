package io.github.betza.processor.diagnostic;

import static io.github.betza.processor.diagnostic.ProblemCode.Severity.ERROR;
import static io.github.betza.processor.diagnostic.ProblemCode.Severity.WARNING;

/**
 * The kinds of problems. A code never changes its meaning: users look it up in {@code
 * DIAGNOSTICS.md} and name it in {@code @SuppressWarnings("betza:code")}.
 */
public enum ProblemCode {
  // The text as a whole.
  EMPTY_NOTATION("empty-notation", ERROR),
  NOTATION_TOO_LONG("notation-too-long", ERROR),
  PIECE_NAME("piece-name", ERROR),
  UNKNOWN_CHARACTER("unknown-character", ERROR),
  OTHER_DIALECT("other-dialect", ERROR),

  // Atoms and ranges.
  UNKNOWN_ATOM("unknown-atom", ERROR),
  MISSING_ATOM("missing-atom", ERROR),
  MISPLACED_RANGE("misplaced-range", ERROR),
  MISPLACED_STAR("misplaced-star", ERROR),
  MISPLACED_EXTENSION("misplaced-extension", ERROR),
  RANGE_TOO_LARGE("range-too-large", ERROR),
  RANGE_TWICE("range-twice", ERROR),
  ATOM_WITHOUT_RANGE("atom-without-range", ERROR),
  ATOM_WITHOUT_LEGS("atom-without-legs", ERROR),

  // Modifiers.
  UNKNOWN_MODIFIER("unknown-modifier", ERROR),
  REPEATED_MODIFIER("repeated-modifier", ERROR),
  LONELY_H("lonely-h", ERROR),
  HANDS_OF_STRAIGHT_ATOM("hands-of-straight-atom", ERROR),
  LAME_OBLIQUE("lame-oblique", ERROR),
  MODIFIER_NEEDS_CONTINUATION("modifier-needs-continuation", ERROR),
  MODIFIER_ON_WRONG_LEG("modifier-on-wrong-leg", ERROR),
  MODIFIER_NOT_FOR_ATOM("modifier-not-for-atom", ERROR),
  CONTRADICTORY_MODIFIERS("contradictory-modifiers", ERROR),
  UNDEFINED_COMBINATION("undefined-combination", ERROR),
  ISO_WITHOUT_SLIDER("iso-without-slider", ERROR),

  // Brackets and repetition of XBETZA.
  UNBALANCED_BRACKET("unbalanced-bracket", ERROR),
  NESTED_BRACKET("nested-bracket", ERROR),
  BRACKET_WITHOUT_LEGS("bracket-without-legs", ERROR),
  MISSING_JOINER("missing-joiner", ERROR),
  MISSING_LEG("missing-leg", ERROR),
  LEGS_IN_BRACKET("legs-in-bracket", ERROR),
  RANGE_BEHIND_BRACKET("range-behind-bracket", ERROR),
  STOP_AFTER_MODIFIER("stop-after-modifier", ERROR),
  SELECTION_EMPTY("selection-empty", ERROR),
  REPETITION_EMPTY("repetition-empty", ERROR),
  REPETITION_WITHOUT_LEGS("repetition-without-legs", ERROR),
  REPETITION_NUMBER("repetition-number", ERROR),
  REPETITION_TWICE("repetition-twice", ERROR),
  REPETITION_IN_BRACKET("repetition-in-bracket", ERROR),

  // Groups, chains and sequences of EXTENDED and BEX.
  UNBALANCED_GROUP("unbalanced-group", ERROR),
  EMPTY_GROUP("empty-group", ERROR),
  NESTED_TOO_DEEPLY("nested-too-deeply", ERROR),
  MALFORMED_LEAP("malformed-leap", ERROR),
  MISSING_OPERAND("missing-operand", ERROR),
  NULL_MOVE_IN_CHAIN("null-move-in-chain", ERROR),
  SELECTION_UNCLEAR("selection-unclear", ERROR),
  OPERATOR_WITHOUT_LEG("operator-without-leg", ERROR),
  MISPLACED_OPERATOR("misplaced-operator", ERROR),
  EXPONENT_WITHOUT_ATOM("exponent-without-atom", ERROR),
  SLIDER_WITH_EXPONENT("slider-with-exponent", ERROR),
  NEVER_ENDS("never-ends", ERROR),
  MODALITY_INSIDE_CHAIN("modality-inside-chain", ERROR),
  DIRECTIONS_INSIDE_CHAIN("directions-inside-chain", ERROR),
  MODIFIER_NEEDS_ONE_ATOM("modifier-needs-one-atom", ERROR),
  EQUAL_WITHOUT_LEG("equal-without-leg", ERROR),

  // Exotic effects and promotion of BEX.
  UNKNOWN_EXOTIC("unknown-exotic", ERROR),
  MISPLACED_EXOTIC("misplaced-exotic", ERROR),
  UNSUPPORTED_CUSTODY("unsupported-custody", ERROR),
  UNSUPPORTED_RETURN("unsupported-return", ERROR),
  RELEASE_WITHOUT_IMMOBILIZATION("release-without-immobilization", ERROR),
  MISPLACED_PROMOTION("misplaced-promotion", ERROR),

  // Later notation in CLASSIC.
  MODERN_ATOM("modern-atom", ERROR),
  MODERN_MODIFIER("modern-modifier", ERROR),
  MODERN_RANGE("modern-range", ERROR),

  // Size.
  TOO_MANY_LEGS("too-many-legs", ERROR),
  TOO_MANY_PATHS("too-many-paths", ERROR),
  GENERATED_CODE_TOO_LARGE("generated-code-too-large", ERROR),

  // The annotation.
  INVALID_LETTER("invalid-letter", ERROR),
  INVALID_GEOMETRY("invalid-geometry", ERROR),
  INVALID_TARGET("invalid-target", ERROR),
  NAME_CLASH("name-clash", ERROR),
  INVALID_BOARD("invalid-board", ERROR),
  BOARD_METHOD_MISSING("board-method-missing", ERROR),
  BOARD_PADDING("board-padding", ERROR),
  INVALID_MOVE_LIST("invalid-move-list", ERROR),
  NEEDS_MOVE_LIST("needs-move-list", ERROR),
  NO_BITBOARDS("no-bitboards", ERROR),

  // A whole game.
  VARIANT_WITHOUT_PIECES("variant-without-pieces", ERROR),
  MISSING_ANNOTATION("missing-annotation", ERROR),
  MISSING_LETTER("missing-letter", ERROR),
  DUPLICATE_LETTER("duplicate-letter", ERROR),
  PIECE_OF_OTHER_BOARD("piece-of-other-board", ERROR),
  INVALID_SETUP("invalid-setup", ERROR),
  MISSING_ROYAL("missing-royal", ERROR),
  UNKNOWN_LETTER("unknown-letter", ERROR),
  INVALID_SQUARES("invalid-squares", ERROR),
  INVALID_PROMOTION("invalid-promotion", ERROR),
  UNREACHABLE_PROMOTION("unreachable-promotion", ERROR),
  REPEATED_RULE("repeated-rule", ERROR),
  RULE_WITHOUT_EFFECT("rule-without-effect", ERROR),
  UNKNOWN_MOVES("unknown-moves", ERROR),
  INVALID_NUMBER("invalid-number", ERROR),
  MISSING_DROP("missing-drop", ERROR),
  UNSUPPORTED_RULE("unsupported-rule", ERROR),
  UPSIDE_DOWN("upside-down", WARNING),
  UNUSED_PIECE("unused-piece", WARNING),
  STUCK_PIECE("stuck-piece", WARNING),
  NEVER_CASTLES("never-castles", WARNING),
  COUNTS_AS_MOVED("counts-as-moved", WARNING),
  NEVER_EN_PASSANT("never-en-passant", WARNING),
  UNREACHABLE_SQUARES("unreachable-squares", WARNING),
  ATLAS_NOT_WRITTEN("atlas-not-written", ERROR),
  INVALID_OPTION("invalid-option", ERROR),

  // Doubtful, but with a meaning.
  TOO_MANY_PROBLEMS("too-many-problems", WARNING),
  REDUNDANT_MODIFIER("redundant-modifier", WARNING),
  MODIFIER_WITHOUT_EFFECT("modifier-without-effect", WARNING),
  REDUNDANT_RANGE("redundant-range", WARNING),
  REDUNDANT_MOVE("redundant-move", WARNING),
  NEVER_MOVES("never-moves", WARNING),
  IMMOBILIZES_ALWAYS("immobilizes-always", WARNING),
  LAME_KNIGHT("lame-knight", WARNING),
  OBLIQUE_TURN("oblique-turn", WARNING),
  READ_DIFFERENTLY("read-differently", WARNING),
  PARTED_DIRECTIONS("parted-directions", WARNING),
  DIRECTIONS_OF_KING("directions-of-king", WARNING),
  DOUBTFUL_HOP("doubtful-hop", WARNING),
  DOUBTFUL_PROMOTION("doubtful-promotion", WARNING);

  /** The public address of the files of this project. */
  public static final String REPOSITORY = "https://github.com/betza/betza/blob/main/";

  private final String id;
  private final Severity severity;

  ProblemCode(String id, Severity severity) {
    this.id = id;
    this.severity = severity;
  }

  /** Returns the code as users see it, for example {@code unknown-atom}. */
  public String id() {
    return id;
  }

  /** Returns the address of the description of this code. */
  public String page() {
    return REPOSITORY + "processor/DIAGNOSTICS.md#" + id;
  }

  /** Returns the severity of problems of this kind. */
  public Severity severity() {
    return severity;
  }

  /** The severity of a problem. */
  public enum Severity {
    /** The notation has no meaning; no moves are generated. */
    ERROR,
    /** The notation has a meaning, but probably not the intended one. */
    WARNING
  }
}
