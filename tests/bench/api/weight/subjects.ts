/** The pages that are compared: one operation of the pet store on this site, and the same document elsewhere. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';

export type Subject = {
  name: string;
  /** Static folder to serve. */
  folder: string;
  /** Address of the page in that folder. */
  page: string;
};

const document = path.resolve('openapi/petstore.yaml');

function must(cwd: string, command: string, args: string[]): void {
  const {status} = spawnSync(command, args, {cwd, stdio: ['ignore', 'ignore', 'inherit']});
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed. Remedy: read its message above.`);
}

type Renderer = {
  name: string;
  package: string;
  /** Files of the package that a page loads, scripts and style sheets. */
  files: string[];
  body: string;
  /** Where it shows the operation; the others show all of them on one page. */
  page?: string;
};

/** As each project's own documentation says to put it on a page. */
const renderers: Renderer[] = [
  {
    name: 'Redoc 2.5.4',
    package: 'redoc@2.5.4',
    files: ['bundles/redoc.standalone.js'],
    body: '<redoc spec-url="petstore.yaml"></redoc>',
  },
  {
    name: 'Swagger UI 5.35.0',
    package: 'swagger-ui-dist@5.35.0',
    files: ['swagger-ui.css', 'swagger-ui-bundle.js'],
    body: '<div id="ui"></div><script type="module">SwaggerUIBundle({url: "petstore.yaml", dom_id: "#ui"})</script>',
  },
  {
    name: 'Scalar 1.46.4',
    package: '@scalar/api-reference@1.46.4',
    files: ['dist/browser/standalone.js'],
    body: '<div id="ui"></div><script type="module">Scalar.createApiReference("#ui", {url: "petstore.yaml"})</script>',
  },
  {
    name: 'Stoplight Elements 9.0.25',
    package: '@stoplight/elements@9.0.25',
    files: ['styles.min.css', 'web-components.min.js'],
    body: '<elements-api apiDescriptionUrl="petstore.yaml" router="hash"></elements-api>',
    page: '/#/operations/addPet',
  },
];

/** The package as it is published, without what it depends on: its bundle holds that. */
function unpack(name: string, folder: string): void {
  must(folder, 'npm', ['pack', name, '--silent']);
  const archive = `${name.replace(/^@/, '').replace(/[/@]/g, '-')}.tgz`;
  must(folder, 'tar', ['xzf', archive]);
}

const tag = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" href="package/${file}">`
    : `<script src="package/${file}"></script>`;

function renderer({name, package: source, files, body, page = '/'}: Renderer, home: string): Subject {
  const folder = path.join(home, name.replaceAll(' ', '-'));
  mkdirSync(folder, {recursive: true});
  unpack(source, folder);
  cpSync(document, path.join(folder, 'petstore.yaml'));
  const sheets = files.filter((file) => file.endsWith('.css')).map(tag);
  const scripts = files.filter((file) => file.endsWith('.js')).map(tag);
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pet store</title>${sheets.join('')}</head><body>${body}${scripts.join('')}</body></html>`,
  );
  return {name, folder, page};
}

const stockConfig = `const path = require('path');
module.exports = {
  title: 'Stock', url: 'https://example.com', baseUrl: '/', trailingSlash: false, onBrokenLinks: 'ignore',
  future: {v4: true, experimental_faster: {rspackBundler: true, swcJsLoader: true, swcJsMinimizer: true, lightningCssMinimizer: true}},
  presets: [['classic', {docs: {sidebarPath: './sidebars.js', docItemComponent: '@theme/ApiItem'}, blog: false}]],
  themes: ['docusaurus-theme-openapi-docs'],
  plugins: [
    ['docusaurus-plugin-openapi-docs', {id: 'api', docsPluginId: 'classic', config: {petstore: {specPath: 'petstore.yaml', outputDir: 'docs/petstore', sidebarOptions: {groupPathsBy: 'tag', categoryLinkSource: 'tag'}}}}],
    () => ({name: 'path-fallback', configureWebpack: () => ({resolve: {fallback: {path: false}}})}),
  ],
};
`;

/** A site with the stock theme and its documented settings; it uses the packages of this project. */
function stock(home: string): Subject {
  const folder = path.join(home, 'stock');
  mkdirSync(path.join(folder, 'docs'), {recursive: true});
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  cpSync(document, path.join(folder, 'petstore.yaml'));
  const files = {
    'package.json': JSON.stringify({name: 'stock', browserslist: ['chrome >= 111', 'safari >= 16.4']}),
    'docusaurus.config.js': stockConfig,
    'sidebars.js': "module.exports = {api: require('./docs/petstore/sidebar.ts').default};",
    'docs/intro.md': '# Intro\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  // Its sidebar does not exist before the first step, so that step gets an empty one.
  writeFileSync(path.join(folder, 'sidebars.js'), 'module.exports = {api: ["intro"]};');
  must(folder, process.execPath, [docusaurus, 'gen-api-docs', 'all']);
  writeFileSync(path.join(folder, 'sidebars.js'), files['sidebars.js']);
  must(folder, process.execPath, [docusaurus, 'build']);
  return {
    name: 'docusaurus-theme-openapi-docs 4.7.1',
    folder: path.join(folder, 'build'),
    page: '/docs/petstore/add-pet',
  };
}

/**
 * @param home an empty folder for everything that the bench installs and builds
 * @returns this site's page first; `build` must hold the site
 */
export function prepare(home: string): Subject[] {
  rmSync(home, {recursive: true, force: true});
  mkdirSync(home, {recursive: true});
  const ours: Subject = {name: 'Help Hub', folder: 'build', page: '/docs/api/petstore/add-pet'};
  return [ours, stock(home), ...renderers.map((one) => renderer(one, home))];
}
