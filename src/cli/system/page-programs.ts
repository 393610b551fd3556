/** The programs that the documentation tells its readers to run. */
import type {Program} from './program';

/** Command, package of Debian, formula of Homebrew, package of winget. */
const commands = [
  ['bash', 'bash', 'bash', 'Git.Git'],
  ['curl', 'curl', 'curl', 'cURL.cURL'],
  ['dig', 'bind9-dnsutils', 'bind', 'ISC.Bind'],
  ['gpg', 'gnupg', 'gnupg', 'GnuPG.GnuPG'],
  ['java', 'default-jdk-headless', 'openjdk', 'EclipseAdoptium.Temurin.21.JDK'],
  ['javac', 'default-jdk-headless', 'openjdk', 'EclipseAdoptium.Temurin.21.JDK'],
  ['jq', 'jq', 'jq', 'jqlang.jq'],
  ['mcs', 'mono-mcs', 'mono', 'Mono.Mono'],
  ['mono', 'mono-runtime', 'mono', 'Mono.Mono'],
  ['openssl', 'openssl', 'openssl', 'ShiningLight.OpenSSL.Light'],
  ['perl', 'perl', 'perl', 'StrawberryPerl.StrawberryPerl'],
  ['php', 'php-cli', 'php', 'PHP.PHP.8.4'],
  ['python3', 'python3', 'python', 'Python.Python.3.13'],
  ['ruby', 'ruby', 'ruby', 'RubyInstallerTeam.Ruby.3.4'],
  ['sha256sum', 'coreutils', 'coreutils', 'Git.Git'],
  ['shasum', 'perl', 'perl', 'Git.Git'],
  ['ssh-keygen', 'openssh-client', 'openssh', 'Git.Git'],
  ['unzip', 'unzip', 'unzip', 'Git.Git'],
] as const;

export const purpose = 'the programs that pages show';

/** PowerShell, which Debian does not package: where it is, the tests run the twins for Windows too. */
const powershell: Program = {
  name: 'pwsh',
  purpose,
  needed: {},
  files: [],
  debian: ['powershell'],
  brew: 'powershell',
  winget: 'Microsoft.PowerShell',
  isOptional: true,
};

const required = commands.map(([name, debian, brew, winget]): Program => ({
  name,
  purpose,
  needed: {'test:programs': 'part'},
  files: [],
  // macOS has a "java" that only says where to get one.
  ...(name.startsWith('java') && {probe: [name, '-version']}),
  debian: [debian],
  brew,
  winget,
}));

export const pagePrograms: readonly Program[] = [...required, powershell];
