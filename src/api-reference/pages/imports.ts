/** The components of src/api-reference/ui/ApiReference. */
const components = [
  'ApiChange',
  'ApiChanges',
  'ApiChildren',
  'ApiChoice',
  'ApiChoices',
  'ApiCode',
  'ApiColumns',
  'ApiDownloads',
  'ApiEndpoint',
  'ApiFacts',
  'ApiField',
  'ApiFields',
  'ApiResponse',
  'ApiRow',
  'ApiRows',
  'ApiSame',
  'ApiText',
  'ExampleSamples',
  'RequestSamples',
  'TryIt',
];

/**
 * The first line of a generated page. Pages of authors import nothing; these do, so that no other page carries the
 * reference.
 */
export const componentsImport = `import {${components.join(', ')}} from '@site/src/api-reference/ui/ApiReference';`;
