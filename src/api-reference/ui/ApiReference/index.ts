/** What the generated pages of the API reference are made of; a page imports it, so that no other page carries it. */
export {default as ApiChange, ApiChanges} from '../ApiChange';
export {default as ApiColumns, ApiCode, ApiIntro, ApiText} from '../ApiColumns';
export {default as ApiContents} from '../ApiContents';
export {default as ApiDownloads} from '../ApiDownloads';
export {default as ApiEndpoint} from '../ApiEndpoint';
export {
  default as ApiField,
  ApiChildren,
  ApiChoice,
  ApiChoices,
  ApiFacts,
  ApiFields,
  ApiResponse,
  ApiSame,
} from '../ApiField';
export {default as ApiFold} from '../ApiFold';
export {default as ApiRows, ApiRow} from '../ApiRows';
export {ExampleSamples, RequestSamples} from '../ApiSamples';
export {default as TryIt} from '../TryIt';
