/** What a reader learns of an operation of which a part, or all, cannot be shown. */
import {withImports} from './componentsImport';
import {blocks, element} from './mdx';
import type {Fault} from '../model/faults';
import type {OperationPage} from '../model/openApiTypes';

const whole = (downloads: string | undefined) =>
  downloads ? `[The document](${downloads}) has all of it.` : 'The document has all of it.';

const notice = (title: string, text: string) => `:::warning[${title}]\n\n${text}\n\n:::`;

/** Parts that are missing from a page, by their places in the operation; nothing where none is. */
export function leftOut(faults: readonly Fault[] = [], downloads?: string): string {
  const parts = [...new Set(faults.map(({path}) => path.slice(2).join(' › ')))];
  if (!parts.length) return '';
  const list = parts.map((part) => `\`${part.replaceAll('`', "'")}\``).join(', ');
  return notice(
    'Not complete',
    `Mistakes in the document of this API keep parts of this operation from being shown: ${list}. ${whole(downloads)}`,
  );
}

/** Markdown of the page of an operation that cannot be shown. */
export function faultyPage({api, downloads}: OperationPage): string {
  const method = api.kind === 'webhook' ? 'event' : api.method;
  const text = `A mistake in the document of this API keeps this operation from being shown. ${whole(downloads)}`;
  const columns = blocks(
    element('ApiIntro', {}, notice('Not shown', text)),
    element('ApiCode', {}, element('MethodEndpoint', {method, path: api.path})),
  );
  return withImports(element('ApiItemLayout', {}, columns));
}
