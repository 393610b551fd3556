/** What the files of a built site refer to, by kind of file. */
import {Parser} from 'htmlparser2';

/** As written in the file, with the line where it stands. */
export type Reference = {address: string; line: number};

/** What a file refers to, and the anchors that others may refer to. */
export type FileContents = {references: Reference[]; anchors: Set<string>};

/** Attributes that hold one address. */
const single = new Set(['href', 'src', 'action', 'formaction', 'poster', 'data']);

/** Attributes that hold several, parted by spaces; `data-files` names the scripts of a page (src/runtime/critical-css/plugin). */
const several = new Set(['srcset', 'imagesrcset', 'data-files']);

const lineCounter = (text: string) => {
  let [line, from] = [1, 0];
  return (index: number) => {
    for (; from < index; from += 1) if (text.charCodeAt(from) === 10) line += 1;
    return line;
  };
};

function ofStyles(text: string): string[] {
  const found = text.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)'"\s]+))\s*\)/g);
  return [...found].map(([, double, quoted, bare]) => double ?? quoted ?? bare ?? '');
}

/** Descriptors of `srcset`, such as `2x`, are no addresses. */
const listed = (value: string) => value.split(/[\s,]+/).filter((part) => part && !/^[\d.]+[wx]$/.test(part));

function ofAttribute(name: string, value: string): string[] {
  if (single.has(name)) return [value];
  if (several.has(name)) return listed(value);
  if (name === 'style') return ofStyles(value);
  // Metadata: cards of social networks hold whole addresses, redirects a path.
  if (name === 'content')
    return [/^https?:\/\/\S+$/.exec(value)?.[0], /;\s*url=(\S+)$/i.exec(value)?.[1]].filter(
      (one) => one !== undefined,
    );
  return [];
}

function ofPage(text: string): FileContents {
  const references: Reference[] = [];
  const anchors = new Set<string>();
  const lineAt = lineCounter(text);
  let isInStyle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      isInStyle = name === 'style';
      const line = lineAt(parser.startIndex);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute === 'id' || (name === 'a' && attribute === 'name')) anchors.add(value);
        for (const address of ofAttribute(attribute, value)) references.push({address, line});
      }
    },
    ontext(styles) {
      if (!isInStyle) return;
      const line = lineAt(parser.startIndex);
      for (const address of ofStyles(styles)) references.push({address, line});
    },
    onclosetag: () => (isInStyle = false),
  });
  parser.end(text);
  return {references, anchors};
}

const found = (text: string, addresses: Iterable<{0: string; index: number}>): Reference[] => {
  const lineAt = lineCounter(text);
  return [...addresses].map(({0: address, index}) => ({address, line: lineAt(index)}));
};

/** Feeds and the site map of search engines: whole addresses, and links of the HTML in them. */
const inMarkup = /(?<=\b(?:href|src)=["'])[^"']+|https?:\/\/[^\s"'<>\])}]+/g;

/** Data and plain text: whole addresses only, without the comma or full stop after them; one that an ellipsis cuts is none. */
const inText = /https?:\/\/[^\s"'<>\])}\\`|,…]*[^\s"'<>\])}\\`|,.:;…](?![^\s"'<>\])}\\`|,]*…)/g;

const readers: readonly [extensions: RegExp, read: (text: string) => FileContents][] = [
  [/\.html$/, ofPage],
  [
    /\.css$/,
    (text) => ({references: ofStyles(text).map((address) => ({address, line: 1})), anchors: new Set()}),
  ],
  [/\.(xml|svg)$/, (text) => ({references: found(text, text.matchAll(inMarkup)), anchors: new Set()})],
  [
    /\.(json|txt|md|csv|yaml|webmanifest)$/,
    (text) => ({references: found(text, text.matchAll(inText)), anchors: new Set()}),
  ],
];

/** The words of pages, in which addresses are examples. */
const searchTexts = /^assets\/search\//;

/** @returns how a file is read; undefined for those that refer to nothing (pictures) or by code (scripts) */
export const readerOf = (file: string) =>
  searchTexts.test(file) ? undefined : readers.find(([extensions]) => extensions.test(file))?.[1];
