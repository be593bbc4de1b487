/* The designs that were seen: what can be undone, and what the browser keeps. A design is its address. */
const BetzaDesigns = (() => {
  "use strict";
  const KEY = "betza-studio";
  const MOST = 20;
  const UNDONE = 200;

  /* The steps of a design. Those of one field follow each other as one, so that a word that is typed
     is undone as a word. */
  class Steps {
    constructor() {
      this.all = [];
      this.at = -1;
      this.field = "";
    }

    add(address, field) {
      const same = field !== "" && field === this.field && this.at > 0;
      this.all.splice(same ? this.at : this.at + 1, this.all.length, address);
      this.all = this.all.slice(-UNDONE);
      this.at = this.all.length - 1;
      this.field = field;
    }

    /* Returns the step before, with -1, or after, with 1; undefined where there is none. */
    go(way) {
      const step = this.all[this.at + way];
      if (step !== undefined) {
        this.at += way;
        this.field = "";
      }
      return step;
    }

    has(way) {
      return this.all[this.at + way] !== undefined;
    }
  }

  /* Browsers may refuse to keep anything for a page on a disk; then nothing is kept. */
  function read() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY)) || {};
      const named = Array.isArray(kept.named) ? kept.named : [];
      return {
        last: typeof kept.last === "string" ? kept.last : "",
        named: named.filter((each) => typeof each.name === "string" && typeof each.address === "string"),
      };
    } catch (refused) {
      return { last: "", named: [] };
    }
  }

  /* Returns whether it is kept. */
  function write(kept) {
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
      return true;
    } catch (refused) {
      return false;
    }
  }

  const keepLast = (address) => write({ ...read(), last: address });

  /* The newest first; one of the same name is replaced, the oldest of too many is dropped. */
  function keep(name, address) {
    const kept = read();
    const others = kept.named.filter((each) => each.name !== name);
    return write({ ...kept, named: [{ name, address }, ...others].slice(0, MOST) });
  }

  function forget(name) {
    const kept = read();
    return write({ ...kept, named: kept.named.filter((each) => each.name !== name) });
  }

  return { Steps, read, keepLast, keep, forget };
})();
