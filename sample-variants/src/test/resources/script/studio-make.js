// Makes a game in the studio and plays it: a bishop that may also jump two squares straight, on 7x7.
// Each step waits until the page is ready for it. The page is loaded when all is done: until then, one
// script after the other is fetched. The title tells where it stopped.
"use strict";
{
  const byId = (id) => document.getElementById(id);
  const isReady = () => !byId("play").disabled;
  const fill = (id, text, event) => {
    byId(id).value = text;
    byId(id).dispatchEvent(new Event(event, { bubbles: true }));
  };
  const boards = () => [...document.querySelectorAll(".place:not([hidden]) svg.live")];

  /* A click on a square, whose place follows from what the board says of its size. */
  const click = (file, rank) => {
    const [board] = boards();
    const { left, top, width, height } = board.getBoundingClientRect();
    const [x, y, wide, high] = board.getAttribute("viewBox").split(" ").map(Number);
    const place = {
      clientX: left + ((file * 10 + 5 - x) / wide) * width,
      clientY: top + (((6 - rank) * 10 + 5 - y) / high) * height,
    };
    board.dispatchEvent(new MouseEvent("click", { bubbles: true, ...place }));
  };
  const press = (key, more) =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));

  const mistakes = () => byId("mistakes").textContent;

  const steps = [
    ["begin", isReady, () => {
      byId("typed").value = "BDx";
      byId("adding").requestSubmit();
      document.body.dataset.mistake = mistakes() + [...byId("mistakes").querySelectorAll("button")].length;
      fill("typed", "BD", "input");
      document.body.dataset.mended = mistakes();
      byId("adding").requestSubmit();
      fill("files", "7", "change");
      fill("ranks", "7", "change");
    }],
    ["put", () => document.querySelectorAll("#army li").length === 7, () => {
      click(2, 0);
      click(5, 0);
      fill("title", "Seven", "input");
    }],
    ["undo", isReady, () => {
      press("z", { ctrlKey: true });
      document.body.dataset.undone = byId("title").value;
      press("Z", { ctrlKey: true, shiftKey: true });
    }],
    ["wrong", isReady, () => {
      document.querySelectorAll("#army .notation")[1].value = "hK";
      document.querySelectorAll("#army .notation")[1].dispatchEvent(new Event("input"));
      byId("play").click();
    }],
    ["mend", () => document.querySelector("#army .problem.error") !== null, () => {
      byId("play").click();
      document.body.dataset.wrong = String(byId("play").disabled && boards()[0].closest("#played") === null);
      byId("undo").click();
    }],
    ["play", isReady, () => byId("play").click()],
    ["move", () => boards()[0].closest("#played") !== null, () => {
      click(3, 1);
      click(3, 2);
    }],
    ["answer", () => document.querySelectorAll(".line button").length === 2, () =>
      document.querySelector(".faces [data-face='share']").click()],
    ["share", () => location.hash.includes("&line=d2d3."), () => {
      document.body.dataset.link = document.querySelector(".target pre").textContent;
    }],
  ];
  const wait = (count) => {
    const script = document.createElement("script");
    script.src = "wait.js?" + count;
    script.onload = () => {
      const [[name, isDue, action]] = steps;
      if (isDue()) {
        action();
        steps.shift();
      }
      document.body.dataset.step = steps.length === 0 ? "done" : name;
      if (steps.length > 0) {
        wait(count + 1);
      }
    };
    document.body.append(script);
  };
  wait(0);
}
