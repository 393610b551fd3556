import type {ReactNode} from 'react';

/**
 * A text that holds elements: `<Trans>Look through <a href="…">all pages</a>.</Trans>`. Its key in the catalogue is
 * `Look through <0>all pages</0>.` Bundlers put the text in its place (`src/site/language/inline.ts`); where none is at
 * work, it shows what it holds.
 */
export const Trans = ({children}: {children: ReactNode}): ReactNode => children;
