/** Answers to identifiers, by what they begin with. */
import {apis, operationAnchor, plainText, prefixes} from '../../../content/contract.node';
import type {AnswerSource} from './source';

const dictionary = '/docs/focus/appendix/data-dictionary';

/** Operations that read one thing by its identifier. */
const readers = apis.flatMap(({id, page, operations}) =>
  operations.flatMap(({method, path, title, id: name, parameters = []}) => {
    const [prefix = ''] = parameters.find((one) => one.in === 'path')?.example?.split('_') ?? [];
    return method === 'GET' && path.endsWith('/{id}')
      ? [{api: id, prefix, title, path, parameter: parameters[0]!, to: `${page}#${operationAnchor(name)}`}]
      : [];
  }),
);

const areas = {focus: 'Focus', transact: 'Transact', aiApi: 'AI API'} as const;

/** @returns every prefix of Focus, and those of what the other APIs read by an identifier */
export function identifierAnswers(): AnswerSource[] {
  const known: AnswerSource[] = Object.entries(prefixes).map(([prefix, {entity, example}]) => {
    const reader = readers.find((one) => one.prefix === prefix);
    return {
      file: 'ids',
      keys: [prefix],
      card: {
        kind: 'Identifier',
        title: `${prefix}_…`,
        area: 'Focus',
        lines: [
          {label: 'Belongs to', text: entity},
          {label: 'Example', text: example},
          ...(reader ? [{label: 'Read it with', text: `GET ${reader.path}`}] : []),
        ],
        to: `${dictionary}#identifiers`,
        ...(reader && {links: [{label: reader.title, to: reader.to}]}),
      },
    };
  });
  const others = readers.filter(({prefix}) => prefix && !(prefix in prefixes));
  return [
    ...known,
    ...others.map(({api, prefix, title, path, parameter, to}): AnswerSource => ({
      file: 'ids',
      keys: [prefix],
      card: {
        kind: 'Identifier',
        title: `${prefix}_…`,
        area: areas[api],
        lines: [
          {label: 'What it is', text: plainText(parameter.meaning)},
          {label: 'Example', text: parameter.example ?? ''},
          {label: 'Read it with', text: `GET ${path}`},
        ],
        to,
        links: [{label: title, to}],
      },
    })),
  ];
}
