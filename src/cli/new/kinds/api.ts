/** An API: its OpenAPI document, and its entry in the list of the site. */
import ts from 'typescript';
import type {Site} from '../../../rules/contract';
import {append, formatted, parse, quoted, valueOf, wanted} from '../../edit/source';
import type {Answers, NewKind, Plan} from '../kind';
import {filled} from '../template';

const listFile = 'src/site/apis.ts';

async function plan({id = '', title = ''}: Answers, site: Site): Promise<Plan> {
  const file = `openapi/${id}.yaml`;
  const text = site.read(listFile) ?? '';
  const list = valueOf(parse(listFile, text), 'apis');
  const array = wanted(list && ts.isArrayLiteralExpression(list) ? list : undefined, 'list "apis"', listFile);
  if (array.getText().includes(`id: ${quoted(id)}`))
    throw new Error(`There is an API "${id}" already. Remedy: choose another id.`);
  const entry = `{id: ${quoted(id)}, file: ${quoted(file)}, title: ${quoted(title)}}`;
  const yaml = filled('openapi.yaml', {id, name: title});
  return {
    made: {[file]: await formatted(file, yaml)},
    edited: {[listFile]: await formatted(listFile, append(text, array, entry))},
    address: `/docs/api/${id}`,
    next: [
      `write ${file}: the operation of the template is an example.`,
      'run "npm run api:generate" and "npm start", and look at its pages, then "npm run check:content".',
      'run "npm run api:publish" when it is ready, and commit what it stores.',
    ],
  };
}

export const api: NewKind = {
  name: 'api',
  purpose: 'an API: an OpenAPI document, and its place in the reference',
  questions: [
    {
      flag: 'id',
      asks: 'Id, which is in its address, in lower-case words with hyphens',
      problem: (value) =>
        /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value) ? undefined : 'Use lower-case words and hyphens.',
    },
    {
      flag: 'title',
      asks: 'Name in the sidebar, without "API"',
      problem: (value) =>
        /^[A-Z][\p{L}\p{N} -]*$/u.test(value) ? undefined : 'Use letters, digits, spaces and hyphens.',
    },
  ],
  plan,
};
