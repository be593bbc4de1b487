/* What the page of a game makes of the data that it holds. Without the engine, the drawings stay. */
(() => {
  "use strict";
  if (typeof BetzaEngineCode === "undefined") {
    return;
  }
  BetzaEngineCode();
  const { html } = BetzaElements;
  const data = JSON.parse(document.getElementById("game").textContent);
  const { setup } = data.declaration;
  const figure = document.getElementById("board");
  const place = html("div", { class: "place" });
  const side = html("div", { class: "panel" });
  let kept = "";

  /* A browser may refuse that for pages on a disk; then the address stays as it is. */
  function keep(state) {
    kept = BetzaGameAddress.write(state, setup);
    try {
      history.replaceState(null, "", "#" + kept);
    } catch (refused) {
      // The field holds the position as well.
    }
  }

  /* Another game that is put into the address is begun; links within the page hold none. */
  function follow() {
    const found = BetzaGameAddress.read(location.hash);
    if ((found.fen !== "" || found.line.length > 0) && location.hash !== "#" + kept) {
      game.begin(found);
    }
  }

  const game = new BetzaGame(place, side, data, keep);
  game.begin(BetzaGameAddress.read(location.hash));
  figure.classList.add("game");
  figure.replaceChildren(html("div", { class: "play" }, place, side));
  window.addEventListener("hashchange", follow);
  document.querySelectorAll("figure[data-kind]").forEach((each) =>
    new BetzaPieceBoard(each, data, Number(each.dataset.kind)));
})();
