/* The choice between light and dark. */
(() => {
  "use strict";
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
  document.querySelector("header.site nav").append(button);
})();
