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

const told = new Set<string>();

/** Says that a patch is left out, and what does not fit; once for each misfit, however many pages have it. */
export function warnOfMisfit(patch: string, misfits: readonly string[]): void {
  const message = [patch, ...misfits].join('\n');
  if (told.has(message)) return;
  told.add(message);
  logger.warn(
    `The patch "${patch}" does not fit this version of Docusaurus and is left out: the site works, and is slower.\n${misfits.map((one) => `  ${one}`).join('\n')}\n  Remedy: adapt or delete src/docusaurus/${patch}.`,
  );
}
