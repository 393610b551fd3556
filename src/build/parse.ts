/**
 * The one parser of built pages. The minifier leaves out end tags wherever HTML allows it ("Optional tags", 13.1.2.4);
 * htmlparser2 knows most of these places, and this file the rest.
 */
import type {Document, Element} from 'domhandler';
import {DomHandler, Parser} from 'htmlparser2';

const row = ['td', 'th', 'tr'];
const beforeRows = ['caption', 'colgroup'];
const description = ['p', 'dt', 'dd'];

/** What an element ends, while that is the innermost open one. */
const ends = new Map(
  Object.entries({
    tbody: [...row, ...beforeRows, 'thead', 'tbody'],
    tfoot: [...row, ...beforeRows, 'thead', 'tbody'],
    thead: beforeRows,
    tr: beforeRows,
    th: ['td'],
    dt: description,
    dd: description,
    li: ['p', 'li'],
    dialog: ['p'],
    hgroup: ['p'],
    menu: ['p'],
    search: ['p'],
  }),
);

class TreeBuilder extends DomHandler {
  /** What the parser takes for open, more than is on the stack of the tree. */
  private readonly open: unknown[] = [];

  override onopentag(name: string, attributes: Record<string, string>): void {
    while (ends.get(name)?.includes((this.tagStack.at(-1) as Element).name)) super.onclosetag();
    super.onopentag(name, attributes);
    this.open.push(this.tagStack.at(-1));
  }

  override onclosetag(): void {
    if (this.open.pop() === this.tagStack.at(-1)) super.onclosetag();
  }
}

/**
 * @param html text of a page
 * @returns its tree; nodes know their `startIndex` and `endIndex`, which is their last character. Elements without an end
 *   tag end somewhere in what follows them.
 */
export function parse(html: string): Document {
  const builder = new TreeBuilder(undefined, {withStartIndices: true, withEndIndices: true});
  new Parser(builder).end(html);
  return builder.root;
}
