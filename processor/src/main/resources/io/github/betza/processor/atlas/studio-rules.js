/* The rules of a design, one sentence each, with controls in the sentence. */
const BetzaRules = (() => {
  "use strict";
  const { html, button } = BetzaElements;
  const { RULES, ALWAYS, FIRST, parts, choices, readRules, writeRules } = BetzaSentences;
  const { drawing, problem } = BetzaStudioLooks;
  const TYPED = { type: "text", autocapitalize: "off", autocomplete: "off", spellcheck: "false" };

  const symbols = (letters) => letters.match(/\+?[^+]|\+$/g) || [];

  /* Pieces to choose from: those that are chosen are seen, all others after a press on the dots. */
  function letters(value, words, looks, label, changed) {
    const box = html("span", { class: "letters", role: "group", "aria-label": label });
    const chosen = symbols(value);
    const unnamed = chosen.filter((each) => !looks.some(({ symbol }) => symbol === each));
    const forms = looks.some(({ symbol }) => symbol.startsWith("+"));
    const own = forms || unnamed.includes("+") ? [{ symbol: "+", name: "its promoted form" }] : [];
    const others = unnamed.filter((each) => each !== "+").map((symbol) => ({ symbol, name: symbol }));
    const toggles = [...looks, ...own, ...others].map((look) => {
      const isChosen = chosen.includes(look.symbol);
      const toggle = button(drawing(look), () => changed(isChosen
        ? chosen.filter((each) => each !== look.symbol).join("")
        : value + look.symbol), { class: "look", title: look.name });
      toggle.setAttribute("aria-label", look.name);
      toggle.setAttribute("aria-pressed", String(isChosen));
      return toggle;
    });
    const more = button("\u2026", () => {
      const open = box.classList.toggle("open");
      more.setAttribute("aria-expanded", String(open));
    }, { "aria-expanded": "false", "aria-label": "Choose " + label });
    const empty = html("span", { class: "nothing" }, chosen.length > 0 ? "" : words || "no piece");
    box.append(...toggles, empty, more);
    return box;
  }

  function select(value, options, label, changed) {
    const made = html("select", { "aria-label": label });
    made.append(...options.map(([each, words]) => html("option", { value: each }, words)));
    made.value = value;
    made.addEventListener("change", () => changed(made.value));
    return made;
  }

  /* An empty field shows what that means. */
  function input(value, words, more, label, changed) {
    const made = html("input", { ...TYPED, ...more, placeholder: words, "aria-label": label });
    const empty = more.type === "number" && words !== "" ? "0" : "";
    made.value = value === empty ? "" : value;
    made.size = Math.max(3, made.value.length, made.value === "" ? words.length : 0);
    made.addEventListener("change", () => changed(made.value.trim() || empty));
    return made;
  }

  return class {
    /* actions: set(member, text), remove(member, index), take(address), addMoves(member, text, name),
       setMoves(name, notation): what the extra moves of a name are. */
    constructor(list, more, actions) {
      this.list = list;
      this.more = more;
      this.actions = actions;
      this.form = JSON.parse(BetzaEngine.form());
      this.asked = new Set();
      this.items = [];
      this.key = "";
      more.addEventListener("change", () => this.add(more.value));
    }

    memberOf(name) {
      return this.form.find((each) => each.name === name);
    }

    /* Controls are made anew when something changes; the one with the focus has it again. */
    show(design, looks) {
      const key = JSON.stringify([design.members, design.moves, design.rules, looks, [...this.asked], design.ranks]);
      if (key === this.key) {
        return;
      }
      this.key = key;
      this.design = design;
      this.looks = looks;
      const at = this.controls().indexOf(document.activeElement);
      const open = [...this.list.querySelectorAll(".letters")].map((box) => box.classList.contains("open"));
      this.items = [];
      this.form.forEach((member) => this.addItems(member));
      design.rules
        .filter(({ member }) => member === "" || (this.memberOf(member) && !RULES[member]))
        .forEach(({ member, index, text }) => this.item(member, index, [text], index >= 0));
      this.list.replaceChildren(...this.items.map(({ item }) => item));
      this.list.querySelectorAll(".letters").forEach((box, i) => box.classList.toggle("open", open[i] === true));
      if (at >= 0 && this.controls()[at] !== undefined) {
        this.controls()[at].focus();
      }
      this.offer();
    }

    controls() {
      return [...this.list.querySelectorAll("button, select, input")];
    }

    addItems(member) {
      const { name } = member;
      const text = this.design.members[name];
      if (RULES[name] === undefined) {
        return;
      }
      if (member.kind === "RULES") {
        const all = readRules(text, member.rule);
        all.forEach((values, index) =>
          this.item(name, index, this.rule(member, all, values, index), true, this.movesOf(member, values)));
      } else if (text !== undefined || ALWAYS.includes(name) || this.asked.has(name)) {
        const value = text === undefined ? member.default : text;
        this.item(name, -1, this.sentence(name, (part, words) =>
          this.control(member, value, words, name, (next) => this.setValue(name, next))), false);
      }
    }

    /* What goes to a hand must come out of it, so a hand brings the first rule for drops. */
    setValue(name, next) {
      this.actions.set(name, next);
      if (name === "hand" && next !== this.memberOf(name).default && this.design.members.drops === undefined) {
        this.add("drops");
      }
    }

    rule(member, all, values, index) {
      const { name } = member;
      return this.sentence(name, (part, words) => {
        const form = member.rule.find((each) => each.name === part);
        if (form.kind === "TYPE") {
          return this.notation(values[part], words, index);
        }
        return this.control(form, values[part], words, `${part} of ${name} ${index + 1}`, (next) =>
          this.actions.set(name, writeRules(all.map((each, i) =>
            (i === index ? { ...each, [part]: next } : each)), member.rule)));
      });
    }

    /* Extra moves are shown by their notation, not by their name. */
    notation(name, words, index) {
      const { notation = "" } = this.design.moves.find((each) => each.name === name) || {};
      const made = input(notation, words, { class: "notation" }, `How the extra moves ${index + 1} are`, (next) =>
        this.actions.setMoves(name, next));
      return made;
    }

    /* The name of the extra moves of a rule, or undefined. */
    movesOf({ rule }, values) {
      const type = rule.find(({ kind }) => kind === "TYPE");
      return type === undefined ? undefined : values[type.name];
    }

    freeName() {
      let number = 1;
      while (this.design.moves.some(({ name }) => name === "Moves" + number)) {
        number++;
      }
      return "Moves" + number;
    }

    sentence(name, control) {
      return parts(name).map((each) => (typeof each === "string" ? each : control(each.part, each.words)));
    }

    control({ kind, least, most }, value, words, label, changed) {
      if (kind === "CONSTANT" || kind === "FLAG") {
        return select(value, choices(words), label, changed);
      }
      if (kind === "LETTERS") {
        return letters(value, words, this.looks, label, changed);
      }
      const number = { type: "number", min: words === "" ? least : 0, max: most };
      return input(value, words, kind === "NUMBER" ? number : {}, label, changed);
    }

    item(member, index, content, removable, moves) {
      const said = html("div", { class: "said" });
      const item = html("li", {}, html("div", { class: "sentence" }, ...content), said);
      if (removable) {
        const remove = button("\u00d7", () => this.actions.remove(member, index), { class: "remove" });
        remove.setAttribute("aria-label", `Remove rule ${index + 1} of ${member}`);
        item.append(remove);
      }
      this.items.push({ member, index, moves, item, said });
    }

    /* What can be added: another rule of a list, or a value that is not shown. */
    offer() {
      const shown = new Set(this.items.filter(({ index }) => index < 0).map(({ member }) => member));
      const options = this.form
        .filter(({ name }) => RULES[name] !== undefined && !shown.has(name))
        .map(({ name }) => html("option", { value: name }, words(name)));
      this.more.replaceChildren(html("option", { value: "" }, "choose \u2026"), ...options);
    }

    add(name) {
      const member = this.memberOf(name);
      if (member === undefined) {
        return;
      }
      if (member.kind === "RULES") {
        const all = readRules(this.design.members[name], member.rule);
        const own = name in FIRST ? FIRST[name](this.design.ranks) : {};
        const first = { ...this.first(member.rule, name === "drops" ? this.common() : []), ...own };
        const text = writeRules([...all, first], member.rule);
        const moves = this.movesOf(member, first);
        if (moves === undefined) {
          this.actions.set(name, text);
        } else {
          this.actions.addMoves(name, text, moves);
        }
      } else {
        this.asked.add(name);
        this.show(this.design, this.looks);
      }
    }

    /* The pieces that are neither royal nor promoted forms. */
    common() {
      return this.design.pieces.filter(({ royal, symbol }) => !royal && symbol.length === 1);
    }

    /* A rule to begin with: for some pieces, or for the first ones, on the last rank. */
    first(form, some) {
      const values = {};
      let next = 0;
      form.forEach(({ name, kind, required, default: usual }) => {
        values[name] = usual;
        if (required && kind === "LETTERS") {
          const one = this.looks.slice(Math.min(next, this.looks.length - 1)).slice(0, 1);
          values[name] = (some.length > 0 ? some : one).map(({ symbol }) => symbol).join("");
          next++;
        } else if (required && kind === "SQUARES") {
          values[name] = String(this.design.ranks);
        } else if (kind === "TYPE") {
          values[name] = this.freeName();
        }
      });
      return values;
    }

    tell(problems) {
      this.items.forEach(({ member, index, moves, said, item }) => {
        const isOwn = (place) => place.in === "rule"
          && place.member === member && (place.index === index || (place.index < 0 && index <= 0));
        const own = problems.filter(({ place }) => isOwn(place) || (place.in === "moves" && place.name === moves));
        said.replaceChildren(...own.map((each) => problem(each, this.actions.take)));
        item.classList.toggle("wrongly", own.some(({ severity }) => severity === "error"));
      });
    }

    /* Whether a problem has its place among the rules. */
    has({ place }) {
      return place.in === "moves"
        ? this.items.some(({ moves }) => moves === place.name)
        : place.in === "rule" && this.items.some(({ member }) => member === place.member);
    }
  };

  /* The name of a member in words: passesEnd is "passes end". */
  function words(name) {
    return name.replace(/[A-Z]/g, (letter) => " " + letter.toLowerCase());
  }
})();
