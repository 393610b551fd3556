import {createContext} from 'react';

/** Descriptions for the cards of an index page, by address of the document (src/docs/routeProps.ts). */
export const Descriptions = createContext<Record<string, string>>({});
