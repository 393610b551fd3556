/** What the build writes into the starter and the loader (bundle.ts). */

/** The colour mode may follow the system. */
declare const OFFERS_SYSTEM: boolean;

/** Rules of the notices. */
declare const NOTICE_STYLES: string;
