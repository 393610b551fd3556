/**
 * A document of OpenAPI 3.1 of which every part has the shape that OpenAPI gives it: what has another one is left out, and told, so
 * that nothing that is made of the document has to expect it.
 */
import type {Fault} from './faults';
import {isObject, isSeveral, kindOf, partOf, type Json, type Kind, type Part} from './grammar';
import {References} from './references';
import {isList, isShaped, lacking, reshaped} from './shapes';
import {modern} from './olderSchemas';
import {raisedDocument, raisedSchema} from './raised';

/** Values of the author's own, in which anything may stand. */
const values: Partial<Record<Kind, ReadonlySet<string>>> = {
  schema: new Set(['default', 'enum', 'const', 'example', 'examples']),
  media: new Set(['example']),
  parameter: new Set(['example']),
  link: new Set(['parameters', 'requestBody']),
  tag: new Set(['x-displayName']),
  response: new Set(['x-remedy']),
};

/** @returns whether a name of an object of this kind holds a value, in which nothing is a part of the document */
export const isValue = (kind: Kind, name: string): boolean =>
  kind === 'plain' || Boolean(values[kind]?.has(name));

/** Kinds that have a description, in which a reader learns that something is missing. */
const described = new Set<Kind>(['schema', 'response', 'body', 'parameter', 'link', 'security']);

/** Kinds of which an empty object means something: the place is there, and says nothing. */
const hollow = new Set<Kind>([
  'document',
  'paths',
  'pathItem',
  'operation',
  'responses',
  'response',
  'media',
  'schema',
]);

const nameOfValue = (value: unknown) =>
  Array.isArray(value) ? 'a list' : isObject(value) ? 'an object' : JSON.stringify(value);

type Path = readonly string[];

class Mender {
  readonly faults: Fault[] = [];
  private readonly references: References;

  constructor(root: object) {
    this.references = new References(root);
  }

  private tell(path: Path, what: string, cost: string, remedy: string): void {
    this.faults.push({path, what, cost, remedy});
  }

  /** What stands in the place of a reference that leads nowhere. */
  private dangling({$ref, ...rest}: Json, kind: Kind | undefined, path: Path): Json {
    this.tell(
      path,
      `$ref ${JSON.stringify($ref)} leads nowhere`,
      kind && described.has(kind) ? 'The page says so in its place' : 'It is left out',
      'add what it names, or correct it',
    );
    const words = `The document refers to \`${String($ref)}\` here, which it does not have.`;
    return kind && described.has(kind) ? {description: words, ...rest} : rest;
  }

  /** Under a name that OpenAPI does not know stands something that may be the target of a reference. */
  private unknown(value: unknown, path: Path): unknown {
    if (!isObject(value)) return value;
    if (Array.isArray(value)) return value.map((item, index) => this.unknown(item, [...path, String(index)]));
    const isLost = typeof value.$ref === 'string' && this.references.follow(value) === undefined;
    const whole = isLost ? this.dangling(value, undefined, path) : value;
    return Object.fromEntries(
      Object.entries(whole).map(([name, item]) => [name, this.unknown(item, [...path, name])]),
    );
  }

  private fact(kind: Kind, name: string, value: unknown, path: Path): unknown {
    if (value === null && !isValue(kind, name)) return undefined;
    if (isShaped(kind, name, value)) return isValue(kind, name) ? value : this.unknown(value, path);
    const meant = reshaped(kind, name, value);
    if (meant === undefined || Array.isArray(value))
      this.tell(path, `${name} cannot be ${nameOfValue(value)}`, 'It is left out', 'correct it');
    return meant;
  }

  private reference(value: Json, kind: Kind, path: Path): Json {
    const {$ref, ...rest} = value;
    if ($ref === undefined) return value;
    if (typeof $ref !== 'string') {
      this.tell(path, `$ref cannot be ${nameOfValue($ref)}`, 'It is left out', 'write where it leads');
      return rest;
    }
    const target = this.references.follow(value);
    if (!isObject(target) && typeof target !== 'boolean') return this.dangling(value, kind, path);
    return {...rest, $ref: this.references.pointer($ref)};
  }

  private one(value: unknown, kind: Kind, path: Path): unknown {
    if (kind === 'schema' && typeof value === 'boolean') return value;
    if (!isObject(value) || Array.isArray(value)) {
      const cost = hollow.has(kind) ? 'It counts as an empty one' : 'It is left out';
      this.tell(path, `An object is needed here, not ${nameOfValue(value)}`, cost, 'correct it');
      return hollow.has(kind) ? {} : undefined;
    }
    const whole = this.reference(
      kind === 'schema' ? raisedSchema(modern(value, this.references)) : value,
      kind,
      path,
    );
    const mended = Object.entries(whole).map(([name, item]): [string, unknown] => {
      const part = isValue(kind, name) ? undefined : partOf(kind, name);
      const here = [...path, name];
      if (!part || !isShaped(kind, name, item)) return [name, this.fact(kind, name, item, here)];
      if (isSeveral(part)) return [name, item === null ? undefined : this.several(item, kind, part, here)];
      return [name, this.one(item, part, here)];
    });
    return Object.fromEntries(mended.filter(([, item]) => item !== undefined));
  }

  private several(value: unknown, parent: Kind, part: Part, path: Path): unknown {
    const kind = kindOf(part);
    const isListed = isList(parent, path.at(-1) ?? '');
    if (!isObject(value) || (isListed !== Array.isArray(value) && Object.keys(value).length)) {
      this.tell(
        path,
        `${isListed ? 'A list' : 'An object of named parts'} is needed here, not ${nameOfValue(value)}`,
        'It is left out',
        'correct it',
      );
      return undefined;
    }
    if (Array.isArray(value))
      return value.flatMap((item: unknown, index) => this.listed(item, kind, [...path, String(index)]));
    const all = Object.entries(value).map(
      ([name, item]) => [name, this.one(item, kind, [...path, name])] as const,
    );
    return Object.fromEntries(all.filter(([, item]) => item !== undefined));
  }

  /** Of a list, what says nothing is left out. */
  private listed(item: unknown, kind: Kind, path: Path): unknown[] {
    const target = this.references.follow(item);
    const lost = lacking(kind, isObject(target) ? target : {});
    if (lost === undefined || !isObject(item))
      return [this.one(item, kind, path)].filter((made) => made !== undefined);
    if (target === undefined) this.dangling(item, undefined, path);
    else this.tell(path, `It has no "${lost}" that can be used`, 'It is left out', `write its "${lost}"`);
    return [];
  }

  document(document: object): object {
    return raisedDocument(this.one(document, 'document', []) as Json);
  }
}

/**
 * @param document an OpenAPI 3 document as one object, without extensions
 * @returns a copy, raised to 3.1, in which every part has its shape and every reference leads somewhere, and what was wrong
 */
export function mended(document: object): {document: object; faults: Fault[]} {
  const mender = new Mender(document);
  return {document: mender.document(document), faults: mender.faults};
}
