/** What the command that stores drawings uses. */
export {drawingOf} from './drawing';
export {withMermaid} from './drawing/browser';
