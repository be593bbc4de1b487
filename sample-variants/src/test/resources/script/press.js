// Lets the computer play White in the page of a game. The page is loaded when it has moved: until then,
// one script after the other is fetched.
"use strict";
{
  const [sides, levels] = document.querySelectorAll(".panel select");
  levels.value = "beginner";
  sides.value = "White";
  sides.dispatchEvent(new Event("change"));
  const wait = (count) => {
    const script = document.createElement("script");
    script.src = "wait.js?" + count;
    script.onload = () => {
      if (document.querySelector(".line button") === null) {
        wait(count + 1);
      }
    };
    document.body.append(script);
  };
  wait(0);
}
