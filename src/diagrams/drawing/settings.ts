/** How Mermaid lays a diagram out before we draw it. */
import type {MermaidConfig} from 'mermaid';

/** Name of the reference font in the page that draws (`browser.ts`). */
export const referenceFont = 'Reference';

/** Pixels; `src/css/diagrams.css` has the same size in units of the page's type. */
export const fontSize = 14;

/** Pixels of a letter of the reference font in a bold name, at most on the average. */
const letter = 8.8;

/** By the number of participants: the least width of one, and the gap to the next, which the words of a message fill. */
const sequences = [
  {parties: 2, width: 124, gap: 56},
  {parties: 3, width: 90, gap: 20},
  {parties: 4, width: 108, gap: 20},
  {parties: Infinity, width: 110, gap: 20},
];

/** @returns the words of each participant's name */
function namesIn(source: string): string[] {
  const participants = source.matchAll(/^\s*(?:participant|actor)\s+(.+?)(?:\s+as\s+(.+))?\s*$/gm);
  return [...participants].map(([, id = '', name = id]) => name);
}

function sequenceSettings(source: string, scale: number): MermaidConfig['sequence'] {
  const names = namesIn(source);
  const {width, gap} = sequences.find((each) => names.length <= each.parties) ?? sequences[0]!;
  const longest = Math.max(0, ...names.flatMap((name) => name.split(/\s+/)).map((word) => word.length));
  const needed = Math.max(width * scale, longest * letter + 12);
  return {
    useMaxWidth: false,
    wrap: true,
    wrapPadding: 4,
    mirrorActors: false,
    width: Math.round(needed),
    height: 40,
    actorMargin: Math.round(Math.max(10, width * scale + gap - needed)),
    actorFontWeight: 700,
    boxMargin: 8,
    boxTextMargin: 4,
    messageMargin: 28,
    diagramMarginX: 2,
    diagramMarginY: 4,
    bottomMarginAdj: 8,
    actorFontSize: fontSize,
    messageFontSize: fontSize,
    noteFontSize: fontSize,
  };
}

/**
 * Labels are SVG text, sizes are those of the reference font, and spaces are small, because a phone shows 320 px.
 *
 * @param source of the diagram
 * @param scale of the widths at which words are divided into lines
 */
export const settingsFor = (source: string, scale: number): MermaidConfig => ({
  startOnLoad: false,
  theme: 'neutral',
  themeVariables: {fontSize: `${fontSize}px`},
  htmlLabels: false,
  fontFamily: referenceFont,
  fontSize,
  flowchart: {
    htmlLabels: false,
    useMaxWidth: false,
    padding: 7,
    diagramPadding: 2,
    nodeSpacing: 20,
    rankSpacing: 32,
    wrappingWidth: Math.round(124 * scale),
    subGraphTitleMargin: {top: 4, bottom: 8},
    curve: 'basis',
  },
  state: {useMaxWidth: false, padding: 8, nodeSpacing: 24, rankSpacing: 36},
  sequence: sequenceSettings(source, scale),
});
