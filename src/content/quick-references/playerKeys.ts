/** Keys of the player, with the controls that they press. */
export const playerKeys: readonly {control: string; keys: string; does: string}[] = [
  {control: '**Play**, **Pause**', keys: '`Space` or `K`', does: 'Starts or stops'},
  {control: '**Back 10 s**, **Forward 10 s**', keys: '`J`, `L`', does: 'Jumps by 10 seconds'},
  {control: '**Back 1 s**, **Forward 1 s**', keys: '`←`, `→`', does: 'Jumps by 1 second'},
  {control: '**Start**, **End**', keys: '`Home`, `End`', does: 'Jumps to either end'},
  {
    control: '**Previous hit**, **Next hit**',
    keys: '`P`, `N`',
    does: 'Jumps to 3 seconds before a search word',
  },
  {control: '**Slower**, **Faster**', keys: '`[`, `]`', does: '0.5 to 2 times, in steps of 0.25'},
  {control: '**Skip silence**', keys: '`S`', does: 'Leaves out pauses longer than 2 seconds'},
  {control: '**Mute**', keys: '`M`', does: 'Sound off or on'},
  {control: '**Add note here**', keys: '`T`', does: 'Opens a note with the present position'},
  {
    control: '**Find in transcript**',
    keys: '`Ctrl` + `F` (`⌘` + `F` on a Mac)',
    does: 'Searches this communication only',
  },
  {control: '**Close**', keys: '`Esc`', does: 'Back to the list, at the same row'},
];
