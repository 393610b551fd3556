/** The one reading of a document: parsed, checked and made one object, once a build. */
import {BaseResolver, bundle, createConfig} from '@redocly/openapi-core';
import {withoutExtensions} from './grammar';
import {frozen, isFresh, keep, keptBefore, type Kept} from './kept';
import {openApiOf} from './swagger';
import {problemsOf, type Strictness} from './validate';

export type Reading = {
  /**
   * The document with the files that it refers to in it, Swagger 2.0 as OpenAPI 3.0; frozen, and missing when it cannot
   * be read at all.
   */
  document?: object;
  /** One line a problem: `file:line:column pointer what (rule)`; empty when the document is valid. */
  problems: string[];
  /** What to tell of a document that was converted; empty for one of OpenAPI 3. */
  notes: string[];
};

async function read(file: string, strictness: Strictness): Promise<Kept<Reading>> {
  const config = await createConfig({});
  const resolver = new BaseResolver(config.resolve);
  // The check comes first: the other one changes what the resolver holds.
  const problems = await problemsOf(file, strictness, resolver);
  const whole = await bundle({ref: file, config, externalRefResolver: resolver}).catch((error: unknown) => {
    if (!problems.length) throw error;
  });
  if (!whole) return {maker: '', files: [], value: {problems, notes: []}};
  // The converter asks for a document without problems.
  const parsed = whole.bundle.parsed as object;
  const converted = problems.length ? {document: parsed, notes: []} : await openApiOf(parsed, file);
  const value: Reading = {...converted, problems};
  return keep(nameOf(file, strictness), value, [...resolver.getFiles()]);
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

const cleaned = new WeakMap<object, object>();

/** Extensions hold anything: whatever reads a document would have to expect it of them. */
function clean(document: object): object {
  const made = cleaned.get(document) ?? frozen(withoutExtensions(document));
  cleaned.set(document, made);
  return made;
}

type Entry = {file: string; isForeign?: boolean};

/**
 * @param entry of the list of documents
 * @returns the whole document with all its extensions; frozen
 * @throws Error with its problems when it cannot be read
 */
export async function asWritten({file, isForeign}: Entry): Promise<object> {
  const {document, problems} = await reading(file, isForeign ? 'foreign' : 'own');
  if (!document) throw new Error(problems.join('\n'));
  return document;
}

/**
 * @param entry of the list of documents
 * @returns the whole document, without the extensions that nothing here reads; frozen
 * @throws Error with its problems when it cannot be read
 */
export async function documentOf(entry: Entry): Promise<object> {
  return clean(await asWritten(entry));
}

/**
 * @param entry of the list of documents
 * @returns what to tell of its conversion; nothing of a document of OpenAPI 3
 */
export async function notesOf({file, isForeign}: Entry): Promise<string[]> {
  return (await reading(file, isForeign ? 'foreign' : 'own')).notes;
}

/**
 * @param file path of an OpenAPI document that needs no check, such as a published version
 * @returns the document as one object, files that it refers to included, without the extensions that nothing here
 *   reads; frozen
 * @throws Error when it cannot be read
 */
export async function bundled(file: string): Promise<object> {
  const {document} = await reading(file, 'unchecked');
  return clean(document!);
}
