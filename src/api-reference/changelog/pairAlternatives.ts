/** The alternatives of a schema, paired between two versions whatever their order. */
import {listOf, objectOf, same} from './versionPair';
import {inlineCode} from './valuesInMarkdown';

export type PairedAlternative = {
  /** Place in the newer list, or in the older one of what is gone. */
  index: number;
  /** Name for a sentence, in Markdown. */
  title: string;
  /** Absent: the alternative is new. */
  old?: unknown;
  /** Absent: the alternative is gone. */
  now?: unknown;
};

/** Name of an alternative, independent of its content: its title, or the name of the schema. */
function nameOf(schema: unknown): string | undefined {
  const {title, type, 'x-name': name} = objectOf(schema);
  if (typeof title === 'string') return title;
  if (typeof name === 'string') return name;
  return typeof type === 'string' && type !== 'object' ? type : undefined;
}

/** Each alternative once, with its counterpart: the same content first, then the same name, then the same place. */
export function pairAlternatives(before: unknown, after: unknown): PairedAlternative[] {
  const olds = listOf(before).map((schema, index) => ({schema, index, name: nameOf(schema)}));
  const free = new Set(olds);
  const taken = new Map<number, (typeof olds)[number]>();
  const nows = listOf(after).map((schema, index) => ({schema, index, name: nameOf(schema)}));
  type Entry = (typeof olds)[number];
  const match = (fits: (old: Entry, now: Entry) => boolean) => {
    for (const now of nows) {
      const found = taken.has(now.index) ? undefined : [...free].find((old) => fits(old, now));
      if (!found) continue;
      free.delete(found);
      taken.set(now.index, found);
    }
  };
  match((old, now) => same(old.schema, now.schema));
  match((old, now) => old.name !== undefined && old.name === now.name);
  match((old, now) => !old.name && !now.name && old.index === now.index);
  const title = ({name, index}: Entry) => (name ? inlineCode(name) : `alternative ${index + 1}`);
  return [
    ...nows.map((now) => ({
      index: now.index,
      title: title(now),
      old: taken.get(now.index)?.schema,
      now: now.schema,
    })),
    ...[...free].map((old) => ({index: old.index, title: title(old), old: old.schema})),
  ];
}
