import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {mockFile} from '../../../src/cli/mock-file';
import {listed} from '../../../src/site/apis';
import {folderWith} from '../../support/folder';

const document = `openapi: 3.1.0
info: {title: Test, version: 1.0.0}
paths:
  /pets:
    get:
      operationId: getPets
      responses:
        '200': {description: Pets.}
`;

const overlay = `overlay: 1.0.0
info: {title: Ours, version: 1.0.0}
actions:
  - target: $.paths['/pets'].get.responses['200']
    update: {description: Our pets.}
`;

function place() {
  const folder = folderWith({'in/test.yaml': document, 'in/ours.yaml': overlay, 'out/none': ''});
  const file = path.join(folder, 'in/test.yaml');
  const entry = listed({id: 'test', title: 'Test', file, isForeign: true});
  return {entry, overlays: [path.join(folder, 'in/ours.yaml')], out: path.join(folder, 'out')};
}

describe('the document of a mock', () => {
  it('is the file itself without overlays', async () => {
    const {entry, out} = place();
    expect(await mockFile(entry, out)).toBe(entry.file);
  });

  it('has what overlays change', async () => {
    const {entry, overlays, out} = place();
    const mocked = await mockFile({...entry, overlays}, out);
    expect(path.dirname(mocked)).toBe(out);
    const {paths} = parse(readFileSync(mocked, 'utf8')) as {paths: Record<string, object>};
    expect(paths['/pets']).toMatchObject({get: {responses: {200: {description: 'Our pets.'}}}});
  });
});
