/*
 * Does the steps of one request after the other, each by the function of its name in work, and posts
 * what it returns. It runs where the engine does, and uses nothing outside of itself.
 */
function betzaInTurn(work, post) {
  "use strict";
  let latest = null;

  function answer(request, step) {
    const [name, detail] = step.split(" ");
    try {
      post({ id: request.id, step, answer: work[name](request, detail) });
    } catch (failed) {
      post({ id: request.id, step, failed: String(failed && failed.message) });
    }
  }

  /* Each step waits in line behind new requests, which make it superfluous. */
  function next(request, steps) {
    setTimeout(() => {
      if (request === latest && steps.length > 0) {
        answer(request, steps[0]);
        next(request, steps.slice(1));
      }
    }, 0);
  }

  return (request) => {
    latest = request;
    next(request, request.steps);
  };
}

/*
 * Where the engine runs: in a worker, so that typing never waits for it. The worker is made from the
 * text of the functions, because pages that are opened from a disk may not load workers from there.
 * A browser that refuses workers has the engine in the page.
 */
const BetzaAsking = (() => {
  "use strict";
  const sources = new Map();

  function workerSource(answers) {
    if (!sources.has(answers)) {
      const text =
        `(${BetzaEngineCode})();\n${betzaInTurn}\n` +
        `const ask = (${answers})(self.BetzaEngine, (answer) => postMessage(answer));\n` +
        "onmessage = (event) => ask(event.data);\n";
      sources.set(answers, URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
    }
    return sources.get(answers);
  }

  function engineInPage() {
    if (self.BetzaEngine === undefined) {
      BetzaEngineCode();
    }
    return self.BetzaEngine;
  }

  /* Asks one engine for one thing at a time. answers is the function that asks the engine there; it
     uses nothing outside of itself but betzaInTurn. One that is impatient is stopped in its work for an
     older request, which may take seconds; stopping costs the time in which an engine starts. */
  return class {
    constructor(receive, impatient, answers) {
      this.receive = receive;
      this.answers = answers;
      this.impatient = impatient;
      this.request = null;
      this.worker = null;
      this.post = null;
      this.open = 0;
    }

    start() {
      try {
        this.worker = new Worker(workerSource(this.answers));
        this.worker.onmessage = ({ data }) => this.answered(data);
        this.worker.onerror = () => this.stay();
        this.post = (request) => this.worker.postMessage(request);
      } catch (refused) {
        this.stay();
      }
    }

    /* The page does it itself. */
    stay() {
      this.worker = null;
      this.post = this.answers(engineInPage(), (data) => this.answered(data));
      if (this.request !== null) {
        this.post(this.request);
      }
    }

    answered(data) {
      if (this.request !== null && data.id === this.request.id) {
        this.open--;
        this.receive(data);
      }
    }

    /* What is still answered is not wanted any more. */
    forget() {
      this.request = null;
    }

    /* Nothing is asked any more. */
    end() {
      this.forget();
      if (this.worker !== null) {
        this.worker.terminate();
      }
    }

    ask(request) {
      if (this.impatient && this.open > 0 && this.worker !== null) {
        this.worker.terminate();
        this.post = null;
      }
      this.request = null;
      if (this.post === null) {
        this.start();
      }
      this.request = request;
      this.open = request.steps.length;
      this.post(request);
    }
  };
})();
