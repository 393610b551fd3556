/**
 * The document as docusaurus-plugin-openapi-docs reads it: the whole one, completed where that plugin (4.7.1) would lose a
 * page. Each completion is a case of `pluginDocument.test.ts`, which shows the loss, too; what upstream would have to change
 * is in the README of the room.
 */
import kebabCase from 'lodash/kebabCase.js';
import {followed} from '../model/jsonPointer';
import type {ApiDocument, ReferenceOperation, ReferenceTag} from '../model/openApiTypes';
import {introductionOf} from '../model/pageNames';
import {joinedParameters} from '../model/parameters';
import type {Json} from '../model/walk';

const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};

/** The plugin takes every key of a path but these for a method; it knows no additional operations. */
const shared = ['summary', 'description', 'servers'];

/** The plugin makes names of pages from those of tags; one that is taken already has the name of its page instead. */
const tagName = ({id, name}: ReferenceTag) => (kebabCase(name) === id ? name : id);

class Completed {
  private readonly tagNames: Map<string, string>;

  constructor(
    private readonly whole: Json,
    private readonly document: ApiDocument,
  ) {
    this.tagNames = new Map(document.tags.map((tag) => [tag.name, tagName(tag)]));
  }

  private resolve(value: unknown): Json {
    return objectOf(followed(this.whole, value));
  }

  /** It joins parameters by their names alone, whatever their places. */
  private parameters(own: unknown, ofPath: unknown): unknown[] {
    const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);
    return joinedParameters(list(ofPath), list(own), (value) => this.resolve(value));
  }

  /** It drops an operation whose name is missing or taken, and looks for media types in a body that has none. */
  private operation(item: Json, {id, title, tags, method}: ReferenceOperation): Json {
    const additional = objectOf(item.additionalOperations);
    const key = [method, method.toUpperCase()].find((name) => name in item || name in additional) ?? method;
    const own = this.resolve(item[key] ?? additional[key]);
    const {content} = this.resolve(own.requestBody);
    return {
      ...own,
      operationId: id,
      summary: title,
      tags: [...new Set(tags)].map((name) => this.tagNames.get(name) ?? name),
      parameters: this.parameters(own.parameters, item.parameters),
      requestBody: Object.keys(objectOf(content)).length ? own.requestBody : undefined,
    };
  }

  private items(kind: ReferenceOperation['kind'], source: Json): Json {
    const operations = this.document.operations.filter((operation) => operation.kind === kind);
    const routes = [...new Set(operations.map(({path}) => path))];
    return Object.fromEntries(
      routes.map((route) => {
        const item = this.resolve(source[route]);
        const own = operations.filter(({path}) => path === route);
        return [
          route,
          {
            ...Object.fromEntries(shared.map((name) => [name, item[name]])),
            ...Object.fromEntries(own.map((each) => [each.method, this.operation(item, each)])),
          },
        ];
      }),
    );
  }

  /** It needs paths, hides webhooks behind `x-webhooks`, and makes pages of schemas with tags by writers of its own. */
  get all(): Json {
    const {info, paths, webhooks, 'x-webhooks': older, components, ...rest} = this.whole;
    const schemas = Object.entries(objectOf(objectOf(components).schemas)).map(([name, schema]) => [
      name,
      typeof schema === 'object' ? {...schema, 'x-tags': undefined} : schema,
    ]);
    return {
      ...rest,
      info: {...objectOf(info), title: introductionOf(this.document.specification.info).title},
      tags: this.document.tags.map((tag) => ({
        name: tagName(tag),
        ...(tag.title !== tagName(tag) && {'x-displayName': tag.title}),
        description: tag.description,
        externalDocs: tag.externalDocs,
      })),
      paths: this.items('operation', objectOf(paths)),
      webhooks: this.items('webhook', {...objectOf(older), ...objectOf(webhooks)}),
      components: {...objectOf(components), schemas: Object.fromEntries(schemas) as Json},
    };
  }
}

/**
 * @param whole the document as one object
 * @param document what was read of it, with the names of its pages
 * @returns the document for the plugin, which has a page for each operation, webhook and tag
 */
export const pluginDocument = (whole: object, document: ApiDocument): object =>
  new Completed(whole as Json, document).all;
