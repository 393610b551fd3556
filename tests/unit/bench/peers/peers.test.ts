import {describe, expect, test} from 'vitest';
import {generateCorpus, measuredPage} from '../../../bench/corpus';
import {peers} from '../../../bench/peers';
import {environment} from '../../../bench/peers/environment';

const corpus = generateCorpus(24);

describe.each(peers.map((peer) => [peer.name, peer] as const))('%s', (_, peer) => {
  const files = peer.files(corpus);

  test('has each page of the corpus as a file, and the picture', () => {
    for (const page of corpus.pages) {
      expect(String(files.get(peer.source(page)))).toContain(page.body);
    }
    expect([...files.keys()].filter((file) => file.endsWith('img/figure.png'))).toHaveLength(1);
  });

  test('is installed at exact versions', () => {
    const {dependencies = {}} = (peer.manifest ?? {}) as {dependencies?: Record<string, string>};
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

test('ours comes first, and all the others are installed', () => {
  expect(peers.map(({manifest}) => Boolean(manifest))).toEqual([false, true, true, true]);
  expect(peers.length).toBeGreaterThanOrEqual(4);
});

test('VitePress, which makes no heading of the front matter, has it in the text', () => {
  const headed = peers.filter((peer) =>
    String(peer.files(corpus).get(peer.source(measuredPage(corpus)))).includes(
      `\n# ${measuredPage(corpus).title}\n`,
    ),
  );
  expect(headed.map(({id}) => id)).toEqual(['vitepress']);
});

test('commands do not see what npm and test runners put into the environment', () => {
  const variables = {PATH: '/bin', npm_config_engine_strict: 'true', NODE_ENV: 'test', VITEST: '1', CI: '1'};
  expect(environment(variables)).toEqual({
    PATH: '/bin',
    ASTRO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    NO_UPDATE_NOTIFIER: '1',
  });
});
