/** What is chosen in tabs. Since 3.10 `useTabs` reads a context, and what it was is called `useTabsContextValue`. */
import * as utils from 'theme-common/tabsUtils';

/** A copy, because the bundler warns of names that the installed version has not. */
const hooks = {...utils};

export const useTabs = hooks.useTabsContextValue ?? hooks.useTabs;
