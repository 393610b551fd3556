/** Programs of the system that the checks need: found where they are, or installed where that is possible. */
export * from './find-programs';
export type {Machine} from './machine';
export type {Program} from './program';
export {programNamed, programs} from './programs';
export {skippedPart, installMissing} from './install-missing';
