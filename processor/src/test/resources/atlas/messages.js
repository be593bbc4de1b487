// Prints the links of the playground's messages: each argument is the page of a problem.
"use strict";
const fs = require("fs");
const vm = require("vm");
const [elements, panels, ...pages] = process.argv.slice(2);
const scripts = [elements, panels].map((file) => fs.readFileSync(file, "utf8")).join("\n");

function element(name) {
  return {
    name,
    attributes: {},
    children: [],
    setAttribute(key, value) { this.attributes[key] = value; },
    append(...more) { this.children.push(...more); },
    replaceChildren(...others) { this.children = others; },
  };
}

function links({ name, attributes, children = [] }) {
  return [...(name === "a" ? [attributes.href] : []), ...children.flatMap(links)];
}

const list = element("ul");
const document = { getElementById: () => list, createElement: element };
const { messages } = vm.runInNewContext(scripts + "\nBetzaPanels", { document });
const problems = pages.map((page) =>
  ({ code: "code", page, error: true, sentence: "It is wrong", quote: [], offers: [], help: "" }));
messages(problems, "x", () => {});
links(list).forEach((link) => console.log(link));
