import {createHash} from 'node:crypto';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * @param outDir folder of the build
 * @param text of a file that pages name
 * @returns the site path of the new file, whose name changes with its content, as those of the bundler's files do
 */
export async function writeAsset(
  outDir: string,
  name: string,
  type: 'css' | 'js',
  text: string,
): Promise<string> {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `/assets/${type}/${name}.${hash}.${type}`;
  await writeFile(path.join(outDir, file), text);
  return file;
}
