/** Runs steps side by side, each once those that it needs have passed. */

export type Task<Result> = {
  name: string;
  /** Names of tasks that must have passed. */
  needs?: readonly string[];
  run: () => Promise<Result>;
};

/**
 * @param tasks in the order in which they start, as far as what they need allows; a task stands after those that it needs
 * @param limit how many run at once
 * @param hasPassed whether a result lets those start that need the task
 * @returns results by name; a task whose need has failed has none
 */
export async function schedule<Result>(
  tasks: readonly Task<Result>[],
  limit: number,
  hasPassed: (result: Result) => boolean,
): Promise<Map<string, Result>> {
  const results = new Map<string, Result>();
  const running = new Map<string, Promise<void>>();
  const waiting = [...tasks];
  const isReady = ({needs = []}: Task<Result>) => needs.every((name) => results.has(name));
  const canRun = ({needs = []}: Task<Result>) => needs.every((name) => hasPassed(results.get(name)!));

  for (;;) {
    const next = running.size < limit ? waiting.findIndex((task) => isReady(task) && canRun(task)) : -1;
    if (next >= 0) {
      const [task] = waiting.splice(next, 1) as [Task<Result>];
      const ended = task.run().then((result) => {
        results.set(task.name, result);
        running.delete(task.name);
      });
      running.set(task.name, ended);
    } else if (running.size) await Promise.race(running.values());
    else return results;
  }
}
