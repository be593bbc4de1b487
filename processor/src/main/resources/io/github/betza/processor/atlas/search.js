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
    found.textContent = words.length > 0 ? shown + " found" : "";
  }

  field.addEventListener("input", search);
  search();
})();
