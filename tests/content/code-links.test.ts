/** Where a page quotes an error code, the link leads to that code and the meaning is its message. */
import type {Link, Paragraph, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {it} from 'vitest';
import {errorCodes} from '../../src/content/error-codes';
import {expectNone, pages, type Finding, type Page} from './corpus';

const messages = new Map<string, string>(errorCodes.map(({code, message}) => [code, message]));
const code = /^FOC-\d{4}$/;

function wrongLinks({path, tree}: Page): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'link', (link: Link) => {
    const text = textOf(link);
    if (!code.test(text) || link.url.endsWith(`#${text.toLowerCase()}`)) return;
    const message = `The link of ${text} leads to ${link.url}.`;
    findings.push({
      path,
      line: link.position?.start.line ?? 1,
      message,
      remedy: `end it with #${text.toLowerCase()}.`,
    });
  });
  return findings;
}

function wrongMeanings({path, tree}: Page): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'table', ({children: [header, ...rows]}: Table) => {
    const names = header?.children.map((cell) => textOf(cell)) ?? [];
    const meaning = names.indexOf('Meaning');
    const at = names.indexOf('Code');
    if (at < 0 || meaning < 0) return;
    for (const {children, position} of rows) {
      const cell = (index: number) => (children[index] ? textOf(children[index]).trim() : '');
      const message = messages.get(cell(at));
      if (message === undefined || message === cell(meaning)) continue;
      findings.push({
        path,
        line: position?.start.line ?? 1,
        message: `${cell(at)} is "${message}", not "${cell(meaning)}".`,
        remedy: 'quote the message, and put the rest into another column.',
      });
    }
  });
  return findings;
}

/** Entries of a list such as "[FOC-4001](…), *Export too large*. Split by date." */
function wrongEntries({path, tree}: Page): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'paragraph', ({children: [link, comma, quoted], position}: Paragraph) => {
    if (link?.type !== 'link' || quoted?.type !== 'emphasis' || textOf(comma) !== ', ') return;
    const message = messages.get(textOf(link));
    if (message === undefined || message === textOf(quoted)) return;
    findings.push({
      path,
      line: position?.start.line ?? 1,
      message: `${textOf(link)} is "${message}", not "${textOf(quoted)}".`,
      remedy: 'quote the message in italics, and put the rest after it.',
    });
  });
  return findings;
}

const rule = (page: Page) => [...wrongLinks(page), ...wrongMeanings(page), ...wrongEntries(page)];

it('holds for every page', () => {
  expectNone(pages.flatMap(rule));
});
