/** What Mermaid is given in the place of the author's text, so that a drawing is narrow and low. */

/** A quoted text, a label of an arrow, or a question in braces: `B{"Is it so?"}`. */
const pieces = /"[^"\n]*"|\|[^|\n]*\||(?<=^|[\s&>])(\w+)\{(?!\{)("[^"\n]*"|[^"{}\n]+)\}/gm;

/**
 * A question is drawn as a box with pointed ends, which is as high as its words; Mermaid's diamond is as high as it is
 * wide, 200 px for four words.
 *
 * @param source of a flowchart
 */
export const withFlatQuestions = (source: string): string =>
  /^\s*(flowchart|graph)\b/.test(source)
    ? source.replace(pieces, (whole, name?: string, words?: string) =>
        name && words ? `${name}{{${words}}}` : whole,
      )
    : source;

/** Characters of a line of a label; Mermaid itself breaks labels of arrows at 200 px. */
const longest = 16;

/** @returns the words in lines of about the same length */
function inLines(words: string): string {
  const count = Math.ceil(words.length / longest);
  const lines: string[] = [''];
  for (const word of words.split(' ')) {
    const line = lines.at(-1) ?? '';
    const isFull = line.length + word.length / 2 > words.length / count && lines.length < count;
    if (line && isFull) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.join('<br/>');
}

/** The label of a transition of states: `a --> b: its label`. */
const transition = /^(\s*\S+ *--> *\S+? *: *)(.+?)\s*$/gm;

/** Labels of arrows of a flowchart: `-->|label|`, `-->|"label"|` and `-- "label" -->`. */
const arrow = /(\|"?|-- *")([^|"\n]+)("?\||" *-->)/g;

const withShortLabels = (source: string): string =>
  source.replace(
    /^\s*stateDiagram/.test(source) ? transition : arrow,
    (_, before: string, label: string, after: unknown) =>
      before + inLines(label) + (typeof after === 'string' ? after : ''),
  );

/** @param source of a diagram */
export const forDrawing = (source: string): string =>
  /^\s*sequenceDiagram/.test(source) ? source : withShortLabels(withFlatQuestions(source));
