/** What data, mistakes and the bundler of the live-reload server have in common. */
import type {Compiler} from 'webpack';
import * as made from './made';

export type Made = typeof made;

/** Rspack's own, which webpack has not. */
type Watching = {invalidateWithChangesAndRemovals: (changed: Set<string>, removed: Set<string>) => void};

type State = {
  made: Made;
  /** By page, what it takes from data; empty until data are read. */
  taken: Map<string, string>;
  /** By plugin. */
  mistakes: Map<string, Error>;
  compiler?: Compiler;
};

/** Of the process: an edit of `docusaurus.config.ts` evaluates these modules again, beside the bundler of the first. */
export const state = ((globalThis as {[key: symbol]: unknown})[Symbol.for('help-hub.live')] ??= {
  made,
  taken: new Map(),
  mistakes: new Map(),
} satisfies State) as State;

/** Compiles pages anew; without any, the overlay follows the mistakes. */
export function compile(pages: readonly string[] = []): void {
  const watching = state.compiler?.watching as unknown as Watching | undefined;
  watching?.invalidateWithChangesAndRemovals(new Set(pages), new Set());
}
