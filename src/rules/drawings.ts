import path from 'node:path';
import {drawingFolder, drawingPath, isStored, keyOf} from '../diagrams/contract';
import {fencesOf} from './engine/pageText';
import type {Page} from './engine/page';
import type {Rule} from './engine/rule';

const source = ['flowchart LR', '  accTitle: Two steps of a flow', '  a --> b'].join('\n');
const text = ['```mermaid', source, '```'].join('\n');
const stored = drawingPath(keyOf(source));
const remedy = 'run "npm run diagrams", look at the drawing, and commit it with the page.';

/** Most pages have no diagram, and reading one is dear. */
const diagramsIn = (page: Page) =>
  page.source.includes('mermaid') ? fencesOf(page, 'mermaid').filter(({value}) => isStored(value)) : [];

export const drawings: Rule = {
  name: 'drawings',
  sentence:
    'Every flowchart, sequence and state diagram has its stored drawing, and every drawing is shown by a page: `npm run diagrams` sees to both.',
  good: [{text, beside: {[stored]: '<svg/>'}}, {text: '```mermaid\npie\n  "One" : 1\n```'}],
  bad: [
    {text, lines: [1]},
    {text: `Text.\n\n${text.replace('a --> b', 'a --> c')}`, beside: {[stored]: '<svg/>'}, lines: [3, 1]},
  ],
  page: (page, site) =>
    diagramsIn(page)
      .filter(({value}) => !site.has(drawingPath(keyOf(value))))
      .map(({fence}) => ({
        ...fence,
        message:
          'The diagram has no stored drawing, or was changed since: readers would download Mermaid for it.',
        remedy,
      })),
  files: {
    of: new RegExp(`^${drawingFolder}/`),
    check(site) {
      const used = new Set(site.pages.flatMap(diagramsIn).map(({value}) => keyOf(value)));
      return site
        .list(drawingFolder)
        .filter((file) => !used.has(path.basename(file, '.svg')))
        .map((file) => ({path: file, line: 1, message: 'No page shows this drawing.', remedy}));
    },
  },
};
