/** A page of the corpus as Markdown that every generator reads alike. */
import {readFileSync} from 'node:fs';
import {codeBlocks} from './code';
import type {CorpusPage} from './index';
import type {Prose} from './prose';

/** Where a link of a page leads. */
export type Target = {path: string; title: string};

/** Address of the picture, which every page shows. */
export const picturePath = '/img/figure.png';

/** @returns a PNG too large to be put into the page itself, which generators do with small ones */
export const picture = () => readFileSync('static/img/icon-512.png');

const headings = 7;

/** @param link gives another page */
export function bodyOf(prose: Prose, link: () => Target): string {
  const {heading, noun, number, sentence, text} = prose;
  const linked = () => {
    const {path, title} = link();
    return `[${title}](${path})`;
  };
  const list = (mark: string) =>
    Array.from({length: 4}, () => `${mark} **${heading()}**: ${sentence()}`).join('\n');
  const row = () => `| \`${noun()}_${noun()}\` | ${number()} | ${sentence()} |`;
  const table = ['| Name | Default | Meaning |', '| --- | --- | --- |', ...Array.from({length: 6}, row)];
  const extras = [
    list('-'),
    `![${heading()}](${picturePath})`,
    table.join('\n'),
    list('1.'),
    `Read ${linked()} first, then ${linked()}.`,
  ];
  const code = codeBlocks(prose);
  const sections = Array.from({length: headings}, (_, index) => [
    `${index % 3 === 2 ? '###' : '##'} ${heading()}`,
    text(4),
    ...code.slice(index, index + 1),
    text(4),
    ...extras.slice(index, index + 1),
  ]);
  return [
    text(4),
    `This page belongs to what ${linked()} begins.`,
    ...sections.flat(),
    `See also ${linked()}.`,
  ].join('\n\n');
}

/**
 * @param hasHeading whether the title stands in the text, for generators that do not make a heading of the front matter
 * @returns front matter that all generators take, and the text
 */
export function markdownOf(
  {title, description, body}: CorpusPage,
  {hasHeading}: {hasHeading: boolean},
): string {
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    'keywords: [neutral, corpus]',
    'tags: [getting-started]',
    'last_reviewed: 2026-11-20',
    '---',
    '',
    ...(hasHeading ? [`# ${title}`, ''] : []),
    body,
    '',
  ].join('\n');
}
