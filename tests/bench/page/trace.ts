/** What the main thread of a page did, from a trace of Chromium. */

export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  /** Microseconds of the processor that a task took; the clock goes on while other programs run, this does not. */
  tdur?: number;
  args?: {name?: string};
};

export type MainThread = {
  /** Milliseconds of the processor in all tasks. */
  cpu: number;
  /** Milliseconds beyond 50 of each task after the first paint, on a processor so many times slower. */
  blocking: number;
  /** Longest task there, in milliseconds. */
  longest: number;
};

/** Categories that a trace must have. */
export const categories = [
  'toplevel',
  'loading',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];

const isTask = ({name, ph}: TraceEvent) => ph === 'X' && name === 'ThreadControllerImpl::RunTask';

/**
 * Total blocking time from processor time, because time on the clock depends on what else the machine does: tasks are
 * taken from an unhindered processor and made longer by the slowdown of a phone.
 *
 * @throws Error when the trace has no tasks of a page
 */
export function mainThreadOf(events: readonly TraceEvent[], slowdown: number): MainThread {
  const names = events.filter(
    ({ph, name, args}) => ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const pages = names.map(({pid, tid}) => {
    const tasks = events.filter((event) => event.pid === pid && event.tid === tid && isTask(event));
    return {pid, tasks, cpu: tasks.reduce((total, {tdur = 0}) => total + tdur, 0) / 1000};
  });
  // A browser keeps a spare process for the next page; the one that worked most is the page.
  const [page] = pages.sort((one, other) => other.cpu - one.cpu);
  if (!page?.cpu)
    throw new Error('The trace has no tasks of a page: another browser may name them otherwise.');
  const paint = events.find(({pid, name}) => pid === page.pid && name === 'firstContentfulPaint')?.ts ?? 0;
  const lengths = page.tasks.filter(({ts}) => ts >= paint).map(({tdur = 0}) => (tdur / 1000) * slowdown);
  return {
    cpu: page.cpu,
    blocking: lengths.reduce((total, length) => total + Math.max(0, length - 50), 0),
    longest: Math.max(0, ...page.tasks.map(({tdur = 0}) => (tdur / 1000) * slowdown)),
  };
}
