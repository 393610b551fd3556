import {fromMarkdown} from 'mdast-util-from-markdown';
import type {Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {terms} from '../../../../src/content/glossary';
import {glossaryTerms} from '../../../../src/content/markdown/terms';

/** @returns what is marked, as text and entry */
function marked(markdown: string, page = 'docs/any/page.md'): string[] {
  const tree = fromMarkdown(markdown);
  glossaryTerms()(tree, new VFile({path: `/site/${page}`}));
  const found: string[] = [];
  visit(tree, 'link', (link: Link) => {
    if (link.data?.hProperties?.className) found.push(`${toString(link)} ${link.url.split('#')[1]}`);
  });
  return found;
}

describe('terms of the glossary', () => {
  it.each([
    ['in a sentence', 'Place a legal hold on it.', ['legal hold legal-hold']],
    ['at the start of one', 'Webhooks arrive late.', ['Webhooks webhook']],
    ['once', 'A webhook. Another webhook.', ['webhook webhook']],
    ['in a list', '- It sends SIPREC.', ['SIPREC siprec']],
    ['by the longest form', 'It speaks SAML 2.0.', ['SAML 2.0 saml']],
    ['by another form', 'The session border controller copies it.', ['session border controller sbc']],
  ])('are marked %s', (_, markdown, expected) => {
    expect(marked(markdown)).toEqual(expected);
  });

  it.each([
    ['in a heading', '# A webhook'],
    ['in a link', '[the webhook](./x.md)'],
    ['in a label', 'Select **Add webhook**.'],
    ['in code', 'Call `webhook`.'],
    ['inside another word', 'A subgroup and the webhook-id.'],
    ['where the word has other senses', 'The token endpoint knows the Unix group.'],
    ['in another case, where it is an abbreviation', 'The frying pan is hot.'],
  ])('are not marked %s', (_, markdown) => {
    expect(marked(markdown)).toEqual([]);
  });

  it('are not marked on the page that explains them, on that of the glossary, in the API reference and in posts', () => {
    const explained = terms.find(({see, isAmbiguous}) => see?.includes('(/docs/') && !isAmbiguous)!;
    const file = /\(\/([^)#]*)/.exec(explained.see!)![1];
    const sentence = `It has a ${explained.term}.`;
    expect(marked(sentence)).toHaveLength(1);
    for (const page of [`${file}.md`, 'docs/glossary.md', 'docs/api/any.md', 'blog/any.md'])
      expect(marked(sentence, page)).toEqual([]);
  });
});
