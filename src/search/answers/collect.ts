/** Makes answer cards of the data that pages are made of. Runs in Node, at build. */
import {groupBy} from 'lodash';
import type {ApiDocument} from '../../api-reference/contract';
import * as content from '../../content/contract.node';
import type {SpecificationEntry} from '../../site/apis';
import {productOfPath, products} from '../../site/products';
import {packed, type AnswerTable, type CardGroup, type CardRow} from './card';
import {keyOf} from './recognise';

const {plainText} = content;

/** The area of pages about all products. */
const areaOfAll = 'Documentation';

/** @returns the first sentence of a Markdown text, without marks */
const brief = (markdown: string): string =>
  plainText(markdown.replace(/<[^>]+>/g, ''))
    .trim()
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?]) (?=[A-Z])/)[0]!;

/** A group before its rows are packed; its address tells its area, unless each row has one of its own. */
type Source = Omit<CardGroup, 'rows' | 'area'> & {area?: string; rows: readonly CardRow[]};

const focusCodes = (): Source => ({
  kind: 'Error code',
  to: `${content.errorCodesPath}#`,
  labels: ['Cause', 'What to do', 'Who can fix it'],
  rows: content.errorCodes.map(({code, message, cause, action, fixedBy}) => ({
    title: `${code}: ${message}`,
    lines: [brief(cause), brief(action), content.orList(content.fixersOf(fixedBy))],
  })),
});

type Code = {title: string; status?: number; responses?: readonly string[]};

/** A decline is found by its code, and by the responses of the bank. */
const otherCodes = (page: string, codes: Readonly<Record<string, Code>>): Source => ({
  kind: 'Error code',
  to: `${page}#`,
  rows: Object.entries(codes).map(([code, {title, status, responses = []}]) => ({
    title: `${code}: ${title}`,
    names: responses,
    lines: status
      ? [`HTTP status ${status}`]
      : responses.map((one) => `Response ${one}: ${content.responseCodes[one]!.meaning}`),
  })),
});

/** Limits that are asked for by name. */
function limitGroups(): Source[] {
  const asked = [...content.limits, ...content.furtherLimits].filter(({asks}) => asks.length > 0);
  const areaOf = (name: string) => (products.some((one) => one.name === name) ? name : areaOfAll);
  return Object.entries(groupBy(asked, ({product}) => areaOf(product))).map(([area, own]) => ({
    kind: 'Limit',
    area,
    to: '',
    rows: own.map(({what: title, see: to, asks: names, limit, more = ''}) => {
      return {title, to, names, lines: [limit, more].filter(Boolean).map(plainText)};
    }),
  }));
}

type Operation = {id: string; method: string; path: string; title: string};

const operationGroup = (to: string, base: string, all: readonly Operation[]): Source => ({
  kind: 'Operation',
  to,
  base,
  rows: all.map(({id, method, path, title}) => ({
    title: `${method.toUpperCase()} ${path}: ${title}`,
    to: content.operationAnchor(id),
  })),
});

function documentedOperations(pages: string, {operations}: ApiDocument): Source {
  const own = operations.filter(({kind}) => kind === 'operation');
  return operationGroup(`/${pages}/`, own[0]?.servers?.[0]?.url.replace(/\/$/, '') ?? '', own);
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
  to: `${content.glossaryPath}#`,
  ...(isAmbiguous && {isAmbiguous}),
  rows: content.terms
    .filter((one) => Boolean(one.isAmbiguous) === isAmbiguous)
    .map(({id, term, also = [], definition}) => ({
      title: term,
      to: id,
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
    otherCodes('/docs/transact/error-handling', {...content.transactCodes, ...content.declines}),
    otherCodes('/docs/ai-api/api-overview', content.aiApiCodes),
    ...limitGroups(),
    ...content.apis.map(({base, page, operations}) => operationGroup(`${page}#`, base, operations)),
    ...documented,
    fieldGroup(),
    roleGroup(),
    termGroup(false),
    termGroup(true),
  ];
  return sources.map(({rows, ...group}) => ({
    area: productOfPath(group.to)?.name ?? areaOfAll,
    ...group,
    rows: packed(group.kind, rows),
  }));
}
