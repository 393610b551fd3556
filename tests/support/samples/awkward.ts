/** Operations whose values are hard to write in a program, and what goes over the wire for each. */
import type {Operation, SecurityScheme} from '../../../src/api-reference/model/openApiTypes';
import type {Parameter} from '../../../src/api-reference/model/openApiTypes';

export type Sent = {
  method: string;
  /** Path and query, below the address of the server. */
  target: string;
  /** Headers that must be there; names in lower case. */
  headers?: Record<string, string>;
  /** A JSON body, the pairs of a form, or a text. */
  body?: unknown;
};

export type Case = {name: string; operation: Operation; sent: Sent};

/** Text that means something in at least one of the languages, and must not. */
const text =
  'it\'s "q" \\ $HOME ${x} $(id) `id` #{y} \\(z) \\#(z) @{a} %s {0} """ \'\'\' ‘’ </script> é 日本 😀\nline 2\ttab\r\n\'@\nJSON';

/** What a field of a multipart form may hold: browsers write every line break as two characters. */
const line = text.replace(/\s+/g, ' ');

const header = 'it\'s "q" \\ $HOME ${x} `id` #{y} \\(z) %s {0}';

const values = {
  text,
  empty: '',
  null: null,
  yes: true,
  no: false,
  number: -1.5,
  list: [1, [], {}],
  'two words': {nested: [{a: 'b"#'}]},
};

const fileText = 'bytes of the file, é';

/** The files that samples send, as they lie in the working folder. */
export const files = {'file.bin': fileText, 'file.png': fileText};

/** The environment in which samples run; the samples for browsers hold these words themselves. */
export const environment = Object.fromEntries(
  [
    'ACCESS_TOKEN',
    'API_USERNAME',
    'API_PASSWORD',
    'CLIENT_ID',
    'CLIENT_SECRET',
    'API_KEY',
    'X_APP_ID',
    'SID',
    'TRANSACT_ACCOUNT',
    'TRANSACT_TIMESTAMP',
    'TRANSACT_PASSWORD',
    'IDEMPOTENCY_KEY',
  ].map((name) => [name, `YOUR_${name}`]),
);

const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

const parameter = (
  place: Parameter['in'],
  name: string,
  example: unknown,
  more: Partial<Parameter> = {},
): Parameter => ({
  in: place,
  name,
  example,
  ...more,
});

const operation = (facts: Partial<Operation>): Operation => ({method: 'get', path: '/x', ...facts});

const withBody = (type: string, example: unknown, schema?: object): Operation =>
  operation({method: 'post', requestBody: {content: {[type]: {example, schema}}}});

const encodedText = encodeURIComponent(text).replace(
  /[!'()*]/g,
  (sign) => `%${sign.charCodeAt(0).toString(16)}`,
);

const query = (name: string, example: unknown, more: Partial<Parameter>, expected: string): Case => ({
  name: `query ${name}`,
  operation: operation({parameters: [parameter('query', name, example, more)]}),
  sent: {method: 'GET', target: `/x?${expected}`},
});

const list = ['a b', 'c,d'];
const point = {x: 1, y: 'é'};

const parameters: Case[] = [
  {
    name: 'styles of the path',
    operation: operation({
      path: '/{simple}/{label}/{object}',
      parameters: [
        parameter('path', 'simple', 'a/b c'),
        parameter('path', 'label', list, {style: 'label', explode: true}),
        parameter('path', 'object', point, {explode: true}),
      ],
    }),
    sent: {method: 'GET', target: '/a%2Fb%20c/.a%20b.c%2Cd/x=1,y=%C3%A9'},
  },
  query('text', text, {}, `text=${encodedText}`),
  query('exploded', list, {}, 'exploded=a%20b&exploded=c%2Cd'),
  query('pipes', list, {style: 'pipeDelimited'}, 'pipes=a%20b%7Cc%2Cd'),
  query('deep', point, {style: 'deepObject'}, 'deep%5Bx%5D=1&deep%5By%5D=%C3%A9'),
  query('reserved', 'a/b?c&d#e', {allowReserved: true}, 'reserved=a/b?c%26d%23e'),
  {
    name: 'headers',
    operation: operation({
      parameters: [
        parameter('header', 'X-Text', header),
        parameter('header', 'X-List', [1, 2]),
        parameter('header', 'Authorization', 'not sent'),
        parameter('header', 'X-Optional', undefined),
      ],
    }),
    sent: {method: 'GET', target: '/x', headers: {'x-text': header, 'x-list': '1,2'}},
  },
  {
    name: 'cookies',
    operation: operation({parameters: [parameter('cookie', 'a', 'b c'), parameter('cookie', 'd', [1, 2])]}),
    sent: {method: 'GET', target: '/x', headers: {cookie: 'a=b%20c; d=1; d=2'}},
  },
];

const fileSchema = {type: 'string', format: 'binary'};

const bodies: Case[] = [
  ...['application/json', 'application/vnd.api+json'].flatMap((type) =>
    [values, [text], text, 1, null].map((value, index): Case => ({
      name: `${type} ${index + 1}`,
      operation: withBody(type, value),
      sent: {method: 'POST', target: '/x', headers: {'content-type': type}, body: value},
    })),
  ),
  ...['text/plain', 'application/xml'].map((type): Case => ({
    name: type,
    operation: withBody(type, text),
    sent: {method: 'POST', target: '/x', headers: {'content-type': type}, body: text},
  })),
  {
    name: 'a form',
    operation: withBody('application/x-www-form-urlencoded', {"it's a": text, r: ['1', '2'], n: 7}),
    sent: {
      method: 'POST',
      target: '/x',
      headers: {'content-type': 'application/x-www-form-urlencoded'},
      body: [
        ["it's a", text],
        ['r', '1'],
        ['r', '2'],
        ['n', '7'],
      ],
    },
  },
  {
    name: 'a form with a file',
    operation: operation({
      method: 'post',
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {type: 'object', properties: {file: fileSchema}},
            example: {note: line, file: 'ignored', facts: {a: 1}},
            encoding: {file: {contentType: 'image/png'}},
          },
        },
      },
    }),
    sent: {
      method: 'POST',
      target: '/x',
      headers: {'content-type': 'multipart/form-data'},
      body: [
        ['note', line],
        ['file', fileText],
        ['facts', '{"a":1}'],
      ],
    },
  },
  {
    name: 'a file',
    operation: withBody('application/octet-stream', undefined, fileSchema),
    sent: {
      method: 'POST',
      target: '/x',
      headers: {'content-type': 'application/octet-stream'},
      body: fileText,
    },
  },
];

const secured = (schemes: Record<string, SecurityScheme>, sent: Partial<Sent>): Case => ({
  name: `security ${Object.keys(schemes).join(' and ')}`,
  operation: operation({
    security: [{}, Object.fromEntries(Object.keys(schemes).map((name) => [name, []]))],
    securitySchemes: schemes,
  }),
  sent: {method: 'GET', target: '/x', ...sent},
});

const bearer = {headers: {authorization: 'Bearer YOUR_ACCESS_TOKEN'}};

const security: Case[] = [
  secured({bearer: {type: 'http', scheme: 'bearer'}}, bearer),
  secured({oauth: {type: 'oauth2'}}, bearer),
  secured({other: {type: 'http', scheme: 'Token'}}, {headers: {authorization: 'Token YOUR_ACCESS_TOKEN'}}),
  secured(
    {basic: {type: 'http', scheme: 'basic'}},
    {headers: {authorization: basic('YOUR_API_USERNAME', 'YOUR_API_PASSWORD')}},
  ),
  secured(
    {
      key: {type: 'apiKey', in: 'header', name: 'api-key'},
      app: {type: 'apiKey', in: 'header', name: 'X-App-Id'},
    },
    {headers: {'api-key': 'YOUR_API_KEY', 'x-app-id': 'YOUR_X_APP_ID'}},
  ),
  secured({query: {type: 'apiKey', in: 'query', name: 'api_key'}}, {target: '/x?api_key=YOUR_API_KEY'}),
  secured({cookie: {type: 'apiKey', in: 'cookie', name: 'sid'}}, {headers: {cookie: 'sid=YOUR_SID'}}),
];

const methods: Case[] = ['put', 'delete', 'options', 'head', 'patch', 'trace'].map((method) => ({
  name: method,
  operation: operation({method}),
  sent: {method: method.toUpperCase(), target: '/x'},
}));

export const awkwardCases: Case[] = [...parameters, ...bodies, ...security, ...methods];
