/* The search. */
(() => {
  "use strict";
  const field = document.getElementById("search");
  const found = document.getElementById("found");
  const items = [...document.querySelectorAll("[data-text]")].filter(
    (item) => item.localName !== "meta",
  );

  function search() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    items.forEach((item) => {
      item.hidden = !words.every((word) => item.dataset.text.includes(word));
      shown += item.hidden ? 0 : 1;
    });
    document.querySelectorAll("[data-word]").forEach((button) => {
      button.setAttribute("aria-pressed", field.value.trim().toLowerCase() === button.dataset.word);
    });
    found.textContent = words.length > 0 ? shown + " found" : "";
  }

  /* A button stands for a word of the search; without the script there are no buttons. */
  const kinds = document.getElementById("kinds");
  if (kinds !== null) {
    kinds.hidden = false;
    kinds.addEventListener("click", (event) => {
      const { word } = event.target.dataset;
      if (word !== undefined) {
        field.value = field.value.trim().toLowerCase() === word ? "" : word;
        search();
      }
    });
  }

  field.addEventListener("input", search);
  search();
})();
