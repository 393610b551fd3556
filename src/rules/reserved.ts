/** What readers may copy belongs to no one: hosts, addresses and numbers are reserved for documentation. */
import {readFileSync} from 'node:fs';
import {BlockList, isIP} from 'node:net';
import path from 'node:path';
import {parse} from 'yaml';
import {supportEmail} from '../site/contact';
import {site as identity} from '../site/identity';
import type {PlacedProblem, Problem, Rule} from './rule';
import {dataOf, type Site} from './site';
import {matchesIn} from './text';

const others = parse(readFileSync(path.join(__dirname, 'hosts.yml'), 'utf8')) as object;

/** Of the company whose site this is. */
const ownHosts = [
  ...[identity.url, identity.statusUrl, identity.editUrl].map((address) => new URL(address).host),
  supportEmail.replace(/^.*@/, ''),
];

const nets = new BlockList();
for (const net of ['192.0.2.0', '198.51.100.0', '203.0.113.0']) nets.addSubnet(net, 24, 'ipv4');
nets.addSubnet('2001:db8::', 32, 'ipv6');

const testCards = [
  '4111111111111111',
  '4000000000000002',
  '4000000000000119',
  '4000000000003220',
  '4000000000003063',
];

/** The check digit of ISO/IEC 7812-1. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

type Pattern = {candidates: RegExp; isFree: (value: string) => boolean; remedy: string};

const patterns: Pattern[] = [
  {
    // Names of hosts; what a program imports, such as `using System.IO;`, is none.
    candidates:
      /(?<![\w.-]|^using )(?:[a-z0-9-]+\.)+(?:com|net|org|io|uk|eu|de|us|dev|app|ai|cloud|gov|biz|info|online)(?![\w-]|\.\w)/gim,
    isFree: (value) =>
      /(^|\.)example\.(com|co\.uk)$/i.test(value) ||
      ownHosts.includes(value.toLowerCase()) ||
      value.toLowerCase() in others,
    remedy: `use a name under example.com or example.co.uk (RFC 2606); for an official page of someone else, add the host to src/rules/hosts.yml with the reason.`,
  },
  {
    candidates:
      /(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){3}(?![\w.]*\d)|[\da-f]{0,4}(?::[\da-f]{0,4}){2,7})(?![\w:])/gi,
    isFree: (value) => !isIP(value) || nets.check(value, isIP(value) === 6 ? 'ipv6' : 'ipv4'),
    remedy: 'use 192.0.2.0/24, 198.51.100.0/24, 203.0.113.0/24 or 2001:db8::/32 (RFC 5737, RFC 3849).',
  },
  {
    candidates: /(?<![\w.-])\+\d[\d ()-]{6,}\d|(?<![\w.+-])(?:44|0)20 ?\d{4} ?\d{4}(?!\w)/g,
    isFree: (value) => /^(?:(?:44|0)2079460\d{3}|120255501\d{2})$/.test(digitsOf(value)),
    remedy: 'use +44 20 7946 0xxx or +1 202 555 01xx, which are kept for fiction.',
  },
  {
    candidates: /(?<![\w.-])[2-6]\d{3}([ -]?)\d{4}\1\d{4}\1\d{4}(?![\w-])/g,
    isFree: (value) => !hasCheckDigit(digitsOf(value)) || testCards.includes(digitsOf(value)),
    remedy: `use a test card: ${testCards.join(', ')}.`,
  },
];

const find = (text: string): Problem[] =>
  patterns.flatMap(({candidates, isFree, remedy}) =>
    matchesIn(text.replaceAll('%40', '  @'), candidates)
      .filter(({value}) => !isFree(value))
      .map(({value, line, column}) => ({line, column, message: `${value} may belong to someone.`, remedy})),
  );

/** Networks that are smaller than the reserved ones: those that a reader opens a firewall for. */
const networks = /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}\/(?:2[5-9]|3[01])(?!\w)/g;

function contains(network: string, other: string): boolean {
  const [address = '', prefix = ''] = network.split('/');
  const list = new BlockList();
  list.addSubnet(address, Number(prefix), 'ipv4');
  return list.check(other.replace(/\/.*/, ''), 'ipv4');
}

/** Two services cannot have the same address: equal networks are one service, others must not overlap. */
function overlapsIn({pages}: Site): PlacedProblem[] {
  const found = pages.flatMap(({path: file, text}) =>
    matchesIn(text, networks).map((match) => ({path: file, ...match})),
  );
  return found.flatMap(({path: file, line, column, value}, index) => {
    const other = found
      .slice(0, index)
      .find((each) => each.value !== value && (contains(each.value, value) || contains(value, each.value)));
    if (!other) return [];
    const message = `The network ${value} overlaps ${other.value} in ${other.path}:${other.line}.`;
    return [{path: file, line, column, message, remedy: 'give each service a network of its own.'}];
  });
}

export const reserved: Rule = {
  name: 'reserved',
  page: (page) => find(page.text),
  site: (site) => [
    ...dataOf(site).flatMap(({path: file, text}) => find(text).map((problem) => ({path: file, ...problem}))),
    ...overlapsIn(site),
  ],
};
