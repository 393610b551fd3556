/** Questions that several kinds ask. */
import {parse} from 'yaml';
import type {Site} from '../../rules/contract';
import type {Question} from './kind';
import {listOf} from './template';

const matches = (pattern: RegExp, remedy: string) => (value: string) =>
  pattern.test(value) ? undefined : remedy;

/** @returns the keys of a YAML file that holds a list by keys */
export const keysOf = (site: Site, file: string): string[] =>
  Object.keys((parse(site.read(file) ?? '') ?? {}) as object);

export const title: Question = {
  flag: 'title',
  asks: 'Title, in sentence case',
  problem: matches(/^[^\s*`_].*[^.\s]$/, 'Write plain text without a full stop.'),
};

export const description: Question = {
  flag: 'description',
  asks: 'Description, one sentence of 60 to 160 characters',
  problem: (value) =>
    /^[A-Z].{58,158}\.$/s.test(value)
      ? undefined
      : `Write one sentence of 60 to 160 characters with a capital and a full stop; this has ${value.length}.`,
};

export const keywords: Question = {
  flag: 'keywords',
  asks: '3 to 8 keywords, with commas',
  problem: (value) =>
    listOf(value).length >= 3 && listOf(value).length <= 8 ? undefined : 'Give 3 to 8 words with commas.',
};

/** @param file with the tags that are known */
export const tags = (file: string): Question => ({
  flag: 'tags',
  asks: `1 to 4 keys of ${file}, with commas`,
  problem: (value) =>
    listOf(value).length >= 1 && listOf(value).length <= 4 ? undefined : 'Give 1 to 4 keys with commas.',
});

export const slug: Question = {
  flag: 'slug',
  asks: 'Last part of the address, in lower-case words with hyphens',
  problem: matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case words and hyphens.'),
};

/** Names of the classes `icon--…`. */
export const icon: Question = {
  flag: 'icon',
  asks: 'Icon of its card',
  choices: (site) =>
    [...(site.read('src/css/icons.css') ?? '').matchAll(/^\.icon--([\w-]+) \{/gm)].map(
      ([, name = '']) => name,
    ),
  usual: () => 'document',
};

/** @returns the day in UTC, as YYYY-MM-DD */
export const today = (): string => new Date().toISOString().slice(0, 10);
