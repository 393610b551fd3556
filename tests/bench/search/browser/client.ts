/** What each engine offers on the page of the bench. */
export type BenchClient = {
  /** @returns site paths of the best hits, ready to be shown with title and excerpt; a page may come twice */
  search: (query: string) => Promise<string[]>;
};
