import {createContext} from 'react';

/** Of the documents whose cards a page shows, by their addresses; `src/plugins/docs/cards.ts` gives them to the page. */
export const Descriptions = createContext<Record<string, string>>({});
