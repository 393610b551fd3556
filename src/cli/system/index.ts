/** Programs of the system: Chromium, which is installed where it is missing, and those that only the full run needs. */
export {findHeadlessChromium, findHeadlessChromium as findChromium, installChromium} from './chromium';
export {find} from './find';
export * from './programs';
