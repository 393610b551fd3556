/**
 * Stands in for the package `mermaid` on a built site (src/diagrams/plugin), with what the theme calls of it. All files
 * that a diagram needs are asked for at once; Mermaid would ask for some after it has the others.
 */
import parts from '../../docusaurus/generated/mermaidFiles';
import type {Mermaid, MermaidConfig, RenderResult} from 'mermaid';

const asked = new Set<string>();

function fetchAhead(address: string): void {
  if (asked.has(address)) return;
  asked.add(address);
  document.head.append(Object.assign(document.createElement('link'), {rel: 'modulepreload', href: address}));
}

/** The word that a diagram begins with, after its front matter and comments. */
const kindOf = (source: string) =>
  /^(?:---[^]*?---)?(?:\s|%%.*\n)*([\w-]+)/.exec(source.trimStart())?.[1] ?? '';

/** Mermaid has paragraphs in spans, which hold phrases only (HTML, 4.5.26); `src/css/diagrams.css` has them as blocks. */
const withPhrases = (svg: string) => svg.replaceAll('<p>', '<span>').replaceAll('</p>', '</span>');

let config: MermaidConfig = {};

async function render(id: string, source: string): Promise<RenderResult> {
  const wanted = config;
  [...parts.always, ...(parts.kinds[kindOf(source)] ?? [])].forEach(fetchAhead);
  const {default: mermaid} = (await import(/* webpackIgnore: true */ parts.entry)) as {default: Mermaid};
  mermaid.initialize(wanted);
  const {svg, ...rest} = await mermaid.render(id, source);
  return {...rest, svg: withPhrases(svg)};
}

const library = {
  mermaidAPI: {
    initialize(next: MermaidConfig): void {
      config = next;
    },
  },
  render,
};

export default library;
