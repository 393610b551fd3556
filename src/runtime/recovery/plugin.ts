import {withAttribute, type PluginWithStep} from '../../build/contract.node';
import {writeVersion} from './writeVersion';

/** Puts the version of the site into `/version.json` and on every page, so that a page can tell that it is old. */
export default function siteVersion(): PluginWithStep {
  let version = '';
  return {
    name: 'site-version',

    builtPages: {
      name: 'site-version',
      async prepare(outDir) {
        version = await writeVersion(outDir);
      },
      page({elements}, change) {
        const root = elements.find(({name}) => name === 'html');
        if (root) change(withAttribute(root, 'data-version', version));
      },
    },
  };
}
