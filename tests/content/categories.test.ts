/** A category page says what is in it, and every card on it has a drawing of its subject. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import sidebars from '../../sidebars';

type Item = {
  type: string;
  id?: string;
  label?: string;
  customProps?: {icon?: string};
  link?: {type: string; description?: string};
  items?: Item[];
};

const sheet = readFileSync('src/css/icons.css', 'utf8');

const all = (items: Item[]): Item[] => items.flatMap((item) => [item, ...all(item.items ?? [])]);

const categories = all(sidebars.docs as Item[]).filter(({link}) => link?.type === 'generated-index');

function problemsOf({label, link, items = []}: Item): string[] {
  const undrawn = items.filter(({customProps}) => !sheet.includes(`.icon--${customProps?.icon} {`));
  return [
    ...undrawn.map((item) => `${label}: ${item.id ?? item.label} has no drawing of src/css/icons.css`),
    ...((link?.description ?? '').length < 60 ? [`${label}: the description is too short`] : []),
  ];
}

it('sees a card without a drawing, and a short description', () => {
  const link = {type: 'generated-index', description: 'word '.repeat(20)};
  const items = [{type: 'doc', id: 'a', customProps: {icon: 'key'}}];
  expect(problemsOf({type: 'category', label: 'A', link, items})).toEqual([]);
  expect(problemsOf({type: 'category', label: 'A', link, items: [{type: 'doc', id: 'b'}]})).toHaveLength(1);
  expect(
    problemsOf({type: 'category', label: 'A', link: {...link, description: 'Short.'}, items}),
  ).toHaveLength(1);
});

it('holds for every category', () => {
  expect(categories.length).toBeGreaterThanOrEqual(8);
  expect(categories.flatMap(problemsOf)).toEqual([]);
});
