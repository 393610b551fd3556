import {describe, expect, it} from 'vitest';
import {areaName} from '../../../../../src/search/ui/island/areas';

describe('areaName', () => {
  it('is the short one of the filter', () => {
    expect(areaName('Updates and News')).toBe('Updates');
    expect(areaName('Focus')).toBe('Focus');
    expect(areaName('Another index')).toBe('Another index');
  });
});
