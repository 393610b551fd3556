import {describe, expect, it} from 'vitest';
import {fileName} from '../../../../../../src/api-reference/ui/TryIt/answer/fileName';

describe('fileName', () => {
  const url = 'https://example.com/v1/pets/10?page=2';

  it.each([
    ['https://example.com/v1/pets/10?page=2', 'image/png', '10.png'],
    ['https://example.com/report.PDF', 'application/pdf', 'report.PDF'],
    ['https://example.com/report.json', 'text/csv', 'report.csv'],
    ['https://example.com/%2e%2e%2fhosts', 'text/plain', 'hosts.txt'],
    ['https://example.com/%', 'text/plain', '%.txt'],
    ['https://example.com/', 'text/plain', 'response.txt'],
  ])('without a header: %s of %s is %s', (address, type, name) =>
    expect(fileName(address, [], type)).toBe(name),
  );

  it.each([
    ['attachment; filename="pets.csv"', 'pets.csv'],
    ['attachment; filename=pets.csv', 'pets.csv'],
    ['attachment; filename="a \\"b\\".csv"', 'a _b_.csv'],
    [`attachment; filename="x.csv"; filename*=UTF-8''caf%C3%A9.csv`, 'café.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename=".bashrc"', 'bashrc'],
    ['attachment', '10.csv'],
  ])('the server’s own: %s is %s', (value, name) =>
    expect(fileName(url, [['Content-Disposition', value]], 'text/csv')).toBe(name),
  );
});
