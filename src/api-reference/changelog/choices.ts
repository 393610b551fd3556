/** The alternatives of a schema, paired between two versions whatever their order. */
import {isObject, listOf, same, type Pair, type Side} from './document';
import {code} from './words';

export type Choice = {
  /** Place in the newer list, or in the older one of what is gone. */
  index: number;
  /** Name for a sentence, in Markdown. */
  title: string;
  /** Absent: the alternative is new. */
  old?: unknown;
  /** Absent: the alternative is gone. */
  now?: unknown;
};

/** The name that an alternative keeps while its content changes: its own title, or that of what it refers to. */
function nameOf(side: Side, schema: unknown): string | undefined {
  const {title, type} = side.resolve(schema);
  if (typeof title === 'string') return title;
  if (isObject(schema) && typeof schema.$ref === 'string') return schema.$ref.split('/').pop();
  return typeof type === 'string' && type !== 'object' ? type : undefined;
}

/** Each alternative once, with its counterpart: the same content first, then the same name, then the same place. */
export function choices(pair: Pair, before: unknown, after: unknown): Choice[] {
  const olds = listOf(before).map((schema, index) => ({schema, index, name: nameOf(pair.before, schema)}));
  const free = new Set(olds);
  const taken = new Map<number, (typeof olds)[number]>();
  const nows = listOf(after).map((schema, index) => ({schema, index, name: nameOf(pair.after, schema)}));
  type Entry = (typeof olds)[number];
  const match = (fits: (old: Entry, now: Entry) => boolean) => {
    for (const now of nows) {
      const found = taken.has(now.index) ? undefined : [...free].find((old) => fits(old, now));
      if (!found) continue;
      free.delete(found);
      taken.set(now.index, found);
    }
  };
  match((old, now) => same(pair, old.schema, now.schema));
  match((old, now) => old.name !== undefined && old.name === now.name);
  match((old, now) => !old.name && !now.name && old.index === now.index);
  const title = ({name, index}: Entry) => (name ? code(name) : `alternative ${index + 1}`);
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
