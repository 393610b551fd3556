import {createContext} from 'react';

/** Of the documents whose cards a page shows, by their addresses; `src/docs/listing/cards.ts` gives them to the page. */
export const Descriptions = createContext<Record<string, string>>({});
