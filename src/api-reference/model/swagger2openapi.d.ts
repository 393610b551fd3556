/** The part of swagger2openapi that is used here; the package has no types of its own. */
declare module 'swagger2openapi' {
  export function convertObj(
    document: object,
    options: {patch: boolean; warnOnly: boolean; warnProperty: string},
  ): Promise<{openapi: object}>;
}
