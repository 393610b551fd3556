/** Answers to HTTP and SIP statuses: one card a status, with a line for each product. */
import {STATUS_CODES} from 'node:http';
import {catalogueOf, errorsPage, labels, slug} from '../../../api-reference/contract';
import {aiApiCodes, plainText, sipAnswers, transactCodes} from '../../../content/contract.node';
import {apiReference} from '../../../site/products';
import {brief} from './brief';
import type {ApiSource} from './apiSources';
import {grouped, type AnswerSource} from './source';

type Place = {status: string; label: string; text: string; to: string};

const codePlaces = (
  label: string,
  page: string,
  codes: Readonly<Record<string, {status: number; title: string}>>,
): Place[] =>
  Object.entries(codes).map(([code, {status, title}]) => ({
    status: String(status),
    label,
    text: `${code}: ${title}`,
    to: `${page}#${code.toLowerCase()}`,
  }));

const documentPlaces = ({pages, document}: ApiSource): Place[] =>
  catalogueOf(document)
    .statuses.filter(({name}) => /^\d{3}$/.test(name))
    .map(({name, facts}) => ({
      status: name,
      label: document.specification.info.title,
      text: [...(facts.get(labels.meaning) ?? [])]
        .map((text) => brief(text))
        .slice(0, 2)
        .join(' '),
      to: `${pages}/${errorsPage}#${slug('status', name)}`,
    }))
    .filter(({text}) => text);

/** The lines of a product are one, with the address of the first. */
const joined = (places: readonly Place[]): Place[] =>
  [...grouped(places, ({label}) => label).values()].map((own) => ({
    ...own[0],
    text: own.map(({text}) => text).join('; '),
  }));

function httpAnswer(status: string, places: readonly Place[]): AnswerSource {
  const lines = joined(places);
  return {
    file: 'http',
    keys: [status, `http ${status}`],
    card: {
      kind: 'HTTP status',
      title: `${status} ${STATUS_CODES[status] ?? ''}`.trim(),
      area: apiReference.name,
      lines: lines.map(({label, text}) => ({label, text})),
      to: lines[0]!.to,
      links: lines.slice(1).map(({label, to}) => ({label, to})),
    },
  };
}

function sipAnswersByStatus(): AnswerSource[] {
  const listed = sipAnswers.flatMap((one) => {
    const [, status] = /^`(\d{3})/.exec(one.answer) ?? [];
    return status && status !== '200' ? [{...one, status}] : [];
  });
  return [...grouped(listed, ({status}) => status)].map(([status, answers]) => ({
    file: 'http',
    keys: [`sip ${status}`, status],
    card: {
      kind: 'SIP answer',
      title: `${status} to an INVITE`,
      area: 'Focus',
      lines: answers.map(({meaning, code, toDo}) => ({
        label: plainText(meaning) + (code ? ` (${code})` : ''),
        text: plainText(toDo),
      })),
      to: '/docs/focus/appendix/recorders/siprec-reference#how-focus-answers',
    },
  }));
}

/** @returns every status of an error that the products answer with */
export function statusAnswers(sources: readonly ApiSource[]): AnswerSource[] {
  const places = [
    ...codePlaces('Transact', '/docs/transact/error-handling', transactCodes),
    ...codePlaces('AI API', '/docs/ai-api/api-overview', aiApiCodes),
    ...sources.flatMap(documentPlaces),
  ];
  return [
    ...[...grouped(places, ({status}) => status)].map(([status, own]) => httpAnswer(status, own)),
    ...sipAnswersByStatus(),
  ];
}
