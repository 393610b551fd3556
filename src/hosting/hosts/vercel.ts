/** `vercel.json`, which Vercel reads from the folder that is published. */
import type {HostedSite} from '../site';
import {exactHeaders, headerRules} from './headerRules';

const headersOf = (source: string, headers: Readonly<Record<string, string>>) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({key, value})),
});

/** A path as a pattern of path-to-regexp. */
const literal = (path: string) => path.replace(/[.*+?:(){}[\]\\|^$!]/g, String.raw`\$&`);

/**
 * @param site redirects and policy of the build
 * @returns text of `vercel.json`
 */
export function vercelFile({redirects, policy}: Pick<HostedSite, 'redirects' | 'policy'>): string {
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      ...headerRules(policy).map(({begin, end, headers}) =>
        headersOf(`${literal(begin)}(.*)${literal(end)}`, headers),
      ),
      ...[...exactHeaders].map(([path, headers]) => headersOf(literal(path), headers)),
    ],
    redirects: [...redirects].map(([from, to]) => ({
      source: literal(from),
      destination: to,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(configuration, undefined, 2)}\n`;
}
