/** The guide for whoever publishes the site: its table is true of what a build writes, and its samples run. */
import {spawnSync} from 'node:child_process';
import {chmodSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {LoadContext} from '@docusaurus/types';
import {generate} from 'selfsigned';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {passOver} from '../../../src/build/pass';
import {findNginx} from '../../../src/cli/system';
import {caching, hiddenFiles, securityHeaders} from '../../../src/hosting/headers';
import {writeHosting} from '../../../src/hosting/write';
import {readPolicy} from '../../../src/policy/contract.node';
import policy from '../../../src/policy/plugin';
import {redirectPage} from '../../../src/redirects/page';
import {folderWith} from '../../support/folder';
import {tableOf} from '../../support/hosting/guarantees';
import {freePort} from '../../support/port';
import {lackOf} from '../../support/programs';

const guide = readFileSync('src/hosting/HOSTING.md', 'utf8');

/** Text of a section, and its fenced samples of a language. */
const section = (title: string) => guide.split(/^## /m).find((one) => one.startsWith(title)) ?? '';
const samples = (title: string, language: string) =>
  [...section(title).matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, text = '']) =>
    name === language ? text : [],
  );

async function built(): Promise<string> {
  const folder = folderWith({
    'build/index.html': '<meta charset="utf-8">home',
    'build/docs/index.html': redirectPage(
      {to: '/docs/intro', label: 'Intro'},
      'https://help.example.com',
      '/',
    ),
    'build/404.html': 'not found',
    'build/docs/intro.html': 'intro',
    'build/redirects.conf': '/docs /docs/intro;\n/docs/focus/admin /docs/category/admin;\n',
  });
  chmodSync(folder, 0o755);
  const others = ['offline', 'hosting'].map((name) => ({name}));
  const steps = [...others, policy({} as LoadContext, {algolia: undefined}).builtPages];
  await passOver(path.join(folder, 'build'), steps);
  await writeHosting(path.join(folder, 'build'), 'help.example.com');
  return folder;
}

/** Runs a sample where commands that reach other machines do nothing. */
function shell(folder: string, script: string, variables: NodeJS.ProcessEnv = {}): void {
  const {status, stderr} = spawnSync('bash', ['-euo', 'pipefail', '-c', `aws() { :; }\n${script}`], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, ...variables},
  });
  expect(status, stderr).toBe(0);
}

it('has a table of what a build writes and what hosts say of themselves', async () => {
  const folder = await built();
  const read = (name: string) => readFileSync(path.join(folder, 'build', name), 'utf8');
  const table = tableOf({
    'nginx.conf': read('nginx.conf'),
    _headers: read('_headers'),
    _redirects: read('_redirects'),
    pages: read('index.html') + read('docs/index.html'),
    release: '',
    steps: section('S3'),
  });
  const [, found = ''] = /^<!-- table: .*?-->\n\n(.*?)\n\n<!-- end/ms.exec(guide) ?? [];
  expect(found, `Remedy: put this table into src/hosting/HOSTING.md:\n${table}\n`).toBe(table);
});

describe('nginx', () => {
  it.skipIf(lackOf(['nginx', 'ngx_brotli']))('takes the configuration that the steps write', async () => {
    const folder = await built();
    const {cert, private: key} = generate([{name: 'commonName', value: 'help.example.com'}], {keySize: 2048});
    writeFileSync(path.join(folder, 'certificate.pem'), cert);
    writeFileSync(path.join(folder, 'certificate.key'), key);
    mkdirSync(path.join(folder, 'bin'));
    const [script = ''] = samples('nginx', 'bash');
    const here = script
      .replace('/srv/help/current', path.join(folder, 'build'))
      .replaceAll('/etc/nginx', folder)
      .replace('443', String(await freePort()))
      .replace('listen 80', `listen ${await freePort()}`)
      .replace('nginx -t', `${findNginx()} -t`);
    shell(folder, here);
    const written = readFileSync(path.join(folder, 'help-hub.conf'), 'utf8');
    const lines = written.split('\n').filter((line) => !line.startsWith('# '));
    expect(lines.join('\n')).not.toMatch(/#tls|#brotli|PORT|ROOT/);
  });
});

describe('Cloudflare Pages and Netlify', () => {
  it('have room for ten times the cut addresses of the site', async () => {
    const folder = await built();
    const lines = readFileSync(path.join(folder, 'build/_redirects'), 'utf8').trim().split('\n');
    // Three a cut address, of which Cloudflare counts two: it passes over `301!`.
    expect(lines.length).toBe(6);
    expect(Math.max(...lines.map(({length}) => length))).toBeLessThan(1000);
    expect(section('Cloudflare Pages')).toMatch(
      /100 rules .* 2,000 characters, and 2,000 redirects of 1,000/,
    );
  });
});

it('GitHub Pages: the sample is YAML with the address of a project page', () => {
  const [sample = ''] = samples('GitHub Pages', 'yaml');
  const {jobs} = parse(sample) as {jobs: {publish: {steps: {uses?: string; env?: {SITE_URL?: string}}[]}}};
  const {steps} = jobs.publish;
  expect(steps.find(({env}) => env)?.env?.SITE_URL).toBe('https://user.github.io/repo/');
  expect(steps.map(({uses}) => uses?.split('@')[0]).filter(Boolean)).toEqual([
    'actions/checkout',
    'actions/upload-pages-artifact',
    'actions/deploy-pages',
  ]);
});

describe('S3 behind CloudFront', () => {
  const [upload = '', makeFunction = '', makeHeaders = ''] = samples('S3', 'bash');

  it('uploads with the caching of the table, and no file that is for other servers', async () => {
    shell(await built(), upload);
    for (const value of [caching.hashed.value, caching.version.value, caching.other])
      expect(upload).toContain(`--cache-control ${value.includes(' ') ? `'${value}'` : value}`);
    const files = hiddenFiles.filter((file) => !file.startsWith('/404'));
    for (const file of files) expect(upload).toContain(`--exclude ${file.slice(1)}`);
  });

  it('finds the file of each page, and redirects to nothing but this site', async () => {
    const folder = await built();
    shell(folder, makeFunction);
    const code = readFileSync(path.join(folder, 'function.js'), 'utf8');
    expect(code.length).toBeLessThan(10_000);
    type Answer = {uri?: string; headers?: {location?: {value: string}}};
    const ask = (uri: string, querystring: object = {}): string => {
      const request = JSON.stringify({uri, querystring});
      const answer = runInNewContext(`${code}; handler({request: ${request}})`) as Answer;
      return answer.uri ?? `to ${answer.headers?.location?.value}`;
    };
    const asked = [
      '/',
      '/docs/intro',
      '/docs/intro.md',
      '/assets/js/main.1.js',
      '/docs',
      '/docs/',
      '/docs/intro/',
    ];
    expect(asked.map((uri) => ask(uri))).toEqual([
      '/index.html',
      '/docs/intro.html',
      '/docs/intro.md',
      '/assets/js/main.1.js',
      'to /docs/intro',
      'to /docs/intro',
      'to /docs/intro',
    ]);
    expect(
      ['/docs/intro.html', '/index.html', '//other.example/', '//other.example/a'].map((uri) => ask(uri)),
    ).toEqual(['to /docs/intro', 'to /', 'to /other.example', 'to /other.example/a']);
    const query = {
      q: {value: 'a%20b'},
      tag: {value: 'x', multiValue: [{value: 'x'}, {value: 'y'}]},
      bare: {value: ''},
    };
    expect(ask('/docs', query)).toBe('to /docs/intro?q=a%20b&tag=x&tag=y&bare');
  });

  it.skipIf(lackOf(['jq']))('sends each security header', async () => {
    const folder = await built();
    shell(folder, makeHeaders);
    const policy = readFileSync(path.join(folder, 'headers.json'), 'utf8');
    const {SecurityHeadersConfig: known, CustomHeadersConfig: others} = JSON.parse(policy) as {
      SecurityHeadersConfig: Record<string, Record<string, unknown>>;
      CustomHeadersConfig: {Quantity: number; Items: {Header: string; Value: string}[]};
    };
    const sent = securityHeaders(readPolicy(path.join(folder, 'build')));
    expect(known.ContentSecurityPolicy?.ContentSecurityPolicy).toBe(sent['Content-Security-Policy']);
    expect(known.ReferrerPolicy?.ReferrerPolicy).toBe(sent['Referrer-Policy']);
    const ofOwn = ['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy'];
    const rest = Object.entries(sent).filter(([name]) => !ofOwn.includes(name));
    expect(others.Items.map(({Header, Value}) => [Header, Value]).sort()).toEqual(rest.sort());
    expect(others.Quantity).toBe(rest.length);
  });

  it('answers unknown addresses with their page', () => {
    const [sample = ''] = samples('S3', 'json');
    const {Items} = JSON.parse(sample) as {Items: {ResponsePagePath: string; ResponseCode: string}[]};
    for (const item of Items)
      expect([item.ResponsePagePath, item.ResponseCode]).toEqual(['/404.html', '404']);
  });
});
