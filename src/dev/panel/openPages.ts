/** Which files the pages on the screen are made of. */

type Listener = (files: string[]) => void;

const counts = new Map<string, number>();
const listeners = new Set<Listener>();

/** @returns the files, by their paths in the project */
export const openFiles = (): string[] => [...counts.keys()];

function count(file: string, by: number): void {
  const now = (counts.get(file) ?? 0) + by;
  if (now > 0) counts.set(file, now);
  else counts.delete(file);
  for (const listener of listeners) listener(openFiles());
}

/**
 * @param source of a page as Docusaurus names it, such as `@site/docs/intro.md`
 * @returns a function that says that the page has left the screen
 */
export function opened(source: string): () => void {
  const file = source.replace(/^@site\//, '');
  count(file, 1);
  return () => count(file, -1);
}

/** @param listener is called with the files whenever they change */
export const onOpen = (listener: Listener): void => void listeners.add(listener);
