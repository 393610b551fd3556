/** Answers to "how long", "how many", "maximum" and "default". */
import {furtherLimits, limits, plainText, type Limit} from '../../../content/contract.node';
import {products} from '../../../site/products';
import {keyOf, readQuestion} from '../question';
import {areaOfAll, type AnswerSource} from './source';

const isTime = /(hour|day|minute|second|month|year)s?\b/;
const isCount =
  /\b(items?|GB|MB|rows|characters|kHz|units|jobs)\b|requests|a minute|in an account|at a time|^[\d,]+\b/;

/** The headings under which a limit answers: a life, how long it is, how many or how much; any of them for a maximum. */
function headingsOf({limit}: Limit): string[] {
  const text = plainText(limit);
  const life = isTime.test(text.replace(/ a minute/, ''));
  const long = life || /characters/.test(text);
  return [
    'any ',
    ...(life ? ['life '] : []),
    ...(long ? ['long '] : []),
    ...(isCount.test(text) ? ['many '] : []),
  ];
}

const keysOf = (limit: Limit): string[] =>
  limit.asks.flatMap((ask) => {
    const question = readQuestion(ask);
    return question?.file === 'how'
      ? [question.key]
      : headingsOf(limit).map((heading) => heading + keyOf(ask, 'how'));
  });

const isProduct = (name: string) => products.some((product) => product.name === name);

/** @returns every limit that is asked for by its name */
export const limitAnswers = (): AnswerSource[] =>
  [...limits, ...furtherLimits]
    .filter(({asks}) => asks.length > 0)
    .map((limit) => ({
      file: 'how',
      keys: [...new Set(keysOf(limit))],
      card: {
        kind: 'Limit',
        title: limit.what,
        area: isProduct(limit.product) ? limit.product : areaOfAll,
        lines: [{text: plainText(limit.limit)}, ...(limit.more ? [{text: plainText(limit.more)}] : [])],
        to: limit.see,
      },
    }));
