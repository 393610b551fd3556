/** The one reading of a document: parsed, checked and made one object, once a build. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BaseResolver, bundle, createConfig} from '@redocly/openapi-core';
import {parse, stringify} from 'yaml';
import {addDigits, jsonOf as exactJson, withDigits, withDigitsInPlace, withoutDigits} from './exactNumbers';
import {withoutExtensions} from './grammar';
import {faultLines, type Fault} from './faults';
import {withoutLinksToUs} from './foreignLinks';
import {digestOfFile, frozen, isFresh, keep, keptBefore, type Kept} from './kept';
import {mended} from './mend';
import {mendForReader} from './references';
import {withOverlays} from './overlays';
import {openApiOf} from './swagger';
import {problemsOf, type Strictness} from './validate';

export type Reading = {
  /**
   * The document with the files that it refers to in it, Swagger 2.0 as OpenAPI 3.0; frozen, and missing when it cannot
   * be read at all.
   */
  document?: object;
  /** One line a problem that stops a build: `file:line:column pointer what (rule)`; empty when the document is valid. */
  problems: string[];
  /** One line a problem that does not. */
  told: string[];
  /** What to tell of a document that was converted; empty for one of OpenAPI 3. */
  notes: string[];
  /** What to tell of its overlays: an action that matches nothing. */
  warnings?: string[];
};

/** Reads files, and for what is made of them, after the check, the digits of numbers that are rounded. */
class ExactReader extends BaseResolver {
  /** Whether the check is over. */
  isChecked = false;
  /** Of each file, from before it was read. */
  readonly digests = new Map<string, string>();
  private readonly seen = new Set<unknown>();

  override loadExternalRef(ref: string) {
    if (path.isAbsolute(ref) && !this.digests.has(ref)) this.digests.set(ref, digestOfFile(ref));
    return super.loadExternalRef(ref);
  }

  override async resolveDocument<Parsed = unknown>(base: string | null, ref: string, isRoot?: boolean) {
    const document = await super.resolveDocument<Parsed>(base, ref, isRoot);
    if (this.isChecked && !(document instanceof Error) && !this.seen.has(document)) {
      this.seen.add(document);
      addDigits(document.source.body, document.parsed);
    }
    return document;
  }
}

/** Reads files as they are, but for mistakes at which the library would give up. */
class Reader extends ExactReader {
  override async resolveDocument<Parsed = unknown>(base: string | null, ref: string, isRoot?: boolean) {
    const document = await super.resolveDocument<Parsed>(base, ref, isRoot);
    if (!(document instanceof Error)) mendForReader(document.parsed);
    return document;
  }
}

async function read(
  file: string,
  strictness: Strictness,
  overlays: readonly string[],
): Promise<Kept<Reading>> {
  const config = await createConfig({});
  const resolver = new (strictness === 'own' ? ExactReader : Reader)(config.resolve);
  for (const overlay of overlays) {
    const place = path.resolve(overlay);
    resolver.digests.set(place, digestOfFile(place));
  }
  // The check comes first: the other one changes what the resolver holds.
  const {stops: problems, told} = await problemsOf({file, resolver}, strictness);
  resolver.isChecked = true;
  const whole = await bundle({ref: file, config, externalRefResolver: resolver}).catch((error: unknown) => {
    if (!problems.length)
      throw new Error(
        `${[...told, `${file}:1:1 #/ ${String(error)}`].join('\n')}. Remedy: correct what "npx redocly bundle ${file}" says.`,
        {cause: error},
      );
  });
  if (!whole) return {maker: '', files: [], value: {problems, told, notes: []}};
  // The converter asks for a document without problems.
  const parsed = whole.bundle.parsed as object;
  const converted = problems.length ? {document: parsed, notes: []} : await openApiOf(parsed, file);
  const own: Reading = {...converted, problems, told};
  const value = overlays.length && !problems.length ? await overlaid(own, file, strictness, overlays) : own;
  const files = [...resolver.getFiles(), ...overlays.map((overlay) => path.resolve(overlay))];
  return keep(nameOf(file, strictness, overlays), value, files, resolver.digests);
}

/** The document as its overlays change it, which has to keep the rules, too. */
async function overlaid(
  {document, told, notes}: Reading,
  file: string,
  strictness: Strictness,
  overlays: readonly string[],
): Promise<Reading> {
  const changed = withOverlays(document ?? {}, overlays, file);
  const name = `${file} with ${overlays.join(', ')}`;
  const text = exactJson(changed.document);
  const {stops, told: more} = await problemsOf({text, name}, strictness);
  const problems = changed.problems.length ? changed.problems : stops;
  const isNew = more.length > told.length;
  return {
    document: changed.document,
    problems,
    told: isNew ? more : told,
    notes,
    warnings: changed.notes,
  };
}

const nameOf = (file: string, strictness: Strictness, overlays: readonly string[]) =>
  [strictness, file, ...overlays].join(' ');

const readings = new Map<string, Promise<Kept<Reading>>>();

/**
 * Reads a document, unless that has been done in this command, or in an earlier one on this machine, and none of its
 * files has changed since.
 *
 * @param file path of an OpenAPI document, YAML or JSON
 * @param strictness which rules it has to keep
 * @param overlays files that change it
 * @throws Error when it cannot be read, and no rule says why
 */
export async function reading(
  file: string,
  strictness: Strictness,
  overlays: readonly string[] = [],
): Promise<Reading> {
  const name = nameOf(file, strictness, overlays);
  const before = readings.get(name);
  const isUsable = before !== undefined && (await before.then(isFresh, () => false));
  if (!isUsable && readings.get(name) === before) {
    const earlier = keptBefore<Reading>(name);
    readings.set(name, earlier ? Promise.resolve(earlier) : read(file, strictness, overlays));
  }
  return (await readings.get(name)!).value;
}

type Clean = {document: object; faults: Fault[]};

const cleaned = new WeakMap<object, Clean>();

/** Extensions hold anything, and so do mistakes: whatever reads a document would have to expect it of them. */
function clean(document: object, isForeign = false): Clean {
  const before = cleaned.get(document);
  if (before) return before;
  const own = withoutExtensions(withDigitsInPlace(document));
  const {document: whole, faults} = mended(isForeign ? withoutLinksToUs(own) : own);
  const made = {document: frozen(whole), faults};
  cleaned.set(document, made);
  return made;
}

/** What is read of an entry of the list of documents. */
export type Entry = {file: string; isForeign?: boolean; overlays?: readonly string[]};

/**
 * @param entry of the list of documents
 * @returns its reading, changed by its overlays
 * @throws Error when it cannot be read, and no rule says why
 */
export const readingOf = ({file, isForeign, overlays}: Entry): Promise<Reading> =>
  reading(file, isForeign ? 'foreign' : 'own', overlays);

/** The whole document, with the digits of numbers that are rounded. */
async function wholeOf(entry: Entry): Promise<object> {
  const {document, problems} = await readingOf(entry);
  if (!document) throw new Error(problems.join('\n'));
  return document;
}

/**
 * @param entry of the list of documents
 * @returns the whole document with all its extensions
 * @throws Error with its problems when it cannot be read
 */
export const asWritten = async (entry: Entry): Promise<object> => withoutDigits(await wholeOf(entry));

/**
 * @param entry of the list of documents
 * @returns the text of its file, or, with overlays, of what they make of it, in the format of the file
 * @throws Error when it cannot be read
 */
export async function sourceOf(entry: Entry): Promise<string> {
  const {file, overlays = []} = entry;
  if (!overlays.length) return readFileSync(file, 'utf8');
  return file.endsWith('.json') ? jsonOf(entry) : withDigits(stringify(await wholeOf(entry), {lineWidth: 0}));
}

/**
 * @param entry of the list of documents
 * @returns the whole document as JSON, whose numbers have all their digits
 * @throws Error with its problems when it cannot be read
 */
export const jsonOf = async (entry: Entry): Promise<string> => `${exactJson(await wholeOf(entry), 2)}\n`;

/**
 * @param entry of the list of documents
 * @returns the whole document, without the extensions that nothing here reads and without its mistakes; frozen
 * @throws Error with its problems when it cannot be read
 */
export async function documentOf(entry: Entry): Promise<object> {
  return clean(await wholeOf(entry), entry.isForeign).document;
}

/**
 * @param entry of the list of documents
 * @returns the mistakes that cost a part of a page
 */
export async function faultsOf(entry: Entry): Promise<Fault[]> {
  return clean(await wholeOf(entry), entry.isForeign).faults;
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
 * @param entry of the list of documents
 * @returns what to tell of its conversion; nothing of a document of OpenAPI 3
 */
export async function notesOf(entry: Entry): Promise<string[]> {
  return (await readingOf(entry)).notes;
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

/**
 * @param text of an OpenAPI document that needs no check and refers to no other file
 * @param file its name, for messages
 * @returns it as `bundled` gives it
 * @throws Error when it cannot be read
 */
export async function documentFromText(text: string, file: string): Promise<object> {
  const parsed = parse(text) as object;
  addDigits(text, parsed);
  const {document} = await openApiOf(parsed, file);
  return clean(document).document;
}
