/** Runs steps side by side, each once those that it needs have passed, and some alone. */

export type Task<Result> = {
  name: string;
  /** Names of tasks that must have passed. */
  needs?: readonly string[];
  /** Nothing runs beside it. */
  isAlone?: boolean;
  run: () => Promise<Result>;
};

/**
 * @param tasks in the order in which they start, as far as what they need allows
 * @param limit how many run at once
 * @param hasPassed whether a result lets those start that need the task
 * @returns results by name; a task whose need has failed has none
 * @throws Error when a task needs one that does not exist, or when tasks wait for each other
 */
export async function schedule<Result>(
  tasks: readonly Task<Result>[],
  limit: number,
  hasPassed: (result: Result) => boolean,
): Promise<Map<string, Result>> {
  const results = new Map<string, Result>();
  const running = new Map<string, Promise<void>>();
  const alone = new Set(tasks.filter(({isAlone}) => isAlone).map(({name}) => name));
  let waiting = [...tasks];
  const passed = (name: string) => results.has(name) && hasPassed(results.get(name) as Result);
  const cannotPass = (name: string): boolean =>
    results.has(name) ? !passed(name) : !running.has(name) && !waiting.some((task) => task.name === name);

  while (waiting.length || running.size) {
    waiting = waiting.filter(({needs = []}) => !needs.some(cannotPass));
    const isFree = running.size < limit && ![...running.keys()].some((name) => alone.has(name));
    const next = isFree
      ? waiting.find(({needs = [], isAlone}) => needs.every(passed) && !(isAlone && running.size))
      : undefined;
    if (next) {
      waiting = waiting.filter((task) => task !== next);
      const ended = next.run().then((result) => {
        results.set(next.name, result);
        running.delete(next.name);
      });
      running.set(next.name, ended);
    } else if (running.size) await Promise.race(running.values());
    else if (waiting.length) throw new Error(`${waiting[0]?.name} waits for a step that waits for it.`);
  }
  return results;
}
