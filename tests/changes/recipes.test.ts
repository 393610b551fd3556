/** The recipes of the guide for authors work as they are written, and the content keeps its rules after each of them. */
import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {copyOf, type Copy} from './copy';
import {follow} from './recipes/follow';
import {readRecipes} from './recipes/readRecipes';

/** Ends what never ends: whole commands take minutes beside the browser tests. */
const longest = 10 * 60_000;

const recipes = readRecipes(readFileSync('src/guides/write.md', 'utf8'));

let copy: Copy;

beforeAll(async () => {
  copy = copyOf('recipes');
  expect(await copy.script('api:generate')).toBe('');
}, longest);

it('there are ten, and each has something to do', () => {
  expect(recipes.map(({name}) => name.split('.')[0])).toEqual(Array.from({length: 9}, (_, n) => `${n + 1}`));
  for (const {name, steps} of recipes) expect(steps, name).not.toEqual([]);
});

describe.each(recipes)('$name', (recipe) => {
  it('works as written', {timeout: longest}, async () => {
    await follow(copy.folder, recipe);
    copy.commit(recipe.name);
    expect(copy.changed()).not.toEqual([]);
  });

  it('leaves content that keeps the rules', {timeout: longest}, async () => {
    expect(await copy.script('check:content')).toBe('');
  });
});

// The types of such copies are held by the tests beside this one; those of this copy take half a minute more.
it.skipIf(!process.env.FULL)(
  'the types of what the recipes changed are right',
  {timeout: longest},
  async () => {
    expect(await copy.script('typecheck')).toBe('');
  },
);
