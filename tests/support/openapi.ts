/** The operations of a specification as docusaurus-plugin-openapi-docs hands them on: references resolved. */
import {bundle, createConfig} from '@redocly/openapi-core';
import type {Operation, Parameter, SecurityScheme} from '../../src/plugins/api-reference/openapi';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

export type SpecifiedOperation = Operation & {operationId?: string; summary?: string; tags?: string[]};

type PathItem = Partial<Record<(typeof methods)[number], SpecifiedOperation>> & {parameters?: Parameter[]};

export type Specification = {
  paths: Record<string, PathItem>;
  tags?: {name: string}[];
  servers?: Operation['servers'];
  security?: Operation['security'];
  components?: {securitySchemes?: Record<string, SecurityScheme>};
};

export async function specificationOf(file: string): Promise<Specification> {
  const result = await bundle({ref: file, config: await createConfig({}), dereference: true});
  return result.bundle.parsed as Specification;
}

export async function operationsIn(file: string): Promise<SpecifiedOperation[]> {
  const {paths, servers, security, components} = await specificationOf(file);
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      return [
        {
          security,
          servers,
          ...operation,
          parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])],
          securitySchemes: components?.securitySchemes,
          method,
          path,
        },
      ];
    }),
  );
}
