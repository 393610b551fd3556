/** Constants that the bundlers inline into the module of the search. */

/** Settings of the hosted engine; undefined when the embedded one answers alone. */
declare const SEARCH_HOSTED: import('../engines/hosted/themeOptions').HostedOptions | undefined;

/** The contextual filters (language and docs tags) that both engines apply to every query. */
declare const SEARCH_FILTERS: readonly (string | readonly string[])[];

/** Address of the script of the worker. */
declare const SEARCH_WORKER: string;

/** CSS of what the dialog shows below its field. */
declare const SEARCH_STYLES: string;
