/** One difference between two versions of an API, as an entry of the change log. */

type ChangeKind = 'added' | 'changed' | 'deprecated' | 'removed';

/**
 * Who writes a value: the client (`sent`) or the API (`received`). Stricter rules break those who send, looser
 * ones those who receive.
 */
export type Direction = 'sent' | 'received';

export type Change = {
  kind: ChangeKind;
  breaking: boolean;
  /** `post /pet`; absent for what concerns the whole API. */
  operation?: string;
  /** Where in the operation, in Markdown: "Query parameter `status`". */
  place: string;
  /** What happened there, in Markdown, as the rest of a sentence without its full stop. */
  what: string;
  /** What a client must do; every breaking change has it. */
  remedy?: string;
  /** HTML id of the place on the operation's page. */
  anchor?: string;
  /** Segments of the JSON pointer, references followed. */
  pointer: string[];
};

/** The location of a change in an operation, passed down during the comparison. */
export type ChangeLocation = Pick<Change, 'operation' | 'place' | 'anchor' | 'pointer'>;

/** The location one or more segments further down. */
export function below(place: ChangeLocation, ...segments: string[]): ChangeLocation {
  return {...place, pointer: [...place.pointer, ...segments]};
}

/** A change that breaks clients, with what they must do. */
export function breaking(place: ChangeLocation, kind: ChangeKind, what: string, remedy: string): Change {
  return {...place, kind, breaking: true, what, remedy};
}

/** A change that clients need not react to. */
export function harmless(place: ChangeLocation, kind: ChangeKind, what: string): Change {
  return {...place, kind, breaking: false, what};
}

/** A change of `deprecated`, if there is one. */
export function deprecation(place: ChangeLocation, before: unknown, after: unknown): Change[] {
  if (Boolean(before) === Boolean(after)) return [];
  return after
    ? [
        {
          ...harmless(place, 'deprecated', 'is deprecated'),
          remedy: 'Plan to do without it: it may go in the next major version.',
        },
      ]
    : [harmless(place, 'changed', 'is no longer deprecated')];
}
