/** The PowerShell of the installation uses cmdlets and parameters that Microsoft documents, and undoes what it did. */
import {expect, it} from 'vitest';
import {pairsOf} from '../../support/faults/twins';
import {fenceTitled, fencesOf, pageAt} from '../../content/corpus';

const page = pageAt('docs/teamscribe/installation.md');

/** From the Microsoft Teams PowerShell reference, Microsoft Learn; what the page may use. */
const documented: Record<string, string[]> = {
  'Connect-MicrosoftTeams': ['TenantId', 'AccountId'],
  'Set-CsTeamsMeetingConfiguration': [
    'Identity',
    'EnableGraphTranscriptAccess',
    'EnableAttributedTranscripts',
  ],
  'New-CsApplicationAccessPolicy': ['Identity', 'AppIds', 'Description'],
  'Grant-CsApplicationAccessPolicy': ['PolicyName', 'Identity', 'Global'],
  'Remove-CsApplicationAccessPolicy': ['Identity'],
};

type Command = {cmdlet: string; parameters: Map<string, string>};

/** Commands of a script: continued lines joined, comments left out. @throws Error for a line that is no command */
function commandsOf(script: string): Command[] {
  const lines = script.replace(/`\n\s*/g, '').split('\n');
  return lines
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [, cmdlet = '', rest = ''] = /^([A-Z][A-Za-z]+-[A-Z][A-Za-z]+)((?: .*)?)$/.exec(line) ?? [];
      const found = [...rest.matchAll(/ -([A-Za-z]+)(?: ('[^']*'|\$[\w:]+|\w+))?/g)];
      if (!cmdlet || found.map(([whole]) => whole).join('') !== rest)
        throw new Error(`This is no command: ${line}`);
      return {
        cmdlet,
        parameters: new Map(found.map(([, name = '', value = '']) => [name, value.replaceAll("'", '')])),
      };
    });
}

function problems(script: string): string[] {
  return commandsOf(script).flatMap(({cmdlet, parameters}) => {
    const known = documented[cmdlet];
    if (!known) return [cmdlet];
    return [...parameters.keys()].filter((name) => !known.includes(name)).map((name) => `${cmdlet} -${name}`);
  });
}

it('powershell: sees what Microsoft does not document, and what is no command', () => {
  expect(problems("Grant-CsAppPolicy -Identity 'x'")).toEqual(['Grant-CsAppPolicy']);
  expect(problems("New-CsApplicationAccessPolicy -Name 'x'")).toEqual([
    'New-CsApplicationAccessPolicy -Name',
  ]);
  expect(() => problems("Grant-CsApplicationAccessPolicy -PolicyName 'x")).toThrow('no command');
});

it('powershell: holds for every script', () => {
  const twins = pairsOf(page).map(({powershell}) => powershell.value);
  const scripts = fencesOf(page, 'powershell')
    .map(({value}) => value)
    .filter((script) => !twins.includes(script));
  expect(scripts).toHaveLength(5);
  expect(scripts.flatMap(problems)).toEqual([]);
});

it('powershell: what is removed is what was made', () => {
  const commandsUnder = (...titles: string[]) =>
    titles.flatMap((title) => commandsOf(fenceTitled(page, title).value));
  const made = commandsUnder('Allow transcripts and grant the policy', 'Grant the policy to everyone');
  const removed = commandsUnder(
    'Remove the policy from one organiser',
    'Remove the policy from everyone',
    'Delete the policy',
  );
  const values = (commands: Command[], cmdlet: string, name: string) =>
    commands.filter((one) => one.cmdlet === cmdlet).map(({parameters}) => parameters.get(name));
  const grant = 'Grant-CsApplicationAccessPolicy';
  expect(values(removed, 'Remove-CsApplicationAccessPolicy', 'Identity')).toEqual(
    values(made, 'New-CsApplicationAccessPolicy', 'Identity'),
  );
  expect(values(removed, grant, 'Identity')).toEqual(values(made, grant, 'Identity'));
  expect(values(removed, grant, 'Global')).toEqual(values(made, grant, 'Global'));
  expect(new Set(values(removed, grant, 'PolicyName'))).toEqual(new Set(['$null']));
  expect(new Set(values(made, grant, 'PolicyName'))).toEqual(
    new Set(values(made, 'New-CsApplicationAccessPolicy', 'Identity')),
  );
});
