import path from 'node:path';
import {buildSync, type Metafile} from 'esbuild';
import {browsers} from '../../site/browsers';

/** Files of Mermaid by their names. */
export type Parts = {
  entry: string;
  /** What every diagram needs. */
  always: string[];
  /** What a diagram needs besides, by its first word; those of other kinds Mermaid asks for itself. */
  kinds: Record<string, string[]>;
};

export type Library = {
  /** Content by name. */
  files: Map<string, Uint8Array>;
  parts: Parts;
};

/** What Mermaid calls the modules of these kinds, and of the layout that they use. */
const modules: Record<string, string[]> = {
  flowchart: ['flowDiagram', 'dagre'],
  sequenceDiagram: ['sequenceDiagram'],
  'stateDiagram-v2': ['stateDiagram-v2', 'dagre'],
};

/** What a file imports at once, itself included. */
function closure(file: string, outputs: Metafile['outputs'], found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const {path: imported, kind} of outputs[file]?.imports ?? [])
    if (kind === 'import-statement') closure(imported, outputs, found);
  return found;
}

function partsOf({outputs}: Metafile): Parts {
  const names = Object.keys(outputs);
  const fileOf = (module: string) => {
    const file = names.find((name) => path.basename(name).startsWith(`${module}-`));
    if (!file)
      throw new Error(`Mermaid has no module "${module}". Remedy: mend src/diagrams/library/bundle.ts.`);
    return file;
  };
  const entry = fileOf('mermaid.core');
  const always = closure(entry, outputs);
  const rest = (list: string[]) =>
    [...new Set(list.flatMap((module) => [...closure(fileOf(module), outputs)]))].filter(
      (file) => !always.has(file),
    );
  const short = (list: Iterable<string>) => [...list].map((file) => path.basename(file));
  return {
    entry: path.basename(entry),
    always: short(always),
    kinds: Object.fromEntries(Object.entries(modules).map(([kind, list]) => [kind, short(rest(list))])),
  };
}

/**
 * Mermaid as modules for browsers. The site's bundler makes the same of it in four seconds of processor time, this in
 * less than one.
 *
 * @throws Error when a kind of diagram is not where it was
 */
export function bundleLibrary(): Library {
  const outdir = path.resolve('mermaid');
  const {outputFiles, metafile} = buildSync({
    entryPoints: [require.resolve('mermaid/dist/mermaid.core.mjs')],
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    write: false,
    format: 'esm',
    target: browsers,
    legalComments: 'none',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outdir,
  });
  return {
    files: new Map(outputFiles.map((file) => [path.relative(outdir, file.path), file.contents])),
    parts: partsOf(metafile),
  };
}
