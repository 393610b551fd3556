/** What the present `check.ts` asks for. */
import {installChromium} from './chromium';
import {missingFor} from './programs';

/** Installs Chromium. @returns the scripts of which something is left out */
export function installMissing(): Promise<string[]> {
  installChromium();
  return Promise.resolve(['test:engines', 'test:programs'].flatMap((script) => missingFor(script)));
}

/** @returns the sentence that says what of a script is left out, if anything is */
export function skippedPart(
  script: string,
  missing: readonly string[],
): {isWhole: boolean; message: string} | undefined {
  const of = missing.filter((sentence) => sentence.startsWith(`${script}: `));
  return of.length ? {isWhole: false, message: of.join('; ')} : undefined;
}
