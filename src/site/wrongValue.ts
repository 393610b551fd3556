/**
 * Reports a wrong value of an environment variable.
 *
 * @param value present value; never a secret
 * @param expected description of right values
 * @throws Error always
 */
export function wrongValue(name: string, value: string, expected: string): never {
  throw new Error(
    `Environment: ${name} is "${value}".\n  Expected: ${expected}.\n  Remedy: correct ${name}, or unset it to use the default (README, "Configuration").`,
  );
}
