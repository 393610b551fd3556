/**
 * What the image `ubuntu-24.04` of GitHub's runners has of the programs that our tests need: Debian's name of each
 * package, and the line of the image's list that brings it.
 *
 * Source: actions/runner-images, images/ubuntu/Ubuntu2404-Readme.md, image version 20260816.277.1. What the list does not
 * name, such as extensions of PHP, is not taken for there.
 */
export const image = {
  name: 'ubuntu-24.04',
  packages: {
    bash: 'Bash 5.2.21',
    'bind9-dnsutils': 'dnsutils 1:9.18.39',
    chromium: 'Google Chrome 151.0.7922.137',
    coreutils: 'coreutils 9.4',
    curl: 'curl 8.5.0',
    'default-jdk-headless': 'Java 17.0.20+8 (default)',
    'firefox-esr': 'Mozilla Firefox 153.0.4',
    gnupg: 'gnupg2 2.4.4',
    jq: 'jq 1.7.1',
    'nginx-light': 'nginx 1.24.0',
    'openssh-client': 'openssh-client 1:9.6p1',
    openssl: 'OpenSSL 3.0.13',
    perl: 'Perl 5.38.2',
    'php-cli': 'PHP: 8.3.6',
    python3: 'Python 3.12.3',
    ruby: 'Ruby 3.2.3',
    unzip: 'unzip 6.0',
    xvfb: 'xvfb 2:21.1.12',
  } as Readonly<Record<string, string>>,
} as const;
