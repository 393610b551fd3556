import type {ClientModule} from '@docusaurus/types';

/** What the build writes into the head of one page; React changes the rest, which has `data-rh`. */
const ours =
  'script[type="application/ld+json"], meta[property]:not([data-rh]), link[rel=alternate][type="text/markdown"]';

/** A page that was opened by a link has a head without the facts of the page before. */
const client: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation && previousLocation.pathname !== location.pathname)
      document.head.parentElement?.querySelectorAll(ours).forEach((element) => element.remove());
  },
};

export default client;
