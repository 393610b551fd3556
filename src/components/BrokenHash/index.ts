/** A client module: Docusaurus decodes the hash of an address, and crashes where that cannot be done, as in `#100%`. */
import type {ClientModule} from '@docusaurus/types';

const clientModule: ClientModule = {
  onRouteUpdate({location}) {
    try {
      decodeURIComponent(location.hash);
    } catch {
      location.hash = '';
    }
  },
};

export default clientModule;
