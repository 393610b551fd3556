/** What pages tell the worker. */
export type Message =
  /** The reader has opened a page. */
  | {type: 'read'; path: string; version: string | undefined}
  /** The connection is good enough for the search index. */
  | {type: 'search'};
