/** `npm run guides`: writes what is made from the rules: the list for authors, and the schemas for editors. */
import {writeFileSync} from 'node:fs';
import {rules, rulesGuide} from '../rules/contract';
import {run} from './command';
import {schemas} from './editors/schemas';
import {schemaText} from './editors/schemaText';

const file = 'src/guides/rules.md';

run(async () => {
  writeFileSync(file, await rulesGuide(rules));
  for (const [name, schema] of Object.entries(schemas))
    writeFileSync(`.vscode/schemas/${name}`, await schemaText(schema));
  console.log(`✔ ${file}: ${rules.length} rules`);
  console.log(`✔ .vscode/schemas: ${Object.keys(schemas).length} schemas`);
});
