/** Makes answer cards of the data that pages are made of. Runs in Node, at build. */
import {groupBy} from 'lodash';
import type {ApiDocument} from '../../api-reference/contract';
import * as content from '../../content/contract.node';
import type {SpecificationEntry} from '../../site/apis';
import {apiReference, products} from '../../site/products';
import {anchorOf, packed, type AnswerTable, type CardGroup, type CardRow} from './card';
import {keyOf} from './recognise';

const {plainText} = content;

/** The area of pages about all products. */
const areaOfAll = 'Documentation';

const areas = {focus: 'Focus', transact: 'Transact', aiApi: 'AI API'} as const;

const transactPage = '/docs/transact/error-handling#';

/** @returns the first sentence of a Markdown text, without marks */
const brief = (markdown: string): string =>
  plainText(markdown.replace(/<[^>]+>/g, ''))
    .trim()
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?]) (?=[A-Z])/)[0]!;

/** A group before its rows are packed. */
type Source = Omit<CardGroup, 'rows'> & {rows: readonly CardRow[]};

const focusCodes = (): Source => ({
  kind: 'Error code',
  area: areas.focus,
  to: `${content.errorCodesPath}#`,
  labels: ['Cause', 'What to do', 'Who can fix it'],
  rows: content.errorCodes.map(({code, message, cause, action, fixedBy}) => ({
    title: `${code}: ${message}`,
    lines: [brief(cause), brief(action), content.orList(content.fixersOf(fixedBy))],
  })),
});

type Code = {title: string; status?: number; responses?: readonly string[]};

/** A decline is found by its code, and by the responses of the bank. */
const otherCodes = (area: string, to: string, codes: Readonly<Record<string, Code>>): Source => ({
  kind: 'Error code',
  area,
  to,
  rows: Object.entries(codes).map(([code, {title, status, responses = []}]) => ({
    title: `${code}: ${title}`,
    names: responses,
    lines: status
      ? [`HTTP status ${status}`]
      : responses.map((one) => `Response ${one}: ${content.responseCodes[one]!.meaning}`),
  })),
});

/** Limits that are asked for by name. */
const limitGroups = (): Source[] =>
  Object.entries(
    groupBy(
      [...content.limits, ...content.furtherLimits].filter(({asks}) => asks.length > 0),
      ({product}) => (products.some(({name}) => name === product) ? product : areaOfAll),
    ),
  ).map(([area, own]) => ({
    kind: 'Limit',
    area,
    to: '',
    rows: own.map(({what, see, asks, limit, more = ''}) => ({
      title: what,
      to: see,
      names: asks,
      lines: [limit, more].filter(Boolean).map(plainText),
    })),
  }));

type Operation = {id: string; method: string; path: string; title: string};

const operationGroup = (area: string, to: string, base: string, all: readonly Operation[]): Source => ({
  kind: 'Operation',
  area,
  to,
  base,
  rows: all.map(({id, method, path, title}) => ({
    title: `${method.toUpperCase()} ${path}: ${title}`,
    to: id,
  })),
});

function documentedOperations(pages: string, {operations}: ApiDocument): Source {
  const own = operations.filter(({kind}) => kind === 'operation');
  const base = own[0]?.servers?.[0]?.url.replace(/\/$/, '') ?? '';
  return operationGroup(apiReference.name, `/${pages}/`, base, own);
}

/** One card for each name of a field in the REST API of Focus, unless the name is a word of any text. */
function fieldGroup(): Source {
  const all = content.entities.flatMap((entity) =>
    entity.fields
      .filter(({name, appearsIn}) => /[\d_]/.test(name) && appearsIn.includes('REST'))
      .map(({name}) => ({name, owner: entity.name})),
  );
  return {
    kind: 'Field',
    area: areas.focus,
    to: '/docs/focus/appendix/data-dictionary#',
    labels: ['In'],
    rows: Object.entries(groupBy(all, 'name')).map(([title, places]) => ({
      title,
      lines: [places.map(({owner}) => owner).join(', ')],
    })),
  };
}

/** What each role may do, under which condition. */
const roleGroup = (): Source => ({
  kind: 'Role',
  area: areas.focus,
  to: '/docs/focus/people#',
  rows: content.roles.map((role) => ({
    title: role,
    to: 'what-each-role-may-do',
    lines: Object.values(content.tasks)
      .filter(({who, under = {}}) => who.includes(role) || role in under)
      .map(({task, under = {}}) => plainText(task) + (under[role] ? ` (${under[role].toLowerCase()})` : '')),
  })),
});

const termGroup = (isAmbiguous: boolean): Source => ({
  kind: 'Term',
  area: areaOfAll,
  to: `${content.glossaryPath}#`,
  ...(isAmbiguous && {isAmbiguous}),
  rows: content.terms
    .filter((one) => Boolean(one.isAmbiguous) === isAmbiguous)
    .map(({id, term, also = [], definition}) => ({
      title: term,
      to: id === anchorOf(term) ? '' : id,
      names: also.filter((name) => keyOf(name) !== keyOf(term)),
      lines: [brief(definition)],
    })),
});

/**
 * @param entries of the list of APIs
 * @returns every error code, limit, operation, field, role and term
 * @throws Error with the problems of a document that cannot be read
 */
export async function collectAnswers(entries: readonly SpecificationEntry[]): Promise<AnswerTable> {
  // The libraries that read documents are loaded when an index is made.
  const {apiDocumentOf} = await import('../../api-reference/contract');
  const documented = await Promise.all(
    entries.map(async (entry) => documentedOperations(entry.pages, await apiDocumentOf(entry))),
  );
  const sources = [
    focusCodes(),
    otherCodes(areas.transact, transactPage, content.transactCodes),
    otherCodes(areas.transact, transactPage, content.declines),
    otherCodes(areas.aiApi, '/docs/ai-api/api-overview#', content.aiApiCodes),
    ...limitGroups(),
    ...content.apis.map(({id, base, page, operations}) =>
      operationGroup(
        areas[id],
        `${page}#`,
        base,
        operations.map((one) => ({...one, id: content.operationAnchor(one.id)})),
      ),
    ),
    ...documented,
    fieldGroup(),
    roleGroup(),
    termGroup(false),
    termGroup(true),
  ];
  return sources.map(({rows, ...group}) => ({...group, rows: packed(rows)}));
}
