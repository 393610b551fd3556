/** Mermaid's own parser, without a browser. */
type Mermaid = {parse: (text: string) => Promise<unknown>};

let loaded: Promise<Mermaid> | undefined;

/** A stub window in which DOMPurify, which Mermaid's parsers call, does nothing: parsed text is never displayed. */
const bareWindow = {document: {nodeType: 9, createElement: () => undefined}, Element: class {}};

async function load(): Promise<Mermaid> {
  const place = globalThis as {window?: unknown};
  const before = place.window;
  place.window = bareWindow;
  try {
    // The bundle loads in a tenth of the time of the hundreds of files from which it is made.
    const bundle: string = 'mermaid/dist/mermaid.esm.min.mjs';
    return ((await import(bundle)) as {default: Mermaid}).default;
  } finally {
    if (before === undefined) delete place.window;
    else place.window = before;
  }
}

export type DiagramError = {
  /** Line of the diagram, 1-based. */
  line: number;
  message: string;
};

async function parse(text: string): Promise<DiagramError | undefined> {
  loaded ??= load();
  const mermaid = await loaded;
  try {
    await mermaid.parse(text);
    return undefined;
  } catch (error) {
    const {message} = error as Error;
    const [, line = '1'] = /\bon line (\d+)/.exec(message) ?? [];
    const lines = message.split('\n');
    const what = lines.length > 1 ? lines.at(-1) : message.replace(/ for text:[\s\S]*/, '');
    return {line: Math.min(Number(line), text.split('\n').length), message: (what ?? '').slice(0, 160)};
  }
}

/** By the text of the diagram: a page is checked at each save, and its diagrams are mostly the same. */
const known = new Map<string, Promise<DiagramError | undefined>>();

/** @returns what Mermaid objects to in a diagram; undefined when it can draw it */
export function diagramError(text: string): Promise<DiagramError | undefined> {
  const found = known.get(text) ?? parse(text);
  known.set(text, found);
  return found;
}
