/** Changes of the media types of a body. */
import {below, breaking, harmless, type Change, type Direction, type ChangeLocation} from './change';
import {namesOf, objectOf, same} from './versionPair';
import {schemaChanges} from './schemaChanges';
import {inlineCode} from './valuesInMarkdown';

/** Removes changes that are the same for several media types. */
function once(changes: Change[]): Change[] {
  const told = new Set<string>();
  return changes.filter(({place, what}) => {
    const key = `${place} ${what}`;
    return !told.has(key) && told.add(key);
  });
}

/**
 * @param place the `content` of a body; its text names the body
 * @returns changes of media types and of their schemas
 */
export function contentChanges(
  place: ChangeLocation,
  direction: Direction,
  before: unknown,
  after: unknown,
): Change[] {
  const [olds, nows] = [objectOf(before), objectOf(after)];
  const changes = namesOf(olds, nows).flatMap((type) => {
    const at = below(place, type);
    if (!(type in nows)) {
      const verb = direction === 'sent' ? 'Send' : 'Ask for';
      return [breaking(at, 'removed', `no longer has the type ${inlineCode(type)}`, `${verb} another type.`)];
    }
    if (!(type in olds)) return [harmless(at, 'added', `has the new type ${inlineCode(type)}`)];
    const [old, now] = [objectOf(olds[type]), objectOf(nows[type])];
    const isEncodedAlike = same(old.encoding, now.encoding);
    return [
      ...schemaChanges(below(at, 'schema'), direction, old.schema ?? {}, now.schema ?? {}),
      ...(isEncodedAlike
        ? []
        : [
            breaking(
              at,
              'changed',
              `${inlineCode('encoding')} has changed`,
              'Read how parts are encoded now.',
            ),
          ]),
    ];
  });
  return once(changes);
}
