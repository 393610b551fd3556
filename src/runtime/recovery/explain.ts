import {showNotice} from './notice';
import {isUpdated} from './version';

/** Tells the reader why a file of the site did not come, as far as anybody knows: another version may be published. */
export async function explainFailure(): Promise<void> {
  showNotice((await isUpdated()) ? 'outdated' : 'failed');
}
