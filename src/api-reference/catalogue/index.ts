/** Errors, scopes and rate limits of an API as data: what its operations answer and ask for, by what readers look up. */
import type {ApiDocument, Header, ReferenceOperation, Response} from '../model/openApiTypes';
import {codesOf, errorsIn, examplesOf} from './errorValues';
import {siteLanguage} from '../../site/language';

/** A response of an operation, or, without a status, the operation itself. */
export type Place = {operation: ReferenceOperation; status?: string};

/** A code, a status, a scope or a header, with what the document says of it. */
export type Entry = {
  name: string;
  /** Texts of the document under their labels, in their order. */
  facts: Map<string, Set<string>>;
  places: Place[];
};

/** Entries by name, in the order in which the document names them. */
class Entries {
  private readonly byName = new Map<string, Entry>();

  /** Adds what one place says; empty texts are skipped, and a text is kept once. */
  add(name: string, place: Place, facts: Record<string, string | undefined>): void {
    const entry = this.byName.get(name) ?? {name, facts: new Map<string, Set<string>>(), places: []};
    this.byName.set(name, entry);
    for (const [label, text] of Object.entries(facts)) {
      if (!text?.trim()) continue;
      entry.facts.set(label, (entry.facts.get(label) ?? new Set()).add(text.trim()));
    }
    const isThere = entry.places.some(
      ({operation, status}) => operation === place.operation && status === place.status,
    );
    if (!isThere) entry.places.push(place);
  }

  has(name: string): boolean {
    return this.byName.has(name);
  }

  all(): Entry[] {
    return [...this.byName.values()];
  }
}

type Catalogue = {
  /** By code, in alphabetical order. */
  codes: Entry[];
  /** By status, in the order of the numbers. */
  statuses: Entry[];
  scopes: Entry[];
  /** Headers that tell how much a client may send. */
  limits: Entry[];
};

/** Labels of what a document says. */
export const labels = {
  status: 'Status',
  meaning: 'Meaning',
  remedy: 'What to do',
  allows: 'Allows',
  says: 'Says',
} as const;

const isError = (status: string) => /^(?:[45](?:\d\d|xx)|default)$/i.test(status);

/** `RateLimit` and `RateLimit-Policy` of the IETF's draft, their many older spellings, and `Retry-After` (RFC 9110). */
const isLimit = (header: string) => /^(?:(?:x-)?rate-?limit(?:-.*)?|retry-after)$/i.test(header);

type Answer = {operation: ReferenceOperation; status: string; response: Response};

/** What the API answers; the answers to its own events are the reader's. */
const answersOf = ({operations}: ApiDocument): Answer[] =>
  operations
    .filter(({kind}) => kind === 'operation')
    .flatMap((operation) =>
      Object.entries(operation.responses ?? {}).map(([status, response]) => ({operation, status, response})),
    );

const byName = (one: Entry, other: Entry) =>
  one.name.localeCompare(other.name, siteLanguage, {numeric: true});

/** A response of no certain status says in its body which it is. */
const statusOf = (status: string, inBody: string | undefined) =>
  /^\d{3}$/.test(status) ? status : (inBody ?? status);

function errors(answers: readonly Answer[]): Pick<Catalogue, 'codes' | 'statuses'> {
  const [codes, statuses] = [new Entries(), new Entries()];
  for (const {operation, status, response} of answers) {
    const place: Place = {operation, status};
    const facts = {[labels.meaning]: response.description, [labels.remedy]: response['x-remedy']};
    const told = Object.values(response.content ?? {})
      .flatMap(examplesOf)
      .flatMap(errorsIn);
    for (const one of told.length ? told : [{status: undefined}])
      statuses.add(statusOf(status, one.status), place, facts);
    for (const {code, status: inBody} of told) {
      if (code === undefined) continue;
      const {[labels.meaning]: meaning, [labels.remedy]: remedy} = facts;
      codes.add(code, place, {
        [labels.status]: statusOf(status, inBody),
        [labels.meaning]: meaning,
        [labels.remedy]: remedy,
      });
    }
  }
  const shown = new Set(codes.all().map(({name}) => name));
  for (const {operation, status, response} of answers)
    for (const code of Object.values(response.content ?? {}).flatMap(({schema}) => codesOf(schema)))
      if (!shown.has(code)) codes.add(code, {operation, status}, {[labels.status]: status});
  return {codes: codes.all().sort(byName), statuses: statuses.all().sort(byName)};
}

function scopes({operations}: ApiDocument): Entry[] {
  const entries = new Entries();
  for (const operation of operations)
    for (const [scheme, names] of (operation.security ?? []).flatMap((each) => Object.entries(each)))
      for (const scope of names) {
        const flows = Object.values(operation.securitySchemes?.[scheme]?.flows ?? {});
        const allows = flows.map((flow) => flow.scopes?.[scope]).find(Boolean);
        entries.add(scope, {operation}, {[labels.allows]: allows});
      }
  return entries.all();
}

function limits(answers: readonly Answer[]): Entry[] {
  const entries = new Entries();
  for (const {operation, status, response} of answers)
    for (const [name, header] of Object.entries<Header>(response.headers ?? {}))
      if (isLimit(name))
        entries.add(
          name,
          {operation, status},
          {
            [labels.status]: status,
            [labels.says]: header.description,
            [labels.meaning]: isError(status) ? response.description : undefined,
          },
        );
  return entries.all();
}

/**
 * @param document of an API
 * @returns what its operations answer and ask for; empty lists where it says nothing
 */
export function catalogueOf(document: ApiDocument): Catalogue {
  const answers = answersOf(document);
  return {
    ...errors(answers.filter(({status}) => isError(status))),
    scopes: scopes(document),
    limits: limits(answers),
  };
}
