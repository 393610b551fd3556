/** A further API, by a document of somebody else, which keeps no rule of the house. */
import type {Tree} from './tree';

const file = 'openapi/harbours.json';

const document = {
  openapi: '3.0.3',
  info: {title: 'Tides of harbours', version: '2024-05', 'x-origin': [null]},
  servers: [{url: 'https://tides.example.com/v1'}],
  paths: {
    '/harbours/{code}/tides': {
      parameters: [{name: 'code', in: 'path', required: true, schema: {type: 'string'}}],
      get: {
        summary: 'Tides of a harbour',
        responses: {
          200: {
            description: 'Heights by the hour',
            content: {
              'application/json': {
                schema: {type: 'object', properties: {neapHeight: {type: 'number', nullable: true}}},
              },
            },
          },
        },
      },
    },
  },
};

export function addApi(tree: Tree): void {
  tree.write(file, `${JSON.stringify(document, null, 2)}\n`);
  tree.replace(
    'src/site/apis.ts',
    /(?<=const apis: .*= \[\n[^\]]*)(?=\];)/,
    `  {id: 'harbours', file: '${file}', title: 'Harbours', accent: 'focus', isForeign: true},\n`,
  );
}
