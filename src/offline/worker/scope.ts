/** What a service worker has and a page has not (https://w3c.github.io/ServiceWorker/); TypeScript takes either for a whole program. */

export type LastingEvent = Event & {waitUntil: (work: Promise<unknown>) => void};

export type FetchEvent = LastingEvent & {
  request: Request & {isReloadNavigation?: boolean};
  clientId: string;
  resultingClientId: string;
};

export type LastingMessage = LastingEvent & {data: unknown};

type Client = {id: string; url: string};

type Events = {
  install: LastingEvent;
  activate: LastingEvent;
  message: LastingMessage;
};

type WorkerScope = {
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: {type: 'window'; includeUncontrolled: boolean}) => Promise<readonly Client[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Events>(name: Name, act: (event: Events[Name]) => void) => void;
};

export const scope = self as unknown as WorkerScope;
