/* How a design is taken away: as a link, or in the words of other programs. What a program cannot be
   told is said before its text. */
const BetzaShare = (() => {
  "use strict";
  const { html, button, copy } = BetzaElements;
  const LINK = { id: "link", name: "Link" };
  const EMBED = { id: "embed", name: "Embed" };

  /* What is not written by the engine. */
  const OWN = [LINK.id, EMBED.id];

  /* Some programs take no longer addresses. */
  const LONGEST = 8000;

  function download(text, file) {
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    html("a", { href: address, download: file }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  }

  class Share {
    /* link() returns the address of the page with design and game, name() the name of the game. */
    constructor(place, { link, name }) {
      this.link = link;
      this.targets = [LINK, EMBED, ...JSON.parse(BetzaEngine.targets())];
      this.embed = new BetzaEmbed.Form({ href: link, title: name, done: (words) => this.tell(words) });
      this.answers = new Map();
      this.chosen = LINK.id;
      this.tabs = html("div", { class: "targets", role: "group", "aria-label": "Take away as" });
      this.body = html("div", { class: "target" });
      this.done = html("output", {});
      place.append(this.tabs, this.body, this.done,
        html("p", { class: "controls" }, button("Print", () => window.print())));
    }

    /* The design is another one. */
    change(playable) {
      this.playable = playable;
      this.answers.clear();
      this.show();
    }

    steps() {
      const asked = this.targets.filter(({ id }) => !OWN.includes(id) && !this.answers.has(id));
      return this.playable ? asked.map(({ id }) => "export " + id) : [];
    }

    receive(target, answer) {
      this.answers.set(target, answer);
      this.show();
    }

    show() {
      const at = [...this.tabs.children].indexOf(document.activeElement);
      this.tabs.replaceChildren(...this.targets.map(({ id, name }) => {
        const lossy = this.answers.has(id) && this.answers.get(id).omissions.length > 0;
        const tab = button(name + (lossy ? " \u26a0" : ""), () => {
          this.chosen = id;
          this.show();
        });
        tab.setAttribute("aria-pressed", String(id === this.chosen));
        if (lossy) {
          tab.setAttribute("aria-label", name + ": not all of the game");
        }
        return tab;
      }));
      if (at >= 0) {
        this.tabs.children[at].focus();
      }
      this.done.textContent = "";
      this.body.replaceChildren(...this.target());
    }

    target() {
      const { id, name } = this.targets.find((each) => each.id === this.chosen);
      if (id === LINK.id) {
        const text = this.link();
        const long = text.length > LONGEST
          ? [html("p", {}, "Some programs cut addresses of this length: save a file instead (Start, open, save).")]
          : [];
        return [html("p", {}, "The whole game, and its moves so far. Nothing is sent to a server."),
          ...long, ...this.taken(text, "")];
      }
      if (id === EMBED.id) {
        this.embed.show();
        return this.embed.parts;
      }
      if (!this.playable) {
        return [html("p", {}, `${name}: when the game can be played.`)];
      }
      const answer = this.answers.get(id);
      if (answer === undefined) {
        return [html("p", { class: "quiet" }, "Writing \u2026")];
      }
      const { text, file, omissions, failed } = answer;
      if (failed !== undefined) {
        return [html("p", { class: "wrong" }, "This could not be written: " + failed)];
      }
      const untold = omissions.length === 0
        ? [html("p", { class: "sound" }, "All of the game.")]
        : [html("p", { class: "warning" }, text === "" ? "It cannot be written:" : "It cannot be told:"),
          html("ul", { class: "omissions" }, ...omissions.map((each) => html("li", {}, each)))];
      return text === "" ? untold : [...untold, ...this.taken(text, file)];
    }

    tell(words) {
      this.done.textContent = words;
    }

    taken(text, file) {
      const shown = html("pre", { class: "code", tabindex: 0, role: "group", "aria-label": file || "The link" }, text);
      const copying = button("Copy", async () => this.tell(await copy(text, shown)));
      const save = file === "" ? [] : [button("Download " + file, () => download(text, file))];
      return [html("p", { class: "controls" }, copying, ...save), shown];
    }
  }

  return { Share, download };
})();
