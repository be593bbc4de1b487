/*
 * The rules of a game as sentences with controls in them. In a sentence {name} is the part of a rule of
 * that name, or {} the value itself; after a colon are the words for its values: for a constant or a
 * flag one after each name, for what may be empty the word for that. The parts, and what they may be,
 * come from the engine; a rule without a sentence here is shown in the words of the engine.
 */
const BetzaSentences = (() => {
  "use strict";
  const RULES = {
    promotions: "{of} {optional:false=promotes|true=may promote} to {to} "
      + "{on:ARRIVAL=on|CONTACT=moving from or to|ENTRY_OR_CAPTURE=entering, or capturing from or to"
      + "|CAPTURE=capturing from or to} squares {zone}, {limited:false=to any of these|true=only to what was lost}.",
    zones: "{of} may not leave the squares {squares}, but captures also end on {captures:no others}.",
    extras: "{of} may also move as {moves:no move}, from and to squares {squares}.",
    blockers: "{to} can neither capture, nor pass, nor jump over {of}.",
    castlings: "{of} castles with {with}: it ends on the left or right of the files {to}, and its partner on one of {partner}.",
    drops: "{of} may be dropped on {squares:any empty square}, {perFile:any number} on a file, "
      + "{checks:true=also to give check|false=not to give check}, "
      + "{checkmates:true=also to checkmate|false=not to checkmate}, "
      + "{first:false=at any time|true=before all other moves}, "
      + "{apart:false=on any colour|true=on squares of opposite colours}; "
      + "it counts as unmoved on {unmoved:no square}.",
    gates: "{of} may enter on {squares} as a piece that has not moved leaves.",
    blasts: "A capture by {of:any piece} removes the capturer and all around it, but {spares:no piece}; "
      + "{immune:no piece} always stays.",
    extinctions: "A side with {left:none} left of {of}, {each:true=of any one of them|false=counted together}, "
      + "{wins:false=has lost|true=has won}.",
    goals: "A side that brings {count} of {of} to squares {squares} has won, "
      + "or {line:no number} of them in a row {orthogonal:false=in any direction|true=along a rank or a file}, "
      + "or a block of them as wide and high as {block:no number}, "
      + "{answered:false=at once|true=unless the next move changes that}, "
      + "{safe:false=attacked or not|true=if they are safe there}; Black\u2019s squares are {black:the same, turned}.",
    royalty: "{:CHECKMATE=Checkmate loses|LAST_CHECKMATED=Checkmate of the last royal piece loses"
      + "|LAST_CAPTURED=To lose the last royal piece loses"
      + "|KIND_EXTINCT=To lose all of one kind loses|NONE=No piece is royal}.",
    checkmate: "Checkmate is {:LOSS=a loss|WIN=a win} for the side that is mated.",
    stalemate: "A side that has no move {:DRAW=draws|LOSS=has lost|WIN=has won}.",
    hand: "A captured piece {:NONE=is out of the game|CAPTURED=goes to its captor\u2019s hand"
      + "|CAPTURED_PROMOTED=goes to its captor\u2019s hand, as it is}.",
    capturing: "A side that can capture {:FREE=may|MANDATORY=must|COMPLETE=must, and as much as it can}.",
    checksForbidden: "A move {:false=may|true=may not} give check.",
    flyingGeneral: "Royal pieces {:false=may|true=may not} face each other on a file.",
    bikjang: "Royal pieces that face each other {:false=mean nothing|true=must be answered, or it is a draw}.",
    passesEnd: "Two passes in a row {:false=mean nothing|true=end the game in a draw}.",
    bareKing: "A side with nothing but royal pieces {:PLAYS_ON=plays on|LOSES=has lost"
      + "|LOSES_UNLESS_ANSWERED=has lost, unless it bares the other at once}.",
    checks: "A side wins with {:no number} of checks.",
    repetitions: "The game is over when a position occurs {:never} times.",
    repetition: "Then {:DRAW=it is a draw|LOSS=the side that repeats has lost|WIN=the side that repeats has won"
      + "|WHITE_WINS=White has won|BLACK_WINS=Black has won}.",
    perpetualCheck: "Perpetual check {:false=is a repetition|true=loses}.",
    moveLimit: "The game is drawn after {:no number} moves of each side without a capture or a move of a piece that promotes.",
  };

  /* What texts of a new rule begin with, where the rule must have them, on a board of some ranks. */
  const FIRST = {
    castlings: () => ({ to: "cg", partner: "df" }),
    extras: (ranks) => ({ squares: "1-" + ranks }),
  };

  /* What every game has to say. */
  const ALWAYS = ["promotions", "royalty", "stalemate", "hand"];

  /* Takes a sentence apart: texts, and { part, words } for a control. */
  function parts(member) {
    const all = [];
    RULES[member].split(/(\{[^}]*\})/).filter((each) => each !== "").forEach((each) => {
      const found = /^\{(\w*):?([^}]*)\}$/.exec(each);
      all.push(found === null ? each : { part: found[1], words: found[2] });
    });
    return all;
  }

  /* The words for the values of a control: [value, words], or the words for the empty value alone. */
  const choices = (words) => words.split("|").map((each) => {
    const at = each.indexOf("=");
    return [each.slice(0, at), each.slice(at + 1)];
  });

  /* A list of rules as the engine writes it: the required parts in their order, then name=value. */
  function readRule(text, form) {
    const values = {};
    form.forEach(({ name, default: usual }) => (values[name] = usual));
    const required = form.filter((each) => each.required);
    text.split(":").forEach((piece, i) => {
      const named = i >= required.length ? /^(\w+)=(.*)$/.exec(piece) : null;
      if (named !== null) {
        values[named[1]] = decode(named[2]);
      } else if (i < required.length) {
        values[required[i].name] = decode(piece);
      }
    });
    return values;
  }

  function writeRule(values, form) {
    const required = form.filter((each) => each.required).map(({ name }) => code(values[name]));
    const others = form
      .filter((each) => !each.required && values[each.name] !== each.default)
      .map(({ name }) => name + "=" + code(values[name]));
    return [...required, ...others].join(":");
  }

  const code = (text) => encodeURIComponent(text).replace(/_/g, "%5F").replace(/%20/g, "_");

  function decode(text) {
    try {
      return decodeURIComponent(text.replace(/_/g, " "));
    } catch (broken) {
      return text;
    }
  }

  const readRules = (text, form) =>
    (text || "").split(";").filter((each) => each !== "").map((each) => readRule(each, form));
  const writeRules = (rules, form) => rules.map((each) => writeRule(each, form)).join(";");

  return { RULES, ALWAYS, FIRST, parts, choices, readRules, writeRules };
})();
