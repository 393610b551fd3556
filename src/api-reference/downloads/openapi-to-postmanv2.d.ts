/** The part of openapi-to-postmanv2 that is used here; the package has no types of its own. */
declare module 'openapi-to-postmanv2' {
  export type Item = {
    id?: string;
    name: string;
    request: {method: string; url: {path?: string[]}};
    response: object[];
  };

  export type Folder = {name: string; item: (Item | Folder)[]};

  export type Collection = {info: object; item: (Item | Folder)[]};

  export function convertV2(
    input: {type: 'json'; data: object},
    options: object,
    callback: (error: Error | null, result?: {reason?: string; output?: {data: Collection}[]}) => void,
  ): void;
}
