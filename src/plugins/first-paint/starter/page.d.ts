/** What the build writes into the starter (bundle.ts); the first two differ from page to page. */
declare const SHEETS: readonly string[];
declare const SCRIPTS: readonly string[];
/** The colour mode may follow the system. */
declare const OFFERS_SYSTEM: boolean;
declare const SEARCH_LABEL: string;
declare const SEARCH_PLACEHOLDER: string;
declare const SEARCH_LENGTH: number;
