/** Answers to error codes of the products that are sold. */
import {
  aiApiCodes,
  declines,
  errorCodes,
  errorCodesPath,
  fixersOf,
  orList,
  plainText,
  responseCodes,
  transactCodes,
} from '../../../content/contract.node';
import type {AnswerCard} from '../../client/port';
import {brief} from './brief';
import {line, type AnswerSource} from './source';

const kind = 'Error code';

/** Where codes of the products stand that have no page of their own. */
const pages = {transact: '/docs/transact/error-handling', ai: '/docs/ai-api/api-overview'};

const keyOf = (code: string) => code.toLowerCase().replace('-', '');

const card = (
  area: string,
  page: string,
  code: string,
  title: string,
  lines: AnswerCard['lines'],
): AnswerCard => ({
  kind,
  title: `${code}: ${title}`,
  area,
  lines,
  to: `${page}#${code.toLowerCase()}`,
});

const focusCodes = (): AnswerSource[] =>
  errorCodes.map(({code, message, cause, action, retries, fixedBy}) => ({
    file: 'foc',
    keys: [keyOf(code)],
    card: card('Focus', errorCodesPath, code, message, [
      ...line('Cause', brief(cause)),
      ...line('What to do', brief(action, 200)),
      ...line(
        'Who can fix it',
        plainText(orList(fixersOf(fixedBy)) + (fixedBy.detail ? `, ${fixedBy.detail}` : '')),
      ),
      ...line('Retries automatically', retries.automatic ? 'Yes' : 'No'),
    ]),
  }));

const requestCodes = (): AnswerSource[] => [
  ...Object.entries(transactCodes).map(([code, {status, title}]): AnswerSource => ({
    file: 'trn',
    keys: [keyOf(code)],
    card: card('Transact', pages.transact, code, title, line('HTTP status', String(status))),
  })),
  ...Object.entries(aiApiCodes).map(([code, {status, title}]): AnswerSource => ({
    file: 'ai',
    keys: [keyOf(code)],
    card: card('AI API', pages.ai, code, title, line('HTTP status', String(status))),
  })),
];

/** A decline is found by its code, and by the response code of the bank. */
const declineCodes = (): AnswerSource[] =>
  Object.entries(declines).map(([code, {title, responses}]) => ({
    file: 'trn',
    keys: [keyOf(code), ...responses.map((response) => `d${response.toLowerCase()}`)],
    card: card(
      'Transact',
      pages.transact,
      code,
      title,
      responses.flatMap((response) => {
        const {meaning, retry, say} = responseCodes[response]!;
        return [
          ...line(`Response ${response}`, meaning),
          ...line('New session', retry),
          ...line('Say to the customer', say),
        ];
      }),
    ),
  }));

/** @returns every code of Focus, Transact and the AI API */
export const codeAnswers = (): AnswerSource[] => [...focusCodes(), ...requestCodes(), ...declineCodes()];
