/** Parts of the generated pages that docusaurus-theme-openapi-docs has no place for; `src/theme` has the others. */
export {default as ApiAccent} from '../ApiAccent';
export {default as ApiBodyChoice} from '../ApiBodyChoice';
export {default as ApiChange, ApiChanges} from '../ApiChange';
export {ApiCode, ApiIntro, ApiText} from '../ApiColumns';
export {default as ApiContents} from '../ApiContents';
export {ApiChildren, ApiChoice, ApiFacts, ApiFields, ApiResponses, ApiSame} from '../ApiField';
export {ApiFiles} from '../ApiDownloads';
export {default as ApiFold} from '../ApiFold';
export {default as ApiStart} from '../ApiStart';
export {default as ApiRows, ApiRow} from '../ApiRows';
