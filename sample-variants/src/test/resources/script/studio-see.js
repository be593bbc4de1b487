// Lets the page of the studio be loaded when the engine has said what the design of the address is, and
// its game is begun if it has moves: until then, one script after the other is fetched.
"use strict";
{
  const isSeen = () => {
    const play = document.getElementById("play");
    const begins = location.hash.includes("&line=") && !play.disabled;
    return /^(Ready|Not)/.test(document.getElementById("summary").textContent) && (!begins || document.querySelector(".line button") !== null);
  };
  const wait = (count) => {
    const script = document.createElement("script");
    script.src = "wait.js?" + count;
    script.onload = () => {
      if (!isSeen()) {
        wait(count + 1);
      }
    };
    document.body.append(script);
  };
  wait(0);
}
