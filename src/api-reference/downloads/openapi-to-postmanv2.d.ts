/** The part of openapi-to-postmanv2 that is used here; the package has no types of its own. */
declare module 'openapi-to-postmanv2' {
  export type Item = {
    id?: string;
    name: string;
    request: {method: string; url: {path?: string[]}; body?: {mode?: string; raw?: string}};
    response: {id?: string; name: string; code: number; body?: string}[];
  };

  export type Folder = {id?: string; name: string; item: (Item | Folder)[]};

  export type Collection = {
    info: {_postman_id?: string; name: string; schema: string};
    item: (Item | Folder)[];
    variable?: {key: string; value: string}[];
  };

  type Result = {result: boolean; reason?: string; output?: {type: 'collection'; data: Collection}[]};

  export function convertV2(
    input: {type: 'json'; data: object},
    options: Record<string, unknown>,
    callback: (error: Error | null, result?: Result) => void,
  ): void;
}
