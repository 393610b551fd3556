/** What other rooms may use of the screens. */
export {figureOf} from './figure';
export {labelsOf, leads, waysOf} from './labels';
export {drawnScreens} from './markdown';
export type {Screen} from './model';
export {screens} from './screens';
export {vendorWays} from './vendors';
