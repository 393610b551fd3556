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
    `- **Markdown of every page**: its address with \`.md\` at the end, such as ${example}; for the home page, ${home}. It begins with front matter: \`title\`, \`description\`, \`url\` (the page for people), \`product\`, \`version\` (of the API that the page describes), \`last_updated\`; a field without a value is left out.`,
    '- **Markdown at the address of the page itself**, where the server can choose: a request with `Accept: text/markdown` is answered in Markdown. If you get HTML, the host serves plain files: add `.md`.',
    '- **Links** in the Markdown are absolute addresses of pages for people: quote them as they are. To read on, add `.md` to the path.',
    `- **An index in JSON**: ${index} names the parts of the site (\`parts\`). \`pages\` of a part is the address of a file with the \`path\`, \`url\`, \`markdown\`, \`title\`, \`description\`, \`product\`, \`kind\`, \`updated\` and \`headings\` (\`level\`, \`text\`, \`anchor\`) of each page. \`records\` are addresses of files with every place that the search knows: \`path\`, \`anchor\`, \`titles\` (of the page, then down to the place) and \`text\`.`,
    `- **The search for people**: ${search}WORDS. It runs in their browser; a program reads the records instead.`,
    '- **OpenAPI documents and Postman collections** of the APIs: see below. Each operation is an OpenAPI document of its own, too: the list of its API has the addresses, and so has `openapi` in the front matter of its Markdown.',
  ].join('\n'),
  'There is no MCP server. The Model Context Protocol needs a program that answers, and this site is a set of files on a static host. Use the index in place of resources, the records in place of a search tool, and the Markdown to read pages.',
];
