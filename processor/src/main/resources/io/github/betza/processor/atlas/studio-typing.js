/* The field in which a piece is typed. A name of the list is that piece; other letters are a notation,
   whose errors are below the field until they are mended. */
const BetzaTyping = (() => {
  "use strict";
  const byId = (id) => document.getElementById(id);
  const DIALECT = "XBETZA";

  return class {
    /* named(text) returns the piece of the list that has this name, if there is one; add is given the
       piece. */
    constructor(named, add) {
      Object.assign(this, { named, add, field: byId("typed"), mistakes: byId("mistakes") });
      byId("adding").addEventListener("submit", (event) => {
        event.preventDefault();
        this.enter(DIALECT);
      });
      this.field.addEventListener("input", () =>
        this.mistakes.childElementCount > 0 && this.isWrong(this.piece(DIALECT)));
    }

    piece(dialect) {
      const text = this.field.value.trim();
      return this.named(text) || { name: "", notation: text, dialect };
    }

    enter(dialect) {
      const piece = this.piece(dialect);
      if (this.isWrong(piece)) {
        this.field.focus();
      } else {
        this.field.value = "";
        this.add(piece);
      }
    }

    /* Shows the errors of a notation, and returns whether it has some. */
    isWrong({ notation, dialect }) {
      const { sound, problems } = JSON.parse(BetzaEngine.check(notation, dialect));
      const errors = problems.filter(({ error }) => error);
      this.mistakes.replaceChildren(...errors.map((each) => BetzaMessage(each, false, (offer, other) => {
        this.field.value = offer;
        this.enter(other || dialect);
      })));
      this.field.setAttribute("aria-invalid", String(!sound));
      return !sound;
    }
  };
})();
