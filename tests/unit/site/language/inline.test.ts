import {describe, expect, it} from 'vitest';
import type {Messages} from '../../../../src/site/language/catalogue';
import {inlined, usesIn} from '../../../../src/site/language/inline';
import {t} from '../../../../src/site/language/t';

const imported = "import {t} from '../site/language/t';\n";

const inWelsh = (file: string, source: string, messages: Messages = {}) =>
  inlined(file, source, {tag: 'cy', messages});

const statement = (source: string, messages?: Messages) =>
  inWelsh('one.ts', `${imported}${source}`, messages).trim();

const element = (source: string, messages?: Messages) =>
  inWelsh('one.tsx', `import {Trans} from '../ui/Trans';\n${imported}${source}`, messages).trim();

describe('texts in the place of their tags', () => {
  it('are strings of the English text where the language has no other', () => {
    expect(statement('say(t`Copied`);')).toBe('say("Copied");');
    expect(statement('say(t`Copy the ${what}`);')).toBe('say(`Copy the ${what}`);');
  });

  it('are strings of the translation, with values in its order', () => {
    expect(statement('say(t`Copied`);', {Copied: 'Copïwyd'})).toBe('say("Copïwyd");');
    expect(statement('say(t`${a()} of ${b}`);', {'{0} of {1}': '{1}: {0}'})).toBe('say(`${b}: ${a()}`);');
  });

  it('have the forms that the language has for a number', () => {
    const forms = '{0, plural, two {{0} funud} other {{0} munud}}';
    expect(statement('say(t`${minutes} min read`);', {'{0} min read': forms})).toBe(
      'say(({two: `${minutes} funud`}[new Intl.PluralRules("cy").select(Number(minutes))] ?? `${minutes} munud`));',
    );
    expect(() => statement('say(t`${a} min`);', {'{0} min': '{0, plural, two {a}}'})).toThrow(
      'no form "other"',
    );
  });

  it('keep signs of templates as they are', () => {
    expect(statement('say(t`It costs \\`${price}\\``);')).toBe('say(`It costs \\`${price}\\``);');
    expect(statement('say(t`One\\nTwo "quoted"`);')).toBe('say("One\\nTwo \\"quoted\\"");');
    expect(statement('say(t`${a}`);', {'{0}': '`${b}` \\ {0}'})).toBe('say(`\\`\\${b}\\` \\\\ ${a}`);');
  });

  it('are put in place within values of others', () => {
    expect(statement('say(t`No ${type || t`type`}.`);', {type: 'math'})).toBe(
      'say(`No ${type || "math"}.`);',
    );
  });

  it('leave no import, and the lines of the source', () => {
    const source = `${imported}\nsay(t\`Copied\`);\n`;
    const result = inWelsh('one.ts', source);
    expect(result).not.toContain('import');
    expect(result.split('\n')).toHaveLength(source.split('\n').length);
  });

  it('leave sources without texts alone', () => {
    const source = "import {t} from './other';\nt('Copied');\n";
    expect(inWelsh('one.ts', source)).toBe(source);
  });
});

describe('elements in the place of <Trans>', () => {
  const sentence = '<p><Trans>Look through <a href={all}>all pages</a> of {name}.</Trans></p>';

  it('are the children themselves where the language has no other text', () => {
    expect(element(sentence)).toBe('<p>Look through <a href={all}>all pages</a> of {name}.</p>');
    expect(element('const a = <Trans>In {list}.</Trans>;')).toBe('const a = <>In {list}.</>;');
  });

  it('stand in the order of the translation', () => {
    const key = 'Look through <0>all pages</0> of {1}.';
    expect(usesIn('one.tsx', sentence)).toEqual([{key, position: 3}]);
    expect(element(sentence, {[key]: '{1}: <0>tudalennau</0>'})).toBe(
      '<p>{name}{": "}<a href={all}>{"tudalennau"}</a></p>',
    );
  });

  it('have the white space of a page', () => {
    const lines = "<Trans>\n  Look\n  through <br />{' '}\n  all\n</Trans>";
    expect(usesIn('one.tsx', lines).map(({key}) => key)).toEqual(['Look through <0/> all']);
  });

  it('have texts of their attributes in the language too', () => {
    const source = '<Trans>All <a title={t`Menu`}>pages</a></Trans>';
    expect(element(`const a = ${source};`, {Menu: 'Dewislen', 'All <0>pages</0>': '<0>Tudalennau</0>'})).toBe(
      'const a = <><a title={"Dewislen"}>{"Tudalennau"}</a></>;',
    );
  });
});

describe('the language', () => {
  it('is in the place of what asks for it', () => {
    const source = "import {isEnglish, siteLanguage} from '../site/language/language';\n";
    expect(inWelsh('one.ts', `${source}say(siteLanguage(), isEnglish());`).trim()).toBe('say("cy", false);');
    expect(inlined('one.ts', 'say(isEnglish());', {tag: 'en-GB', messages: {}})).toBe('say(true);');
  });
});

describe('texts in Node', () => {
  it('are English in the default locale', () => {
    expect(t`Copy the ${'address'} ${2} times`).toBe('Copy the address 2 times');
  });
});
