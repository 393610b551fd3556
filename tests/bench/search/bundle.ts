import path from 'node:path';
import {build} from 'esbuild';

/** @returns a module and all it imports as one minified script */
export async function bundle(file: string, format: 'esm' | 'iife' = 'esm'): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.resolve(file)],
    bundle: true,
    minify: true,
    write: false,
    format,
    target: 'chrome111',
    platform: 'browser',
    external: ['/pagefind/*'],
  });
  return outputFiles[0]?.text ?? '';
}
