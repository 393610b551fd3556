/** What a build publishes about the packages in it (src/supply-chain). */
import {Spec, Validation} from '@cyclonedx/cyclonedx-library';
import {bomPath} from '../../src/supply-chain/bom';
import {forPublishing, isAllowed} from '../../src/supply-chain/licences';
import {noticesPath} from '../../src/supply-chain/notices';
import {expect, test} from './fixtures';

type Component = {
  name: string;
  group?: string;
  version: string;
  licenses?: {license?: {id?: string}; expression?: string}[];
};

const licenceOf = ({licenses = []}: Component) => licenses[0]?.license?.id ?? licenses[0]?.expression;

const nameOf = ({group, name, version}: Component) => `${group ? `${group}/` : ''}${name} ${version}`;

test('the bill of materials keeps its schema, and what is in it may be published, with its notices', async ({
  request,
}) => {
  const bill = await (await request.get(bomPath)).text();
  const wrong: unknown = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(bill);
  expect(wrong).toBeNull();
  const {components} = JSON.parse(bill) as {components: Component[]};
  expect(components.length).toBeGreaterThan(0);
  const forbidden = components.filter((each) => !isAllowed(licenceOf(each), forPublishing));
  expect(
    forbidden.map(nameOf),
    'Remedy: do without the package, or see whether its licence allows it',
  ).toEqual([]);
  const notices = await (await request.get(noticesPath)).text();
  const unnamed = components.filter((each) => !notices.includes(`\n${nameOf(each)} (${licenceOf(each)})\n`));
  expect(unnamed.map(nameOf)).toEqual([]);
});
