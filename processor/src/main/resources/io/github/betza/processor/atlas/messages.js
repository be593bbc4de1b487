/* A message as the compiler prints it, with a button for each offer, and the page of its code. */
const BetzaMessage = (() => {
  "use strict";
  const { html, button } = BetzaElements;

  return (problem, unfinished, use) => {
    const kind = unfinished ? "quiet" : problem.error ? "error" : "warning";
    const name = unfinished ? "Unfinished: " : problem.error ? "Error: " : "Warning: ";
    const item = html("li", { class: kind }, html("p", {}, html("strong", {}, name), problem.sentence));
    if (problem.quote.length > 0) {
      item.append(html("pre", { tabindex: 0, role: "group", "aria-label": "Where it is" }, problem.quote.join("\n")));
    }
    const buttons = problem.offers.map(({ title, notation, reason, dialect }) =>
      html("li", {}, button(dialect ? title : notation, () => use(notation, dialect)), " " + reason));
    if (buttons.length > 0) {
      item.append(html("p", {}, problem.error ? "Did you mean:" : "Suggestions:"), html("ul", { class: "fixes" }, ...buttons));
    } else if (problem.help) {
      item.append(html("p", {}, problem.help));
    }
    item.append(html("p", {}, html("a", { href: problem.page }, "About " + problem.code)));
    return item;
  };
})();
