/* The rows of the army: letter, name and notation of each kind, and what is wrong with them. */
const BetzaArmy = (() => {
  "use strict";
  const { html, button } = BetzaElements;
  const { drawing, problem, fill } = BetzaStudioLooks;
  const TYPED = { autocapitalize: "off", autocomplete: "off", autocorrect: "off", spellcheck: "false" };

  return class {
    /* actions: set(kind, values, field), remove(kind), pick(kind), look(kind), take(address),
       carry(event, kind). */
    constructor(list, actions) {
      this.list = list;
      this.actions = actions;
      this.rows = [];
      this.problems = [];
    }

    row(kind) {
      const field = (name, more) => {
        const input = html("input", { type: "text", class: name, ...TYPED, ...more });
        input.addEventListener("input", () => this.typed(kind, name));
        input.addEventListener("focus", () => this.actions.look(kind));
        input.addEventListener("blur", () => {
          this.actions.look(0);
          this.tell(this.problems);
        });
        return input;
      };
      const row = {
        picture: button("", () => this.actions.pick(kind), { class: "look" }),
        letter: field("letter", { maxlength: 2, size: 1 }),
        name: field("called", { maxlength: 60 }),
        notation: field("notation", {}),
        royal: html("input", { type: "checkbox" }),
        remove: button("\u00d7", () => this.actions.remove(kind), { class: "remove" }),
        words: html("span", { class: "movement" }),
        value: html("span", { class: "value" }),
        said: html("div", { class: "said" }),
      };
      row.picture.addEventListener("pointerdown", (event) => this.actions.carry(event, kind));
      row.royal.addEventListener("change", () => this.typed(kind, "royal"));
      row.letter.addEventListener("blur", () => this.show(this.design, this.looks));
      const royal = html("label", { class: "choice" }, row.royal, " royal");
      const first = html("div", { class: "upper" }, row.letter, row.name, row.remove);
      const second = html("div", { class: "lower" }, row.notation, royal);
      row.item = html("li", {}, row.picture, first, second, row.words, row.value, row.said);
      return row;
    }

    typed(kind, name) {
      const { letter, name: called, notation, royal } = this.rows[kind - 1];
      if (letter.value.trim() !== "") {
        this.actions.set(kind, {
          symbol: letter.value.trim(),
          name: called.value,
          notation: notation.value.trim(),
          royal: royal.checked,
        }, name + kind);
      }
    }

    /* Rows are kept while the design changes, so that a field that is typed in keeps the focus. */
    show(design, looks) {
      this.design = design;
      this.looks = looks;
      const { pieces } = design;
      while (this.rows.length < pieces.length) {
        this.rows.push(this.row(this.rows.length + 1));
        this.list.append(this.rows[this.rows.length - 1].item);
      }
      this.rows.splice(pieces.length).forEach(({ item }) => item.remove());
      pieces.forEach((piece, i) => this.fillRow(this.rows[i], piece, looks[i]));
    }

    fillRow(row, piece, look) {
      const { symbol, name, notation, royal } = piece;
      const called = name || symbol;
      fill(row.letter, symbol);
      fill(row.name, name);
      fill(row.notation, notation);
      row.royal.checked = royal;
      row.letter.setAttribute("aria-label", "Letter of the " + called);
      row.name.setAttribute("aria-label", "Name of the piece " + symbol);
      row.notation.setAttribute("aria-label", "How the " + called + " moves");
      row.royal.setAttribute("aria-label", "The " + called + " is royal");
      row.remove.setAttribute("aria-label", "Remove the " + called);
      row.picture.setAttribute("aria-label", "Put the " + called + " on the board");
      const key = JSON.stringify(look);
      if (row.key !== key) {
        row.key = key;
        row.picture.replaceChildren(drawing(look));
      }
    }

    /* Problems stand at the row that they are about; an error is marked at its field. */
    tell(problems) {
      this.problems = problems;
      this.rows.forEach((row, i) => {
        const own = problems
          .filter(({ place }) => place.in === "piece" && place.kind === i + 1)
          .map((each) => (this.isUnfinished(each, row) ? { ...each, severity: "unfinished" } : each));
        row.said.replaceChildren(...own.map((each) => problem(each, this.actions.take)));
        const isWrong = own.some(({ severity }) => severity === "error");
        row.item.classList.toggle("wrongly", isWrong);
        row.notation.setAttribute("aria-invalid", String(isWrong));
      });
    }

    /* While somebody types at the end of a notation, an error there may be no more than what is still
       to come. */
    isUnfinished({ place, end }, { notation }) {
      return place.member === "value" && document.activeElement === notation
        && notation.selectionStart === notation.value.length && end >= notation.value.trim().length;
    }

    /* How the pieces move, and what they are worth; nothing while that is not known. */
    value(values) {
      this.rows.forEach((row, i) => {
        const found = values.find(({ kind }) => kind === i + 1);
        const { words = "", value = "" } = found || {};
        row.words.textContent = words;
        row.value.textContent = value;
      });
    }

    focus(kind) {
      const row = this.rows[kind - 1];
      if (row !== undefined) {
        row.item.scrollIntoView({ block: "nearest" });
        row.notation.focus();
      }
    }
  };
})();
