import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {linkSheet} from '../../../../src/plugins/api-reference/sheet';
import {folderWith} from '../../../support/folder';

const page =
  '<link rel=stylesheet href=/assets/css/styles.a1.css><script src=/assets/js/main.js defer></script>';

describe('linkSheet', () => {
  it('links the sheet of the reference in each of its pages, and nowhere else', async () => {
    const site = folderWith({
      'assets/css/reference.b2.css': '',
      'assets/css/styles.a1.css': '',
      'docs/api/petstore.html': page,
      'docs/api/petstore/add-pet.html': page.replace(
        'href=/assets/css/styles.a1.css',
        'href="/assets/css/styles.a1.css"',
      ),
      'docs/intro.html': page,
    });
    await linkSheet(site, 'docs/api');
    const link = '<link rel="stylesheet" href="/assets/css/reference.b2.css"><script';
    expect(readFileSync(`${site}/docs/api/petstore.html`, 'utf8')).toContain(link);
    expect(readFileSync(`${site}/docs/api/petstore/add-pet.html`, 'utf8')).toContain(link);
    expect(readFileSync(`${site}/docs/intro.html`, 'utf8')).toBe(page);
  });

  it('says so when there is no sheet, or no place for it', async () => {
    const without = folderWith({'assets/css/styles.a1.css': '', 'docs/api/a.html': page});
    await expect(linkSheet(without, 'docs/api')).rejects.toThrow('has no sheet of the reference');
    const bare = folderWith({'assets/css/reference.b2.css': '', 'docs/api/a.html': '<p>'});
    await expect(linkSheet(bare, 'docs/api')).rejects.toThrow('a.html links no sheet');
  });
});
