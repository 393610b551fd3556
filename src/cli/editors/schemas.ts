/** JSON Schemas for editors, of the YAML that authors write. The rules say more; an editor says at once what is misspelt. */
import {roleTexts} from '../../content/contract';
import {kindsOf, shapes, type Shape} from '../../rules/contract';
import {openapiSchema} from './openapiSchema';

type Schema = Record<string, unknown>;

const dialect = 'http://json-schema.org/draft-07/schema#';
const text: Schema = {type: 'string', minLength: 1};
const list = (low: number, high: number): Schema => ({
  type: 'array',
  items: text,
  minItems: low,
  maxItems: high,
});
const object = (required: readonly string[], properties: Schema): Schema => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});

const common = {
  title: {
    type: 'string',
    pattern: '^[^\\s*`_].*[^.\\s]$',
    description: 'Sentence case, without a full stop. It becomes the heading.',
  },
  description: {
    type: 'string',
    pattern: '^[A-Z].{58,158}\\.$',
    description: 'One sentence of 60 to 160 characters, for search engines and cards.',
  },
  keywords: list(3, 8),
  tags: list(1, 4),
  title_meta: {...text, description: 'Title for tabs and results of a search, where it has to differ.'},
};

const date = (pattern: string): Schema => ({type: 'string', pattern});

const doc = object(['title', 'description', 'keywords', 'tags', 'last_reviewed'], {
  ...common,
  last_reviewed: date('^\\d{4}-\\d\\d-\\d\\d$'),
  kind: {enum: kindsOf('doc')},
  role: {enum: [...new Set(Object.values(roleTexts))]},
  sidebar_label: text,
  pagination_label: text,
  pagination_prev: {type: ['string', 'null']},
  pagination_next: {type: ['string', 'null']},
  asks: {type: 'object', additionalProperties: list(1, 8)},
});

const post = object(['title', 'description', 'keywords', 'tags', 'slug', 'authors', 'date'], {
  ...common,
  slug: date('^[a-z0-9]+(-[a-z0-9]+)*$'),
  authors: list(1, 3),
  date: date('^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d:\\d\\dZ)?$'),
  kind: {enum: kindsOf('post')},
  picture: text,
  last_update: {type: 'object', required: ['date']},
});

const entries = ({required, optional}: Shape): Schema => ({
  $schema: dialect,
  type: 'object',
  additionalProperties: object(
    required,
    Object.fromEntries([...required, ...optional].map((name) => [name, valueOf(name)])),
  ),
});

/** Values of tags and authors that are no texts. */
const valueOf = (name: string): Schema =>
  name === 'page' || name === 'team' ? {type: 'boolean'} : name === 'socials' ? {type: 'object'} : text;

const wanted = (file: string): Shape => {
  const shape = shapes[file];
  if (!shape) throw new Error(`The rule "lists" does not know ${file}. Remedy: adapt src/cli/editors.`);
  return shape;
};

const sitePath = '^/(?:[\\w.~-]+(?:/[\\w.~-]+)*)?(?:#[^\\s#]+)?$';

/** Schemas by the name of their file in `.vscode/schemas`. */
export const schemas: Readonly<Record<string, Schema>> = {
  'front-matter-doc.json': {$schema: dialect, ...doc},
  'front-matter-post.json': {$schema: dialect, ...post},
  'tags.json': entries(wanted('docs/tags.yml')),
  'authors.json': entries(wanted('blog/authors.yml')),
  'redirects.json': {
    $schema: dialect,
    type: ['array', 'null'],
    items: object(['from', 'to'], {
      from: {type: 'string', pattern: sitePath},
      to: {type: 'string', pattern: sitePath},
      removed: {type: 'boolean'},
    }),
  },
  'openapi.json': {$schema: dialect, ...openapiSchema},
};
