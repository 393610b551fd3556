type Native = typeof import('fs-native-extensions');

/**
 * What Node does not offer: exchanging two folders in one step, and locks that end with their process.
 *
 * @returns undefined where the package has no binary for the machine, such as Alpine Linux
 */
export async function native(): Promise<Native | undefined> {
  try {
    return await import('fs-native-extensions');
  } catch {
    return undefined;
  }
}
