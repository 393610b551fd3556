/**
 * `npm run new [-- <kind> --flag "value" …]`: makes a page, a post, a product and whatever else authors add, from a
 * template that keeps every rule. It asks for what no flag says. It overwrites nothing, and writes all or nothing.
 */
import {createInterface} from 'node:readline/promises';
import {filesOn, readSite} from '../rules/contract';
import {run, say} from './command';
import {usageOf, type Ask} from './new/ask';
import {kinds} from './new/kinds';
import {askingOf, type NewKind} from './new/kind';
import {makeNew} from './new/make';
import {readOptions, usageOfAll} from './new/options';

async function chosen(ask: Ask): Promise<NewKind> {
  if (!ask) throw new Error(`The kind is missing.\n${usageOfAll(kinds)}`);
  console.log(usageOfAll(kinds));
  for (;;) {
    const name = (await ask('Kind: ')).trim();
    const kind = kinds.find((one) => one.name === name);
    if (kind) return kind;
  }
}

async function main(ask: Ask): Promise<void> {
  const root = process.cwd();
  const {kind, given, help} = readOptions(process.argv.slice(2), kinds);
  if (help) {
    console.log(kind ? usageOf(askingOf(kind), readSite(filesOn(root))) : usageOfAll(kinds));
    return;
  }
  const {made, edited, address, next} = await makeNew(kind ?? (await chosen(ask)), given, root, ask);
  for (const file of Object.keys(made)) say(`Made ${file}`);
  for (const file of Object.keys(edited)) say(`Edited ${file}`);
  say(`Address: ${address}`);
  for (const step of next) say(`Next: ${step}`);
}

run(async () => {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const terminal = isTerminal ? createInterface({input: process.stdin, output: process.stdout}) : undefined;
  try {
    await main(terminal && ((question) => terminal.question(question)));
  } finally {
    terminal?.close();
  }
});
