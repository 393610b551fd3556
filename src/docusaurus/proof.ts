import type {Compilation, Compiler} from '@rspack/core';

/** What a patch has done in a build: a part that did nothing is an error of the build. */
export type Proof = {
  /** Names a part that has to be applied at least once. */
  expect: (part: string) => void;
  /** Says that a part was applied. */
  applied: (part: string) => void;
  /** A plugin of the bundler that stops a build in which an expected part was not applied. */
  check: {apply: (compiler: Compiler) => void};
};

/**
 * @param patch name of the patch
 * @param file where the patch is, for whoever mends it
 */
export function proofOf(patch: string, file: string): Proof {
  const counts = new Map<string, number>();
  const unapplied = () => [...counts].filter(([, count]) => count === 0).map(([part]) => part);
  return {
    expect: (part) => void counts.set(part, counts.get(part) ?? 0),
    applied: (part) => void counts.set(part, (counts.get(part) ?? 0) + 1),
    check: {
      apply({hooks}) {
        hooks.afterCompile.tap(patch, (compilation: Compilation) => {
          // A module that does not compile says so itself.
          if (compilation.errors.length > 0) return;
          for (const part of unapplied())
            compilation.errors.push(
              new Error(
                `The patch "${patch}" changed nothing: ${part}. Remedy: adapt or delete ${file}; SPEED=off builds without the patches that only gain speed.`,
              ),
            );
        });
      },
    },
  };
}
