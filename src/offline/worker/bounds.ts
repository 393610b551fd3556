/** How much of what was read stays: the pages of a month of daily reading, and no more than a few photographs weigh. */
import type {ExpirationPluginOptions} from 'workbox-expiration';

const day = 24 * 60 * 60;

export const bounds = {
  /** A page has some 70 kB: 4 MB. */
  pages: {maxEntries: 60, maxAgeSeconds: 30 * day, purgeOnQuotaError: true},
  /** Pages share most of their files, which have some 15 kB: 6 MB. */
  files: {maxEntries: 400, maxAgeSeconds: 60 * day, purgeOnQuotaError: true},
} as const satisfies Record<string, ExpirationPluginOptions>;

/** Seconds that the network has before a page that is kept is shown: two round trips on a poor connection. */
export const patience = 4;

/** The host says what an answer depends on (`Vary`); of each address one is kept. */
export const matchOptions = {ignoreVary: true} as const;
