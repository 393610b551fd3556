/** The sample summary of the overview, which every output of TeamScribe shows in its own form. */
import {toString as textOf} from 'mdast-util-to-string';
import type {List, RootContent, Table} from 'mdast';
import {pageAt} from './corpus';

export type Item = {action: string; owner: string; due: string};

export type Summary = {
  title: string;
  when: string;
  overview: string;
  decisions: string[];
  items: Item[];
  questions: string[];
  summaryUrl: string;
  transcriptUrl: string;
  /** Last day of the transcript, as the page writes it. */
  until: string;
};

const {tree} = pageAt('docs/teamscribe/overview.md');

const start = tree.children.findIndex((node) => textOf(node) === 'Supplier review: packaging');
const rest = tree.children.slice(start + 1);
const section = rest.slice(
  0,
  rest.findIndex(({type}) => type === 'heading'),
);

/** The node that follows a line in bold type. */
function after<T extends RootContent['type']>(label: string, type: T): Extract<RootContent, {type: T}> {
  const node = section[section.findIndex((candidate) => textOf(candidate) === label) + 1];
  if (node?.type !== type) throw new Error(`"${label}" of the sample is not followed by a ${type}.`);
  return node as Extract<RootContent, {type: T}>;
}

const entries = ({children}: List) => children.map((item) => textOf(item));
const rows = ({children}: Table) => children.slice(1).map((row) => row.children.map((cell) => textOf(cell)));

function read(): Summary {
  const [summaryLink = '', transcriptLink = ''] = entries(after('Links', 'list'));
  const [, transcriptUrl = '', until = ''] = /^Transcript: (\S+), until (.*)$/.exec(transcriptLink) ?? [];
  return {
    title: textOf(tree.children[start]),
    when: /^(.*?)\. /.exec(textOf(section[0]))?.[1] ?? '',
    overview: textOf(after('Overview', 'paragraph')),
    decisions: entries(after('Decisions', 'list')),
    items: rows(after('Action items', 'table')).map(([action = '', owner = '', due = '']) => ({
      action,
      owner,
      due,
    })),
    questions: entries(after('Open questions', 'list')),
    summaryUrl: summaryLink.replace('Summary: ', ''),
    transcriptUrl,
    until,
  };
}

export const sample = read();
