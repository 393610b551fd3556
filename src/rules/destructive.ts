import {fencesOf, linesOf, type Fence} from './engine/pageText';
import type {Problem, Rule} from './engine/rule';

/** Commands that take something away or switch it off, for some or for a whole tenant, or that grant it to all. */
const isFarReaching =
  /^\s*(?:Remove-Cs\w+|Remove-Mg\w+|Remove-(?:Transport|Journal|Inbound|Outbound)\w+|Grant-Cs\w+Policy\b.*\$null.*|Set-\w+.*-Enabled \$false.*|Disable-\w+|Grant-\w+\b.*-Global\b)/;
const tenantWide =
  /-Global\b|\bSet-Cs\w+Policy\b.*-Enabled \$false|\bRemove-Cs\w*Policy\b(?!Assignment)|\bRemove-Mg\w+/;

/** Lines of commands, those that a backtick continues joined to their first. */
function commandsOf({value, line}: Fence): {command: string; line: number}[] {
  const commands: {command: string; line: number}[] = [];
  let isContinued = false;
  value.split('\n').forEach((text, index) => {
    const last = commands.at(-1);
    if (isContinued && last) last.command += ` ${text.trim()}`;
    else commands.push({command: text, line: line + index});
    isContinued = text.trimEnd().endsWith('`');
  });
  return commands.filter(({command}) => isFarReaching.test(command));
}

const fence = (...lines: string[]) => ['```powershell', ...lines, '```'].join('\n');
const danger = ':::danger[For everyone]\n\nIt stops.\n\n:::\n\n';

export const destructive: Rule = {
  name: 'destructive',
  sentence:
    'A PowerShell block takes away one thing at most; one that does it for a whole tenant, or grants something to all of it, is under a ":::danger" box.',
  good: [
    {text: fence("Remove-CsGroupPolicyAssignment -GroupId $id -PolicyType 'A'")},
    {text: `${danger}${fence("Remove-CsTeamsComplianceRecordingPolicy -Identity 'A'")}`},
    {text: `${danger}${fence("Grant-CsAccessPolicy -PolicyName 'A' -Global")}`},
    {text: fence("Get-CsPolicy 'A'", "Set-CsPolicy 'A' -Enabled $true")},
  ],
  bad: [
    {
      text: fence(
        "Grant-CsTeamsPolicy -Identity 'a' -PolicyName $null",
        "Remove-CsGroupPolicyAssignment 'b'",
      ),
      lines: [3],
    },
    {text: fence("Set-CsTeamsPolicy -Identity 'A' `", '  -Enabled $false'), lines: [2]},
    {
      text: `${danger}Text.\n\nMore text.\n\n${fence('Grant-CsTeamsPolicy -PolicyName $null -Global')}`,
      lines: [12],
    },
    {
      text: fence("New-CsAccessPolicy 'A'", "Grant-CsAccessPolicy -PolicyName 'A' `", '  -Global'),
      lines: [3],
    },
  ],
  page(page): Problem[] {
    const lines = linesOf(page.body).map(({value}) => value.trim());
    return fencesOf(page, 'powershell').flatMap((block) => {
      const commands = commandsOf(block);
      const more = commands.slice(1).map(({line}) => ({
        line,
        message: 'This is a second thing that the block takes away, or grants to everyone.',
        remedy: 'give it a block of its own: a reader saves and runs the whole block.',
      }));
      const before = lines
        .slice(0, block.line - 2)
        .reverse()
        .find(Boolean);
      const bare = commands
        .filter(({command}) => tenantWide.test(command) && before !== ':::')
        .map(({line}) => ({
          line,
          message: 'This changes something for a whole tenant, without a warning.',
          remedy: 'put a ":::danger" box directly above the block.',
        }));
      return [...more, ...bare];
    });
  },
};
