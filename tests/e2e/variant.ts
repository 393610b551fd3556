/** Settings of the second build: the other reading of the colour mode, an announcement, the hosted search. */
export const variant = {
  COLOUR_MODE: 'light-dark',
  ANNOUNCEMENT_ID: 'first',
  ALGOLIA_APP_ID: 'TESTAPPID1',
  ALGOLIA_SEARCH_API_KEY: '0123456789abcdef0123456789abcdef',
  ALGOLIA_INDEX_NAME: 'help-uk',
} as const;
