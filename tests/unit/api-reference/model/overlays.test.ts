import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {withOverlays} from '../../../../src/api-reference/model/overlays';
import {documentOf, readingOf, sourceOf} from '../../../../src/api-reference/model/reading';
import {folderWith} from '../../../support/folder';

const document = () => ({
  openapi: '3.1.0',
  info: {title: 'A', version: '1.0.0'},
  tags: [{name: 'a'}, {name: 'b'}, {name: 'c'}],
  paths: {
    '/a': {get: {operationId: 'a', 'x-internal': true, tags: ['a'], responses: {200: {description: 'Fine'}}}},
    '/b': {get: {operationId: 'b', tags: ['b'], responses: {200: {description: 'Fine'}}}},
  },
});

const head = `overlay: 1.0.0
info: {title: Ours, version: 1.0.0}
`;

function changed(actions: string, start = head) {
  const file = path.join(folderWith({'o.yaml': `${start}actions:\n${actions}`}), 'o.yaml');
  const {document: made, problems, notes} = withOverlays(document(), [file], 'openapi/a.yaml');
  const short = (lines: string[]) => lines.map((line) => line.replace(path.dirname(file), ''));
  return {made: made as ReturnType<typeof document>, problems: short(problems), notes: short(notes)};
}

describe('what actions do', () => {
  it('merge objects in all their depth, and join lists', () => {
    const {made, problems} = changed(
      `- {target: $, update: {info: {description: New}, tags: [{name: d}], servers: [{url: 'https://x.example.com'}]}}\n`,
    );
    expect(problems).toEqual([]);
    expect(made.info).toEqual({title: 'A', version: '1.0.0', description: 'New'});
    expect(made.tags.map(({name}) => name)).toEqual(['a', 'b', 'c', 'd']);
    expect(made).toHaveProperty('servers', [{url: 'https://x.example.com'}]);
  });

  it('append an entry to a list, and several', () => {
    const {made} = changed(
      `- {target: $.tags, update: {name: d}}\n- {target: $.tags, update: [{name: e}, {name: f}]}\n`,
    );
    expect(made.tags.map(({name}) => name).join('')).toBe('abcdef');
  });

  it('remove what a filter of RFC 9535 selects, items of a list too', () => {
    const {made} = changed(
      `- {target: '$.paths.*[?@["x-internal"] == true]', remove: true}\n- {target: "$.tags[?search(@.name, '[ab]')]", remove: true}\n- {target: '$.paths["/b"].get.tags[0]', remove: true}\n`,
    );
    expect(made.paths['/a']).toEqual({});
    expect(made.tags).toEqual([{name: 'c'}]);
    expect(made.paths['/b'].get.tags).toEqual([]);
  });

  it('see what the actions before them did, and remove in place of an update', () => {
    const {made, notes} = changed(
      `- {target: $.info, update: {contact: {name: X, email: y@example.com}}}\n- {target: $.info.contact.email, remove: true, update: z}\n`,
    );
    expect(made.info).toMatchObject({contact: {name: 'X'}});
    expect(JSON.stringify(made)).not.toContain('example.com');
    expect(notes).toEqual([]);
  });

  it('leave the document that they are given as it is', () => {
    const before = document();
    const file = path.join(
      folderWith({'o.yaml': `${head}actions: [{target: $.tags, remove: true}]`}),
      'o.yaml',
    );
    expect(withOverlays(before, [file], 'a.yaml').document).not.toHaveProperty('tags');
    expect(before).toEqual(document());
  });
});

describe('what is told, with file and line', () => {
  it.each([
    ['- {update: {}}\n', '/o.yaml:4:3 has no target. Remedy: write a JSONPath, such as $.info.'],
    [
      '- {target: "$.info[", update: {}}\n',
      /^\/o\.yaml:4:12 is no JSONPath by RFC 9535: .* Remedy: correct \$\.info\[\.$/,
    ],
    [
      '- {target: $.info, update: text}\n',
      /^\/o\.yaml:4:12 selects an object at .*, and its update is none\./,
    ],
    [
      '- {target: $.info.title, update: B}\n',
      /^\/o\.yaml:4:12 selects a value at .*, which cannot be updated\./,
    ],
    [
      '- {target: $, remove: true}\n',
      '/o.yaml:4:12 would remove the whole document. Remedy: choose a part of it.',
    ],
    ['', /has no actions/],
  ])('%j', (actions, line) => {
    const {problems} = changed(actions);
    expect(problems).toEqual([typeof line === 'string' ? line : expect.stringMatching(line)]);
  });

  it.each([
    ['overlay: 2.0.0\ninfo: {title: A, version: "1"}\n', /^\/o\.yaml:1:10 is no overlay of version 1\.0\./],
    ['overlay: 1.0.0\ninfo: {title: A}\n', /^\/o\.yaml:1:1 has no info\.version\./],
    ['overlay: [\n', /^\/o\.yaml:\d+:\d+ .* Remedy: correct the YAML or JSON\.$/],
  ])('%j', (start, line) => {
    const {problems, made} = changed('- {target: $.info, update: {description: x}}\n', start);
    expect(problems).toEqual([expect.stringMatching(line)]);
    expect(made).toEqual(document());
  });

  it('an action that matches nothing, and another document, are warned of', () => {
    const {problems, notes} = changed('- {target: $.gone, update: {}}\n', `${head}extends: ./other.yaml\n`);
    expect(problems).toEqual([]);
    expect(notes).toEqual([
      '/o.yaml:3:10 extends ./other.yaml, and is used for openapi/a.yaml. Remedy: correct one of them.',
      '/o.yaml:5:12 matches nothing: $.gone. Remedy: correct the target, or remove the action.',
    ]);
  });
});

describe('an entry with overlays', () => {
  const entry = (actions: string, ending = 'yaml') => {
    const folder = folderWith({
      [`a.${ending}`]: JSON.stringify(document()),
      'o.yaml': `${head}actions:\n${actions}`,
    });
    return {file: path.join(folder, `a.${ending}`), overlays: [path.join(folder, 'o.yaml')], isForeign: true};
  };

  it('is read, published and downloaded as they change it', async () => {
    const changes = '- {target: $.info, update: {description: New}}\n';
    expect(await documentOf(entry(changes))).toHaveProperty('info.description', 'New');
    expect(parse(await sourceOf(entry(changes)))).toHaveProperty('info.description', 'New');
    expect(JSON.parse(await sourceOf(entry(changes, 'json')))).toHaveProperty('info.description', 'New');
  });

  it('has to keep the rules with them', async () => {
    const {problems} = await readingOf(entry('- {target: $.info.version, remove: true}\n'));
    expect(problems).toEqual([
      expect.stringMatching(/a\.yaml with .*o\.yaml #\/info .*version.* \(struct\)$/),
    ]);
  });

  it('is read again when one of them has changed', async () => {
    const {writeFileSync} = await import('node:fs');
    const own = entry('- {target: $.info, update: {title: B}}\n');
    expect(await documentOf(own)).toHaveProperty('info.title', 'B');
    writeFileSync(own.overlays[0]!, readFileSync(own.overlays[0]!, 'utf8').replace('title: B', 'title: C'));
    expect(await documentOf(own)).toHaveProperty('info.title', 'C');
  });
});
