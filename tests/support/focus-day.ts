/** What the mock of the Focus REST API holds: three calls of 3 November 2025, two audit events, and exports of the calls. */
import {createHash} from 'node:crypto';
import {zipOf} from './zip';

/** The name that an Owner gave the client: who acts, in exports and in the audit log. */
export const actor = 'Archive import, production';

export const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
export const mediaOf = (id: string) => Buffer.from(`OggS sound of ${id}`);

const priya = {person_id: 'per_01J9Z6V2QX', group_id: 'grp_01J9Z6W7RD'};
const tom = {person_id: 'per_01J9Z6V4SD', group_id: 'grp_01J9Z6W9TK'};
const emails: Record<string, string> = {
  [priya.person_id]: 'priya@example.com',
  [tom.person_id]: 'tom@example.com',
};
const paths: Record<string, string> = {
  [priya.group_id]: 'UK Bank/Markets/FX desk',
  [tom.group_id]: 'UK Bank/Retail/Contact centre',
};

type Call = [
  id: string,
  of: typeof priya,
  direction: string,
  at: string,
  seconds: number,
  from: number,
  to: string,
];

const day: [...Call, until: string][] = [
  ['com_01J9Z6T5K8', priya, 'inbound', '09:14:02', 312, 188, '123', '2032-11-03'],
  ['com_01J9Z6T7MB', priya, 'outbound', '10:02:40', 95, 123, '188', '2032-11-03'],
  ['com_01J9Z6T9VC', tom, 'inbound', '10:41:15', 61, 188, '044', '2026-02-01'],
];

export const calls = day.map(([id, of, direction, at, seconds, from, to, until]) => {
  const start = `2025-11-03T${at}Z`;
  const end = new Date(Date.parse(start) + seconds * 1000).toISOString().replace('.000', '');
  return {
    id,
    ...of,
    direction,
    kind: 'voice',
    started_at: start,
    ended_at: end,
    duration_seconds: seconds,
    participants: [
      {address: `+442079460${from}`, part: 'from'},
      {address: `+442079460${to}`, part: 'to'},
    ],
    media: [{format: 'audio/ogg', bytes: mediaOf(id).length, sha256: sha256(mediaOf(id))}],
    legal_hold: false,
    retention_until: end.replace('2025-11-03', until),
  };
});

export const events = [
  {
    seq: 1,
    id: 'evt_01J9Z71D6G',
    time: '2025-11-03T09:20:45.007Z',
    actor,
    action: 'communication.searched',
  },
  {
    seq: 2,
    id: 'evt_01J9Z71D8H',
    time: '2025-11-03T09:20:46.113Z',
    actor,
    action: 'communication.played',
  },
];

/** The columns of metadata.csv, in their order. */
function metadataOf(ids: readonly string[]): string {
  const header =
    'communication_id,kind,direction,started_at,ended_at,duration_seconds,person_id,person_email,group_path,from,to,legal_hold,retention_until,file';
  const rows = calls
    .filter(({id}) => ids.includes(id))
    .map((call) => [
      ...[call.id, call.kind, call.direction, call.started_at, call.ended_at, call.duration_seconds],
      ...[
        call.person_id,
        emails[call.person_id],
        paths[call.group_id],
        ...call.participants.map(({address}) => address),
      ],
      ...[call.legal_hold, call.retention_until, `media/${call.id}.ogg`],
    ]);
  return [header, ...rows.map((row) => row.join(','))].map((line) => `${line}\n`).join('');
}

export type Order = {id: string; purpose: string; ids: string[]};

/** The ZIP of an export, as the data dictionary describes it. */
export function zipFor({id, purpose, ids}: Order): Buffer {
  const media = ids.map((name): [string, Buffer] => [`media/${name}.ogg`, mediaOf(name)]);
  const files = Object.fromEntries([...media, ['metadata.csv', Buffer.from(metadataOf(ids))] as const]);
  const manifest = {
    export_id: id,
    created_at: '2025-11-04T03:00:12Z',
    created_by: actor,
    purpose,
    algorithm: 'SHA-256',
    files: Object.entries(files).map(([path, data]) => ({path, bytes: data.length, sha256: sha256(data)})),
  };
  return zipOf({...files, 'manifest.json': JSON.stringify(manifest)});
}
