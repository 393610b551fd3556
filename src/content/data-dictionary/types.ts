/** Types of the data dictionary of Focus, from which pages, the CSV and the JSON Schema are generated. */

/** A day on which names came into Focus: the date of the post that announced them. */
export const releases = {
  '2025-02-03': {
    slug: 'welcome',
    title: 'Welcome to Help Hub',
    brought:
      'The first edition of this dictionary: every name that Focus had until then, and most names of today',
  },
  '2025-04-30': {
    slug: 'focus-updates-april-2025',
    title: 'Focus updates: April 2025',
    brought: 'The columns of the Retention forecast report',
  },
  '2025-05-30': {
    slug: 'focus-updates-may-2025',
    title: 'Focus updates: May 2025',
    brought: 'The hash chain of the audit log, and the two people who release a legal hold',
  },
  '2025-07-31': {
    slug: 'focus-updates-july-2025',
    title: 'Focus updates: July 2025',
    brought: 'The columns of the Recording gaps report, and the gaps of a media file',
  },
} as const;

export type Since = keyof typeof releases;

/** Interfaces and files in which fields appear; the list is closed. */
export const fieldLocations = {
  REST: 'Answers of the REST API, and requests to it',
  'metadata.csv': 'The table in an export',
  'notes.csv': 'The table of notes and tags in an export',
  'manifest.json': 'The list of files in an export',
  'media/*.json': 'The file of an SMS or a chat in an export',
  Reports: 'The CSV file of a report',
  'Audit log': 'An event; what belongs to another entity is in `details`',
  SCIM: 'What your directory sends, with its name there',
  SAML: 'What your identity provider sends, with its name there',
  'Access list': 'The CSV file of **Admin** > **Groups** > **Access**',
  Portal: 'A screen of Focus, under its label',
  'Hold certificate': 'The PDF of a legal hold',
} as const;

export type FieldLocation = keyof typeof fieldLocations;

/** Places that are files or attribute names rather than words. */
export const fileLocations: readonly FieldLocation[] = [
  'metadata.csv',
  'notes.csv',
  'manifest.json',
  'media/*.json',
];

/** A location, with the field's names there if they differ. */
export type Appearance = FieldLocation | {in: FieldLocation; as: string | readonly string[]};

/** Kinds of identifier: three letters, an underscore and ten characters. */
export const prefixes = {
  acc: {entity: 'Account', example: 'acc_01J9Z6R4MN'},
  grp: {entity: 'Group', example: 'grp_01J9Z6W7RD'},
  per: {entity: 'Person', example: 'per_01J9Z6V2QX'},
  end: {entity: 'Endpoint', example: 'end_01J9Z6X1HB'},
  com: {entity: 'Communication', example: 'com_01J9Z6T5K8'},
  pol: {entity: 'Retention policy', example: 'pol_01J9Z6Y4VS'},
  hld: {entity: 'Legal hold', example: 'hld_01J9Z6Z8PC'},
  exp: {entity: 'Export', example: 'exp_01J9Z70A3C'},
  evt: {entity: 'Audit event', example: 'evt_01J9Z71D6G'},
  gap: {entity: 'Recording gap', example: 'gap_01J9Z72K5T'},
  cli: {entity: 'API client', example: 'cli_01J9Z6W3MN'},
} as const;

export type Prefix = keyof typeof prefixes;

/** Texts of a known form; `pattern` is an ECMA 262 expression, `format` one of JSON Schema. */
export const textForms = {
  email: {words: 'E-mail address', format: 'email'},
  e164: {words: 'E.164 number', pattern: '^\\+[1-9][0-9]{6,14}$'},
  groupName: {words: 'Text without `/`', pattern: '^[^/]*$'},
  sha256: {words: '64 hexadecimal digits', pattern: '^[0-9a-f]{64}$'},
  focusCode: {words: 'Focus error code', pattern: '^FOC-[0-9]{4}$'},
  action: {words: 'Text such as `export.created`', pattern: '^[a-z_]+\\.[a-z_]+$'},
  ipv4: {words: 'IPv4 address', format: 'ipv4'},
  ipv6: {words: 'IPv6 address', format: 'ipv6'},
  language: {words: 'BCP 47 language tag', pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'},
  url: {words: 'Web address', format: 'uri'},
  mediaPath: {words: 'Path', pattern: '^media/com_[0-9A-HJKMNP-TV-Z]{10}\\.(ogg|wav|mp4|eml|json)$'},
  empty: {words: 'empty text', pattern: '^$'},
} as const satisfies Record<string, {words: string; pattern?: string; format?: string}>;

export type TextForm = keyof typeof textForms;

type Limits = {min?: number; max?: number};

export type FieldType =
  | {kind: 'identifier'; of: Prefix | 'any'}
  | ({kind: 'text'; form?: TextForm} & Limits)
  /** Each value with its meaning; `explainedAt` names the field, such as `communication.kind`, that lists the same. */
  | {kind: 'enum'; values: Readonly<Record<string, string>>; explainedAt?: `${EntityName}.${string}`}
  | ({kind: 'integer'; unit?: string} & Limits)
  | ({kind: 'number'; unit?: string} & Limits)
  | {kind: 'boolean'}
  | {kind: 'time'; milliseconds?: true}
  | {kind: 'date'}
  /** In a CSV file the items are separated by semicolons. */
  | ({kind: 'list'; of: FieldType} & Limits)
  | {kind: 'object'; entity: EntityName}
  /** Members without fixed names: texts, integers and further such objects. */
  | {kind: 'details'}
  | {kind: 'either'; of: readonly FieldType[]};

export type Json = string | number | boolean | null | readonly Json[] | {readonly [name: string]: Json};

export type Field = {
  /** Lower case with underscores. */
  name: string;
  type: FieldType;
  /** One or more sentences; code in backticks, no links; facts may be inserted. */
  meaning: string;
  /** As it stands in JSON, or in a CSV file as text. */
  example: Json;
  since: Since;
  /** May be `null` in JSON, empty in CSV. */
  nullable: boolean;
  /** May be left out altogether; the meaning says when. */
  optional?: true;
  appearsIn: readonly Appearance[];
};

export const entityNames = [
  'account',
  'group',
  'person',
  'roleGrant',
  'endpoint',
  'communication',
  'participant',
  'media',
  'mediaGap',
  'transcriptSegment',
  'retentionPolicy',
  'legalHold',
  'exportRequest',
  'export',
  'metadataRow',
  'notesRow',
  'messageFile',
  'manifest',
  'manifestFile',
  'auditEvent',
  'listAnswer',
  'problem',
  'usageRow',
  'endpointHealthRow',
  'recordingGapRow',
  'retentionForecastRow',
  'userActivityRow',
  'accessRow',
] as const;

export type EntityName = (typeof entityNames)[number];

export type Entity = {
  name: EntityName;
  /** Heading on the page; its slug is the anchor. */
  title: string;
  /** One or two sentences above the table. */
  summary: string;
  /** `document`: a JSON value of its own; `part`: stands inside another entity; `row`: a line of a CSV file. */
  form: 'document' | 'part' | 'row';
  fields: readonly Field[];
};
