/** Terms that pages use and readers may not know: one source for the page, the marks in the text and the cards. */
import {access} from './access';
import {focus} from './focus';
import {integration} from './integration';
import {payments} from './payments';
import {telephony} from './telephony';
import type {Term} from './types';
import {siteLanguage} from '../../site/language';

export type {Term} from './types';

/** Site path of the page. */
export const glossaryPath = '/docs/glossary';

/** All terms, by the alphabet. */
export const terms: readonly Term[] = [...access, ...focus, ...integration, ...payments, ...telephony].sort(
  (one, other) => one.term.localeCompare(other.term, siteLanguage),
);
