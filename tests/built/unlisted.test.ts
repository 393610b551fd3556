import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {fixtureSite} from '../fixture/settings';

it('an unlisted post is named by its own page alone', () => {
  const texts = readdirSync(fixtureSite.outDir, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.(html|json|md|txt|xml)$/.test(name),
  );
  const naming = texts.filter((name) =>
    /A post for the few|blog\/unlisted/.test(readFileSync(path.join(fixtureSite.outDir, name), 'utf8')),
  );
  expect(naming).toEqual(['blog/unlisted.html']);
});
