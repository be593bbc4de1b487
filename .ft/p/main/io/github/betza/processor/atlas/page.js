/* The search, and the choice between light and dark. */
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

  /* Where pages may not keep anything, the choice holds for this page only. */
  function kept(theme) {
    try {
      if (theme !== undefined) {
        localStorage.setItem("betza-theme", theme);
      }
      return localStorage.getItem("betza-theme") || "auto";
    } catch (refused) {
      return theme || "auto";
    }
  }

  const themes = ["auto", "light", "dark"];
  const button = document.createElement("button");
  button.type = "button";
  button.className = "theme";

  function show(theme) {
    document.documentElement.dataset.theme = theme;
    button.textContent = "Colours: " + theme;
  }

  button.addEventListener("click", () => {
    const theme = document.documentElement.dataset.theme;
    const next = themes[(themes.indexOf(theme) + 1) % themes.length];
    kept(next);
    show(next);
  });
  const first = kept();
  show(themes.includes(first) ? first : "auto");
  document.querySelector("main").prepend(button);
})();
