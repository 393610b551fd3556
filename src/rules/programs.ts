/** Parsers of programming languages, without their interpreters: grammars of Tree-sitter. */
import {createRequire} from 'node:module';
import path from 'node:path';
import {setFlagsFromString} from 'node:v8';
import type {Node} from '@vscode/tree-sitter-wasm';

/** @returns the first node that the grammar could not place, or that it had to make up */
function mistakeOf(node: Node): Node | undefined {
  if (node.isError || node.isMissing) return node;
  if (!node.hasError) return undefined;
  for (const child of node.children) {
    const mistake = child && mistakeOf(child);
    if (mistake) return mistake;
  }
  return node;
}

/** Finds the row (0-based) of the first mistake in a program; undefined where there is none. */
export type Reader = (code: string) => number | undefined;

async function start() {
  // No WebAssembly optimisation: it costs seconds of CPU, for which the process would wait at its end.
  setFlagsFromString('--liftoff-only');
  const {default: library} = await import('@vscode/tree-sitter-wasm');
  await library.Parser.init();
  return library;
}

let started: ReturnType<typeof start> | undefined;

async function load(grammar: string): Promise<Reader> {
  const library = await (started ??= start());
  const folder = path.dirname(createRequire(__filename).resolve('@vscode/tree-sitter-wasm'));
  const parser = new library.Parser();
  parser.setLanguage(await library.Language.load(path.join(folder, `tree-sitter-${grammar}.wasm`)));
  return (code) => {
    const tree = parser.parse(code);
    const mistake = tree && mistakeOf(tree.rootNode);
    return tree && !mistake ? undefined : (mistake?.startPosition.row ?? 0);
  };
}

const readers = new Map<string, Promise<Reader>>();

/** @param grammar name of the grammar's file, without `tree-sitter-` and `.wasm` */
export async function readerOf(grammar: string): Promise<Reader> {
  const reader = readers.get(grammar) ?? load(grammar);
  readers.set(grammar, reader);
  return reader;
}
