/** The two specifications: where each is read, and where its pages and its download go. */
export const specifications = [
  {
    id: 'petstore',
    file: 'openapi/petstore.yaml',
    pages: 'docs/api/petstore',
    download: '/openapi/petstore.yaml',
  },
  {id: 'auth', file: 'openapi/auth.yaml', pages: 'docs/api/auth', download: '/openapi/auth.yaml'},
] as const satisfies readonly Specification[];

export type Specification = {
  /** Name of the API in addresses and commands. */
  id: string;
  file: string;
  pages: string;
  download: string;
};
