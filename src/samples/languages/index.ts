/** The writers of samples, by language. */
import type {SampleLanguage} from '../sampleLanguages';
import type {SampleRequest} from '../sampleRequest';
import {csharp} from './csharp';
import {curl} from './curl';
import {go} from './go';
import {java} from './java';
import {node} from './node';
import {php} from './php';
import {python} from './python';

/** Each writes a whole program that sends the request, shows the answer, and fails where that is an error. */
export const writers: Record<SampleLanguage, (request: SampleRequest) => string> = {
  bash: curl,
  javascript: node,
  python,
  csharp,
  java,
  go,
  php,
};
