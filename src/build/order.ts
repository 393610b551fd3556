import type {Step} from './stepType';

const quoted = (steps: readonly Step[]) => steps.map(({name}) => `"${name}"`).join(', ');

/** @throws Error when a name is taken twice, or `before` says one that is not there */
function checkNames(steps: readonly Step[]): void {
  const names = new Set<string>();
  for (const {name} of steps) {
    if (names.has(name))
      throw new Error(`Two plugins bring a step "${name}" after the build. Remedy: rename one of them.`);
    names.add(name);
  }
  for (const {name, before = []} of steps)
    for (const other of before)
      if (!names.has(other))
        throw new Error(
          `The step "${name}" comes before "${other}", which no plugin brings. Remedy: correct the name, or load the plugin in docusaurus.config.ts. There are ${quoted(steps)}.`,
        );
}

/**
 * @param steps in any order
 * @returns them, each before the steps that it names; otherwise as they came
 * @throws Error when names are wrong, or steps wait for each other
 */
export function inOrder(steps: readonly Step[]): Step[] {
  checkNames(steps);
  const ordered: Step[] = [];
  let left = [...steps];
  while (left.length) {
    const next = left.find(({name}) => !left.some(({before = []}) => before.includes(name)));
    if (!next)
      throw new Error(
        `The steps ${quoted(left)} wait for each other. Remedy: take one name out of their \`before\`.`,
      );
    ordered.push(next);
    left = left.filter((step) => step !== next);
  }
  return ordered;
}
