import {bundle, createConfig} from '@redocly/openapi-core';

/**
 * @param file path of an OpenAPI document
 * @returns the document as one object, files that it refers to included
 */
export async function bundled(file: string): Promise<object> {
  const {bundle: whole} = await bundle({ref: file, config: await createConfig({})});
  return whole.parsed as object;
}
