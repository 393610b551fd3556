import {expect, it} from 'vitest';
import {repeatable} from '../../../src/documents/print';

it('puts a day in the place of the moment, and moves nothing', () => {
  const pdf = Buffer.from(
    "1 0 obj\n/CreationDate (D:20260102030405+00'00')\n/ModDate (D:20260102030405+00'00')\xff",
    'latin1',
  );
  const same = repeatable(pdf, '2025-11-21');
  expect(same.length).toBe(pdf.length);
  expect(same.toString('latin1')).toBe(
    "1 0 obj\n/CreationDate (D:20251121000000+00'00')\n/ModDate (D:20251121000000+00'00')\xff",
  );
});

it('counts the cells of tables from one, in their order, and moves nothing', () => {
  const pdf = Buffer.from('/ID (node00000063)\n/ID (node00000100)\n[(node00000063) (node00000100)]');
  expect(repeatable(pdf, '2025-11-21').toString()).toBe(
    '/ID (node00000001)\n/ID (node00000002)\n[(node00000001) (node00000002)]',
  );
});
