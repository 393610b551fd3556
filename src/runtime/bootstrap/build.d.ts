/** Constants that esbuild inlines into the two bootstrap scripts (bundle.ts). */

/** The colour mode may follow the system. */
declare const OFFERS_SYSTEM: boolean;

/** CSS of the notices. */
declare const NOTICE_STYLES: string;
