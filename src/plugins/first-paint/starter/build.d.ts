/** What the build writes into the starter (bundle.ts): the colour mode may follow the system. */
declare const OFFERS_SYSTEM: boolean;
