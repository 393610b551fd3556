/** Diagrams of the site's pages: what they are called, and where they stand. */
import {existsSync, readFileSync} from 'node:fs';
import type {BuiltPage} from './built';

/** A diagram of a page, with its drawing. */
export const figure = 'article .markdown [data-diagram]';

export type Diagram = {title: string; description: string; kind: string; parties: number; index: number};

const line = (text: string, name: string) =>
  new RegExp(`^\\s*${name}: *(.+)$`, 'm').exec(text)?.[1]?.trim() ?? '';

/** @returns the diagrams in the Markdown of a page, in their order; none where the file is not in the repository */
export function diagramsOf({source}: BuiltPage): Diagram[] {
  if (!existsSync(source)) return [];
  return [...readFileSync(source, 'utf8').matchAll(/^```mermaid\n([^]*?)^```/gm)].map(
    ([, text = ''], index) => ({
      title: line(text, 'accTitle'),
      description: line(text, 'accDescr'),
      kind: /\w+/.exec(text)?.[0] ?? '',
      parties: text.match(/^\s*(participant|actor) /gm)?.length ?? 0,
      index,
    }),
  );
}
