/** The SCIM samples of the guides are what RFC 7643 and RFC 7644 allow, and carry what Focus needs. */
import {Ajv2020} from 'ajv/dist/2020';
import {expect, it} from 'vitest';
import {fencesOf, pages} from '../../content/corpus';

const guides = pages.filter(({path}) => /enterprise-sso-options\/(entra-id|okta)\.md$/.test(path));

const text = {type: 'string', minLength: 1};
const core = 'urn:ietf:params:scim:schemas:core:2.0:';
const user = {
  type: 'object',
  required: ['schemas', 'userName', 'active', 'name'],
  properties: {
    schemas: {type: 'array', contains: {const: `${core}User`}},
    userName: {type: 'string', pattern: '^[^\\s@]+@[^\\s@]+$'},
    active: {type: 'boolean'},
    name: {
      type: 'object',
      required: ['givenName', 'familyName'],
      properties: {givenName: text, familyName: text},
    },
    emails: {
      type: 'array',
      items: {type: 'object', required: ['value'], properties: {primary: {type: 'boolean'}}},
    },
  },
};
const group = {
  type: 'object',
  required: ['schemas', 'displayName'],
  properties: {schemas: {type: 'array', contains: {const: `${core}Group`}}, displayName: text},
};
const patch = {
  type: 'object',
  required: ['schemas', 'Operations'],
  additionalProperties: false,
  properties: {
    schemas: {const: ['urn:ietf:params:scim:api:messages:2.0:PatchOp']},
    Operations: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['op'],
        additionalProperties: false,
        // RFC 7644, section 3.5.2; Entra ID writes the operation with a capital.
        properties: {
          op: {enum: ['add', 'remove', 'replace', 'Add', 'Remove', 'Replace']},
          path: text,
          value: {},
        },
        if: {properties: {op: {enum: ['remove', 'Remove']}}},
        then: {required: ['path']},
        else: {required: ['value']},
      },
    },
  },
};

const ajv = new Ajv2020({strict: false});
const validate = {user: ajv.compile(user), group: ajv.compile(group), patch: ajv.compile(patch)};

type Message = {schemas?: string[]; Operations?: unknown};

function kindOf({schemas = [], Operations}: Message): keyof typeof validate {
  if (Operations) return 'patch';
  return schemas.some((schema) => schema.endsWith(':Group')) ? 'group' : 'user';
}

const samples = guides.flatMap((page) =>
  fencesOf(page, 'json').flatMap(({value, line}) => {
    const message = JSON.parse(value) as Message;
    return message.schemas ? [{place: `${page.path}:${line}`, message}] : [];
  }),
);

it('scim: the schemas refuse what the RFCs refuse', () => {
  const good = {
    schemas: [`${core}User`],
    userName: 'a@example.com',
    active: true,
    name: {givenName: 'A', familyName: 'B'},
  };
  expect(validate.user(good)).toBe(true);
  expect(validate.user({...good, userName: 'priya'})).toBe(false);
  const operation = {op: 'replace', path: 'active', value: false};
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:PatchOp'];
  expect(validate.patch({schemas, Operations: [operation]})).toBe(true);
  expect(validate.patch({schemas, Operations: [{op: 'remove'}]})).toBe(false);
  expect(validate.patch({schemas, Operations: [{op: 'set', path: 'active', value: false}]})).toBe(false);
});

it('scim: both guides show a person made and a person changed', () => {
  for (const {path} of guides) {
    const kinds = samples.filter(({place}) => place.startsWith(path)).map(({message}) => kindOf(message));
    expect(kinds, path).toEqual(expect.arrayContaining(['user', 'patch']));
  }
});

it('scim: every sample is valid', () => {
  const problems = samples.flatMap(({place, message}) => {
    const check = validate[kindOf(message)];
    return check(message) ? [] : [`${place} ${ajv.errorsText(check.errors)}`];
  });
  expect(problems).toEqual([]);
});
