/* The pieces on the board of the playground: what they look like, what is said about them, and what
   clicks and drags make of them. */
const BetzaScene = (() => {
  "use strict";
  const { squareName } = BetzaLayout;
  const pictures = JSON.parse(document.getElementById("pictures").textContent);
  const LETTERS = { plain: "", royal: "K", knight: "N", queen: "Q" };
  const PICTURED = { royal: "king", knight: "knight", queen: "queen" };
  const NAMES = { plain: "", royal: "royal ", knight: "knight ", queen: "queen " };

  function symbol({ notation, name }) {
    const capital = /[A-Z]/.exec(notation);
    const first = name.trim().charAt(0).toUpperCase();
    return first || (capital === null ? "P" : capital[0]);
  }

  /* A piece that has the name of a common one looks like it. */
  function look(state, kind) {
    const name = state.name.toLowerCase().replace(/[^a-z]/g, "");
    return kind === "same"
      ? { symbol: symbol(state), picture: name === "" ? "" : pictures[name] }
      : { symbol: LETTERS[kind], picture: pictures[PICTURED[kind]] };
  }

  function pieces(state) {
    const others = [...state.others].map(([square, { side, kind }]) =>
      ({ square, side, ...look(state, kind) }));
    return [{ square: state.at, side: 0, ...look(state, "same") }, ...others];
  }

  function what(state, square) {
    if (square === state.at) {
      return "the piece";
    }
    const other = state.others.get(square);
    if (other === undefined) {
      return "empty";
    }
    const kind = other.kind === "same" ? "piece of the same kind" : NAMES[other.kind] + "piece";
    return (other.side === 1 ? "an enemy " : "an own ") + kind;
  }

  /* What is on a square, and the first moves that have to do with it. */
  function tell(state, moves, square) {
    const name = squareName(square, state.files);
    const here = new RegExp("\\b" + name + "\\b");
    const told = moves
      .filter(({ to, text }) => to === square || (square !== state.at && here.test(text)))
      .slice(0, 4)
      .map(({ text }) => text);
    return [name + ": " + what(state, square), ...told].join("; ") + ".";
  }

  function summary({ at, files }, { held, moves, complete, searched }) {
    const count = moves.length === 1 ? "1 move" : moves.length + " moves";
    const from = " from " + squareName(at, files);
    const parts = [held ? "It is immobilised: no moves" : count + from];
    if (!complete) {
      parts.push("and more, too many to find here");
    }
    if (!searched && !held) {
      parts.push("captures that are not possible now are not shown");
    }
    return parts.join("; ") + ".";
  }

  /* Enemy, own, nothing in turn. */
  function click({ others }, square, kind) {
    const other = others.get(square);
    if (other !== undefined && other.side === 0) {
      others.delete(square);
    } else {
      others.set(square, { side: other === undefined ? 1 : 0, kind });
    }
  }

  function moveTo(state, square) {
    state.others.delete(square);
    state.at = square;
  }

  /* A piece that is dropped beside the board is taken away, but never the one that is looked at.
     Without a square to come from, it is a new one. */
  function drop(state, from, to, fresh) {
    if (from === state.at) {
      moveTo(state, to === null ? from : to);
      return;
    }
    const other = from === null ? fresh : state.others.get(from);
    state.others.delete(from);
    if (to !== null && to !== state.at) {
      state.others.set(to, other);
    }
  }

  return { look, pieces, tell, summary, click, moveTo, drop };
})();
