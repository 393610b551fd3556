import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {manifest} from '../../../src/site-files/manifest';

type Icon = {src: string; sizes: string; type: string; purpose: string};
type Manifest = {
  [name: string]: unknown;
  icons: Icon[];
  shortcuts: {url: string}[];
};

const read = (baseUrl: string) => JSON.parse(manifest(baseUrl)) as Manifest;

/** Width and height in the header of a PNG. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

describe('the manifest', () => {
  it('has what browsers ask of a site that can be installed', () => {
    const {icons, ...members} = read('/');
    expect(members).toMatchObject({name: 'Help Hub', start_url: '/', display: 'standalone'});
    expect(icons.map(({sizes, purpose}) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  it('names pictures of the size that it says', () => {
    for (const {src, sizes} of read('/').icons)
      expect(sizeOf(readFileSync(path.join('static', src))), src).toBe(sizes);
  });

  it('stays in the folder of the site on its host', () => {
    const {icons, shortcuts, ...members} = read('/help/');
    const addresses = [members.id, members.start_url, members.scope, ...icons.map(({src}) => src)].concat(
      shortcuts.map(({url}) => url),
    );
    expect(addresses.filter((address) => !String(address).startsWith('/help/'))).toEqual([]);
  });
});
