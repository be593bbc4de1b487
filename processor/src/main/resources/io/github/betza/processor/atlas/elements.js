/* Makes elements. Text is always set as text, never as markup. */
const BetzaElements = (() => {
  "use strict";

  function filled(made, attributes, children) {
    Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
    made.append(...children);
    return made;
  }

  return {
    html: (name, attributes, ...children) =>
      filled(document.createElement(name), attributes, children),
    svg: (name, attributes, ...children) =>
      filled(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children),
  };
})();
