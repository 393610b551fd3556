import type {InsightsClient} from 'search-insights';

/** Version of the pinned package; the plugin of DocSearch reads it before the first event. */
const version = '2.17.3';

type Forward = (...event: unknown[]) => void;

const forward: Forward = (...event) => {
  void import('search-insights').then(({default: client}) => (client as Forward)(...event));
};

/**
 * Algolia's insights client from our own bundle. Left to itself DocSearch would fetch it from a CDN, which the
 * content security policy refuses. It is downloaded with the first event.
 */
export const insightsClient = Object.assign(forward, {version}) as unknown as InsightsClient;
