/** What making an index costs, and what it weighs on disk. */
import type {Corpus} from './corpus';
import type {Engine, Files} from './engine';
import {median, sum} from '../statistics';

export type Building = {
  /** Seconds for 1,000 pages. */
  seconds: number;
  /** Two builds gave the same files. */
  isSame: boolean;
  bytes: number;
  count: number;
  files: Files;
};

const sizeOf = (content: string | Buffer) => Buffer.byteLength(content);

function areSame(one: Files, other: Files): boolean {
  return (
    one.size === other.size &&
    [...one].every(([name, content]) => Buffer.from(content).equals(Buffer.from(other.get(name) ?? '')))
  );
}

/** Engines take turns, so that a busy moment hits all of them. */
export async function measureBuilding(
  corpus: Corpus,
  engines: readonly Engine[],
  rounds: number,
): Promise<Map<string, Building>> {
  const runs = new Map(engines.map(({name}) => [name, [] as Awaited<ReturnType<Engine['build']>>[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const engine of engines) runs.get(engine.name)?.push(await engine.build(corpus));
  return new Map(
    [...runs].map(([name, builds]) => {
      const files = builds[0]?.files ?? new Map<string, string>();
      return [
        name,
        {
          // Milliseconds a page are seconds for a thousand.
          seconds: median(builds.map(({milliseconds}) => milliseconds)) / corpus.pages,
          isSame: builds.every((build) => areSame(build.files, files)),
          bytes: sum([...files.values()].map(sizeOf)),
          count: files.size,
          files,
        },
      ];
    }),
  );
}
