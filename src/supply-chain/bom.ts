/** The bill of materials of what is published, in CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/). */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Contrib, Enums, Models, Serialize, Spec} from '@cyclonedx/cyclonedx-library';
import type {LockFile} from './lockFile';
import type {Manifest, Shipped} from './shipped';

/** Site path of the bill. */
export const bomPath = '/sbom.cdx.json';

const {ComponentBuilder} = Contrib.FromNodePackageJson.Builders;
const {ExternalReferenceFactory} = Contrib.FromNodePackageJson.Factories;

/** Takes names of SPDX licences only; of published packages nothing else is allowed (licences.ts). */
const licences = new Contrib.License.Factories.LicenseFactory((expression) => {
  throw new RangeError(`${expression} is no name of a licence`);
});

const builder = new ComponentBuilder(new ExternalReferenceFactory(), licences);

/** Address of a package of npm (https://github.com/package-url/purl-spec). */
export const purlOf = ({name, version}: Pick<Manifest, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

/** @throws Error when the manifest has no name */
function component(manifest: Manifest, type: Enums.ComponentType): Models.Component {
  const made = builder.makeComponent(manifest, type);
  if (!made) throw new Error(`A package without a name cannot be in a bill of materials: ${manifest.name}`);
  made.purl = purlOf(manifest);
  made.bomRef.value = made.purl;
  return made;
}

/** Places where Node looks for a package that another one needs, the nearest first. */
function* placesOf(dependency: string, from: string): Generator<string> {
  const parts = from.split(/(?:^|\/)node_modules\//);
  for (; parts.length; parts.pop()) yield [...parts, dependency].join('/node_modules/').replace(/^\//, '');
}

/** Notes which of the packages, by their places, another one needs. */
function needs(
  needing: Models.Component,
  {dependencies = {}}: Manifest,
  from: string,
  parts: ReadonlyMap<string, Models.Component>,
): void {
  for (const name of Object.keys(dependencies)) {
    const place = [...placesOf(name, from)].find((one) => parts.has(one));
    if (place) needing.dependencies.add(parts.get(place)!.bomRef);
  }
}

/** @throws Error when the lock file has none */
function hashOf(place: string, packages: LockFile['packages']) {
  const integrity = packages[place]?.integrity;
  if (!integrity)
    throw new Error(
      `package-lock.json has no ${place} with its integrity. Remedy: run "npm install", and commit the file.`,
    );
  return Contrib.FromNodePackageJson.Utils.parsePackageIntegrity(integrity);
}

/**
 * @param shipped packages whose modules are published
 * @param siteDir folder of the sources, with `package.json` and the lock file
 * @returns the bill as JSON, the same for the same packages: it names no moment and no number of its own
 * @throws Error when the lock file does not know one of the packages
 */
export function bom(shipped: readonly Shipped[], siteDir: string): string {
  const read = <Value>(file: string) => JSON.parse(readFileSync(path.join(siteDir, file), 'utf8')) as Value;
  const {packages} = read<LockFile>('package-lock.json');
  const manifest = read<Manifest>('package.json');
  const site = component(manifest, Enums.ComponentType.Application);
  const parts = new Map<string, Models.Component>();
  const byPurl = new Map<string, Models.Component>();
  for (const {place, manifest: own} of shipped) {
    const part = byPurl.get(purlOf(own)) ?? component(own, Enums.ComponentType.Library);
    part.scope = Enums.ComponentScope.Required;
    part.hashes.set(...hashOf(place, packages));
    byPurl.set(purlOf(own), part);
    parts.set(place, part);
  }
  needs(site, manifest, '', parts);
  for (const {place, manifest: own} of shipped) needs(parts.get(place)!, own, place, parts);
  const bill = new Models.Bom({
    metadata: new Models.Metadata({component: site}),
    components: new Models.ComponentRepository(byPurl.values()),
  });
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return `${new Serialize.JsonSerializer(factory).serialize(bill, {sortLists: true, space: 1})}\n`;
}
