/** A corpus with the index of each engine, served to a browser. */
import type {Browser} from '@playwright/test';
import {bundle} from './bundle';
import type {Corpus} from './corpus';
import type {Engine, Files} from './engine';
import {evenly, type BenchQuery} from './queries';
import type {BenchServer} from './server';

export type Stage = {
  corpus: Corpus;
  engines: readonly Engine[];
  server: BenchServer;
  browser: Browser;
  /** The queries of the measures of cost: every tenth of a generated site's, as many of the judged ones. */
  sample: readonly BenchQuery[];
};

const folder = 'tests/bench/search/browser';
const page = '<!doctype html><html lang="en"><title>Bench</title><link rel="icon" href="data:,">';

const script = async (name: string) => [`/bench/${name}.js`, await bundle(`${folder}/${name}.ts`)] as const;

/** The page of the bench and the code of the engines. */
export async function codeOf(engines: readonly Engine[]): Promise<Files> {
  const clients = await Promise.all(['measure', ...engines.map(({client}) => client)].map(script));
  const rest = await Promise.all(engines.map((engine) => engine.code()));
  return new Map([['/', page], ...clients, ...rest.flatMap((files) => [...files])]);
}

export const sampleOf = ({queries}: Corpus): BenchQuery[] => evenly(queries, 20);
