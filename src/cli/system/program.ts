/** Scripts of package.json that need programs of the system. */
export type Script =
  'test:e2e' | 'test:live' | 'test:plain' | 'test:engines' | 'test:budgets' | 'test:programs';

export type Program = {
  /** Name of its command, or what a library is called in messages. */
  name: string;
  /** What it is for, as it stands after "for". */
  purpose: string;
  /** How much of a script cannot run without it. */
  needed: Partial<Record<Script, 'whole' | 'part'>>;
  /** Variable of the environment that names its file, and goes before every other. */
  variable?: string;
  /** Where it is, beside the folders of PATH. */
  files: readonly string[];
  /** Arguments with which a program of this name must succeed to count as installed. */
  probe?: readonly [command: string, ...args: string[]];
  /** Packages of Debian and Ubuntu. */
  debian: readonly string[];
  /** Formula or cask of Homebrew. */
  brew?: string;
  /** Package of winget. */
  winget?: string;
  /** The checks run without it as well. */
  isOptional?: boolean;
};
