/** What other rooms may use of the screens: their labels. */
export {labelsOf, leads, waysOf} from './labels';
export type {Screen} from './model';
export {screens} from './screens';
export {vendorWays} from './vendors';
