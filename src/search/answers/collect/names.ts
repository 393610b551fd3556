/** Answers to other names in code: error codes of the documents, scopes, events, headers. */
import {catalogueOf, errorsPage, labels, slug} from '../../../api-reference/contract';
import {apis, plainText} from '../../../content/contract.node';
import {apiReference} from '../../../site/products';
import {nameKey} from '../recognise';
import {brief} from './brief';
import type {ApiSource} from './apiSources';
import {grouped, line, sitePath, type AnswerSource} from './source';

const areas = {focus: 'Focus', transact: 'Transact', aiApi: 'AI API'} as const;

const name = (written: string, card: Omit<AnswerSource['card'], 'title'>): AnswerSource => ({
  file: 'names',
  keys: [nameKey(written)],
  card: {...card, title: written},
});

const sentences = (texts: ReadonlySet<string> | undefined) =>
  [...(texts ?? [])]
    .map((text) => brief(text))
    .slice(0, 2)
    .join(' ');

/** Codes of the products that are sold have answers of their own. */
const ownCode = /^(FOC|TRN|AI)-/;

const documentNames = ({pages, document}: ApiSource): AnswerSource[] => {
  const {codes, scopes} = catalogueOf(document);
  const {title} = document.specification.info;
  return [
    ...codes
      .filter(({name, facts}) => !ownCode.test(name) && facts.get(labels.meaning)?.size)
      .map((code) =>
        name(code.name, {
          kind: 'Error code',
          area: apiReference.name,
          lines: [
            ...line('HTTP status', [...(code.facts.get(labels.status) ?? [])].join(', ')),
            ...line(title, sentences(code.facts.get(labels.meaning))),
            ...line(labels.remedy, sentences(code.facts.get(labels.remedy))),
          ],
          to: `${pages}/${errorsPage}#${slug('code', code.name)}`,
        }),
      ),
    ...scopes.map((scope) =>
      name(scope.name, {
        kind: 'Scope',
        area: apiReference.name,
        lines: line(labels.allows, sentences(scope.facts.get(labels.allows))),
        to: `${pages}/${errorsPage}#${slug('scope', scope.name)}`,
      }),
    ),
  ];
};

const soldNames = (): AnswerSource[] =>
  apis.flatMap(({id, page, operations, events}) => {
    const folder = page.slice(0, page.lastIndexOf('/'));
    const scoped = grouped(
      operations.filter(({scope}) => scope),
      ({scope}) => scope!,
    );
    return [
      ...events.map((event) =>
        name(event.name, {
          kind: 'Event',
          area: areas[id],
          lines: [{label: 'Sent', text: plainText(event.sent)}],
          to: sitePath(event.see, folder),
        }),
      ),
      ...[...scoped].map(([scope, own]) =>
        name(scope, {
          kind: 'Scope',
          area: areas[id],
          lines: own.map(({method, path, title}) => ({label: `${method} ${path}`, text: title})),
          to: page,
        }),
      ),
    ];
  });

/** @returns every error code, scope and event that has a name in code */
export const nameAnswers = (sources: readonly ApiSource[]): AnswerSource[] => [
  ...soldNames(),
  ...sources.flatMap(documentNames),
];
