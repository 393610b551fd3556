/**
 * Stops a command over a variable of the environment.
 *
 * @param value what it holds; never a secret
 * @param expected what it should hold
 * @throws Error always
 */
export function wrongValue(name: string, value: string, expected: string): never {
  throw new Error(
    `Environment: ${name} is "${value}".\n  Expected: ${expected}.\n  Remedy: correct ${name}, or unset it to use the default (README, "Configuration").`,
  );
}
