/** An OpenAPI document, YAML or JSON: its file, the folder of its pages, the path of its download. */
export type SpecificationEntry = {
  /** Name of the API in addresses and commands. */
  id: string;
  file: string;
  pages: string;
  download: string;
  /** Files with changes of the document (OpenAPI Overlay 1.0), in their order. */
  overlays?: readonly string[];
  /** A document of somebody else: house rules are not checked. */
  isForeign?: boolean;
};

export const specifications: readonly SpecificationEntry[] = [
  {
    id: 'petstore',
    file: 'openapi/petstore.yaml',
    pages: 'docs/api/petstore',
    download: '/openapi/petstore.yaml',
  },
  {id: 'auth', file: 'openapi/auth.yaml', pages: 'docs/api/auth', download: '/openapi/auth.yaml'},
];
