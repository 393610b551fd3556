/** Mermaid's own parser, without a browser. */
type Mermaid = {parse: (text: string) => Promise<unknown>};

let loaded: Promise<Mermaid> | undefined;

/** Without a document DOMPurify has nothing but its name, and Mermaid's parsers of labels call it: a parse is never shown. */
async function load(): Promise<Mermaid> {
  const {default: purify} = (await import('dompurify')) as unknown as {default: Record<string, unknown>};
  purify.addHook ??= () => undefined;
  purify.sanitize ??= (text: string) => text;
  return (await import('mermaid')).default;
}

export type DiagramError = {
  /** Line of the diagram, 1-based. */
  line: number;
  message: string;
};

/** @returns what Mermaid objects to in a diagram; undefined when it can draw it */
export async function diagramError(text: string): Promise<DiagramError | undefined> {
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
