/** What each engine offers on the page of the bench. */
export type BenchClient = {
  /** What the site does when the reader turns to the box; engines without such a step load their index. */
  warm(): unknown;
  /** @returns site paths of the best hits, ready to be shown with title and excerpt; a page may come twice */
  search(query: string, pages?: number): Promise<string[]>;
};
