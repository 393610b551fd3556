import type {ClientModule} from '@docusaurus/types';

/** What the build writes into one page; React changes the rest of the head, which has `data-rh`. */
const ours = 'meta[property]:not([data-rh]),[type$="ld+json"],link[type$=markdown]';

/** A page that was opened by a link is without the facts of the page before. */
const client: ClientModule = {
  onRouteDidUpdate({location, previousLocation: before}) {
    if (before && before.pathname !== location.pathname)
      document.querySelectorAll(ours).forEach((element) => element.remove());
  },
};

export default client;
