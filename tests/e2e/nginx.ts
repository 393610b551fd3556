/** The nginx of a test, which is left out where none is installed. */
import {startNginx as start, type Nginx} from '../support/hosting/nginx';
import {skipWithout} from './skip';

/**
 * @param root folder of a build
 * @param scratch an own folder for the configuration, the pid and the temporary files
 */
export function startNginx(root: string, scratch: string): Promise<Nginx> {
  skipWithout('nginx');
  return start(root, scratch);
}
