/** A client module that removes malformed hashes such as `#100%`: Docusaurus crashes when it decodes them. */
import type {ClientModule} from '@docusaurus/types';
import {decoded} from '../address';

const clientModule: ClientModule = {
  onRouteUpdate({location}) {
    if (decoded(location.hash) === undefined) location.hash = '';
  },
};

export default clientModule;
