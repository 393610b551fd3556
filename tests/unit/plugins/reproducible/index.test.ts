import {expect, it} from 'vitest';
import {withoutPlaces} from '../../../../src/plugins/reproducible';

it.each(['/home/a/site', 'C:\\sites\\help'])('a picture is asked for in the same words in %s', (folder) => {
  const loader = (name: string) => `${folder}/node_modules/${name}/dist/cjs.js`;
  const asked = `!${loader('url-loader')}?limit=10000&name=a.[ext]&fallback=${loader('file-loader')}!./a.svg`;
  expect(withoutPlaces(asked)).toBe(
    `!${loader('url-loader')}?limit=10000&name=a.[ext]&fallback=file-loader!./a.svg`,
  );
});

it('what follows the loader stays', () => {
  const asked = '!url-loader?fallback=/a/node_modules/file-loader/dist/cjs.js&emitFile=false!./a.svg';
  expect(withoutPlaces(asked)).toBe('!url-loader?fallback=file-loader&emitFile=false!./a.svg');
});
