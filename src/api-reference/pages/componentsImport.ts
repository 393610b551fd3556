/** The components of src/api-reference/ui/ApiReference. */
const components = [
  'ApiChange',
  'ApiChanges',
  'ApiChildren',
  'ApiChoice',
  'ApiChoices',
  'ApiCode',
  'ApiColumns',
  'ApiContents',
  'ApiDownloads',
  'ApiEndpoint',
  'ApiFacts',
  'ApiField',
  'ApiFields',
  'ApiFold',
  'ApiIntro',
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
 * The import of a generated page. Components are not global, so that no other page loads the API reference.
 */
export const componentsImport = `import {${components.join(', ')}} from '@site/src/api-reference/ui/ApiReference';`;
