import type {Reading} from './reading';

const names = {headings: 'heading', links: 'link', code: 'code', words: 'word'} as const;

const excerpt = (list: readonly string[], index: number) =>
  JSON.stringify(list.slice(Math.max(0, index - 3), index + 4).join(' | ')).slice(0, 400);

/** @returns where two readings part, one line for each kind of thing; empty when they are the same */
export function differences(page: Reading, twin: Reading): string[] {
  return (Object.keys(names) as (keyof typeof names)[]).flatMap((kind) => {
    const [ours, theirs] = [page[kind], twin[kind]];
    const at = ours.findIndex((value, index) => value !== theirs[index]);
    const index = at >= 0 ? at : ours.length;
    if (at < 0 && ours.length === theirs.length) return [];
    return [
      `${names[kind]} ${index + 1}: the page has ${excerpt(ours, index)}, its Markdown ${excerpt(theirs, index)}`,
    ];
  });
}
