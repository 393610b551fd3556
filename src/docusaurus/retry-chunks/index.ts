/** A client module: every script and sheet that the bundler fetches is asked for once more when it does not come. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What fetches a chunk (https://rspack.rs/api/runtime-api/module-variables). */
declare const __webpack_require__: {e: (chunk: string | number) => Promise<unknown>};

if (ExecutionEnvironment.canUseDOM) {
  const fetchOnce = __webpack_require__.e;
  __webpack_require__.e = (chunk) => fetchOnce(chunk).catch(() => fetchOnce(chunk));
}
