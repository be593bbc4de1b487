// Prints the code of a frame for the page that each argument is, and whether a page is in a frame.
"use strict";
const fs = require("fs");
const vm = require("vm");
const [embed, ...pages] = process.argv.slice(2);
const text = "const BetzaElements = {};\n" + fs.readFileSync(embed, "utf8") + "\nBetzaEmbed";
const { code, isOn } = vm.runInNewContext(text, { location: { search: "" } });
pages.forEach((page) => console.log(code(page, 'A "game"', 400, 500)));
console.log(isOn);
