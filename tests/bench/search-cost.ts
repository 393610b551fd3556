/** `npm run bench`: what a keystroke costs in the embedded engine, over the index of the last build. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {answer, deserialise} from '../../src/search/embedded/engine';
import {indexPath} from '../../src/search/embedded/protocol';
import {brotliBytes} from './weight';

const queries = [
  'retention',
  'retenton policy',
  'legal hold',
  'FOC-2104',
  'idempotency key',
  'how do I export recordings',
];

function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Milliseconds of every keystroke of the queries, sorted; each is asked once unmeasured first. */
function latencies(): number[] {
  const index = deserialise(readFileSync(path.join('build', indexPath), 'utf8'));
  const typed = queries.flatMap((query) => [...query].map((_, end) => query.slice(0, end + 1)));
  const ask = (query: string) => answer(index, {indexName: 'bench', query});
  typed.forEach(ask);
  const measure = (query: string) => {
    const start = performance.now();
    ask(query);
    return performance.now() - start;
  };
  return typed.map(measure).sort((one, other) => one - other);
}

const times = latencies();
const [p50, p95] = [0.5, 0.95].map((share) => quantile(times, share).toFixed(2));
console.log(`Search index: ${brotliBytes(indexPath)} bytes (brotli)`);
console.log(`Keystroke in the engine: p50 ${p50} ms, p95 ${p95} ms, n=${times.length}`);
