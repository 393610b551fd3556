/** A specification: where it is read, and where its pages and its download go. */
export type SpecificationEntry = {
  /** Name of the API in addresses and commands. */
  id: string;
  file: string;
  pages: string;
  download: string;
  /** Written by somebody else: only what makes pages impossible stops a command. */
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
