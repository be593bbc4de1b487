/* The parts of a notation, as the engine has found them: runs of letters, each of which lights the
   squares to which it leads. */
const BetzaParts = (() => {
  "use strict";
  const { html } = BetzaElements;

  /* The part that each button stands for. */
  const partOf = new WeakMap();

  /* The smallest part that a letter belongs to: its leg, or else its term. */
  function at(parts, index) {
    const around = parts.filter(({ start, end }) => start <= index && index < end);
    return around.find(({ leg }) => leg) || around[0] || null;
  }

  /* The notation in runs of letters of the same part; of letters of no part there are none. */
  function runs(parts, notation) {
    const all = [];
    [...notation].forEach((letter, i) => {
      const part = at(parts, i);
      const last = all[all.length - 1];
      if (part !== null && last !== undefined && last.part === part && last.end === i) {
        last.text += letter;
        last.end++;
      } else if (part !== null) {
        all.push({ text: letter, end: i + 1, part });
      }
    });
    return all;
  }

  /* What a part does, in words. */
  const words = ({ words: sentences, clauses }) =>
    [...sentences, ...clauses.map((clause) => clause + ".")];

  /* The runs as buttons in a line, each of which lights its part under the pointer or the focus. */
  function spell(line, parts, notation, light) {
    line.replaceChildren(...runs(parts, notation).map(({ text, part }) => {
      const made = html("button", { type: "button", class: "letters" }, text);
      partOf.set(made, part);
      made.addEventListener("click", () => light(part));
      made.addEventListener("pointerenter", () => light(part));
      made.addEventListener("pointerleave", () => light(null));
      made.addEventListener("focus", () => light(part));
      made.addEventListener("blur", () => light(null));
      return made;
    }));
  }

  /* Shows which letters are lit: those of a part, with those of its legs; null is no part. */
  function mark(line, part) {
    [...line.children].forEach((button) => {
      const { start, end } = partOf.get(button) || {};
      button.classList.toggle("on", part !== null && part.start <= start && end <= part.end);
    });
  }

  return { at, words, spell, mark };
})();
