/** What commands may use of the supply chain. */
export {allPackages, type Bill} from './allPackages';
export {bomPath} from './bom';
export {packageProblems} from './problems';
