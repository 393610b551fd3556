/** The writers of samples, by language. */
import type {SampleLanguage} from '../sampleLanguages';
import type {SampleRequest} from '../sampleRequest';
import {csharp} from './csharp';
import {curl} from './curl';
import {go} from './go';
import {java} from './java';
import {browser, node} from './javascript';
import {php} from './php';
import {powershell} from './powershell';
import {python} from './python';
import {ruby} from './ruby';
import {rust} from './rust';
import {swift} from './swift';

/** Each writes a whole program that sends the request and shows status and body of the answer. */
export const writers: Record<SampleLanguage, (request: SampleRequest) => string> = {
  bash: curl,
  browser,
  javascript: node,
  python,
  csharp,
  java,
  go,
  php,
  ruby,
  rust,
  swift,
  powershell,
};
