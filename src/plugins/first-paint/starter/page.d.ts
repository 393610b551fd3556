/** What the build writes into the starter (bundle.ts); the first two differ from page to page. */
declare const SHEETS: readonly string[];
declare const SCRIPTS: readonly string[];
/** The colour mode may follow the system. */
declare const OFFERS_SYSTEM: boolean;
declare const SEARCH: {readonly label: string; readonly placeholder: string; readonly maxLength: number};
