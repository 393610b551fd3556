/**
 * @param appId id of an Algolia application
 * @returns the origins that its search client calls (`getDefaultHosts` of algoliasearch 5): the nearest server, three others
 *   when that fails, and the one that is told what readers open
 */
export const hostedSearch = (appId: string): string[] => [
  `https://${appId.toLowerCase()}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId.toLowerCase()}-${number}.algolianet.com`),
  'https://insights.algolia.io',
];
