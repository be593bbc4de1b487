/*
 * A page within a frame of another site: with ?embed before its #, a page is its board, what is said of
 * it, and a link to the whole page. The form makes the code of such a frame.
 */
const BetzaEmbed = (() => {
  "use strict";
  const { html, copy } = BetzaElements;
  const MARK = "?embed";
  const WIDTH = 420;
  const HEIGHT = 560;
  const [LEAST, MOST] = [200, 2000];

  const escaped = (text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;");

  /* The same page, in a frame or as a whole. */
  function address(href, mark) {
    const [page, ...fragment] = href.split("#");
    return [page.split("?")[0] + mark, ...fragment].join("#");
  }

  function code(href, title, width, height) {
    const size = `width="${width}" height="${height}"`;
    return `<iframe src="${escaped(address(href, MARK))}" title="${escaped(title)}" ${size} loading="lazy"></iframe>`;
  }

  function number(label, value, changed) {
    const input = html("input", { type: "number", min: LEAST, max: MOST, value });
    input.addEventListener("input", changed);
    return [html("label", {}, label + " ", input), () =>
      Math.min(MOST, Math.max(LEAST, Math.round(Number(input.value)) || value))];
  }

  /* href() and title() return the address and the title of the page; done(words) tells how a copy ended. */
  class Form {
    constructor({ href, title, done }) {
      const show = () => this.show();
      const [wide, width] = number("Width", WIDTH, show);
      const [high, height] = number("Height", HEIGHT, show);
      const button = html("button", { type: "button" }, "Copy");
      this.text = () => code(href(), title(), width(), height());
      this.shown = html("pre", { class: "code", tabindex: 0, role: "group", "aria-label": "The code of a frame" });
      button.addEventListener("click", async () => {
        this.show();
        done(await copy(this.text(), this.shown));
      });
      this.parts = [
        html("p", {}, "On a page of yours, this is a frame with the board."),
        html("p", { class: "controls" }, wide, high, button),
        this.shown,
      ];
    }

    show() {
      this.shown.textContent = this.text();
    }
  }

  /* Leads from the frame to the whole page, as it is then. */
  function leadOut() {
    const link = html("a", { target: "_blank", rel: "noopener" }, "Betza");
    const renew = () => (link.href = address(location.href, ""));
    ["pointerdown", "focus", "click"].forEach((event) => link.addEventListener(event, renew));
    renew();
    document.documentElement.classList.add("embedded");
    document.querySelector("main").append(html("p", { class: "whole" }, link));
  }

  const isOn = location.search === MARK;
  if (isOn) {
    leadOut();
  }
  return { isOn, code, Form };
})();
