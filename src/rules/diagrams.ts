import path from 'node:path';
import {drawingFolder, drawingPath, isStored, keyOf} from '../diagrams/contract';
import type {Page} from './page';
import type {Problem, Rule} from './rule';
import type {Site} from './site';
import {fencesOf, type Fence} from './text';

type Mermaid = {parse: (text: string) => Promise<unknown>};

let loaded: Promise<Mermaid> | undefined;

async function load(): Promise<Mermaid> {
  const place = globalThis as {window?: unknown};
  const before = place.window;
  // DOMPurify, which Mermaid's parsers call, does nothing in this window: parsed text is never displayed.
  place.window = {document: {nodeType: 9, createElement: () => undefined}, Element: class {}};
  try {
    // The bundle loads in a tenth of the time of the hundreds of files from which it is made.
    const bundle: string = 'mermaid/dist/mermaid.esm.min.mjs';
    return ((await import(bundle)) as {default: Mermaid}).default;
  } finally {
    if (before === undefined) delete place.window;
    else place.window = before;
  }
}

async function faultOf({value, line}: Fence): Promise<Problem[]> {
  const mermaid = await (loaded ??= load());
  try {
    await mermaid.parse(value);
    return [];
  } catch (error) {
    const {message} = error as Error;
    const [, row = '1'] = /\bon line (\d+)/.exec(message) ?? [];
    const what = message
      .replace(/\.? for text:[\s\S]*/, '')
      .split('\n')
      .at(-1)
      ?.slice(0, 160);
    return [
      {
        line: line - 1 + Math.min(Number(row), value.split('\n').length),
        message: `The diagram cannot be drawn: ${what}.`,
        remedy: 'correct it; https://mermaid.js.org/intro/ tells how each type of diagram is written.',
      },
    ];
  }
}

const remedy = 'run "npm run diagrams", look at the drawing, and commit it with the page.';

function ofFence({value, line, fence}: Fence, site: Site): Problem[] {
  const silent = ['accTitle', 'accDescr'].filter(
    (key) => !new RegExp(`^\\s*${key}: *\\S.{9}`, 'm').test(value),
  );
  const isMissing = isStored(value) && !site.has(drawingPath(keyOf(value)));
  return [
    ...silent.map((key) => ({
      line,
      message: `The diagram has no ${key} of ten characters or more, which a screen reader says.`,
      remedy: `write "${key}: …" on a line under the type of the diagram.`,
    })),
    ...(isMissing
      ? [
          {
            ...fence,
            message: 'The diagram has no stored drawing, or was changed: readers would download Mermaid.',
            remedy,
          },
        ]
      : []),
  ];
}

const diagramsIn = (page: Page) => fencesOf(page, 'mermaid');

/** Mermaid can draw a diagram, a screen reader can say it, and its drawing is stored. */
export const diagrams: Rule = {
  name: 'diagrams',
  async page(page, site) {
    const problems: Problem[] = [];
    for (const fence of diagramsIn(page)) problems.push(...ofFence(fence, site), ...(await faultOf(fence)));
    return problems;
  },
  site(site) {
    const used = new Set(site.pages.flatMap(diagramsIn).map(({value}) => keyOf(value)));
    return site
      .list(drawingFolder)
      .filter((file) => file.endsWith('.svg') && !used.has(path.basename(file, '.svg')))
      .map((file) => ({path: file, line: 1, message: 'No page shows this drawing.', remedy}));
  },
};
