/** What `/llms.txt` tells a machine before its links. */

/** Whole addresses. */
type Addresses = {
  /** Markdown of some page. */
  example: string;
  /** Markdown of the home page. */
  home: string;
  /** Index for agents. */
  index: string;
  /** Search page, up to the words to look for. */
  search: string;
};

/** @returns paragraphs and lists of Markdown, without headings, as llmstxt.org asks */
export const entrance = ({example, home, index, search}: Addresses): string[] => [
  'What this site has for programs. Everything is public and needs no key:',
  [
    `- **Markdown of every page**: its address with \`.md\` at the end, such as ${example}; that of the home page is ${home}. It begins with front matter: \`title\`, \`description\`, \`url\` (the page for people), \`product\`, \`version\` (of the API that the page describes), \`last_updated\`; a field without a value is left out.`,
    '- **Markdown by the address of the page itself**, on a server that can choose: a request with `Accept: text/markdown` is answered in Markdown. Where only HTML comes, the site is on a host of plain files: add `.md`.',
    '- **Links** in the Markdown are whole addresses of pages for people, to be quoted as they are. To read on, add `.md` to the path.',
    `- **An index in JSON**: ${index} names the parts of the site (\`parts\`). \`pages\` of a part is the address of a file with the \`path\`, \`url\`, \`markdown\`, \`title\`, \`description\`, \`product\`, \`kind\`, \`updated\` and \`headings\` (\`level\`, \`text\`, \`anchor\`) of each page. \`records\` are addresses of files with every place that the search knows: \`path\`, \`anchor\`, \`titles\` (of the page, then down to the place) and \`text\`.`,
    `- **The search of people**: ${search}WORDS. It runs in their browser; a program looks into the records instead.`,
    '- **OpenAPI documents and Postman collections** of the APIs: see below.',
  ].join('\n'),
  'There is no MCP server. The Model Context Protocol needs a program that answers, and this site is a set of files on a static host. The index takes the place of its resources, the records that of a search tool, and the Markdown that of reading.',
];
