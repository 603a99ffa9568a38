// What the page's own thread does while a bot thinks.

/** Marks the trace where the play screen stands, where a question goes to the bots' worker and where an answer comes back. */
export function watchThoughts() {
  const RealWorker = window.Worker;
  window.Worker = class extends RealWorker {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        if (data.answer) performance.mark('bot-answers');
      });
    }
    postMessage(...args) {
      if (args[0].request) performance.mark('bot-thinks');
      super.postMessage(...args);
    }
  };
  const look = new MutationObserver(() => {
    if (!document.querySelector('[data-testid="play"]')) return;
    performance.mark('table-stands');
    look.disconnect();
  });
  look.observe(document, { subtree: true, childList: true });
}

export const answers = (page) => page.evaluate(() => performance.getEntriesByName('bot-answers').length);

/** The tasks of the page's main thread at the table, in milliseconds, that overlap the time in which a bot thinks. */
export function tasksOf(trace) {
  const events = JSON.parse(trace.toString()).traceEvents;
  const marks = events
    .filter(({ name }) => name === 'bot-thinks' || name === 'bot-answers')
    .sort((a, b) => a.ts - b.ts);
  const spans = [];
  for (const { name, ts } of marks) {
    if (name === 'bot-thinks') spans.push({ from: ts, to: Infinity });
    else if (spans.length > 0) spans.at(-1).to = ts;
  }
  const page = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === marks[0]?.pid && args.name === 'CrRendererMain',
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && /RunTask$/.test(name) && pid === page?.pid && tid === page.tid,
  );
  const stands = events.find(({ name }) => name === 'table-stands')?.ts ?? Infinity;
  const thinking = tasks.filter(
    ({ ts, dur }) => ts > stands && spans.some(({ from, to }) => ts < to && ts + dur > from),
  );
  // A task that was under way when the trace began has no work noted.
  return {
    thoughts: spans.length,
    tasks: thinking.map(({ dur, tdur }) => ({ wall: dur / 1000, work: (tdur ?? 0) / 1000 })),
  };
}
