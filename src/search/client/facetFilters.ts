/**
 * @param parameters `searchParameters` of the configuration
 * @returns their filters in the form of the port: a single one may stand for a list
 */
export const facetFiltersOf = ({
  facetFilters = [],
}: Readonly<Record<string, unknown>>): (string | string[])[] =>
  typeof facetFilters === 'string' ? [facetFilters] : (facetFilters as (string | string[])[]);
