import {findProgram} from '../../src/cli/system';

/**
 * @param names programs of the table in src/cli/system.ts
 * @returns why a test that needs them is left out, or undefined
 * @throws Error in CI, where they must be there, and for a name that the table does not have
 */
export function lackOf(names: readonly string[], {CI} = process.env): string | undefined {
  const missing = names.filter((name) => !findProgram(name));
  if (!missing.length) return undefined;
  const lack = `needs ${missing.join(', ')}`;
  if (CI === 'true')
    throw new Error(`This test ${lack}. Remedy: install it, as .github/workflows/nightly.yml does.`);
  return lack;
}
