/** The bodies of a request of which a reader chooses one, for schema, sample and console alike. */
import {isCallable} from '../console/writeConsoles';
import {writtenExamples} from '../model/examples';
import type {Operation} from '../model/openApiTypes';
import {handiest} from '../../samples/sampleBody';

/**
 * @param operation with references resolved
 * @returns titles of the examples that the document has of each media type, as `ApiOperation` takes them; undefined without a choice, and
 *   where no console could make the sample of another choice
 */
export function requestBodies({method, kind, requestBody}: Operation & {kind?: string}) {
  const content = requestBody?.content ?? {};
  const first = handiest(Object.keys(content));
  if (first === undefined || kind === 'webhook' || !isCallable(method)) return undefined;
  const types = [first, ...Object.keys(content).filter((type) => type !== first)];
  const bodies = types.map(
    (type) => [type, writtenExamples(content[type] ?? {}).map(({title}) => title)] as const,
  );
  const isChoice = bodies.length > 1 || bodies.some(([, titles]) => titles.length > 1);
  return isChoice ? (Object.fromEntries(bodies) as Record<string, string[]>) : undefined;
}
