import type {Element} from 'hast';
import type {Handle} from 'hast-util-to-mdast';
import type {Code} from 'mdast';
import {classOf, find, rawText} from './parts';

/** As authors write a title: in the line that opens the block. */
const titled = (title: string) => (title ? `title=${JSON.stringify(title)}` : null);

/** The one line break at the end belongs to the block, not to the code. */
export const codeNode = (value: string, lang?: string, title = ''): Code => ({
  type: 'code',
  lang: lang ?? null,
  meta: titled(title),
  value: value.replace(/\n$/, ''),
});

const languageIn = (names: string) => /(?:^| )language-(\S+)/.exec(names)?.[1];

/** A block of code with its language, and with its title above it. */
export function codeBlock(block: Element): Code {
  const code = find(block, ({tagName}) => tagName === 'pre');
  const title = find(block, (element) => classOf(element).includes('codeBlockTitle'));
  return codeNode(code ? rawText(code) : '', languageIn(classOf(block)), title && rawText(title).trim());
}

/** Code without a block around it, such as a sample of an API: its class says the language, or else what it stands in. */
export const pre: Handle = (_state, element, parent) => {
  const code = find(element, ({tagName}) => tagName === 'code');
  const around = parent?.type === 'element' ? parent.properties.dataValue : undefined;
  const language = (code && languageIn(classOf(code))) ?? around;
  return codeNode(rawText(element), typeof language === 'string' ? language : undefined);
};
