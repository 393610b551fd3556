import {format, resolveConfig} from 'prettier';

/** @returns the schema as JSON, in the format of the project */
export async function schemaText(schema: object): Promise<string> {
  const options = await resolveConfig('package.json');
  return format(JSON.stringify(schema), {...options, parser: 'json'});
}
