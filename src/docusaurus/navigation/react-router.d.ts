import type {Context} from 'react';
import type {History} from 'history';

declare module 'react-router' {
  /** What `useHistory` gives; its types leave it out. */
  export const __HistoryContext: Context<History>;
}
