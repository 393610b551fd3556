import {expect, it} from 'vitest';
import {stylesOfScript} from '../../../../src/runtime/critical-css/ofScript';

const tokens =
  ':root{--gap:4px;--ink:#111;--paper:#fff;--unused:red}@media screen{[data-theme=dark]{--ink:#eee;--unused:blue}}';
const icons =
  '.icon{mask:var(--icon)}.icon--star{--icon:url("data:,star")}.icon--moon{--icon:url("data:,moon")}';
const own = '.row{padding:var(--gap);color:var(--ink)}.row mark{color:red}.other{color:var(--paper)}';

const styles = (code: string) => stylesOfScript([tokens, icons, own], code, ['icon--']);

it('has the rules of elements that the script can make, with what they refer to', async () => {
  expect(await styles('make("div","row","icon","star")')).toBe(
    ':root{--ink:#111}@media screen{[data-theme=dark]{--ink:#eee}}.icon{-webkit-mask:var(--icon);mask:var(--icon)}.icon--star{--icon:url(data:,star)}.row{padding:4px;color:var(--ink)}',
  );
});

it('has no rule whose element, class or property nobody makes', async () => {
  const made = await styles('make("div","row")');
  expect(made).not.toMatch(/mark|other|icon|unused|paper/);
});
