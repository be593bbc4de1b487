/* What is printed of a design: its board, its army with diagrams and words, and its rules. */
const BetzaPrint = (() => {
  "use strict";
  const { html, svg } = BetzaElements;
  const { Layout } = BetzaLayout;
  const { sentence } = BetzaStudioLooks;
  const D = BetzaDrawing;

  /* A diagram has as many squares to each side, and the piece in its middle. */
  const SIDE = 9;
  const MIDDLE = (SIDE * SIDE - 1) / 2;

  function board({ files, ranks, holes = [] }, pieces, marks) {
    const layout = new Layout(files, ranks, false);
    return svg("svg", { class: "board live", viewBox: layout.viewBox },
      D.ground(layout, { holes }),
      ...marks.map(([square, shape]) => D.mark(layout, square, shape)),
      ...pieces.map((piece) => D.piece(layout, piece)));
  }

  function setup(design, looks) {
    return board(design, design.cells.map(([square, kind, side]) => ({ square, side, ...looks[kind - 1] })), []);
  }

  /* The moves of a piece that is alone; of one whose notation is wrong, nothing. */
  function moves({ symbol, name, notation, dialect, royal }, look) {
    const alone = BetzaEngine.board(SIDE, SIDE);
    alone.put(MIDDLE, alone.add(symbol, name || symbol, notation, dialect, royal), 0, true);
    const { marks } = JSON.parse(alone.look(MIDDLE, 0));
    return board({ files: SIDE, ranks: SIDE }, [{ square: MIDDLE, side: 0, ...look }],
      marks.filter(([square]) => square !== MIDDLE));
  }

  function piece(each, look) {
    const { words = [] } = JSON.parse(BetzaEngine.explain(each.notation, each.dialect));
    return html("li", {},
      ...(each.sound ? [moves(each, look)] : []),
      html("div", {},
        html("b", {}, `${look.name} (${each.symbol})${each.royal ? ", royal" : ""} `),
        html("code", {}, each.notation),
        ...words.map((text) => html("p", {}, sentence(text)))));
  }

  return (place, design, looks) => place.replaceChildren(
    html("h1", {}, design.name || "A game"),
    html("div", { class: "sheet" },
      setup(design, looks),
      html("ul", { class: "law" }, ...design.rules.map(({ text }) => html("li", {}, sentence(text))))),
    html("ul", { class: "army" }, ...design.pieces.map((each, i) => piece(each, looks[i]))));
})();
