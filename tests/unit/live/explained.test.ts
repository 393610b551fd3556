import {expect, it} from 'vitest';
import path from 'node:path';
import {explained} from '../../../src/live/explained';
import {folderWith} from '../../support/folder';

const explain = (files: Record<string, string>, error: Error) => {
  const folder = folderWith(files);
  const names = Object.keys(files).map((name) => path.join(folder, name));
  return explained(error, names).message.replace(/^\S*\//, '');
};

it('finds the line of a page that no sidebar may name', () => {
  const message = 'These sidebar document ids do not exist:\n- gone\n\nAvailable document ids are:\n- here';
  expect(explain({'sidebars.ts': "[\n  'gone',\n]"}, new Error(message))).toBe(
    'sidebars.ts:2: These sidebar document ids do not exist:\n- gone. Remedy: correct this line.',
  );
});

it('finds the file and line of bad YAML', () => {
  const cause = new Error('missed comma (2:1)\n\n 1 | a: [b\n');
  const error = new Error('The file looks invalid (not Yaml nor JSON).', {cause});
  expect(explain({'good.yml': 'a: b\n', 'bad.yml': 'a: [b\nc: d\n'}, error)).toBe(
    'bad.yml:2: missed comma. Remedy: correct this line.',
  );
});

it('finds the line of a key, in the file that has what is around it', () => {
  const files = {'sidebars.ts': "{label: 'a'}", 'tags.yml': 'focus:\n  label: [a]\n'};
  expect(explain(files, new Error('"focus.label" must be a string.'))).toBe(
    'tags.yml:2: "focus.label" must be a string. Remedy: correct this line.',
  );
});

it('finds the line of front matter, which only the cause names', () => {
  const page = path.join(folderWith({'a.md': '---\ntitle: A\ndescription: [a]\n---\n'}), 'a.md');
  const error = new Error(`Can't process doc metadata for doc at path path=${page} in version name=current`, {
    cause: new Error('"description" must be a string'),
  });
  expect(explained(error, []).message).toBe(
    `${path.relative('.', page)}:3: "description" must be a string. Remedy: correct this line.`,
  );
});

it('takes the innermost cause that says where the mistake is', () => {
  const cause = new Error('docs/_facts.json:2: Expected a comma.', {cause: new Error('Expected a comma.')});
  const error = new Error(`Docusaurus could not load made.ts. Cause: ${cause.message}`, {cause});
  expect(explained(error, []).message).toBe(cause.message);
});

it('leaves a message that names a page as it is', () => {
  const message = 'The front matter of docs/a.md is wrong: "title" is not allowed';
  expect(explained(new Error(message), ['package.json']).message).toBe(message);
});
