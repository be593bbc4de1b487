/* Says that the engine is still being loaded, or could not be. What comes at once is not waited for. */
(() => {
  "use strict";
  const PATIENCE = 150;
  const line = document.createElement("p");
  line.className = "loading";
  line.setAttribute("role", "status");
  document.body.append(line);
  const timer = setTimeout(() => (line.textContent = "Loading the engine \u2026"), PATIENCE);
  document.addEventListener("DOMContentLoaded", () => {
    clearTimeout(timer);
    line.textContent = typeof BetzaEngineCode === "undefined" ? "The engine could not be loaded: reload the page." : "";
  });
})();
