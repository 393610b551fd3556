/**
 * Alias of the package `mermaid` on a built site (src/diagrams/plugin): the two functions that the theme calls. All files
 * that a diagram needs are preloaded at once; Mermaid alone would import them in a chain.
 */
import parts from '../../docusaurus/generated/mermaidFiles';
import type {Mermaid, MermaidConfig, RenderResult} from 'mermaid';

const preloaded = new Set<string>();

function preload(address: string): void {
  if (preloaded.has(address)) return;
  preloaded.add(address);
  document.head.append(Object.assign(document.createElement('link'), {rel: 'modulepreload', href: address}));
}

/** The first word of a diagram, after its front matter and comments. */
const kindOf = (source: string) =>
  /^(?:---[^]*?---)?(?:\s|%%.*\n)*([\w-]+)/.exec(source.trimStart())?.[1] ?? '';

/** Mermaid puts `<p>` into `<span>`, which is invalid (HTML, 4.5.26); `src/css/diagrams.css` shows the inner span as a block. */
const withoutParagraphs = (svg: string) => svg.replaceAll('<p>', '<span>').replaceAll('</p>', '</span>');

let config: MermaidConfig = {};

async function render(id: string, source: string): Promise<RenderResult> {
  const wanted = config;
  [...parts.always, ...(parts.kinds[kindOf(source)] ?? [])].forEach(preload);
  const {default: mermaid} = (await import(/* webpackIgnore: true */ parts.entry)) as {default: Mermaid};
  mermaid.initialize(wanted);
  const {svg, ...rest} = await mermaid.render(id, source);
  return {...rest, svg: withoutParagraphs(svg)};
}

function initialize(next: MermaidConfig): void {
  config = next;
}

/** The theme calls `initialize` of the API, and since 3.10 that of the library. */
const library = {initialize, mermaidAPI: {initialize}, render};

export default library;
