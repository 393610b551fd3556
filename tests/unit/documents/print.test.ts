import {expect, it} from 'vitest';
import {dated} from '../../../src/documents/print';

it('puts a day in the place of the moment, and moves nothing', () => {
  const pdf = Buffer.from(
    "1 0 obj\n/CreationDate (D:20260102030405+00'00')\n/ModDate (D:20260102030405+00'00')\xff",
    'latin1',
  );
  const same = dated(pdf, '2025-11-21');
  expect(same.length).toBe(pdf.length);
  expect(same.toString('latin1')).toBe(
    "1 0 obj\n/CreationDate (D:20251121000000+00'00')\n/ModDate (D:20251121000000+00'00')\xff",
  );
});
