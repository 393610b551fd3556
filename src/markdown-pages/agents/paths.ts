/** Site paths of the index for agents. */
export const agentIndexPath = '/agents/index.json';

/** @param set name of a set of documents */
export const pagesPath = (set: string): string => `/agents/pages/${set}.json`;

/** @param part number of the file, the first is 1 */
export const recordsPath = (set: string, part: number): string => `/agents/records/${set}-${part}.json`;
