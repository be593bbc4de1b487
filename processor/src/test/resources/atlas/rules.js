// Prints the parts of the rules in each argument, and the rules as they are written again.
"use strict";
const fs = require("fs");
const vm = require("vm");
const [sentences, ...texts] = process.argv.slice(2);
const { readRules, writeRules } = vm.runInNewContext(fs.readFileSync(sentences, "utf8") + "\nBetzaSentences");
const form = [
  { name: "of", required: true },
  { name: "to", required: true },
  { name: "zone", required: true },
  { name: "on", default: "ARRIVAL" },
  { name: "optional", default: "false" },
];
texts.forEach((text) => {
  const rules = readRules(text, form);
  console.log(rules.map((rule) => form.map(({ name }) => rule[name]).join(",")).join(";") + " " + writeRules(rules, form));
});
