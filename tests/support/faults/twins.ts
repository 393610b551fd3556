/** Programs in PowerShell, which say for Windows what a program in Bash says for Linux and macOS. */
import {visit} from 'unist-util-visit';
import type {Code, Parent} from 'mdast';
import {find, programNamed} from '../../../src/cli/system';
import {placeOf} from '../../../src/rules/engine/pageText';
import {fencesOf, type Fence, type Page} from '../../content/corpus';

/** Whether the programs can be run; where they cannot, they are parsed, and compared word by word. */
export const hasPowerShell = Boolean(find(programNamed('pwsh')));

/** Items for PowerShell, where it can be run. */
export const onWindows = <Item>(...items: Item[]): Item[] => (hasPowerShell ? items : []);

export type Pair = {bash: Fence; powershell: Fence};

/** @returns each program in Bash with its twin: the PowerShell directly after it, or that of the same name */
export function pairsOf(page: Page): Pair[] {
  const after = new Map<number, number>();
  visit(page.tree, 'code', (fence: Code, index, parent: Parent | undefined) => {
    const next = parent?.children[(index ?? 0) + 1];
    if (next?.type === 'code') after.set(placeOf(fence).line + 1, placeOf(next).line + 1);
  });
  const twins = fencesOf(page, 'powershell');
  return fencesOf(page, 'bash').flatMap((bash) => {
    const name = bash.title?.replace(/\.sh$/, '.ps1');
    const powershell =
      twins.find(({line}) => line === after.get(bash.line)) ??
      twins.find(({title}) => title !== undefined && title === name);
    return powershell ? [{bash, powershell}] : [];
  });
}

/** Names that a program in Bash gives to its own variables and functions. */
function ownNames(code: string): Set<string> {
  const assigned = [...code.matchAll(/^\s*([a-z]\w*)(?:\(\)|\+?=)/gm)].map(([, name = '']) => name);
  const local = [...code.matchAll(/\blocal ([\w ]+)/g)].flatMap(([, names = '']) => names.split(' '));
  return new Set([...assigned, ...local]);
}

/** Addresses, variables, names of fields, ids, headers, files, states and paths: what others hear or find of a program. */
const kinds: readonly RegExp[] = [
  /https?:\/\/[\w./-]*\w/g,
  /\b(?:FOCUS|GENESYS|TRANSACT|AI|API|SENDER)_[A-Z_]+\b/g,
  /\b[a-z]+(?:_[a-z]+)+\b/g,
  /\b(?:com|exp|ses|evt|per|acc|grp|job)_[0-9A-Z]{6,}\b/g,
  /\b(?:Idempotency-Key|X-[A-Z][\w-]+|application\/[a-z-]+|audio\/[a-z]+)\b/g,
  /(?<![$\w{-])[\w-]+\.(?:jsonl|json|done|asc|zip)\b/g,
  /(?<!\$)\b(?:captured|declined|failed|expired|queued|running|ready|Returned goods|INV-1042)\b/g,
  /\/(?:communications|exports|audit-events|sessions|refunds|media|oauth2?\/token|jobs)\b/g,
];

/** Names of curl's own. */
const ofCurl = ['http_code'];

/** What a program says to others, with what it loads. */
export function wordsOf(...programs: Fence[]): string[] {
  const words = programs.flatMap(({language, value}) => {
    const own = language === 'bash' ? ownNames(value) : new Set<string>();
    const code = value.replace(/^\s*#.*$/gm, '');
    return kinds.flatMap((kind) => code.match(kind) ?? []).filter((word) => !own.has(word));
  });
  return [...new Set(words)].filter((word) => !ofCurl.includes(word)).sort();
}

/** The programs of a page that a program loads, or that load it. */
export function togetherWith({bash}: Pair, all: readonly Pair[]): Pair[] {
  const loads = ({bash: {value}}: Pair, title?: string) =>
    Boolean(title) && value.includes(`source ./${title}`);
  return all.filter((pair) => loads(pair, bash.title) || loads({bash} as Pair, pair.bash.title));
}

/** Cmdlets of PowerShell 7.4 and DnsClient with the parameters that programs use, from their reference on Microsoft Learn. */
const documented: Readonly<Record<string, string>> = {
  'Add-Content': 'LiteralPath Value NoNewline',
  'ConvertFrom-Json': 'AsHashtable',
  'ConvertTo-Json': 'Compress',
  'Expand-Archive': 'LiteralPath DestinationPath',
  'ForEach-Object': '',
  'Get-ChildItem': 'Filter LiteralPath Recurse File Force',
  'Get-Content': 'LiteralPath Raw Encoding Tail TotalCount',
  'Get-FileHash': 'Algorithm LiteralPath InputStream ErrorAction',
  'Get-Item': 'LiteralPath',
  'Get-Random': 'Maximum',
  'Invoke-WebRequest':
    'Uri OutFile ConnectionTimeoutSeconds OperationTimeoutSeconds SkipHttpErrorCheck SslProtocol',
  'Move-Item': 'Force LiteralPath Destination',
  'New-Guid': '',
  'New-Item': 'ItemType Force Path',
  'Remove-Item': 'LiteralPath ErrorAction Recurse Force',
  'Resolve-DnsName': 'Type Name',
  'Select-Object': 'Property',
  'Select-String': 'SimpleMatch LiteralPath Pattern',
  'Set-Content': 'LiteralPath Value NoNewline Encoding',
  'Set-Location': 'LiteralPath',
  'Set-StrictMode': 'Version',
  'Start-Sleep': 'Milliseconds Seconds',
  'Test-Path': 'LiteralPath PathType',
  'Where-Object': 'EQ',
  'Write-Host': '',
};

/** Comments, and strings that hold no commands. */
const quoted = /#.*$|@'[\s\S]*?'@|'[^']*'|"(?:[^"$\n]|\$(?!\())*"/gm;

/**
 * @param loaded names of functions that the program loads
 * @returns cmdlets and parameters of a program in PowerShell that the table does not have, as `Get-Item -Colour`
 */
export function undocumented(code: string, loaded: readonly string[] = []): string[] {
  const own = [...loaded, ...functionsOf(code)];
  const lines = code
    .replace(quoted, '')
    .replace(/`\n\s*/g, '')
    .split('\n');
  return lines.flatMap((line) => {
    if (/^\s*function /.test(line)) return [];
    const cmdlets = line.match(/(?<![\w-])[A-Z][A-Za-z]+-[A-Z][A-Za-z]+/g) ?? [];
    const ours = cmdlets.filter((name) => !own.includes(name));
    const unknown = ours.filter((name) => documented[name] === undefined);
    const known = ours.flatMap((name) => (documented[name] ?? '').split(' '));
    const used = ours.length ? (line.match(/(?<=\s)-[A-Z]\w+/g) ?? []) : [];
    return [...unknown, ...used.filter((name) => !known.includes(name.slice(1)))];
  });
}

/** Names of the functions that a program defines. */
export const functionsOf = (code: string): string[] =>
  [...code.matchAll(/^function ([\w-]+)/gm)].map(([, name = '']) => name);
