/** The bill of materials of all packages that build and test the site, as `npm sbom` makes it of the lock file. */
import {omit} from 'lodash';

type Component = {name: string; version?: string; purl?: string; scope?: string};

/** What of a bill is read or changed here; the rest goes through. */
export type Bill = {
  serialNumber?: string;
  metadata: {timestamp?: string; component: Component};
  components: Component[];
};

/**
 * @param made by npm: it names its moment, a number by chance, and the folder of the sources
 * @param published bill of the packages whose modules are in the build (bom.ts)
 * @param name of the project
 * @returns the same bill for the same packages; the scope of what is published is `required`, that of the rest `excluded`
 */
export function allPackages(made: Bill, published: Bill, name: string): Bill {
  const shipped = new Set(published.components.map(({purl}) => purl));
  const {metadata, components} = made;
  return {
    ...omit(made, 'serialNumber'),
    metadata: {...omit(metadata, 'timestamp'), component: {...metadata.component, name}},
    components: components.map((each) => ({
      ...each,
      scope: shipped.has(each.purl) ? 'required' : 'excluded',
    })),
  };
}
