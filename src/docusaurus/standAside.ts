import logger from '@docusaurus/logger';

/**
 * @param patch name of a patch that only gains speed
 * @param apply throws where the inside of Docusaurus has a shape that the patch does not know
 * @returns what `apply` returns; undefined after a warning where the patch does not fit
 */
export function standAside<Result>(patch: string, apply: () => Result): Result | undefined {
  try {
    return apply();
  } catch (error) {
    warnOfMisfit(patch, [(error as Error).message]);
    return undefined;
  }
}

/** Says once that a patch is left out, and what does not fit. */
export function warnOfMisfit(patch: string, misfits: readonly string[]): void {
  logger.warn(
    `The patch "${patch}" does not fit this version of Docusaurus and is left out: the site works, and is slower.\n${misfits.map((one) => `  ${one}`).join('\n')}\n  Remedy: adapt or delete it in src/docusaurus (patches.ts).`,
  );
}
