import {describe, expect, it} from 'vitest';
import {standalone, withNumber} from '../../../src/diagrams/standalone';
import {declarationsOf} from '../../../src/diagrams/tokens';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" class="drawing" width="2em" height="1em" viewBox="-4 3 28 14">\n<g id="dab" class="art"><title id="dab-t">A</title><path class="box" d="M0 0"/></g>\n</svg>\n';

describe('in a page', () => {
  it('the first has the ids of its file, each further one its own', () => {
    expect(withNumber(drawing, 'ab', 1)).toContain('<g id="dab" class="art"><title id="dab-t">');
    expect(withNumber(drawing, 'ab', 2)).toContain('<g id="dab-2" class="art"><title id="dab-2-t">');
  });
});

describe('as a file', () => {
  const file = standalone(drawing);
  const {light, dark} = declarationsOf();

  it('has its size in pixels, on a ground of its own', () => {
    expect(file).toContain('width="28" height="14" viewBox="-4 3 28 14"');
    expect(file).toContain('<rect class="ground" x="-4" y="3" width="28" height="14"/>');
  });

  it('has the colours of both modes', () => {
    const [day = '', night = ''] = file.split('@media(prefers-color-scheme:dark)');
    expect(day).toContain(`stroke:${light.get('--hub-brand')}`);
    expect(night).toContain(`stroke:${dark.get('--hub-brand')}`);
    expect(night).toContain(`.ground{fill:${dark.get('--hub-page')}}`);
  });
});
