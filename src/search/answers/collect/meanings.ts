/** Answers to "what is": terms, products, states; and the addresses of the APIs. */
import {apis, facts, glossaryPath, plainText, statesByOwner, terms} from '../../../content/contract.node';
import {supportEmail, supportPage} from '../../../site/contact';
import {products, type Product} from '../../../site/products';
import {keyOf} from '../question';
import {areaOfAll, grouped, sitePath, type AnswerSource} from './source';

const what = (words: string) => keyOf(words, 'what');

/** A term is answered by itself too, unless pages use the word in other senses. */
const termAnswers = (): AnswerSource[] =>
  terms.flatMap(({id, term, also = [], definition, see, isAmbiguous}) => {
    const [, label = '', link = ''] = /^\[(.*)\]\((.*)\)$/.exec(see ?? '') ?? [];
    const keys = [...new Set([term, ...also].map(what))];
    const card = {
      kind: 'Term',
      title: term,
      area: areaOfAll,
      lines: [{text: definition}],
      to: `${glossaryPath}#${id}`,
      ...(link && {links: [{label, to: sitePath(link, '/docs')}]}),
    };
    return [
      {file: 'what' as const, keys, card},
      ...(isAmbiguous ? [] : [{file: 'terms' as const, keys, card}]),
    ];
  });

const productAnswers = (): AnswerSource[] =>
  products.flatMap(({name, summary, start, tasks}: Product) => {
    const keys = [what(name)];
    const card = {
      kind: 'Product',
      title: name,
      area: name,
      lines: [{text: summary}],
      to: start,
      links: tasks.map(({label, to}) => ({label, to})),
    };
    return [
      {file: 'what' as const, keys, card},
      {file: 'terms' as const, keys, card},
    ];
  });

/** States whose names differ by their endings alone are one card, in which each has its line; so are those of several things. */
function stateAnswers(): AnswerSource[] {
  const owners = statesByOwner;
  const ownerKeys = new Set(owners.map(({name}) => what(name)));
  const all = owners.flatMap((owner) => owner.states.map(([state, meaning]) => ({owner, state, meaning})));
  return [
    ...[...grouped(all, ({state}) => what(state))].map(([key, places]): AnswerSource => {
      const names = [...new Set(places.map(({state}) => state))];
      return {
        file: 'what',
        keys: [
          key,
          // 'refund states' are those of a refund, not what is refunded.
          ...(ownerKeys.has(key) ? [] : [`state ${key}`]),
          ...new Set(places.map(({owner, state}) => `state ${what(`${state} ${owner.name}`)}`)),
        ],
        card: {
          kind: 'State',
          title: names.join(', '),
          area: places[0].owner.product ?? 'Focus',
          lines: places.map(({owner, state, meaning}) => ({
            label: names.length > 1 ? `${owner.name}, ${state}` : owner.name,
            text: plainText(meaning),
          })),
          to: places[0].owner.see,
          links: [...new Map(places.slice(1).map(({owner}) => [owner.see, owner.name]))].map(
            ([to, label]) => ({
              label,
              to,
            }),
          ),
        },
      };
    }),
    ...owners.map(({name, product = 'Focus', see, states}): AnswerSource => ({
      file: 'what',
      keys: [`state ${what(name)}`, `state ${what(`${product} ${name}`)}`],
      card: {
        kind: 'States',
        title: name,
        area: product,
        lines: states.map(([state, meaning]) => ({label: state, text: plainText(meaning)})),
        to: see,
      },
    })),
  ];
}

/** What the APIs that are sold are called, and where their networks are described. */
const hosts = {
  focus: {title: 'Focus REST API', area: 'Focus', asks: ['focus', 'focus api', 'focus rest api']},
  transact: {title: 'Transact API', area: 'Transact', asks: ['transact', 'transact api']},
  aiApi: {title: 'AI API', area: 'AI API', asks: ['ai api', 'ai']},
} as const;

const hostAnswers = (): AnswerSource[] =>
  apis.map(({id, base, page}) => {
    const {title, area, asks} = hosts[id];
    const isSandbox = base.includes('//sandbox.');
    return {
      file: 'what',
      keys: asks.map((ask) => `host ${keyOf(ask, 'host')}`),
      card: {
        kind: 'Address',
        title,
        area,
        lines: [
          {label: isSandbox ? 'Address for tests' : 'Address', text: base},
          {label: 'Port', text: `${new URL(base).port || 443} (HTTPS)`},
        ],
        to: page,
        copy: base,
      },
    };
  });

function contactAnswers(): AnswerSource[] {
  const {receiptMinutes, opens, closes} = facts.support;
  const card = {
    kind: 'Contact',
    title: supportEmail,
    area: areaOfAll,
    lines: [
      {label: 'Receipt', text: `Within ${receiptMinutes} minutes`},
      {label: 'Support hours', text: `${opens} to ${closes} UK time on working days`},
    ],
    to: `${supportPage}#contact-us`,
    copy: supportEmail,
  };
  const asks = [
    'support email',
    'support email',
    'email of support',
    'email address of support',
    'support email address',
  ];
  const keys = [...new Set(asks.map(what))];
  return [
    {file: 'ids', keys: [supportEmail], card},
    {file: 'what', keys, card},
    {file: 'terms', keys, card},
  ];
}

/** @returns terms, products, states, addresses and how to reach support */
export const meaningAnswers = (): AnswerSource[] => [
  ...termAnswers(),
  ...productAnswers(),
  ...stateAnswers(),
  ...hostAnswers(),
  ...contactAnswers(),
];
