/** The one model of an OpenAPI document, and what reads it: the change log, consoles, the editor of JSON. */
import {test, type Mutation} from '../mutation';

const schemas = 'src/api-reference/model/mergeSchemas.ts';
const validation = 'src/api-reference/console/validationSchema.ts';
const compared = 'src/api-reference/changelog/comparedSchema.ts';
const editor = 'src/api-reference/ui/TryIt/editor';
const unit = (file: string, title: RegExp) => test(`unit/api-reference/${file}.test.ts`, title);

export const apiModel: readonly Mutation[] = [
  {
    name: 'references are resolved anew for each that asks',
    plant: [
      {
        file: 'src/api-reference/model/readDocument.ts',
        from: '  specifications.set(source, made);\n',
        to: '',
      },
    ],
    caughtBy: unit('model/reading', /resolves its references, once for all/),
    says: /AssertionError/,
  },
  {
    name: 'a merged schema asks for what one of its parts asks for',
    plant: [{file: schemas, from: '[before, value].flat()', to: '[value].flat()'}],
    caughtBy: unit('model/mergeSchemas', /ask for all that one of them/),
    says: /AssertionError/,
  },
  {
    name: 'a schema beside null is no part of the whole',
    plant: [
      {file: schemas, from: 'others.length) return {keyword', to: 'others.length > 9) return {keyword'},
    ],
    caughtBy: unit('model/mergeSchemas', /beside null/),
    says: /AssertionError/,
  },
  {
    name: 'a change of one part is lost behind another part',
    plant: [
      {file: compared, from: 'const made = joined.get(key) ?? {allOf: parts}', to: 'const made = other'},
    ],
    caughtBy: unit('model/mergeSchemas', /both of two/),
    says: /AssertionError/,
  },
  {
    name: 'a field that two parts describe, and that holds both again',
    plant: [{file: compared, from: 'joined.get(key) ?? ', to: ''}],
    caughtBy: unit('changelog/schemaChanges', /end where two parts describe/),
    says: /Maximum call stack/,
  },
  {
    name: 'changes of a pull request by documents of 3.0 that nobody raises',
    plant: [
      {
        file: 'src/api-reference/model/reading.ts',
        from: /return clean\(document\)\.document;\n\}\n$/,
        to: 'return document;\n}\n',
      },
    ],
    caughtBy: unit('changelog/schemaChanges', /texts of OpenAPI 3\.0/),
    says: /AssertionError/,
  },
  {
    name: 'a schema without a name that holds itself, in a console',
    plant: [{file: validation, from: 'if (making.has(schema))', to: 'if (making.size > 1e9)'}],
    caughtBy: unit('console/validationSchema', /without a name that holds itself/),
    says: /Maximum call stack/,
  },
  {
    name: 'what stands beside a reference is lost to the console',
    plant: [{file: validation, from: 'return {...content(Object.fromEntries(beside)), ', to: 'return {'}],
    caughtBy: unit('console/validationSchema', /beside a reference/),
    says: /AssertionError/,
  },
  {
    name: 'the editor of JSON marks the object in the place of the value',
    plant: [{file: `${editor}/problems.ts`, from: '  if (own) return own;\n', to: ''}],
    caughtBy: unit('ui/TryIt/editor/problems', /marks a value/),
    says: /AssertionError/,
  },
  {
    name: 'the editor of JSON says nothing of a text that is none',
    plant: [
      {
        file: `${editor}/problems.ts`,
        from: 'return [{from: at, to: Math.min',
        to: 'return [].concat() as never; [{from: at, to: Math.min',
      },
    ],
    caughtBy: unit('ui/TryIt/editor/problems', /tells the syntax/),
    says: /AssertionError/,
  },
  {
    name: 'the editor of JSON offers names that are there already',
    plant: [{file: `${editor}/completion.ts`, from: '.filter(({name}) => !taken.has(name))', to: ''}],
    caughtBy: unit('ui/TryIt/editor/completion', /names that are not there yet/),
    says: /AssertionError/,
  },
  {
    name: 'the editor of JSON offers no value of an enumeration',
    plant: [{file: `${editor}/completion.ts`, from: 'own.enum ?? (', to: '('}],
    caughtBy: unit('ui/TryIt/editor/completion', /values of an enumeration/),
    says: /AssertionError/,
  },
];
