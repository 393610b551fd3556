/** What other rooms may use of the figures of accessibility in Node. */
export {figuresOf} from './figures';
export {readBrowserReport, readEngineReport} from './reports';
