import {docText} from '../markdown';
import {api, onPage, operation, sidebar, type Mistake} from './sample';

export const ofOtherFiles: Mistake[] = [
  {
    ...onPage('page in no sidebar', 'Text.', {
      at: '---',
      rule: 'sidebars',
      message: /in no sidebar/,
      remedy: /add 'page-in-no-sidebar' to sidebars\.ts/,
    }),
    plant: ({texts}) => {
      texts['docs/page-in-no-sidebar.md'] = docText({title: 'Access'}, 'Text.');
    },
  },
  {
    name: 'unknown id in sidebars.ts',
    plant: ({pages}) => pages.push('giude'),
    path: sidebar,
    at: "'giude'",
    rule: 'sidebars',
    message: /name "giude", and there is no such page/,
    remedy: /write "guide"/,
  },
  {
    name: 'operation without operationId',
    plant: ({texts}) => (texts[api] += operation('/b', 'put')).length,
    path: api,
    at: 'put:',
    rule: 'openapi',
    message: /PUT \/b has no operationId/,
    remedy: /write "operationId: …"/,
  },
  {
    name: 'dangling $ref',
    plant: ({texts}) =>
      (texts[api] += operation('/c', 'post', 'operationId: getC', "requestBody: {$ref: '#/components/gone'}"))
        .length,
    path: api,
    at: '#/components/gone',
    rule: 'openapi',
    message: /"#\/components\/gone" leads nowhere/,
    remedy: /correct it, or write what it names/,
  },
];
