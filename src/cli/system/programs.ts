/** The programs of the system that the checks need beside Node and npm, in one table. */
import {libraries} from './libraries';
import {pagePrograms} from './page-programs';
import type {Program} from './program';

/** What browsers and readers drive. */
const driven: readonly Program[] = [
  {
    name: 'chromium',
    purpose: 'the browser tests',
    needed: {
      'test:e2e': 'whole',
      'test:live': 'whole',
      'test:plain': 'whole',
      'test:engines': 'part',
      'test:budgets': 'whole',
    },
    variable: 'CHROMIUM_PATH',
    files: [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    debian: ['chromium'],
    brew: 'google-chrome',
    winget: 'Google.Chrome',
  },
  {
    name: 'chromium-headless-shell',
    purpose: 'the browser tests in 40 % less time of the processor',
    needed: {},
    variable: 'HEADLESS_SHELL_PATH',
    files: ['/usr/bin/chromium-headless-shell'],
    debian: ['chromium-headless-shell'],
    isOptional: true,
  },
  {
    name: 'firefox',
    purpose: 'the journeys in Firefox',
    needed: {'test:engines': 'part', 'test:live': 'part'},
    variable: 'FIREFOX_PATH',
    files: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    debian: ['firefox-esr'],
    brew: 'firefox',
    winget: 'Mozilla.Firefox',
  },
  {
    name: 'WebKitWebDriver',
    purpose: 'the journeys in WebKit',
    needed: {'test:engines': 'part', 'test:live': 'part'},
    variable: 'WEBKIT_DRIVER_PATH',
    files: ['/usr/bin/WebKitWebDriver', '/usr/local/bin/WebKitWebDriver'],
    debian: ['webkit2gtk-driver'],
  },
  {
    name: 'Xvfb',
    purpose: 'the windows of WebKit',
    needed: {'test:engines': 'part', 'test:live': 'part'},
    files: [],
    debian: ['xvfb'],
  },
  {
    name: 'openbox',
    purpose: 'the windows of WebKit',
    needed: {'test:engines': 'part', 'test:live': 'part'},
    files: [],
    debian: ['openbox'],
  },
  {
    name: 'nginx',
    purpose: 'the test of its configuration, and the budgets',
    needed: {'test:e2e': 'part', 'test:budgets': 'part'},
    variable: 'NGINX_PATH',
    files: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'],
    debian: ['nginx-light'],
    brew: 'nginx',
    winget: 'nginxinc.nginx',
  },
  {
    name: 'ngx_brotli',
    purpose: 'the budgets, which count what nginx sends',
    needed: {'test:budgets': 'part'},
    files: [
      '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
      '/usr/share/nginx/modules/ngx_http_brotli_static_module.so',
    ],
    debian: ['libnginx-mod-http-brotli-static'],
  },
  {
    name: 'newsboat',
    purpose: 'the test of the feeds',
    needed: {'test:e2e': 'part'},
    variable: 'NEWSBOAT_PATH',
    files: ['/usr/bin/newsboat', '/usr/local/bin/newsboat', '/opt/homebrew/bin/newsboat'],
    debian: ['newsboat'],
    brew: 'newsboat',
  },
  {
    name: 'pdftotext',
    purpose: 'the test of printed pages',
    needed: {'test:e2e': 'part', 'test:engines': 'part'},
    variable: 'PDFTOTEXT_PATH',
    files: ['/usr/bin/pdftotext', '/usr/local/bin/pdftotext', '/opt/homebrew/bin/pdftotext'],
    debian: ['poppler-utils'],
    brew: 'poppler',
    winget: 'oschwartz10612.Poppler',
  },
];

export const programs: readonly Program[] = [...driven, ...pagePrograms, ...libraries];

/** @throws Error when the table has no such program */
export function programNamed(name: string): Program {
  const program = programs.find((candidate) => candidate.name === name);
  if (!program)
    throw new Error(`The table src/cli/system has no "${name}". Remedy: add it, or correct the name.`);
  return program;
}
