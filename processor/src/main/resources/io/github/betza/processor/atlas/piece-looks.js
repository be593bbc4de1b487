/* The choice between characters and pictures, on the pages of games whose pieces have both. */
const BetzaPieceLooks = (() => {
  "use strict";
  const { html } = BetzaElements;
  const LOOKS = ["characters", "pictures"];

  /* Where pages may not keep anything, the choice holds for this page only. */
  function kept(look) {
    try {
      if (look !== undefined) {
        localStorage.setItem("betza-pieces", look);
      }
      return localStorage.getItem("betza-pieces");
    } catch (refused) {
      return look;
    }
  }

  /* Styles show one look of all pieces of the page, so nothing is drawn anew. */
  function show(look) {
    document.documentElement.dataset.pieces = look;
  }

  /* Returns a label with the choice. */
  function choice() {
    const options = LOOKS.map((look) => html("option", {}, look));
    const select = html("select", {}, ...options);
    select.value = LOOKS.includes(kept()) ? kept() : LOOKS[0];
    show(select.value);
    select.addEventListener("change", () => {
      kept(select.value);
      show(select.value);
    });
    return html("label", {}, "Pieces ", select);
  }

  return { choice };
})();
