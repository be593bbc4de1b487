/* The figures of a text become live boards when they come into view: all at once would take long. */
(() => {
  "use strict";
  const BOARD = 8;

  function begin(figure) {
    if (self.BetzaEngine === undefined) {
      BetzaEngineCode();
    }
    const { notation, dialect } = figure.dataset;
    const symbol = (/[A-Z]/.exec(notation) || ["P"])[0];
    const piece = { symbol, name: "piece " + notation, notation, dialect, royal: false };
    const declaration = { pieces: [piece], files: BOARD, ranks: BOARD };
    const data = { declaration, pictures: [""], faces: [] };
    new BetzaPieceBoard(figure, data, 1).begin();
  }

  /* One after the other, so that the page can be scrolled meanwhile. */
  const waiting = [];
  function next() {
    begin(waiting.shift());
    if (waiting.length > 0) {
      setTimeout(next, 0);
    }
  }

  const seen = new IntersectionObserver((entries) =>
    entries.filter((entry) => entry.isIntersecting).forEach(({ target }) => {
      seen.unobserve(target);
      waiting.push(target);
      if (waiting.length === 1) {
        setTimeout(next, 0);
      }
    }));
  document.querySelectorAll("figure.notation").forEach((figure) => seen.observe(figure));
})();
