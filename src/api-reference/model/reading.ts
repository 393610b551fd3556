/** The one reading of a document: parsed, checked and made one object, once a build. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BaseResolver, bundle, createConfig} from '@redocly/openapi-core';
import {withoutExtensions} from './grammar';
import {faultLines, type Fault} from './faults';
import {withoutLinksToUs} from './foreignLinks';
import {digestOfFile, frozen, isFresh, keep, keptBefore, type Kept} from './kept';
import {mended} from './mend';
import {mendForReader} from './references';
import {problemsOf, type Strictness} from './validate';

export type Reading = {
  /** The document with the files that it refers to in it; frozen, and missing when it cannot be read at all. */
  document?: object;
  /** One line a problem that stops a build: `file:line:column pointer what (rule)`; empty when the document is valid. */
  problems: string[];
  /** One line a problem that does not. */
  told: string[];
};

/** Keeps the digest of each file from before it was read. */
class OwnReader extends BaseResolver {
  readonly digests = new Map<string, string>();

  override loadExternalRef(ref: string) {
    if (path.isAbsolute(ref) && !this.digests.has(ref)) this.digests.set(ref, digestOfFile(ref));
    return super.loadExternalRef(ref);
  }
}

/** Reads files as they are, but for mistakes at which the library would give up. */
class Reader extends OwnReader {
  override async resolveDocument<Parsed = unknown>(base: string | null, ref: string, isRoot?: boolean) {
    const document = await super.resolveDocument<Parsed>(base, ref, isRoot);
    if (!(document instanceof Error)) mendForReader(document.parsed);
    return document;
  }
}

/** What to say of a document of a version that nothing here reads, such as Swagger 2.0. */
function versionProblem(file: string, document: object): string[] {
  const {openapi} = document as {openapi?: unknown};
  if (/^3\.[0-2]\b/.test(String(openapi))) return [];
  return faultLines(file, readFileSync(file, 'utf8'), [
    {
      path: ['swagger' in document ? 'swagger' : 'openapi'],
      what: 'is not OpenAPI 3.0, 3.1 or 3.2',
      cost: 'No page can be made of it',
      remedy: `convert it, such as by "npx swagger2openapi --outfile new.yaml ${file}"`,
    },
  ]);
}

async function read(file: string, strictness: Strictness): Promise<Kept<Reading>> {
  const config = await createConfig({});
  const resolver = new (strictness === 'own' ? OwnReader : Reader)(config.resolve);
  // The check comes first: bundling changes what the resolver holds.
  const {stops: problems, told} = await problemsOf(file, resolver, strictness);
  const whole = await bundle({ref: file, config, externalRefResolver: resolver}).catch((error: unknown) => {
    if (!problems.length)
      throw new Error(
        `${[...told, `${file}:1:1 #/ ${String(error)}`].join('\n')}. Remedy: correct what "npx redocly bundle ${file}" says.`,
        {cause: error},
      );
  });
  if (!whole) return {maker: '', files: [], value: {problems, told}};
  const document = whole.bundle.parsed as object;
  const value: Reading = {
    document,
    problems: problems.length ? problems : versionProblem(file, document),
    told,
  };
  return keep(nameOf(file, strictness), value, [...resolver.getFiles()], resolver.digests);
}

const nameOf = (file: string, strictness: Strictness) => `${strictness} ${file}`;

const readings = new Map<string, Promise<Kept<Reading>>>();

/**
 * Reads a document, unless that has been done in this command, or in an earlier one on this machine, and none of its
 * files has changed since.
 *
 * @param file path of an OpenAPI document, YAML or JSON
 * @param strictness which rules it has to keep
 * @throws Error when it cannot be read, and no rule says why
 */
export async function reading(file: string, strictness: Strictness): Promise<Reading> {
  const name = nameOf(file, strictness);
  const before = readings.get(name);
  const isUsable = before !== undefined && (await before.then(isFresh, () => false));
  if (!isUsable && readings.get(name) === before) {
    const earlier = keptBefore<Reading>(name);
    readings.set(name, earlier ? Promise.resolve(earlier) : read(file, strictness));
  }
  return (await readings.get(name)!).value;
}

type Clean = {document: object; faults: Fault[]};

const cleaned = new WeakMap<object, Clean>();

/** Extensions hold anything, and so do mistakes: whatever reads a document would have to expect it of them. */
function clean(document: object, isForeign = false): Clean {
  const before = cleaned.get(document);
  if (before) return before;
  const own = withoutExtensions(document);
  const {document: whole, faults} = mended(isForeign ? withoutLinksToUs(own) : own);
  const made = {document: frozen(whole), faults};
  cleaned.set(document, made);
  return made;
}

/** What is read of an entry of the list of documents. */
export type Entry = {file: string; isForeign?: boolean};

/**
 * @param entry of the list of documents
 * @returns its reading
 * @throws Error when it cannot be read, and no rule says why
 */
export const readingOf = ({file, isForeign}: Entry): Promise<Reading> =>
  reading(file, isForeign ? 'foreign' : 'own');

/**
 * @param entry of the list of documents
 * @returns the whole document with all its extensions
 * @throws Error with its problems when it cannot be read
 */
export async function asWritten(entry: Entry): Promise<object> {
  const {document, problems} = await readingOf(entry);
  if (!document) throw new Error(problems.join('\n'));
  return document;
}

/**
 * @param entry of the list of documents
 * @returns the whole document, without the extensions that nothing here reads and without its mistakes; frozen
 * @throws Error with its problems when it cannot be read
 */
export async function documentOf(entry: Entry): Promise<object> {
  return clean(await asWritten(entry), entry.isForeign).document;
}

/**
 * @param entry of the list of documents
 * @returns the mistakes that cost a part of a page
 */
export async function faultsOf(entry: Entry): Promise<Fault[]> {
  return clean(await asWritten(entry), entry.isForeign).faults;
}

/** The place of a line about a document, `file:line`. */
const lineOf = (text: string) => /^.*?:\d+(?=:)/.exec(text)?.[0];

/**
 * @param entry of the list of documents
 * @returns one line a mistake, with its place and remedy, or with the name of the rule that it breaks
 */
export async function faultLinesOf(entry: Entry): Promise<string[]> {
  const {told} = await readingOf(entry);
  const faults = await faultsOf(entry);
  const lines = faultLines(entry.file, faults.length ? readFileSync(entry.file, 'utf8') : '', faults);
  const places = new Set(lines.map(lineOf));
  return [...lines, ...told.filter((line) => !places.has(lineOf(line)))];
}

/**
 * @param file path of an OpenAPI document that needs no check, such as a published version
 * @returns the document as one object, files that it refers to included, without the extensions that nothing here
 *   reads, and without its mistakes; frozen
 * @throws Error when it cannot be read
 */
export async function bundled(file: string): Promise<object> {
  const {document} = await reading(file, 'unchecked');
  return clean(document!).document;
}
