/* How the pieces of a design look: a piece that has the name of a common one has its picture. */
const BetzaStudioLooks = (() => {
  "use strict";
  const { html, svg, button } = BetzaElements;
  const pictures = JSON.parse(document.getElementById("pictures").textContent);

  const pictureOf = (name) => pictures[name.toLowerCase().replace(/[^a-z]/g, "")] || "";

  /* No two kinds look alike: the second with a picture keeps its letter, unless it is a promoted form. */
  function of(pieces) {
    const taken = new Set();
    return pieces.map(({ symbol, name }) => {
      const own = pictureOf(name.replace(/^promoted /i, ""));
      const key = (symbol.length > 1 ? "+" : "") + own;
      const picture = taken.has(key) ? "" : own;
      taken.add(key);
      return { symbol, name, picture };
    });
  }

  function drawing(look) {
    const attributes = { class: "board", viewBox: "0 0 10 10", "aria-hidden": "true" };
    return svg("svg", attributes, BetzaDrawing.token({ side: 0, ...look }, 5, 5));
  }

  const sentence = (text) =>
    text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");

  /* What is wrong with a part of the design, with a button for each offer. */
  function problem({ severity, sentence: text, note, offers }, take) {
    const line = html("p", {}, sentence(text));
    if (note && offers.length === 0) {
      line.append(html("span", { class: "note" }, " " + sentence(note)));
    }
    const item = html("div", { class: "problem " + severity }, line);
    offers.slice(0, 4).forEach((offer) => item.append(button(offer.title, () => take(offer.address))));
    return item;
  }

  /* A field keeps what is being typed in it. */
  function fill(field, value) {
    if (field.value !== String(value) && document.activeElement !== field) {
      field.value = value;
    }
  }

  return { of, pictureOf, drawing, sentence, problem, fill };
})();
