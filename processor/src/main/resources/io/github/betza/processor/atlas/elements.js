/* Makes elements, whose text is always set as text, never as markup; and copies texts. */
const BetzaElements = (() => {
  "use strict";

  function filled(made, attributes, children) {
    Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
    made.append(...children);
    return made;
  }

  /* Returns in words what happened. Where the clipboard is closed, the text is selected, so that it
     can be copied by hand. */
  async function copy(text, element) {
    let done = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch (refused) {
      getSelection().selectAllChildren(element);
      done = document.execCommand("copy");
    }
    return done ? "Copied." : "Select it and copy it by hand.";
  }

  const html = (name, attributes, ...children) =>
    filled(document.createElement(name), attributes, children);

  function button(text, action, attributes = {}) {
    const made = html("button", { type: "button", ...attributes }, text);
    made.addEventListener("click", action);
    return made;
  }

  return {
    copy,
    html,
    button,
    svg: (name, attributes, ...children) =>
      filled(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children),
  };
})();
