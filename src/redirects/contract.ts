/** What the rules and the commands may use of the redirects. */
export {withRedirect} from './editList';
export {listFile, parseRedirects, split, type Redirect, type RedirectList} from './list';
export {isReference} from './offeredAnchors';
export {pageProblem, problemsIn} from './problems';
export {ledgerEntries, ledgerFile, publishedIn, type LedgerEntry} from './published';
export {vanishedIn, type Present, type Vanished} from './vanished';
