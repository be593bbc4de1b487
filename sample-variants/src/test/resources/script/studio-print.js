// Makes what the studio prints when the engine has said what the design is: until then, one script after
// the other is fetched.
"use strict";
{
  const wait = (count) => {
    const script = document.createElement("script");
    script.src = "wait.js?" + count;
    script.onload = () => {
      if (/^Ready/.test(document.getElementById("summary").textContent)) {
        window.dispatchEvent(new Event("beforeprint"));
      } else {
        wait(count + 1);
      }
    };
    document.body.append(script);
  };
  wait(0);
}
