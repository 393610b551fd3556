import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {icons} from '../../../../src/site-files/icons/drawings';

const favicon = readFileSync('static/img/favicon.svg', 'utf8');

describe('icons', () => {
  it.each(Object.entries(icons(favicon)))('%s is drawn from the SVG as it is', (file, drawn) => {
    const kept = readFileSync(path.join('static', file));
    expect(kept.equals(drawn), 'Remedy: run `npm run icons`, look at the icons, commit them.').toBe(true);
  });
});
