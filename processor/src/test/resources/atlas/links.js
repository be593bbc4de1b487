// Prints the links of messages: each argument is the page of a problem.
"use strict";
const fs = require("fs");
const vm = require("vm");
const [elements, message, ...pages] = process.argv.slice(2);
const scripts = [elements, message].map((file) => fs.readFileSync(file, "utf8")).join("\n");

function element(name) {
  return {
    name,
    attributes: {},
    children: [],
    setAttribute(key, value) { this.attributes[key] = value; },
    append(...more) { this.children.push(...more); },
  };
}

function links({ name, attributes, children = [] }) {
  return [...(name === "a" ? [attributes.href] : []), ...children.flatMap(links)];
}

const document = { createElement: element };
const BetzaMessage = vm.runInNewContext(scripts + "\nBetzaMessage", { document });
pages
  .map((page) => ({ code: "code", page, error: true, sentence: "It is wrong", quote: [], offers: [], help: "" }))
  .flatMap((problem) => links(BetzaMessage(problem, false, () => {})))
  .forEach((link) => console.log(link));
