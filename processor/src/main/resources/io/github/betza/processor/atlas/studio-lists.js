/* The lists of the studio: pieces to add, and designs to begin with. */
const BetzaStudioLists = (() => {
  "use strict";
  const { html, button } = BetzaElements;
  const { drawing, pictureOf } = BetzaStudioLooks;
  const MOST_SHOWN = 60;

  const plain = (text) => text.toLowerCase().replace(/\s+/g, " ").trim();

  function close(dialog) {
    const made = button("Close", () => dialog.close(), { class: "close" });
    return html("div", { class: "head" }, html("h2", {}, dialog.getAttribute("aria-label")), made);
  }

  /* Pieces that one may add, with a search. */
  class Pieces {
    constructor(dialog, pieces, add) {
      this.dialog = dialog;
      this.pieces = pieces;
      this.add = add;
      this.field = html("input", { type: "search", autocomplete: "off", spellcheck: "false" });
      this.field.addEventListener("input", () => this.show());
      this.found = html("div", { class: "found" });
      const search = html("label", {}, "Name, notation or words ", this.field);
      dialog.append(close(dialog), search, this.found);
    }

    open(text) {
      this.field.value = text;
      this.show();
      this.dialog.showModal();
      this.field.focus();
    }

    /* The piece that a text names, whole. */
    named(text) {
      return this.pieces.find(({ name }) => plain(name) === plain(text));
    }

    show() {
      const wanted = plain(this.field.value);
      const found = this.pieces.filter(({ name, notation, group, words }) =>
        plain(`${name} ${notation} ${group} ${words}`).includes(wanted));
      const groups = new Map();
      found.slice(0, wanted === "" ? found.length : MOST_SHOWN).forEach((piece) =>
        groups.set(piece.group, [...(groups.get(piece.group) || []), piece]));
      this.found.replaceChildren(
        ...[...groups].flatMap(([group, pieces]) => [
          html("h3", {}, group),
          html("ul", {}, ...pieces.map((piece) => html("li", {}, this.button(piece)))),
        ]),
        ...(found.length === 0
          ? [html("p", { class: "quiet" }, "No piece of that name. Type its moves instead: \u201cType a piece\u201d takes any notation.")]
          : []),
      );
    }

    button(piece) {
      const { name, letter, notation, words } = piece;
      const made = button("", () => {
        this.add(piece);
        this.dialog.close();
      }, { title: words });
      made.append(
        drawing({ symbol: letter, picture: pictureOf(name) }),
        html("span", {}, name, " ", html("code", {}, notation), html("span", { class: "movement" }, words)),
      );
      return made;
    }
  }

  /* What to begin with, what the browser keeps, and files. */
  class Designs {
    /* actions: open(address), save(): returns whether it is kept, download(), read(text). */
    constructor(dialog, starts, games, actions) {
      Object.assign(this, { dialog, starts, games, actions });
      this.body = html("div", {});
      dialog.append(close(dialog), this.body);
    }

    open() {
      this.show();
      this.dialog.showModal();
    }

    show() {
      const { starts, games } = this;
      const { named } = BetzaDesigns.read();
      this.body.replaceChildren(
        html("h3", {}, "Start"),
        this.list(starts),
        html("p", {}, html("a", { href: "index.html" }, "From a game"),
          ": open its page, and choose \u201cChange this game\u201d."),
        ...(games.length > 0 ? [this.list(games)] : []),
        html("h3", {}, "Kept in this browser"),
        named.length > 0 ? this.list(named, true) : html("p", { class: "quiet" }, "None yet."),
        html("p", { class: "controls" },
          button("Keep this design", () => {
            this.actions.save();
            this.show();
          }),
          button("Save as a file", () => this.actions.download()),
          this.file()),
      );
    }

    list(designs, removable = false) {
      return html("ul", { class: "chips" }, ...designs.map(({ name, address }) => {
        const item = html("li", {}, button(name, () => {
          this.actions.open(address);
          this.dialog.close();
        }));
        if (removable) {
          item.append(button("\u00d7", () => {
            BetzaDesigns.forget(name);
            this.show();
          }, { "aria-label": "Forget " + name, class: "remove" }));
        }
        return item;
      }));
    }

    file() {
      const field = html("input", { type: "file", accept: ".txt,text/plain" });
      field.addEventListener("change", async () => {
        if (field.files.length > 0) {
          this.actions.open((await field.files[0].text()).trim());
          this.dialog.close();
        }
      });
      return html("label", { class: "file" }, "Open a file ", field);
    }
  }

  return { Pieces, Designs };
})();
