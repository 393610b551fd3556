/** Runs steps side by side, each once those that it needs have passed. */

export type Task = {
  name: string;
  /** Names of tasks that must have passed. */
  needs?: readonly string[];
};

/**
 * @param tasks in the order in which they start, as far as what they need allows
 * @param limit how many run at once
 * @param hasPassed whether a result lets those start that need the task
 * @returns results by name; a task whose need has failed has none
 */
export async function schedule<T extends Task, Result>(
  tasks: readonly T[],
  limit: number,
  run: (task: T) => Promise<Result>,
  hasPassed: (result: Result) => boolean,
): Promise<Map<string, Result>> {
  const results = new Map<string, Result>();
  const passed = new Set<string>();
  const running = new Map<string, Promise<void>>();
  const waiting = [...tasks];

  async function start(task: T): Promise<void> {
    const result = await run(task);
    results.set(task.name, result);
    if (hasPassed(result)) passed.add(task.name);
    running.delete(task.name);
  }

  for (;;) {
    const next = waiting.findIndex(({needs = []}) => needs.every((name) => passed.has(name)));
    const [task] = running.size < limit && next >= 0 ? waiting.splice(next, 1) : [];
    if (task) running.set(task.name, start(task));
    else if (running.size) await Promise.race(running.values());
    else return results;
  }
}
