import {expect, test} from 'vitest';
import {controlsOf} from '../../../bench/act/controls';
import {peers} from '../../../bench/peers';

test('the controls of every peer are known', () => {
  for (const peer of peers) expect(controlsOf(peer).menu).not.toBe('');
  const [peer] = peers;
  expect(() => controlsOf({...peer!, id: 'hugo', name: 'Hugo'})).toThrow('controls of Hugo are not known');
});
