/** The two files that a build publishes about its packages. */
import {Spec, Validation} from '@cyclonedx/cyclonedx-library';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {bom} from '../../../src/supply-chain/bom';
import {notices} from '../../../src/supply-chain/notices';
import {shippedPackages} from '../../../src/supply-chain/shipped';
import {folderWith} from '../../support/folder';

const integrity = `sha512-${'A'.repeat(86)}==`;

type Given = {license?: string; dependencies?: Record<string, string>; files?: Record<string, string>};

/** A site with packages by their places. */
function site(packages: Record<string, Given>) {
  const files = Object.entries(packages).flatMap(([place, {files: own = {}, ...manifest}]) => [
    [
      `${place}/package.json`,
      JSON.stringify({
        name: place.replace(/^.*node_modules\//, ''),
        version: '1.2.3',
        license: 'MIT',
        ...manifest,
      }),
    ],
    ...Object.entries(own).map(([name, text]) => [`${place}/${name}`, text]),
  ]);
  const locked = Object.keys(packages).map((place) => [place, {version: '1.2.3', integrity}]);
  const folder = folderWith({
    LICENSE: 'MIT License\n\nCopyright (c) 2025 Site\n\nPermission is hereby granted\n',
    'package.json': JSON.stringify({
      name: 'site',
      version: '1.0.0',
      license: 'MIT',
      dependencies: {a: '1.2.3'},
    }),
    'package-lock.json': JSON.stringify({lockfileVersion: 3, packages: Object.fromEntries(locked) as object}),
    ...(Object.fromEntries(files) as Record<string, string>),
  });
  const modules = Object.keys(packages).map((place) => path.join(folder, place, 'index.js'));
  return {folder, shipped: shippedPackages(modules)};
}

describe('notices', () => {
  it('hold licences and notices of each package, each text once', () => {
    const files = {LICENSE: 'Terms\r\nof use\n'};
    const {folder, shipped} = site({
      'node_modules/a': {files: {...files, NOTICE: 'Named'}},
      'node_modules/b': {files},
      'node_modules/@x/c': {files},
    });
    expect(notices(shipped, folder)).toMatch(
      /\n-+\n@x\/c 1\.2\.3 \(MIT\)\nb 1\.2\.3 \(MIT\)\n\nTerms\nof use\n\n-+\na 1\.2\.3 \(MIT\)\n\nNamed\n\nTerms\nof use\n$/,
    );
  });

  it('hold the terms of MIT for a package without a text', () => {
    const {folder, shipped} = site({'node_modules/a': {}});
    expect(notices(shipped, folder)).toContain(
      'a 1.2.3 (MIT)\n\nMIT License\n\nCopyright (c) the authors of a\n\nPermission is hereby granted\n',
    );
  });

  it('stop the build where the terms are not known', () => {
    const {folder, shipped} = site({'node_modules/a': {license: 'BSD-3-Clause'}});
    expect(() => notices(shipped, folder)).toThrow(/^a is in a script .*\(BSD-3-Clause\)\. Remedy: /);
  });
});

describe('bill of materials', () => {
  const packages = {
    'node_modules/a': {dependencies: {'@x/c': '1', d: '1', absent: '1'}},
    'node_modules/a/node_modules/d': {},
    'node_modules/@x/c': {license: 'Apache-2.0'},
    'node_modules/d': {},
  };

  it('keeps the schema of CycloneDX', async () => {
    const {folder, shipped} = site(packages);
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
    expect(await validator.validate(bom(shipped, folder))).toBeNull();
    expect(await validator.validate(bom(shipped, folder).replace('"library"', '"book"'))).not.toBeNull();
  });

  it('names each package with its licence, hash and needs', () => {
    const {folder, shipped} = site(packages);
    const {components, dependencies} = JSON.parse(bom(shipped, folder)) as {
      components: Record<string, unknown>[];
      dependencies: {ref: string; dependsOn?: string[]}[];
    };
    expect(components).toHaveLength(3);
    expect(components[0]).toMatchObject({
      purl: 'pkg:npm/%40x/c@1.2.3',
      licenses: [{license: {id: 'Apache-2.0'}}],
      hashes: [{alg: 'SHA-512', content: '0'.repeat(128)}],
      scope: 'required',
    });
    const needs = (ref: string) => dependencies.find((one) => one.ref === ref)?.dependsOn;
    expect(needs('pkg:npm/site@1.0.0')).toEqual(['pkg:npm/a@1.2.3']);
    expect(needs('pkg:npm/a@1.2.3')).toEqual(['pkg:npm/%40x/c@1.2.3', 'pkg:npm/d@1.2.3']);
  });

  it('is the same for the same packages, in whatever folder and order', () => {
    const [one, other] = [site(packages), site(packages)];
    expect(bom(one.shipped, one.folder)).toBe(bom([...other.shipped].reverse(), other.folder));
  });

  it('knows no package that the lock file does not', () => {
    const {folder, shipped} = site(packages);
    const stranger = {...shipped[0]!, place: 'node_modules/stranger'};
    expect(() => bom([stranger], folder)).toThrow(/no node_modules\/stranger .*Remedy: /);
  });
});
