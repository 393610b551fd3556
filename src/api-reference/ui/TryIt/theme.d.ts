/** The parts of the console, as `src/theme` hands them over; docusaurus-theme-openapi-docs has no types for them. */
declare module '@theme/ApiExplorer/Authorization' {
  export {default} from '@site/src/api-reference/ui/TryIt/Authentication';
}
declare module '@theme/ApiExplorer/Body' {
  export {default} from '@site/src/api-reference/ui/TryIt/Body';
}
declare module '@theme/ApiExplorer/ParamOptions' {
  export {default} from '@site/src/api-reference/ui/TryIt/Parameters';
}
declare module '@theme/ApiExplorer/Request' {
  export {default} from '@site/src/api-reference/ui/TryIt/Console';
}
declare module '@theme/ApiExplorer/Response' {
  export {default} from '@site/src/api-reference/ui/TryIt/Result';
}
declare module '@theme/ApiExplorer/Server' {
  export {default} from '@site/src/api-reference/ui/TryIt/ServerChoice';
}
