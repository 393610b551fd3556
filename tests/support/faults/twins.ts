/** Programs in PowerShell, which say for Windows what a program in Bash says for Linux and macOS. */
import {find, programNamed} from '../../../src/cli/system';

const hasPowerShell = Boolean(find(programNamed('pwsh')));

/** Items for PowerShell, where it can be run. */
export const onWindows = <Item>(...items: Item[]): Item[] => (hasPowerShell ? items : []);
