/** The name under which the drawing of a diagram is stored. */
import {createHash} from 'node:crypto';
import packages from '../../package.json';

/** Folder of the stored drawings, from the root of the project. */
export const drawingFolder = 'src/diagrams/drawings';

/** Raise it when `drawing/` draws differently: `npm run diagrams` then makes every drawing anew. */
const edition = 2;

/** First words of the diagrams that are stored; those of other kinds are drawn in the browser of the reader. */
const storedKinds = ['flowchart', 'graph', 'sequenceDiagram', 'stateDiagram-v2'];

/** @returns the first word of a diagram, after its front matter and comments */
export const kindOf = (source: string): string =>
  /^(?:---\n[^]*?\n---\n)?(?:\s|%%.*(?:\n|$))*([\w-]+)/.exec(source.trimStart())?.[1] ?? '';

/** Whether `npm run diagrams` stores a drawing of it. */
export const isStored = (source: string): boolean => storedKinds.includes(kindOf(source));

const normalised = (source: string): string =>
  source
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();

/**
 * @param source of a diagram, its insertions filled
 * @returns a hash of all that a drawing is made of: the text, the version of Mermaid, and our way to draw
 */
export const keyOf = (source: string): string =>
  createHash('sha256')
    .update([edition, packages.dependencies.mermaid, normalised(source)].join('\0'))
    .digest('hex')
    .slice(0, 12);

/** Path of a stored drawing from the root of the project. */
export const drawingPath = (key: string): string => `${drawingFolder}/${key}.svg`;
