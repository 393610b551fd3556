/** Code samples and examples of answers: made and highlighted at build time, one file an operation. */
import pick from 'lodash/pick.js';
import {sampleLanguages} from '../../samples/sampleLanguages';
import type {Operation} from '../model/openApiTypes';
import {escaped, highlighted} from '../../content/contract.node';
import {writers} from '../../samples/languages';
import {ownSamples} from './ownSamples';
import {sampleRequest} from './sampleRequest';
import {eventExamples, responseExamples, type Sample} from './responseExamples';

/** What the file beside a page holds: HTML of its samples, and of its examples of answers. */
export type SamplesFile = {request: string; responses: string};

/** @returns the programs that send an operation's request, one a language */
export function codeSamples(operation: Operation): Sample[] {
  const request = sampleRequest(operation);
  return sampleLanguages.map(({value, label}) => ({
    value,
    label,
    language: value,
    code: writers[value](request),
  }));
}

/** Says the language where the value does not, as HTML has it for code; what is no usual name is text. */
const languageClass = ({value, language}: Sample): string =>
  value === language ? '' : ` class="language-${/^[\w+#.-]+$/.test(language) ? language : 'text'}"`;

/** Native disclosures, the first one open: without JavaScript a reader opens any of them. */
function disclosures(samples: Sample[]): string {
  return samples
    .map((sample, index) =>
      [
        `<details data-value="${sample.value}"${index ? '' : ' open'}>`,
        `<summary>${escaped(sample.label)}</summary>`,
        `<pre tabindex="0"><code${languageClass(sample)}>${highlighted(sample.code, sample.language)}</code></pre></details>`,
      ].join(''),
    )
    .join('');
}

/** The name of the file beside a page. */
export const samplesFileName = (id: string): string => `${id}.samples.json`;

/** @param operation a webhook has no request of the reader's own, but an event that the reader gets */
export function samplesFile(operation: Operation & {kind?: string}): SamplesFile {
  const isEvent = operation.kind === 'webhook';
  return {
    request: disclosures(
      isEvent ? eventExamples(operation.requestBody) : [...codeSamples(operation), ...ownSamples(operation)],
    ),
    responses: disclosures(responseExamples(operation.responses)),
  };
}

/** What a page imports to show its samples. */
export const samplesImport = (id: string): string => `import samples from './${samplesFileName(id)}';`;

/** The place of the code samples in a page; `samples` is what it imports, `own` is what the document brings. */
export function requestSamples(operation: Operation): string {
  const own = ownSamples(operation).map(({value, label}) => ({value, label}));
  return `<CodeSnippets source={samples}${own.length ? ` own={${JSON.stringify(own)}}` : ''} />`;
}

function exampleSamples(label: string, part: keyof SamplesFile, examples: Sample[]): string | false {
  const choices = JSON.stringify(examples.map((example) => pick(example, ['value', 'label', 'status'])));
  const place = `<ResponseExamples label="${label}" part="${part}" source={samples} choices={${choices}} />`;
  return examples.length > 0 && place;
}

/** The place of the examples of answers; nothing where there are none. */
export const responseSamples = ({responses}: Operation): string | false =>
  exampleSamples('Response', 'responses', responseExamples(responses));

/** The place of the examples of a webhook's event; nothing where there are none. */
export const eventSamples = ({requestBody}: Operation): string | false =>
  exampleSamples('Event', 'request', eventExamples(requestBody));
