/** Markdown files for tests, complete but for what a test leaves out or changes. */

const doc = {
  title: 'Retention',
  description: 'How long Focus keeps communications, and which policy wins over the others.',
  keywords: '[retention, deletion, policy]',
  tags: '[focus]',
  last_reviewed: '2025-11-03',
};

const post = {
  slug: 'welcome',
  title: 'Welcome',
  description: 'The documentation of all products now lives in one place, with one search.',
  authors: '[help-hub-team]',
  tags: '[hello]',
  date: '2025-02-03T09:00:00Z',
  keywords: '[help hub, news, search]',
};

type Changes = Record<string, string | undefined>;

function text(facts: Changes, body: string): string {
  const lines = Object.entries(facts).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  );
  return `---\n${lines.join('\n')}\n---\n${body}`;
}

/** The text of a docs page; an undefined value leaves a key out. The body starts at line 8 of an unchanged page. */
export function docText(changes: Changes = {}, body = ''): string {
  return text({...doc, ...changes}, body);
}

/** The text of a post; the body starts at line 10 of an unchanged post. */
export function postText(changes: Changes = {}, body = ''): string {
  return text({...post, ...changes}, body);
}
