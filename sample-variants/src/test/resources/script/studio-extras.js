// Changes the first extra moves of a game in the studio, which are wrong at first, and adds others. Each
// step waits until the page is ready for it: until then, one script after the other is fetched.
"use strict";
{
  const isReady = () => !document.getElementById("play").disabled;
  const fields = () => [...document.querySelectorAll("#rules input.notation")];
  const fill = (text) => {
    fields()[0].value = text;
    fields()[0].dispatchEvent(new Event("change"));
  };
  const steps = [
    [isReady, () => {
      document.body.dataset.seen = fields().map(({ value }) => value).join(" ");
      fill("hK");
    }],
    [() => document.querySelector("#rules .wrongly .problem") !== null, () => {
      document.body.dataset.wrong = String(!isReady());
      fill("fmD");
    }],
    [isReady, () => {
      const more = document.getElementById("more");
      more.value = "extras";
      more.dispatchEvent(new Event("change"));
    }],
    [() => isReady() && fields().length === 3 && location.hash.includes("Moves1:K"), () => {
      document.body.dataset.changed = location.hash;
    }],
  ];
  const wait = (count) => {
    const script = document.createElement("script");
    script.src = "wait.js?" + count;
    script.onload = () => {
      const [[isDue, action]] = steps;
      if (isDue()) {
        action();
        steps.shift();
      }
      if (steps.length > 0) {
        wait(count + 1);
      }
    };
    document.body.append(script);
  };
  wait(0);
}
