/** Adds the addresses of a build to the ledger of what has been published (src/redirects). */
import {publishAddresses} from '../redirects/contract.node';
import {say} from './command';

/**
 * @param build folder of a finished build
 * @param routes of its manifest
 */
export async function tellAddresses(build: string, routes: readonly string[]): Promise<void> {
  const count = await publishAddresses(process.cwd(), build, routes);
  if (count)
    say(
      `${count} new addresses and headings are in src/redirects/published.txt: commit it, and the check keeps them`,
    );
}
