/** What other rooms may use of the diagrams: what their drawings are called. `contract.node.ts` makes them. */
export {drawingFolder, drawingPath, isStored, keyOf} from './key';
