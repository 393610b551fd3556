import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {withoutSame} from '../../../../src/cli/review/photographs';
import type {Shot} from '../../../../src/cli/review/review';
import {folderWith} from '../../../support/folder';

it('pages that look the same at each width are left out, with their pictures', () => {
  const shot = (address: string, when: Shot['when'], width: Shot['width'], digest: string): Shot => ({
    address,
    when,
    width,
    file: `pictures/${address.slice(1)}-${when}-${width}-${digest}.jpg`,
  });
  const same = [1440, 360].flatMap((width) =>
    (['before', 'after'] as const).map((when) => shot('/same', when, width as Shot['width'], `0000${width}`)),
  );
  const other = [
    shot('/other', 'before', 1440, '11111111'),
    shot('/other', 'after', 1440, '11111111'),
    shot('/other', 'before', 360, '22222222'),
    shot('/other', 'after', 360, '33333333'),
  ];
  const fresh = [shot('/new', 'after', 360, '44444444')];
  const all = [...same, ...other, ...fresh];
  const folder = folderWith(Object.fromEntries(all.map(({file}) => [file, 'a'])));
  expect(withoutSame(all, folder)).toEqual([...other, ...fresh]);
  const left = all.filter(({file}) => existsSync(path.join(folder, file)));
  expect(left).toEqual([...other, ...fresh]);
});
