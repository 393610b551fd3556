/** Programs of the system that the checks need: found where they are, or installed where that is possible. */
export * from './find';
export type {Machine} from './machine';
export type {Program} from './program';
export {programNamed, programs} from './programs';
export {gapOf, provide} from './provide';
