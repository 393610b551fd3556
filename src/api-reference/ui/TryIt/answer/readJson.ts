/** @returns the value of a text of JSON; nothing where it is none */
export function jsonIn(text: string): {value: unknown} | undefined {
  try {
    return {value: JSON.parse(text) as unknown};
  } catch {
    return undefined;
  }
}
