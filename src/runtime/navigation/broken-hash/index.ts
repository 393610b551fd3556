/** A client module: Docusaurus decodes the hash of an address, and crashes where that cannot be done, as in `#100%`. */
import type {ClientModule} from '@docusaurus/types';
import {decoded} from '../address';

const clientModule: ClientModule = {
  onRouteUpdate({location}) {
    if (decoded(location.hash) === undefined) location.hash = '';
  },
};

export default clientModule;
