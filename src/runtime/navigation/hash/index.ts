/**
 * A client module for the part of a page that the address names. It removes malformed hashes such as `#100%`, at which
 * Docusaurus crashes, and opens what hides the target: only a browser's own navigation does that.
 */
import type {ClientModule} from '@docusaurus/types';
import {decoded} from '../address';

const clientModule: ClientModule = {
  onRouteUpdate({location}) {
    if (decoded(location.hash) === undefined) location.hash = '';
  },
  onRouteDidUpdate() {
    // Until the page is handed over, it is as the reader left it.
    if (window.hub!.state === 'ready') window.hub!.openTarget();
  },
};

export default clientModule;
