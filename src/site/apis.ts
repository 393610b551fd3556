import type {ProductId} from './products';

/** An OpenAPI document, YAML or JSON: its file, the folder of its pages, the path of its download. */
export type SpecificationEntry = {
  /** Name of the API in addresses and commands. */
  id: string;
  file: string;
  pages: string;
  download: string;
  /** The product whose accent its pages have; without it, they have that of the API reference. */
  accent?: ProductId;
};

/** All that has to be written to add an API. */
export type ApiEntry = Omit<SpecificationEntry, 'pages' | 'download'> & {
  /** Its name in the sidebar. */
  title: string;
};

/** @returns the entry with what follows from it */
export const listed = (entry: ApiEntry): ApiEntry & SpecificationEntry => ({
  ...entry,
  pages: `docs/api/${entry.id}`,
  download: `/openapi/${entry.id}${/\.\w+$/.exec(entry.file)?.[0] ?? ''}`,
});

/** The APIs of the site, in the order of the sidebar. */
const apis: readonly ApiEntry[] = [
  {id: 'auth', file: 'openapi/auth.yaml', title: 'Authentication'},
  {id: 'petstore', file: 'openapi/petstore.yaml', title: 'Pet store (sample)'},
];

// Pages import modules that have it, for something else: marked as pure, it stays out of their scripts.
export const specifications = /* @__PURE__ */ apis.map(listed);
