/** Writes the list of rules for authors: each with a good and a bad sample, and what the rule says of the bad one. */
import {check} from './check';
import {filesOf} from './files';
import {asText} from './report';
import type {Rule, Sample} from './rule';
import {readSite} from './site';

const samplePath = 'docs/sample.md';

/** @returns a fence of Markdown that is longer than any fence inside the text */
function fence(path: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  const language = path.split('.').at(-1) ?? 'text';
  return `${ticks}${language} title="${path}"\n${text.replace(/\n$/, '')}\n${ticks}`;
}

/** Other files that a sample needs come after it; a page without a word is not shown beside them. */
function shown({path = samplePath, text, beside = {}}: Sample): string {
  const others = Object.entries(beside).filter(([, other]) => other);
  const files = text || !others.length ? [[path, text] as const, ...others] : others;
  return files.map(([name, content]) => fence(name, content)).join('\n\n');
}

/** @returns what the rule says of a sample, as `npm run check:content` prints it */
async function saidOf(rule: Rule, {path = samplePath, text, beside}: Sample): Promise<string> {
  const findings = await check(readSite(filesOf({...beside, [path]: text})), [rule]);
  return findings.map(asText).join('\n');
}

async function section(rule: Rule): Promise<string> {
  const [good] = rule.good;
  const [bad] = rule.bad;
  const mends = rule.mends ? ' `npm run check:content -- --fix` corrects it, or a part of it.' : '';
  return [
    `## ${rule.name}`,
    `${rule.sentence}${mends}`,
    `Good:\n\n${shown(good)}`,
    `Bad:\n\n${shown(bad)}`,
    `Message:\n\n${'```'}text\n${await saidOf(rule, bad)}\n${'```'}`,
  ].join('\n\n');
}

const head = `# The rules of content

This file is made by \`npm run guides\` from the rules in \`src/rules\`; a test keeps it up to date. \`npm run check:content\` runs all of these rules. Each section says what a rule asks, and shows a sample that keeps the rule, a sample that breaks it, and the message for the broken one. Samples are as short as possible, so a page that breaks no other rule needs more than they show.`;

/** @returns the list as Markdown, in the order of the rules */
export async function rulesGuide(rules: readonly Rule[]): Promise<string> {
  const contents = rules.map(({name}) => `[${name}](#${name})`).join(', ');
  const sections = await Promise.all(rules.map(section));
  return `${[head, contents, ...sections].join('\n\n')}\n`;
}
