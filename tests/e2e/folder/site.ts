/** A third build: the site in a folder of its host. The folder has capitals, as a name of a repository may. */
const port = Number(process.env.E2E_PORT ?? 3210) + 2;
const baseUrl = '/Help-Hub/';

export const folderSite = {
  port,
  baseUrl,
  outDir: 'build-folder',
  /** Where the tests find it. */
  url: `http://localhost:${port}${baseUrl}`,
  /** Where it would be published. */
  publicUrl: `https://example-org.github.io${baseUrl}`,
} as const;
