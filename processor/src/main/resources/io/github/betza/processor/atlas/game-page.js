/* What the page of a game makes of the data that it holds. Without the engine, the drawings stay. */
(() => {
  "use strict";
  if (typeof BetzaEngineCode === "undefined") {
    return;
  }
  BetzaEngineCode();
  const data = JSON.parse(document.getElementById("game").textContent);
  new BetzaGame(document.getElementById("board"), data);
  document.querySelectorAll("figure[data-kind]").forEach((figure) =>
    new BetzaPieceBoard(figure, data, Number(figure.dataset.kind)));
})();
