/**
 * Stands in for the theme's comparison of addresses (src/docusaurus/routing/plugin). A page asks it of the whole sidebar, several
 * times; the theme makes both addresses comparable anew each time.
 */
import {bare} from './bare';

export {findHomePageRoute, useHomePageRoute} from 'theme-common/routesUtils';

/** As the theme's: capitals and a slash at the end make no difference; without an address it is the same as none. */
export const isSamePath = (one: string | undefined, other: string | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && bare(one) === bare(other));
