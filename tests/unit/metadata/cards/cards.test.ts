import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {drawAll, nameOf} from '../../../../src/metadata/cards/draw';
import {readLetters} from '../../../../src/metadata/cards/letters';
import {fitted} from '../../../../src/metadata/cards/lines';
import {lookOf} from '../../../../src/metadata/cards/look';
import {cardSvg} from '../../../../src/metadata/cards/svg';
import {folderWith} from '../../../support/folder';

const letters = readLetters();
const look = lookOf('.');
const width = 1024;

const cardOf = (title: string) =>
  cardSvg(
    {title, area: 'Focus', note: 'help.example.co.uk', accent: 'focus', icon: 'focus'},
    'Help Hub',
    look,
    letters,
  );

const long = 'The precedence of retention policies over holds in groups of groups, '.repeat(6);

describe('a title', () => {
  it.each(['Users', 'Single sign-on with Microsoft Entra ID', long, 'Donaudampfschiff'.repeat(12)])(
    'fits, whatever its length: %s',
    (title) => {
      const {size, lines} = fitted(title, width, letters.widthOf);
      expect(lines.length).toBeLessThanOrEqual(4);
      expect(Math.max(...lines.map((line) => letters.widthOf(line, size)))).toBeLessThanOrEqual(width);
    },
  );

  it('loses no word, until nothing but dots can help', () => {
    expect(fitted('Get the OpenID Connect configuration', width, letters.widthOf).lines.join(' ')).toBe(
      'Get the OpenID Connect configuration',
    );
    expect(fitted(long, width, letters.widthOf).lines.at(-1)).toMatch(/\S…$/);
  });

  it('is the larger the shorter it is', () => {
    const sizes = ['Users', long.slice(0, 120), long].map(
      (title) => fitted(title, width, letters.widthOf).size,
    );
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(new Set(sizes).size).toBe(3);
  });
});

describe('a card', () => {
  it('is a PNG of 1200 x 630 with at most 40 kB, the same each time, drawn once', async () => {
    const root = folderWith({});
    const svg = cardOf(long);
    const svgs = new Map([[nameOf(svg), svg]]);
    const draw = async (kept: string, target: string) => {
      await drawAll(svgs, path.join(root, kept), path.join(root, target));
      return readFileSync(path.join(root, target, nameOf(svg)));
    };
    const first = await draw('kept', 'one');
    expect(first.subarray(1, 4).toString()).toBe('PNG');
    expect([first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(first.length).toBeLessThan(40_000);
    expect(await draw('other', 'two')).toEqual(first);
    expect(readdirSync(path.join(root, 'kept'))).toEqual([nameOf(svg)]);
    expect(await draw('kept', 'three')).toEqual(first);
  });

  it('has a name that changes with what it shows', () => {
    expect(nameOf(cardOf('A'))).toBe(nameOf(cardOf('A')));
    expect(nameOf(cardOf('A'))).not.toBe(nameOf(cardOf('B')));
  });

  it('says which sheet has lost what it is drawn with', () => {
    expect(() => look.colour('gone')).toThrow(/tokens\.css has nothing like .*Remedy/);
    expect(() => look.icon('gone', {x: 0, y: 0, size: 1, colour: '#000'})).toThrow(/icons\.css/);
  });
});
