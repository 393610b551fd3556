/** Libraries that the programs of pages load. */
import {purpose} from './page-programs';
import type {Program} from './program';

const compilesCSharp = `folder=$(mktemp -d)
: > "$folder/empty.cs" && mcs -target:library -r:System.Net.Http.dll,System.Runtime.Serialization.dll,System.Xml.Linq.dll "$folder/empty.cs"
status=$?
rm -r "$folder"
exit $status`;

const library = (program: Pick<Program, 'name' | 'probe' | 'debian' | 'brew' | 'winget'>): Program => ({
  purpose,
  needed: {'test:programs': 'part'},
  files: [],
  ...program,
});

export const libraries: readonly Program[] = [
  library({
    name: 'libraries for C#',
    probe: ['sh', '-c', compilesCSharp],
    debian: [
      'libmono-system-net-http4.0-cil',
      'libmono-system-runtime-serialization4.0-cil',
      'libmono-system-xml-linq4.0-cil',
    ],
    brew: 'mono',
    winget: 'Mono.Mono',
  }),
  library({
    name: 'curl for PHP',
    probe: ['php', '-r', 'exit((int) !extension_loaded("curl"));'],
    debian: ['php-curl'],
    brew: 'php',
    winget: 'PHP.PHP.8.4',
  }),
  library({
    name: 'requests for Python',
    probe: ['python3', '-c', 'import requests'],
    debian: ['python3-requests'],
  }),
];
