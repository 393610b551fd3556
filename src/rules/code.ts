/** Code in a fence is what its language says: a reader copies it as it stands. */
import path from 'node:path';
import type {Code, Parent} from 'mdast';
import {visit} from 'unist-util-visit';
import {LineCounter, parseAllDocuments} from 'yaml';
import {readerOf} from './programs';
import type {Problem, Rule} from './rule';
import {fencesOf, placeIn, placeOf, type Fence} from './text';

/** What is wrong with a text, and on which of its lines (0-based). */
type Fault = {row: number; what: string};
type Parser = (text: string) => Fault | undefined | Promise<Fault | undefined>;

function json(text: string): Fault | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const {message} = error as Error;
    const [, offset = text.length] = /at position (\d+)/.exec(message) ?? [];
    return {row: placeIn(text, Number(offset)).line - 1, what: message};
  }
}

function yaml(text: string): Fault | undefined {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, {lineCounter: lines});
  const [error] = 'empty' in documents ? [] : documents.flatMap(({errors}) => errors);
  return error && {row: lines.linePos(error.pos[0]).line - 1, what: error.message.split(' at line')[0] ?? ''};
}

async function csv(text: string): Promise<Fault | undefined> {
  const {parse} = await import('csv-parse/sync');
  try {
    const [header = [], row] = parse(text);
    if (!row) return {row: 0, what: 'it has no row'};
    return header.every((name) => /^[a-z][a-z0-9_]*$/.test(name))
      ? undefined
      : {row: 0, what: 'its header is not in lower case with underscores'};
  } catch (error) {
    const {message, lines = 1} = error as Error & {lines?: number};
    return {row: lines - 1, what: message};
  }
}

const program =
  (grammar: string): Parser =>
  async (text) => {
    const row = (await readerOf(grammar))(text);
    return row === undefined ? undefined : {row, what: text.split('\n')[row]?.trim() ?? ''};
  };

/** What a shell writes before a command. */
const prompt = /^ *(?:\$|PS(?: \S*)?>) /;

function shell(grammar: string): Parser {
  const parse = program(grammar);
  return (text) => {
    const row = text.split('\n').findIndex((line) => prompt.test(line));
    return row < 0 ? parse(text) : {row, what: 'it begins with the prompt of a shell'};
  };
}

const parsers: Readonly<Record<string, Parser>> = {
  json,
  yaml,
  csv,
  bash: shell('bash'),
  csharp: program('c-sharp'),
  java: program('java'),
  javascript: program('javascript'),
  powershell: shell('powershell'),
  python: program('python'),
};

async function problemsOf(language: string, text: string, firstLine: number): Promise<Problem[]> {
  const fault = await parsers[language]?.(text);
  if (!fault) return [];
  return [
    {
      line: firstLine + fault.row,
      message: `This is not ${language}: ${fault.what}.`,
      remedy: 'correct it, since a reader copies it as it stands; a shortened text is "text".',
    },
  ];
}

const ofFence = ({language, value, line}: Fence) => problemsOf(language, value, line);

/** Languages of programs that pages offer for download, by the ending of the file. */
const endings: Readonly<Record<string, string>> = {
  '.cs': 'csharp',
  '.java': 'java',
  '.mjs': 'javascript',
  '.ps1': 'powershell',
  '.py': 'python',
  '.sh': 'bash',
};

/** Each program and each piece of data parses, in pages and among the downloads. */
export const code: Rule = {
  name: 'code',
  page: async (page) => (await Promise.all(fencesOf(page).map(ofFence))).flat(),
  site: async ({list, read}) => {
    const files = list('static/downloads').map(async (file) => {
      const problems = await problemsOf(endings[path.extname(file)] ?? '', read(file) ?? '', 1);
      return problems.map((problem) => ({path: file, ...problem}));
    });
    return (await Promise.all(files)).flat();
  },
};

/** Commands that are the same in every shell. */
const isSame = (text: string) => text.split('\n').every((line) => /^(?:node|npm|npx) [\w .@/-]+$/.test(line));

/** A Bash program has its twin in PowerShell directly after it, or names the one system that it is for. */
export const systems: Rule = {
  name: 'systems',
  page({kind, tree, body}) {
    const problems: Problem[] = [];
    if (kind !== 'doc' || !body.includes('```bash')) return problems;
    visit(tree, 'code', (fence: Code, index, parent: Parent | undefined) => {
      const next = parent?.children[(index ?? 0) + 1];
      const before = body.slice(0, fence.position?.start.offset);
      if (
        fence.lang !== 'bash' ||
        fence.meta?.includes('system=') ||
        isSame(fence.value) ||
        (next?.type === 'code' && next.lang === 'powershell') ||
        // Each tab holds the program of one language.
        before.lastIndexOf('<TabItem') > before.lastIndexOf('</TabItem')
      )
        return;
      problems.push({
        ...placeOf(fence),
        message: 'This Bash program has no twin for Windows.',
        remedy:
          'put its twin in PowerShell directly after it, which makes tabs of both, or name its system: ```bash system="Linux".',
      });
    });
    return problems;
  },
};
