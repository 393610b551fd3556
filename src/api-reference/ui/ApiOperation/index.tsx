import React, {createContext, useContext, useState, useSyncExternalStore, type ReactNode} from 'react';

/** What the parts of an operation's page share: fields, samples and console are views of one request. */
type State = {
  /** The body that the reader has chosen, for schema, samples and console. */
  body?: {mediaType: string; example: number};
  /** The console is open. */
  isCalling?: boolean;
  /** The response that the reader has opened in the list, or whose sample was chosen. */
  response?: {status: string; by: 'list' | 'sample'};
  /** Draws the sample of the request as it was built; the sample of the page stands while there is none. */
  sample?: (language: string) => ReactNode;
};

/** Titles of the examples of each media type that a request takes; the one that everything begins with is the first. */
export type Bodies = Record<string, string[]>;

type Operation = {
  bodies: Bodies;
  get: () => State;
  set: (next: State) => void;
  subscribe: (listener: () => void) => () => void;
};

function operation(bodies: Bodies = {}): Operation {
  let state: State = {};
  const listeners = new Set<() => void>();
  return {
    bodies,
    get: () => state,
    set(next) {
      state = {...state, ...next};
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const Shared = createContext(operation());

type Props = {
  /** Left out where the document leaves no choice. */
  bodies?: Bodies;
  children: ReactNode;
};

/** Gives the parts of one page their common state, which ends with the page. */
export function ApiOperation({bodies, children}: Props): ReactNode {
  const [value] = useState(() => operation(bodies));
  return <Shared.Provider value={value}>{children}</Shared.Provider>;
}

/** @returns the bodies of which a reader may choose one */
export const useBodies = (): Bodies => useContext(Shared).bodies;

/** @returns a value of the common state, and how it is changed */
export function useOperation<Key extends keyof State>(
  key: Key,
): [value: State[Key], change: (value: State[Key]) => void] {
  const {get, set, subscribe} = useContext(Shared);
  const value = useSyncExternalStore(
    subscribe,
    () => get()[key],
    () => undefined,
  );
  return [value, (next) => set({[key]: next})];
}
