import path from 'node:path';
import {buildSync, type Metafile} from 'esbuild';
import {browsers} from '../../site/browsers';

/** Names of the files of the Mermaid bundle. */
export type MermaidFiles = {
  entry: string;
  /** Files that every diagram needs. */
  always: string[];
  /** Further files by first word of the diagram; Mermaid imports those of other kinds itself. */
  kinds: Record<string, string[]>;
};

export type MermaidBundle = {
  /** Content by name. */
  files: Map<string, Uint8Array>;
  parts: MermaidFiles;
};

/** Mermaid's names for the modules of common kinds of diagram, and of their layout engine. */
const modules: Record<string, string[]> = {
  flowchart: ['flowDiagram', 'dagre'],
  sequenceDiagram: ['sequenceDiagram'],
  'stateDiagram-v2': ['stateDiagram-v2', 'dagre'],
};

/** Static imports of a file, transitively, itself included. */
function closure(file: string, outputs: Metafile['outputs'], found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const {path: imported, kind} of outputs[file]?.imports ?? [])
    if (kind === 'import-statement') closure(imported, outputs, found);
  return found;
}

function filesOf({outputs}: Metafile): MermaidFiles {
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
 * Bundles Mermaid as browser modules, with code splitting. esbuild needs less than a second of processor time for it,
 * the site's bundler four.
 *
 * @throws Error when Mermaid has no module for a kind of diagram
 */
export function bundleMermaid(): MermaidBundle {
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
    parts: filesOf(metafile),
  };
}
